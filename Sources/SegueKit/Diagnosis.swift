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
    let simd = simd(used: String(cString: segue_vector_extension()), processorHasAVX2: segue_processor_has_avx2())
    items.append(Item(name: "SIMD", found: simd, isGood: true))
    items.append(selfTest())
    return Diagnosis(items: items)
  }

  /// The instructions that this build uses, and how to get better ones where the processor has them.
  static func simd(used: String, processorHasAVX2: Bool) -> String {
    let isLeftUnused = processorHasAVX2 && used != "AVX2"
    return isLeftUnused ? "\(used) (this processor has AVX2: build with -Xcc -mavx2 to use it)" : used
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
