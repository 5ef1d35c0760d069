import Foundation
import Raster
import TestSupport
import Testing

/// A folder for one test, with two small pages in it. It goes away with the test.
final class TestFolder {
  let path: String
  /// Beside it: what does not count as left behind.
  let scratch: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.appending(path: "segue-tests-\(UUID().uuidString)")
    path = base.appending(path: "work").path
    scratch = base.appending(path: "scratch").path
    for folder in [path, scratch] {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      // Another user runs the command in here too.
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder)
    }
    try write("from.png", Self.pages.from)
    try write("to.png", Self.pages.to)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }

  /// 60 × 130 pixels each.
  private static let pages = (from: png(TestPage.text, seed: 1), to: png(TestPage.photo, seed: 2))

  /// A page as the bytes of a PNG file.
  static func png(_ page: TestPage, width: Int = 60, height: Int = 130, seed: Int) -> [UInt8] {
    let bitmap = page.bitmap(width: width, height: height, seed: seed)
    return PNGFile(width: width, height: height) { x, y, channel in Int(bitmap[x, y][channel]) }.bytes
  }

  func file(_ name: String) -> String { "\(path)/\(name)" }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(filePath: file(name)))
  }

  func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

  func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: file(name)))) }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: file(name), withDestinationPath: target)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: file(name), withIntermediateDirectories: true)
  }

  /// Everything in it by path, hidden names too: a file's bytes, a link's target, nothing for a folder.
  func contents() -> [String: Data] {
    var found: [String: Data] = [:]
    guard let names = FileManager.default.enumerator(atPath: path) else { return found }
    for case let name as String in names {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file(name)) {
        found[name] = Data(target.utf8)
      } else {
        found[name] = (try? Data(contentsOf: URL(filePath: file(name)))) ?? Data()
      }
    }
    return found
  }
}
