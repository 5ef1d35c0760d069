import Foundation
import Motion
import TestSupport
import Testing

@testable import Media

/// Broken movies are errors that say where, and never a crash.
@Suite("A broken movie") struct MovieDamageTests {
  private func movie(_ scratch: Scratch) throws -> [UInt8] {
    let path = scratch.file("whole.mp4")
    try write(clip(32, 32, frames: 5), with: MovieWriter(path: path, width: 32, height: 32, frameRate: Rational(25)))
    return try bytes(of: path)
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(MediaError) {
      _ = try MovieIndex(ByteSource(bytes, path: "a.mp4"))
      return nil
    } catch { return error.description }
  }

  @Test("says where, what should be there, and what is")
  func messages() throws {
    let whole = try movie(Scratch())
    #expect(message(whole) == nil)
    let index = try #require(whole.position(of: Array("moov".utf8))) - 4
    let data = try #require(whole.position(of: Array("mdat".utf8))) - 4
    let size = whole.count - data
    #expect(
      message(Array(whole.dropLast(9)))
        == "a.mp4: byte \(data): expected the \(size) bytes of box 'mdat', found \(size - 9) bytes")
    #expect(
      message(Array(whole[..<index]))
        == "a.mp4: byte \(index): expected an index (box 'moov'), found the end of the file")
    var tiny = whole
    tiny.replaceSubrange(index..<index + 4, with: [0, 0, 0, 7])
    #expect(message(tiny) == "a.mp4: byte \(index): expected a box of at least 8 bytes, found one of 7 bytes")
    for kind in ["mvhd", "tkhd", "mdia", "hdlr", "mdhd", "minf", "stbl", "stsd", "stts"] {
      var bytes = whole
      let at = try #require(bytes.position(of: Array(kind.utf8)))
      bytes.replaceSubrange(at..<at + 4, with: Array("none".utf8))
      let told = try #require(message(bytes), "\(kind)")
      #expect(told.hasSuffix(": expected a box '\(kind)', found none"))
    }
    var sound = whole
    let handler = try #require(sound.position(of: Array("vide".utf8)))
    sound.replaceSubrange(handler..<handler + 4, with: Array("soun".utf8))
    #expect(message(sound) == "a.mp4: byte \(index): expected a track of pictures, found another track")
    var many = whole
    let times = try #require(many.position(of: Array("stts".utf8)))
    many.replaceSubrange(times + 12..<times + 16, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(message(many) == "a.mp4: byte \(times - 4): expected at most 3600000 frames, found more")
  }

  @Test("that ends anywhere is an error")
  func cut() throws {
    let scratch = try Scratch()
    let whole = try movie(scratch)
    let path = scratch.file("a.mp4")
    let data = try #require(whole.position(of: Array("mdat".utf8))) - 4
    for count in 0..<whole.count {
      if let told = message(Array(whole[..<count])) {
        #expect(told.hasPrefix("a.mp4: byte "), "\(told)")
      } else {
        // The index is whole, and what it is of is missing from a box on.
        try #require(count < data + 8, "\(count)")
        try Data(whole[..<count]).write(to: URL(filePath: path))
        #expect(failure { _ = try FileContents(path: path) }?.description.hasPrefix("cannot decode the first") == true)
      }
    }
  }

  @Test("of random damage is an error or read, and never a crash")
  func mutants() throws {
    let scratch = try Scratch()
    let whole = try movie(scratch)
    let path = scratch.file("mutant.mp4")
    var random = SeededRandom(seed: 5)
    var read = 0
    for count in 0..<3000 {
      var mutant = whole
      for _ in 0..<random.integer(in: 1...4) {
        mutant[random.integer(in: 0...whole.count - 1)] ^= 1 << UInt8(random.integer(in: 0...7))
      }
      let isRead = message(mutant) == nil
      if isRead { read += 1 }
      if count % 10 > 0 { continue }
      try Data(mutant).write(to: URL(filePath: path))
      do { _ = try FileContents(path: path) } catch { #expect(!error.description.isEmpty) }
    }
    #expect((100...2900).contains(read), "\(read)")
  }

  @Test(
    "or anything else is told apart by its first bytes",
    arguments: [
      ("", "an empty file"), ("hello, I am text", "text"), ("\u{89}PNG\r\n\u{1A}\n", "a PNG"),
      ("RIFF\0\0\0\0WEBPVP8 ", "a WebP"), ("\u{1}\u{2}abcdefgh", "0x01 0x02 0x61 0x62 0x63 0x64 0x65 0x66"),
    ])
  func others(text: String, found: String) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    try Data(text.unicodeScalars.map { UInt8($0.value) }).write(to: URL(filePath: path))
    let expected = MediaError.malformed(path: path, byte: 0, expected: "a GIF, an MP4 or a MOV", found: found)
    #expect(failure { _ = try FileContents(path: path) } == expected)
  }
}
