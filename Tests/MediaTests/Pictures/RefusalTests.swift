import Foundation
import Media
import Raster
import TestSupport
import Testing

@testable import struct Media.PictureFile

/// What is not read, and the words for it.
@Suite struct RefusalTests {
  // MARK: Files that are no pictures

  struct Case: CustomTestStringConvertible {
    var testDescription: String { words }
    var bytes: [UInt8]
    var words: String

    init(_ bytes: [UInt8], _ words: String) {
      self.bytes = bytes
      self.words = words
    }

    init(_ text: String, _ words: String) { self.init(Array(text.utf8), words) }

    static let none = "'picture' is not a PNG, JPEG or WebP picture: "

    static let all = [
      Case("", none + "it is empty"),
      Case("Hello, I am a text.\n", none + "it is text"),
      Case("Grüße aus Köln\n", none + "it is text"),
      Case([1, 2, 3, 4, 5, 6, 7, 8, 9], none + "its first bytes are not of a kind known here"),
      Case("GIF89a\u{1}\0\u{1}\0", none + "it is a GIF"),
      Case("\0\0\0\u{18}ftypheic\0\0\0\0", none + "it is HEIC; export it as PNG"),
      Case("\0\0\0\u{18}ftypmif1\0\0\0\0", none + "it is HEIC; export it as PNG"),
      Case("\0\0\0\u{18}ftypavif\0\0\0\0", none + "it is AVIF; export it as PNG"),
      Case("\0\0\0\u{18}ftypisom\0\0\0\0", none + "it is an MP4 movie"),
      Case("\0\0\0\u{14}ftypqt  \0\0\0\0", none + "it is a QuickTime movie"),
      Case("%PDF-1.7\n", none + "it is a PDF; export the page as PNG"),
      Case("8BPS\0\u{1}", none + "it is a Photoshop document; export it as PNG"),
      Case("II*\0\u{8}\0\0\0", none + "it is a TIFF; export it as PNG"),
      Case("MM\0*\0\0\0\u{8}", none + "it is a TIFF; export it as PNG"),
      Case("BM\u{1}\u{2}\0\0", none + "it is a BMP; export it as PNG"),
      Case("\0\0\u{1}\0\u{1}\0", none + "it is an icon (ICO); export it as PNG"),
      Case("\0\0\0\u{C}jP  \r\n", none + "it is JPEG 2000; export it as PNG"),
      Case("\0\0\0\u{C}JXL \r\n", none + "it is JPEG XL; export it as PNG"),
      Case([0xFF, 0x0A, 0x00], none + "it is JPEG XL; export it as PNG"),
      Case([0x1A, 0x45, 0xDF, 0xA3], none + "it is a Matroska or WebM movie"),
      Case("RIFF\u{10}\0\0\0WAVEfmt ", none + "it is a RIFF file, but not WebP"),
      Case("RIFF\u{10}\0\0\0AVI LIST", none + "it is an AVI movie"),
      Case("<svg xmlns='x'/>", none + "it is SVG; export it as PNG"),
      Case("<?xml version='1.0'?><svg/>", none + "it is XML, perhaps SVG; export it as PNG"),
      Case(
        "<!DOCTYPE html><title>404</title>",
        none + "it is HTML, perhaps an error page saved under the picture's name"),
      Case(
        "version https://git-lfs.github.com/spec/v1\noid sha256:0",
        none + "it is a Git LFS pointer; fetch the file with: git lfs pull"),
      Case(
        [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00],
        none + "its PNG signature is damaged, as by a transfer in text mode"),
    ]
  }

  @Test(arguments: Case.all)
  func `What is no picture is named`(_ kind: Case) throws {
    #expect(try PictureBench().words(kind.bytes) == kind.words)
  }

  // MARK: Headers

  static func png(_ width: Int, _ height: Int, depth: UInt8 = 8, type: UInt8 = 2) -> [UInt8] {
    let sides = [width, height].flatMap { side in [24, 16, 8, 0].map { UInt8(side >> $0 & 255) } }
    return PNGFile.signature + PNGFile.chunk("IHDR", sides + [depth, type, 0, 0, 0])
      + PNGFile.chunk("IDAT", PNGFile.deflated([0, 0, 0, 0])) + PNGFile.chunk("IEND", [])
  }

  /// A JPEG of a frame header and an empty scan.
  static func jpeg(_ width: Int, _ height: Int, marker: UInt8 = 0xC0, depth: UInt8 = 8, components: UInt8 = 3)
    -> [UInt8]
  {
    var frame = [depth]
    for side in [height, width] { frame += [UInt8(side >> 8), UInt8(side & 255)] }
    frame.append(components)
    for component in 0..<components { frame += [component + 1, 0x11, 0] }
    let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    return [0xFF, 0xD8, 0xFF, marker, 0, UInt8(frame.count + 2)] + frame + scan + [0, 0xFF, 0xD9]
  }

  static func webp(_ width: Int, _ height: Int, flags: UInt8 = 0) -> [UInt8] {
    let sides = [width - 1, height - 1].flatMap { side in [0, 8, 16].map { UInt8(side >> $0 & 255) } }
    return RIFF([("VP8X", [flags, 0, 0, 0] + sides), ("VP8L", [0x2F, 0, 0, 0, 0])]).bytes
  }

  static let headers = [
    Case(
      png(40000, 40000), "'picture' is 40000 × 40000 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(png(16385, 1), "'picture' is 16385 × 1 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(png(16384, 8193), "'picture' is 16384 × 8193 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(
      png(0xFFFF_FFFF, 0xFFFF_FFFF),
      "'picture' is 4294967295 × 4294967295 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(
      jpeg(40000, 40000), "'picture' is 40000 × 40000 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(
      webp(40000, 40000), "'picture' is 40000 × 40000 pixels; at most 16384 on a side and 134 megapixels can be used"),
    Case(png(0, 5), "'picture' is damaged: its header says 0 × 5 pixels"),
    Case(png(5, 5, depth: 4), "'picture' is damaged: its header says bit depth 4, colour type 2"),
    Case(png(5, 5, depth: 16, type: 3), "'picture' is damaged: its header says bit depth 16, colour type 3"),
    Case(png(1, 1, type: 3), "'picture' is damaged: its palette (PLTE) is missing or of a wrong length"),
    Case(
      PNGFile.signature + PNGFile.chunk("CgBI", [0, 0, 0, 0]) + png(1, 1).dropFirst(8),
      "cannot use 'picture': it is a PNG that Xcode optimised for iOS; export it as plain PNG"),
    Case(PNGFile.signature + PNGFile.chunk("IEND", []), "'picture' is damaged: it does not begin with an IHDR chunk"),
    Case(
      png(1, 1).prefix(33) + PNGFile.chunk("IEND", []), "'picture' is damaged: it has no IDAT chunk, so no pixels"),
    Case(
      jpeg(8, 8, components: 4),
      "cannot use 'picture': it is a CMYK JPEG, which names ink and no exact screen colours; export it as RGB"),
    Case(
      jpeg(8, 8, components: 2),
      "cannot use 'picture': it is a JPEG of 2 components; 1 (grey) and 3 (colour) can be used"),
    Case(
      jpeg(8, 8, depth: 12), "cannot use 'picture': it is a JPEG of 12 bits per sample; export it with 8, or as PNG"),
    Case(jpeg(8, 0), "cannot use 'picture': its header leaves the height open; export it again"),
    Case(
      jpeg(8, 8, marker: 0xC9),
      "cannot use 'picture': it is a lossless, hierarchical or arithmetic-coded JPEG; export it as a baseline or "
        + "progressive one"),
    Case([0xFF, 0xD8, 0xFF, 0xD9], "'picture' is damaged: it has no scan, so no pixels"),
    Case(
      webp(8, 8, flags: 2),
      "cannot use 'picture': it is an animated WebP; export the frame that is meant as a still picture"),
    Case(webp(8, 8), "'picture' is damaged: its header says 8 × 8 pixels, its picture 1 × 1"),
    Case(RIFF([("EXIF", [0])]).bytes, "'picture' is damaged: it has no VP8 or VP8L chunk, so no pixels"),
    Case(
      RIFF([("VP8 ", [1, 2, 3])]).bytes, "'picture' is damaged: its VP8  chunk does not begin as a picture does"),
  ]

  @Test(arguments: headers)
  func `A header that cannot be followed is explained`(_ kind: Case) throws {
    #expect(try PictureBench().words(kind.bytes) == kind.words)
  }

  @Test func `A CMYK JPEG of another program is refused`() throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "8x8", "xc:red", "-colorspace", "CMYK", "jpeg:cmyk")
    guard case .unsupported? = try bench.refusal(bench.bytes(of: "cmyk")) else {
      Issue.record("it was taken")
      return
    }
  }

  // MARK: Paths

  private func words(_ path: String) -> String? {
    do throws(MediaError) {
      _ = try Picture(contentsOf: path)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `What cannot be opened is explained`() throws {
    let bench = try PictureBench()
    func expect(_ name: String, _ reason: String, sourceLocation: SourceLocation = #_sourceLocation) {
      let path = bench.path(name)
      #expect(words(path) == "cannot read '\(path)': \(reason)", sourceLocation: sourceLocation)
    }
    expect("missing.png", "there is no such file")
    expect(".", "it is a directory")
    try bench.file(Self.png(1, 1), "file")
    expect("file/inside", "a part of the path is not a directory")
    try FileManager.default.createSymbolicLink(atPath: bench.path("circle"), withDestinationPath: "circle")
    expect("circle", "its symbolic links lead in a circle")
    expect(String(repeating: "x", count: 300), "the name is too long")
    try bench.run("mkfifo", "fifo")
    expect("fifo", "it is a pipe; a picture must be a file")
    try FileManager.default.createSymbolicLink(atPath: bench.path("link"), withDestinationPath: "fifo")
    expect("link", "it is a pipe; a picture must be a file")
    #expect(words("/dev/null") == "cannot read '/dev/null': it is a device; a picture must be a file")
    #expect(words("/dev/zero") == "cannot read '/dev/zero': it is a device; a picture must be a file")
  }

  @Test func `A symbolic link to a picture is followed, whatever its name`() throws {
    let bench = try PictureBench()
    let file = PNGFile(width: 2, height: 2) { _, _, _ in 9 }
    try bench.file(file.bytes, "real.jpeg")
    try FileManager.default.createSymbolicLink(atPath: bench.path("link.txt"), withDestinationPath: "real.jpeg")
    #expect(try Picture(contentsOf: bench.path("link.txt")).bitmap[1, 1] == SIMD4(9, 9, 9, 255))
  }

  @Test func `A file without permission is explained`() async {
    // In a process of its own, for the superuser must first become somebody else.
    await #expect(processExitsWith: .success) {
      let bench = try PictureBench()
      let path = try bench.file([1, 2, 3], "secret")
      chmod(bench.folder, 0o755)
      chmod(path, 0)
      if geteuid() == 0 { precondition(seteuid(65534) == 0) }
      var words = ""
      do throws(MediaError) { _ = try Picture(contentsOf: path) } catch { words = error.description }
      _ = seteuid(getuid())
      precondition(words == "cannot read '\(path)': permission denied", words)
    }
  }

  @Test func `A file of more than 1 GiB is not read`() throws {
    let bench = try PictureBench()
    let path = try bench.file(PNGFile.signature, "huge")
    #expect(truncate(path, PictureFile.mostBytes + 1) == 0)
    #expect(words(path) == "cannot read '\(path)': it has 1073741825 bytes; a picture may have 1073741824")
  }
}
