import Foundation
import Media
import Raster
import Testing

/// `--hash`: what it prints is the SHA-256 of the frames that are written.
struct HashTests {
  @Test func `the tests' own SHA-256 is right`() {
    #expect(sha256([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(sha256(Array("abc".utf8)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sha256([UInt8](repeating: 0x61, count: 119)) == "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"
    )
  }

  @Test func `each line is the hash of that frame's pixels, the last one of all`() async throws {
    let folder = try TestFolder()
    let outcome = try await CommandRun.export("-q", "--hash", "-o", "a/", "-o", "b.gif", in: folder).outcome()
    expectDone(outcome)
    let frames = try (0...24).map { index in
      try Picture(contentsOf: folder.file("a/frame-000\(index < 10 ? "0" : "")\(index).png")).bitmap
    }
    let messages = frames.map(\.rgba)
    let expected =
      messages.enumerated().map { "\($0.offset) \(sha256($0.element))" } + ["clip \(sha256(Array(messages.joined())))"]
    #expect(outcome.output == expected.joined(separator: "\n") + "\n")
  }

  @Test func `two runs print the same, and JSON has the clip's`() async throws {
    let folder = try TestFolder()
    let first = try await CommandRun.export("-q", "--hash", "-o", "a.gif", in: folder).outcome()
    let second = try await CommandRun.export("-q", "--hash", "-o", "b.gif", in: folder).outcome()
    #expect(first.output == second.output)
    #expect(first.outputLines.count == 11 + 1)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
    let json = try await CommandRun.export("-q", "--hash", "--json", "-o", "a.gif", in: folder).outcome().json()
    #expect(first.outputLines.last == "clip \(json["frameHash"] ?? "")")
  }
}
