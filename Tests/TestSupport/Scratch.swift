import Foundation

/// A folder of its own for one test, removed afterwards.
public final class Scratch: Sendable {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.path + "/segue-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  public func file(_ name: String) -> String { "\(path)/\(name)" }

  /// Every name in the folder, hidden ones too, sorted.
  public var contents: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

  /// Every file in the folder and in folders within it, hidden ones too, with its bytes.
  public var files: [String: [UInt8]] {
    get throws {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: file(name), isDirectory: &isFolder), !isFolder.boolValue {
          files[name] = try bytes(of: file(name))
        }
      }
      return files
    }
  }
}

public func bytes(of path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

extension [UInt8] {
  /// Where `pattern` begins, if it is there.
  public func position(of pattern: [UInt8]) -> Int? { Data(self).range(of: Data(pattern))?.lowerBound }

  public func contains(text: String) -> Bool { position(of: Array(text.utf8)) != nil }
}
