import Foundation
import TestSupport
import Testing

@testable import SegueKit

@Suite("A file that is to be read as text") struct SourceFileTests {
  func words(_ path: String) -> String? {
    #expect(throws: FileProblems.self) { try SourceText(path: path, kind: "a scene") }?.description
  }

  @Test("is read whole")
  func read() throws {
    let scratch = try Scratch()
    try "a: é".write(toFile: scratch.file("a.yaml"), atomically: true, encoding: .utf8)
    let source = try SourceText(path: scratch.file("a.yaml"), kind: "a scene")
    #expect(source.text == "a: é" && source.path == scratch.file("a.yaml"))
    #expect(try SourceText(path: "/proc/self/status", kind: "a scene").text.contains("Name:"))
  }

  @Test("is a regular file that is there, and no larger than 4 MB")
  func refused() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.yaml")
    #expect(words(path) == "\(path): error: cannot be read: there is no such file")
    #expect(words(scratch.path) == "\(scratch.path): error: cannot be read: it is a directory")
    #expect(words("/dev/zero") == "/dev/zero: error: cannot be read: it is a device; a scene must be a file")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(words(path) == "\(path): error: cannot be read: it is a pipe; a scene must be a file")
    let large = scratch.file("large.yaml")
    try Data(repeating: 0x20, count: 4_000_001).write(to: URL(filePath: large))
    #expect(words(large) == "\(large): error: expected at most 4 MB, found 4.1 MB")
    try Data(repeating: 0x20, count: 4_000_000).write(to: URL(filePath: large))
    #expect(throws: Never.self) { try SourceText(path: large, kind: "a scene") }
  }
}
