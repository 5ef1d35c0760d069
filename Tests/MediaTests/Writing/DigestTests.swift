import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A digest")
struct DigestTests {
  @Test(
    "is the SHA-256 of the bytes, by the standard's own examples",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func standard(words: String, expected: String) {
    var digest = Digest()
    digest.update(Array(words.utf8))
    #expect(digest.finish() == expected)
    var pieces = Digest()
    for byte in words.utf8 { pieces.update([byte]) }
    #expect(pieces.finish() == expected)
  }

  @Test("of a picture is that of its bytes, as any other tool has it")
  func picture() throws {
    let scratch = try Scratch()
    let bitmap = clip(300, 7, frames: 1)[0]
    try Data(bitmap.rgba).write(to: URL(fileURLWithPath: scratch.file("bytes")))
    let script = "import sys, hashlib; print(hashlib.sha256(open(sys.argv[1], 'rb').read()).hexdigest())"
    #expect(try python(script, scratch.file("bytes")) == Digest.hex(of: bitmap) + "\n")
  }
}

@Suite("The libraries")
struct LibrariesTests {
  @Test("have names and versions")
  func versions() {
    let versions = Libraries.versions
    let names = ["libavformat", "libavcodec", "libavutil", "Little CMS", "libimagequant", "cairo"]
    #expect(versions.map(\.name) == names)
    for (name, version) in versions {
      #expect(version.split(separator: ".").count >= 2 && version.allSatisfy { $0 == "." || $0.isNumber }, "\(name)")
      #expect(version.first != "0", "\(name) \(version)")
    }
  }

  @Test("are those that ffmpeg runs with")
  func sameAsProgram() throws {
    let words = try text("ffmpeg", ["-hide_banner", "-version"]).split(whereSeparator: \.isNewline)
    for (name, version) in Libraries.versions where name.hasPrefix("libav") {
      let line = try #require(words.first { $0.hasPrefix(name) })
      // "libavutil      57. 28.100 / 57. 28.100"
      #expect(line.split(separator: "/").last?.filter { $0 != " " } == version)
    }
  }

  @Test("have the encoders and decoders that they have, and no others")
  func coders() {
    for name in ["libx264", "gif", "png"] { #expect(hasEncoder(name)) }
    for name in ["png", "mjpeg", "webp"] { #expect(hasDecoder(name)) }
    #expect(!hasEncoder("libx263") && !hasDecoder("libx263"))
  }

  @Test("without an encoder are told apart from other failures")
  func missing() {
    let error = failure { _ = try Encoder("libx263") { _ in } }
    #expect(error == .encoderMissing(name: "libx263"))
  }
}
