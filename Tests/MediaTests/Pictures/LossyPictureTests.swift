import Media
import Raster
import TestSupport
import Testing

/// JPEG and WebP against flat colours that are known, and against what libjpeg and libwebp make of the same file.
@Suite struct LossyPictureTests {
  static let colours = ["000000", "ffffff", "808080", "ff0000", "00ff00", "0000ff", "c83214", "1478c8", "fafa32"]

  struct JPEG: CustomTestStringConvertible {
    var testDescription: String
    var options: [String]

    static let all = [
      JPEG(testDescription: "baseline 4:4:4", options: ["-sampling-factor", "1x1"]),
      JPEG(testDescription: "baseline 4:2:2", options: ["-sampling-factor", "2x1"]),
      JPEG(testDescription: "baseline 4:2:0", options: ["-sampling-factor", "2x2"]),
      JPEG(testDescription: "baseline 4:4:0", options: ["-sampling-factor", "1x2"]),
      JPEG(testDescription: "progressive 4:4:4", options: ["-interlace", "JPEG", "-sampling-factor", "1x1"]),
      JPEG(testDescription: "progressive 4:2:0", options: ["-interlace", "JPEG", "-sampling-factor", "2x2"]),
      JPEG(testDescription: "grey", options: ["-colorspace", "Gray"]),
      JPEG(testDescription: "progressive grey", options: ["-interlace", "JPEG", "-colorspace", "Gray"]),
    ]
  }

  private func convert(_ bench: PictureBench, _ source: [String], _ options: [String], _ target: String) throws {
    try bench.run("sh", "-c", (["convert"] + source + options + [target]).map { "'\($0)'" }.joined(separator: " "))
  }

  @Test(arguments: JPEG.all)
  func `A JPEG of one colour has that colour`(_ kind: JPEG) throws {
    let bench = try PictureBench()
    for colour in Self.colours {
      try convert(bench, ["-size", "37x21", "xc:#\(colour)"], ["-quality", "98"] + kind.options, "picture.jpeg")
      let picture = try Picture(contentsOf: bench.path("picture.jpeg"))
      let rgb = (0..<3).map { UInt8(Int(colour, radix: 16)! >> (16 - 8 * $0) & 255) }
      let pixel = picture.bitmap[0, 0]
      #expect((0..<picture.bitmap.rgba.count / 4).allSatisfy { picture.bitmap[$0 % 37, $0 / 37] == pixel })
      if kind.testDescription.hasSuffix("grey") {
        #expect(pixel.x == pixel.y && pixel.y == pixel.z)
      } else {
        #expect(try #require(distance(rgb, [pixel.x, pixel.y, pixel.z])) <= 2, "\(colour): \(pixel)")
      }
      #expect(pixel.w == 255)
    }
  }

  @Test(arguments: JPEG.all)
  func `A JPEG looks as libjpeg makes it`(_ kind: JPEG) throws {
    let bench = try PictureBench()
    try convert(bench, ["-size", "63x47", "-seed", "3", "plasma:"], ["-quality", "90"] + kind.options, "picture.jpeg")
    let theirs = try bench.run("convert", "picture.jpeg", "-colorspace", "sRGB", "-depth", "8", "rgb:-")
    let bitmap = try Picture(contentsOf: bench.path("picture.jpeg")).bitmap
    // Chroma is rounded at other places, and the inverse DCT keeps two bits more between its passes.
    try expect(bitmap, within: 3, of: opaque(theirs))
    let total = zip(bitmap.rgba, opaque(theirs)).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    #expect(Double(total) / Double(bitmap.rgba.count) < 0.6)
  }

  @Test(arguments: [(1, 1), (1, 7), (7, 1), (17, 9), (16, 16)])
  func `Odd sizes of 4:2:0 have every pixel`(size: (Int, Int)) throws {
    let bench = try PictureBench()
    try convert(bench, ["-size", "\(size.0)x\(size.1)", "xc:#1478c8"], ["-sampling-factor", "2x2"], "picture.jpeg")
    try bench.run("convert", "-size", "\(size.0)x\(size.1)", "xc:#1478c8", "source.png")
    try bench.run("cwebp", "-quiet", "-q", "95", "source.png", "-o", "picture.webp")
    for name in ["picture.jpeg", "picture.webp"] {
      let bitmap = try Picture(contentsOf: bench.path(name)).bitmap
      #expect((bitmap.width, bitmap.height) == size)
      try expect(bitmap, within: 3, of: (0..<size.0 * size.1).flatMap { _ -> [UInt8] in [0x14, 0x78, 0xC8, 255] })
    }
  }

  @Test(arguments: [false, true])
  func `Lossless WebP comes out exactly`(hasAlpha: Bool) throws {
    let bench = try PictureBench()
    let file = PNGFile(width: 31, height: 23, hasAlpha ? .rgba : .rgb) { x, y, channel in noise(x, y, channel) & 255 }
    try bench.file(file.bytes, "source.png")
    try bench.run("cwebp", "-quiet", "-lossless", "-exact", "source.png", "-o", "picture")
    let straight = file.samples.map { UInt8($0) }
    let picture = try Picture(contentsOf: bench.path("picture"))
    #expect(picture.bitmap.rgba == (hasAlpha ? premultiplied(straight) : opaque(straight)))
    #expect(picture.notes == [])
  }

  @Test func `Lossy WebP has its colours`() throws {
    let bench = try PictureBench()
    for colour in Self.colours {
      try bench.run("convert", "-size", "37x21", "xc:#\(colour)", "source.png")
      try bench.run("cwebp", "-quiet", "-q", "95", "source.png", "-o", "picture.webp")
      let rgb = (0..<3).map { UInt8(Int(colour, radix: 16)! >> (16 - 8 * $0) & 255) }
      let bitmap = try Picture(contentsOf: bench.path("picture.webp")).bitmap
      try expect(bitmap, within: 3, of: (0..<37 * 21).flatMap { _ in rgb + [255] })
    }
  }

  @Test func `Lossy WebP looks as libwebp makes it`() throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "64x48", "-seed", "3", "plasma:", "source.png")
    try bench.run("cwebp", "-quiet", "-q", "90", "source.png", "-o", "picture.webp")
    try bench.run("dwebp", "-quiet", "picture.webp", "-ppm", "-o", "theirs.ppm")
    let theirs = try bench.run("convert", "theirs.ppm", "-depth", "8", "rgb:-")
    try expect(Picture(contentsOf: bench.path("picture.webp")).bitmap, within: 4, of: opaque(theirs))
  }

  @Test func `Lossy WebP keeps its alpha exactly`() throws {
    let bench = try PictureBench()
    let file = PNGFile(width: 32, height: 20, .rgba) { x, y, channel in
      channel == 3 ? noise(x, y, 3) & 255 : [0xC8, 0x32, 0x14][channel]
    }
    try bench.file(file.bytes, "source.png")
    try bench.run("cwebp", "-quiet", "-q", "95", "-exact", "source.png", "-o", "picture")
    let bitmap = try Picture(contentsOf: bench.path("picture")).bitmap
    #expect((0..<640).map { Int(bitmap[$0 % 32, $0 / 32].w) } == (0..<640).map { file.samples[$0 * 4 + 3] })
    try expect(bitmap, within: 3, of: premultiplied(file.samples.map { UInt8($0) }))
  }

  @Test(arguments: ["baseline", "progressive", "lossy", "lossless"])
  func `Bytes after the end do not matter`(kind: String) throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "20x10", "-seed", "2", "plasma:", "source.png")
    switch kind {
    case "baseline": try bench.run("convert", "source.png", "jpeg:picture")
    case "progressive": try bench.run("convert", "source.png", "-interlace", "JPEG", "jpeg:picture")
    case "lossy": try bench.run("cwebp", "-quiet", "source.png", "-o", "picture")
    default: try bench.run("cwebp", "-quiet", "-lossless", "source.png", "-o", "picture")
    }
    let bytes = try bench.bytes(of: "picture")
    #expect(try bench.picture(bytes + [0xFF, 0xD8, 0xFF, 1, 2]).bitmap == bench.picture(bytes).bitmap)
  }
}
