import Foundation
import TestSupport
import Testing

@testable import Media

/// Broken GIFs are errors that say where, and never a crash.
@Suite("A broken GIF") struct GIFDamageTests {
  private func error(_ bytes: [UInt8]) -> MediaError? {
    do throws(MediaError) {
      _ = try GIFContents(ByteSource(bytes, path: "a.gif"))
      return nil
    } catch { return error }
  }

  /// A screen of 2 × 2 with four colours: 25 bytes.
  private static let header = GIFBuilder(width: 2, height: 2).bytes

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]

    init(_ message: String, _ bytes: [UInt8]) {
      testDescription = message
      self.bytes = bytes
    }

    static func image(_ change: (inout GIFBuilder) -> Void) -> [UInt8] {
      var builder = GIFBuilder(width: 2, height: 2)
      change(&builder)
      return builder.bytes
    }
  }

  @Test(
    "says where, what should be there, and what is",
    arguments: [
      Case("a.gif: byte 0: expected a GIF's signature, found the end of the file", []),
      Case("a.gif: byte 3: expected a GIF's signature, found the end of the file", Array("GIF".utf8)),
      Case("a.gif: byte 0: expected GIF87a or GIF89a, found 'GIF88a'", Array("GIF88a".utf8) + header.dropFirst(6)),
      Case("a.gif: byte 12: expected a GIF's screen, found the end of the file", Array(header.prefix(12))),
      Case("a.gif: byte 20: expected a table of colours, found the end of the file", Array(header.prefix(20))),
      Case(
        "a.gif: byte 6: expected a screen of at least 1 × 1 pixel, found 0 × 5", GIFBuilder(width: 0, height: 5).bytes),
      Case(
        "a.gif: byte 6: expected a screen of at most 16384 pixels on a side and 134 megapixels, found 65535 × 65535",
        GIFBuilder(width: 65535, height: 65535).bytes),
      Case(
        "a.gif: byte 6: expected a screen of at most 16384 pixels on a side and 134 megapixels, found 16384 × 16384",
        GIFBuilder(width: 16384, height: 16384).bytes),
      Case(
        "a.gif: byte 30: expected an image of at most 16384 pixels on a side and 134 megapixels, found 65535 × 1",
        Case.image { $0.bytes += [0x2C, 0, 0, 0, 0, 255, 255, 1, 0, 0, 2] }),
      Case(
        "a.gif: byte 30: expected an image of at least 1 × 1 pixel, found 0 × 1",
        Case.image { $0.image(width: 0, height: 1, []) }),
      Case("a.gif: byte 25: expected an image, found the end", header),
      Case("a.gif: byte 26: expected an image, found the end", header + [0x3B]),
      Case("a.gif: byte 25: expected an image, an extension or the end, found 0x7f", header + [0x7F]),
      Case("a.gif: byte 25: expected an image, an extension or the end, found 0x00", header + [0x00]),
      Case("a.gif: byte 25: expected 4 bytes of graphic control, found 3", header + [0x21, 0xF9, 3, 0, 0, 0, 0]),
      Case("a.gif: byte 26: expected an extension, found the end of the file", header + [0x21]),
      Case(
        "a.gif: byte 29: expected an extension's next sub-block, found the end of the file",
        header + [0x21, 0xFE, 1, 65]),
      Case(
        "a.gif: byte 35: expected codes of 2 to 8 bits at first, found 9",
        Case.image { $0.image(width: 1, height: 1, [0], codeSize: 9) }),
      // Clear, then 6, which stands for nothing yet.
      Case(
        "a.gif: byte 37: expected an LZW code below 6, found 6",
        Case.image { $0.bytes += [0x2C, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0b00_110_100, 0, 0] }),
      Case(
        "a.gif: byte 39: expected 4 pixels of an image, found 3",
        Case.image {
          $0.bytes += [0x2C, 0, 0, 0, 0, 2, 0, 2, 0, 0, 2]
          $0.bytes += GIFBuilder.blocks(GIFBuilder.compressed([0, 1, 2], codeSize: 2, defersClear: false))
        }),
    ])
  func messages(test: Case) {
    #expect(error(test.bytes)?.description == test.testDescription)
  }

  @Test("that ends anywhere is an error, or all there is up to then")
  func cut() throws {
    var builder = GIFBuilder(width: 3, height: 3)
    builder.loop(repeats: 0)
    var ends: [Int] = []
    for frame in 0..<3 {
      builder.control(delay: 4, disposal: frame, transparent: 3)
      builder.image(width: 3, height: 3, (0..<9).map { UInt8($0 * frame % 4) }, isInterlaced: frame == 1)
      ends.append(builder.bytes.count)
    }
    // Between two blocks an end is seen only by the trailer that is not there.
    let controls = ends.map { $0 + 8 }
    builder.end()
    for count in 0..<builder.bytes.count {
      let bytes = Array(builder.bytes[..<count])
      if ends.contains(count) || controls.contains(count) {
        let gif = try GIFContents(ByteSource(bytes, path: "a.gif"))
        #expect(!gif.isFinished && gif.frames.count == ends.count { $0 <= count })
      } else {
        let message = try #require(error(bytes)).description
        #expect(message.hasPrefix("a.gif: byte \(count): expected ") && message.contains("found the end"), "\(message)")
      }
    }
    #expect(try GIFContents(ByteSource(builder.bytes, path: "a.gif")).isFinished)
  }

  @Test("of random damage is an error or read, and never a crash", arguments: 0..<4)
  func mutants(seed: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    _ = try run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=48x36:rate=20:duration=0.3", path])
    let whole = try bytes(of: path)
    var random = SeededRandom(seed: seed)
    var read = 0
    for _ in 0..<750 {
      var mutant = whole
      for _ in 0..<random.integer(in: 1...4) {
        // Half of it near the beginning, where the headers are.
        let at = random.integer(in: 0...(random.chance(0.5) ? 60 : mutant.count - 1))
        // A screen of 100 megapixels is right, and slow.
        if [7, 9].contains(at) { continue }
        mutant[at] ^= 1 << UInt8(random.integer(in: 0...7))
      }
      do throws(MediaError) {
        let gif = try GIFContents(ByteSource(mutant, path: "a.gif"))
        #expect(!gif.frames.isEmpty)
        read += 1
      } catch {
        guard case .malformed(_, let byte, _, _) = error else {
          Issue.record(error)
          continue
        }
        #expect((0...mutant.count).contains(byte))
      }
    }
    #expect((50...700).contains(read), "\(read)")
  }
}
