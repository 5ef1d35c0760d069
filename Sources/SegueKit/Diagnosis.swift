internal import CProcessor
internal import Media
internal import Motion
internal import Raster

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What this machine has, and whether it works.
public struct Diagnosis: Sendable, Encodable {
  public struct Item: Sendable, Encodable {
    public var name: String
    public var found: String
    public var isGood: Bool
  }

  public var items: [Item]

  public var isHealthy: Bool { items.allSatisfy(\.isGood) }

  public func json() -> String { jsonText(self) }

  /// Asks the libraries for their versions and for the encoders we use, then makes a small MP4 and GIF and reads them
  /// back, in a temporary folder that is removed.
  public static func make() -> Diagnosis {
    var items = Libraries.versions.map { Item(name: $0.name, found: $0.version, isGood: true) }
    for (name, use) in [("libx264", "MP4"), ("gif", "GIF"), ("png", "PNG")] {
      let isThere = hasEncoder(name)
      items.append(
        Item(name: "encoder \(name)", found: isThere ? "present, for \(use)" : "missing: no \(use)", isGood: isThere))
    }
    for name in ["png", "mjpeg", "webp"] {
      let isThere = hasDecoder(name)
      items.append(Item(name: "decoder \(name)", found: isThere ? "present" : "missing", isGood: isThere))
    }
    items.append(Item(name: "SIMD", found: String(cString: segue_vector_extension()), isGood: true))
    items.append(selfTest())
    return Diagnosis(items: items)
  }

  private static func selfTest() -> Item {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let page = Bitmap(width: 64, height: 128, filledWith: .white)
      let request = PreviewRequest(from: .bitmap(page), to: .placeholder, holdFirst: 0, holdLast: 0)
      let paths = ["test.mp4", "test.gif"].map { folder.appending(path: $0).path }
      let report = try export(request, to: try paths.map { path in try Destination(path: path) })
      let frames = report.outputs.map { "\($0.file.frames)" }.joined(separator: " and ")
      return Item(name: "self-test", found: "wrote and read back \(frames) frames", isGood: true)
    } catch {
      return Item(name: "self-test", found: "\(error)", isGood: false)
    }
  }
}
