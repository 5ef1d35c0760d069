import Foundation
import Media
import TestSupport
import Testing

/// A folder of one test's own, gone afterwards.
final class PictureBench {
  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "segue-pictures-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// Writes `bytes` and gives their path. The name says nothing of the format, for it must not matter.
  @discardableResult
  func file(_ bytes: [UInt8], _ name: String = "picture") throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
    return path(name)
  }

  func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: path(name))))
  }

  /// Runs a program in the folder. A program that is missing or fails is a failure of the test.
  /// - Returns: what it wrote to standard output.
  @discardableResult
  func run(_ program: String, _ arguments: String...) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let output = Pipe()
    process.standardOutput = output
    try start(process)
    let written = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments) failed")
    return Array(written)
  }

  /// Reads `bytes` as a picture.
  func picture(_ bytes: [UInt8]) throws -> Picture {
    try Picture(contentsOf: file(bytes, UUID().uuidString))
  }

  /// Why `bytes` are refused, with the path in it called `picture`; nil when they are not.
  func refusal(_ bytes: [UInt8]) throws -> MediaError? {
    let path = try file(bytes, "picture")
    do throws(MediaError) {
      _ = try Picture(contentsOf: path)
      return nil
    } catch {
      return error
    }
  }

  /// The refusal in words, with `picture` for the whole path.
  func words(_ bytes: [UInt8]) throws -> String? {
    try refusal(bytes)?.description.replacingOccurrences(of: path("picture"), with: "picture")
  }
}
