import Foundation
import Media
import TestSupport
import Testing

/// Damaged pictures are errors, never half a picture and never a crash.
@Suite struct DamageTests {
  enum Sample: String, CaseIterable {
    case png, pngPalette, pngInterlaced, jpeg, jpegProgressive, jpegRestarts, webpLossy, webpLossless, webpAlpha

    var signatureLength: Int {
      switch self {
      case .png, .pngPalette, .pngInterlaced: 8
      case .jpeg, .jpegProgressive, .jpegRestarts: 3
      case .webpLossy, .webpLossless, .webpAlpha: 12
      }
    }

    func bytes(_ bench: PictureBench, width: Int = 20, height: Int = 12) throws -> [UInt8] {
      let colours = PNGFile(width: width, height: height, .rgba) { x, y, channel in
        channel == 3 ? (self == .webpAlpha ? noise(x, y, 3) & 255 : 255) : noise(x / 3, y / 3, channel) & 255
      }
      try bench.file(colours.bytes, "source.png")
      switch self {
      case .png: try bench.run("convert", "source.png", "-alpha", "off", "PNG24:sample")
      case .pngPalette: try bench.run("convert", "source.png", "-colors", "40", "PNG8:sample")
      case .pngInterlaced: try bench.run("convert", "source.png", "-interlace", "PNG", "PNG24:sample")
      case .jpeg: try bench.run("convert", "source.png", "jpeg:sample")
      case .jpegProgressive: try bench.run("convert", "source.png", "-interlace", "JPEG", "jpeg:sample")
      case .jpegRestarts:
        try bench.run("convert", "source.png", "-define", "jpeg:restart-interval=1", "jpeg:sample")
      case .webpLossy: try bench.run("cwebp", "-quiet", "-noalpha", "source.png", "-o", "sample")
      case .webpLossless: try bench.run("cwebp", "-quiet", "-lossless", "source.png", "-o", "sample")
      case .webpAlpha: try bench.run("cwebp", "-quiet", "source.png", "-o", "sample")
      }
      let bytes = try bench.bytes(of: "sample")
      _ = try bench.picture(bytes)
      return bytes
    }
  }

  @Test(arguments: Sample.allCases)
  func `Every beginning of a file is refused as cut short`(sample: Sample) throws {
    let bench = try PictureBench()
    let bytes = try sample.bytes(bench)
    for count in 0..<bytes.count {
      let refusal = try bench.refusal(Array(bytes[..<count]))
      if count < sample.signatureLength {
        guard case .notAPicture? = refusal else { throw Unexpected(count: count, refusal: refusal) }
      } else {
        guard case .damaged(_, let reason)? = refusal, reason.hasSuffix("it is cut short") else {
          throw Unexpected(count: count, refusal: refusal)
        }
      }
    }
  }

  struct Unexpected: Error {
    var count: Int
    var refusal: MediaError?
  }

  @Test(arguments: [Sample.png, .pngPalette, .pngInterlaced])
  func `A PNG with any bit turned over is refused`(sample: Sample) throws {
    let bench = try PictureBench()
    let bytes = try sample.bytes(bench)
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= UInt8(1 << (index % 8))
      guard try bench.refusal(damaged) != nil else { throw Unexpected(count: index, refusal: nil) }
    }
  }

  @Test(arguments: Sample.allCases.filter { !$0.rawValue.hasPrefix("png") })
  func `A JPEG or WebP with any byte changed is refused or a picture, and no crash`(sample: Sample) throws {
    let bench = try PictureBench()
    let bytes = try sample.bytes(bench)
    var refused = 0
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= [0xFF, 0x01, 0x80][index % 3]
      if try bench.refusal(damaged) != nil { refused += 1 }
    }
    #expect(refused > 0)
  }

  @Test(arguments: [0, 1, 20, 40, 60])
  func `A PNG whose chunks are whole and rows are missing is refused`(missing: Int) throws {
    let file = PNGFile(width: 20, height: 20) { x, y, channel in noise(x, y, channel) & 255 }
    let rows = Array(file.rows.dropLast(missing))
    let bytes =
      PNGFile.signature + PNGFile.chunk("IHDR", file.header) + PNGFile.chunk("IDAT", PNGFile.deflated(rows))
      + PNGFile.chunk("IEND", [])
    let refusal = try PictureBench().refusal(bytes)
    #expect((refusal == nil) == (missing == 0))
  }

  // A file that was really cut short has no end marker, or not the size it says, and is refused above. Where somebody put
  // an end on it, FFmpeg must notice, which it does but for the last block of pixels; of lossy WebP it never does.

  @Test(arguments: [Sample.jpeg, .jpegProgressive, .jpegRestarts])
  func `A JPEG whose scan ends early is refused though it has its end marker`(sample: Sample) throws {
    let bench = try PictureBench()
    let bytes = try sample.bytes(bench, width: 160, height: 96)
    for part in 1..<8 {
      let refusal = try bench.refusal(Array(bytes.dropLast(bytes.count * part / 8)) + [0xFF, 0xD9])
      guard case .damaged? = refusal else { throw Unexpected(count: part, refusal: refusal) }
    }
  }

  @Test func `A lossless WebP whose picture ends early is refused though its sizes agree`() throws {
    let bench = try PictureBench()
    let bytes = try Sample.webpLossless.bytes(bench, width: 160, height: 96)
    for part in 1..<8 {
      var riff = RIFF(bytes)
      let image = riff.chunks.firstIndex { $0.type == "VP8L" }!
      riff.chunks[image].data.removeLast(riff.chunks[image].data.count * part / 8)
      let refusal = try bench.refusal(riff.bytes)
      guard case .damaged? = refusal else { throw Unexpected(count: part, refusal: refusal) }
    }
  }

  @Test func `The words tell what is damaged`() throws {
    let bench = try PictureBench()
    let file = PNGFile(width: 4, height: 4) { _, _, _ in 7 }
    var wrong = file.bytes
    wrong[45] ^= 1
    #expect(try bench.words(wrong) == "'picture' is damaged: the checksum of its IDAT chunk at byte 33 is wrong")
    #expect(
      try bench.words(Array(file.bytes[..<50]))
        == "'picture' is damaged: it ends after 50 bytes, within its IDAT chunk; it is cut short")
    #expect(
      try bench.words(Array(file.bytes.dropLast(12)))
        == "'picture' is damaged: it ends after \(file.bytes.count - 12) bytes, before its IEND chunk; it is cut short")
  }

  @Test func `Nothing is printed about a damaged picture`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      let bench = try PictureBench()
      for sample in [Sample.jpeg, .webpLossy, .png] {
        let bytes = try sample.bytes(bench)
        var damaged = bytes
        for index in stride(from: bytes.count / 2, to: bytes.count - 20, by: 3) { damaged[index] ^= 0x55 }
        _ = try bench.refusal(damaged)
        _ = try bench.refusal(Array(bytes.dropLast(9)))
      }
      let short = PNGFile.chunk("IDAT", PNGFile.deflated([0, 1, 2, 3]))
      let header = PNGFile(width: 4, height: 4) { _, _, _ in 7 }.header
      let missingRows = PNGFile.signature + PNGFile.chunk("IHDR", header) + short + PNGFile.chunk("IEND", [])
      let refusal = try bench.refusal(missingRows)
      precondition(refusal != nil)
    }
    let printed = try #require(result)
    #expect(String(decoding: printed.standardErrorContent, as: UTF8.self) == "")
    #expect(String(decoding: printed.standardOutputContent, as: UTF8.self) == "")
  }
}
