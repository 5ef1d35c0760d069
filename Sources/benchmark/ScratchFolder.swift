internal import Foundation

/// A folder for what is written while measuring, removed afterwards.
final class ScratchFolder {
  private let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "segue-benchmark-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { "\(path)/\(name)" }
}
