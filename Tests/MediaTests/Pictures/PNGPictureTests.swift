import Media
import Raster
import TestSupport
import Testing

/// Every kind of PNG against the pixels its samples mean, exactly.
@Suite struct PNGPictureTests {
  struct Case: CustomTestStringConvertible {
    var colorType: PNGFile.ColorType
    var depth: Int
    var isInterlaced: Bool
    var hasTransparency: Bool
    var size: (width: Int, height: Int)

    var testDescription: String {
      "\(colorType) \(depth) bit\(isInterlaced ? ", interlaced" : "")\(hasTransparency ? ", tRNS" : "") "
        + "\(size.width) × \(size.height)"
    }

    static let all: [Case] = PNGFile.ColorType.allCases.flatMap { type in
      type.depths.flatMap { depth in
        [false, true].flatMap { interlaced in
          (type == .greyAlpha || type == .rgba ? [false] : [false, true]).flatMap { transparency in
            [(1, 1), (3, 2), (13, 11), (33, 17)].map {
              Case(colorType: type, depth: depth, isInterlaced: interlaced, hasTransparency: transparency, size: $0)
            }
          }
        }
      }
    }
  }

  @Test(arguments: Case.all)
  func `A PNG comes out sample for sample`(_ kind: Case) throws {
    let most = 1 << kind.depth - 1
    let entries = min(most + 1, 200)
    var file = PNGFile(
      width: kind.size.width, height: kind.size.height, depth: kind.depth, kind.colorType,
      isInterlaced: kind.isInterlaced
    ) { x, y, channel in
      // Every fourth column repeats one colour, which tRNS then names.
      let value = x % 4 == 2 ? noise(2, 0, channel) : noise(x, y, channel)
      return kind.colorType == .palette ? value % entries : value & most
    }
    let palette = (0..<entries).map { entry in (0..<3).map { UInt8(noise(entry, 99, $0) & 255) } }
    let alphas = (0..<(entries + 1) / 2).map { UInt8(noise($0, 77, 0) & 255) }
    let clear = (0..<kind.colorType.channels).map { noise(2, 0, $0) & most }
    if kind.colorType == .palette { file.chunks.append(("PLTE", palette.flatMap { $0 })) }
    if kind.hasTransparency {
      let named = clear.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      file.chunks.append(("tRNS", kind.colorType == .palette ? alphas : named))
    }

    func eight(_ value: Int) -> UInt8 { UInt8((Double(value) * 255 / Double(most)).rounded()) }
    let channels = kind.colorType.channels
    let straight = stride(from: 0, to: file.samples.count, by: channels).flatMap { at -> [UInt8] in
      let pixel = Array(file.samples[at..<at + channels])
      let alpha: UInt8 = kind.hasTransparency && pixel == clear ? 0 : 255
      return switch kind.colorType {
      case .grey: [eight(pixel[0]), eight(pixel[0]), eight(pixel[0]), alpha]
      case .rgb: pixel.map(eight) + [alpha]
      case .palette: palette[pixel[0]] + [kind.hasTransparency && pixel[0] < alphas.count ? alphas[pixel[0]] : 255]
      case .greyAlpha: [eight(pixel[0]), eight(pixel[0]), eight(pixel[0]), eight(pixel[1])]
      case .rgba: pixel.map(eight)
      }
    }
    let picture = try PictureBench().picture(file.bytes)
    #expect(picture.bitmap == Bitmap(width: file.width, height: file.height, rgba: premultiplied(straight)))
    #expect(picture.notes == [])
  }

  @Test func `All 65536 values of 16 bits become the nearest of 8`() throws {
    let file = PNGFile(width: 256, height: 256, depth: 16, .grey) { x, y, _ in y * 256 + x }
    let bitmap = try PictureBench().picture(file.bytes).bitmap
    for value in 0..<65536 {
      let expected = UInt8((Double(value) / 257).rounded())
      try #require(bitmap[value % 256, value / 256] == SIMD4(expected, expected, expected, 255), "of \(value)")
    }
  }

  @Test func `All 65536 pairs of colour and alpha are multiplied exactly`() throws {
    let file = PNGFile(width: 256, height: 256, .greyAlpha) { x, y, channel in channel == 0 ? x : y }
    let bitmap = try PictureBench().picture(file.bytes).bitmap
    for alpha in 0..<256 {
      for grey in 0..<256 {
        let expected = UInt8((Double(grey * alpha) / 255).rounded())
        try #require(bitmap[grey, alpha] == SIMD4(expected, expected, expected, UInt8(alpha)), "of \(grey), \(alpha)")
      }
    }
  }

  @Test(arguments: ["0", "1", "2", "3", "4", "5"])
  func `A PNG of another program, filtered and deflated, comes out exactly`(filter: String) throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "61x47", "-seed", "5", "plasma:", "-depth", "8", "source.ppm")
    try bench.run("convert", "source.ppm", "-define", "png:compression-filter=\(filter)", "PNG24:picture")
    let rgb = try bench.run("convert", "source.ppm", "-depth", "8", "rgb:-")
    #expect(try Picture(contentsOf: bench.path("picture")).bitmap.rgba == opaque(rgb))
  }

  @Test func `Data in many IDAT chunks, with unknown chunks around, is one picture`() throws {
    let file = PNGFile(width: 20, height: 20, .rgba) { x, y, channel in channel == 3 ? 255 : noise(x, y, channel) & 255
    }
    let stream = PNGFile.deflated(file.rows)
    let pieces = stride(from: 0, to: stream.count, by: 100).map { Array(stream[$0..<min($0 + 100, stream.count)]) }
    let bytes =
      PNGFile.signature + PNGFile.chunk("IHDR", file.header) + PNGFile.chunk("tEXt", Array("Title\0x".utf8))
      + pieces.flatMap { PNGFile.chunk("IDAT", $0) } + PNGFile.chunk("zzZz", [1, 2, 3]) + PNGFile.chunk("IEND", [])
    #expect(try PictureBench().picture(bytes).bitmap == PictureBench().picture(file.bytes).bitmap)
  }

  @Test func `Of an animated PNG the still image is taken`() throws {
    let still = PNGFile(width: 5, height: 4) { x, y, channel in noise(x, y, channel) & 255 }
    let next = PNGFile(width: 5, height: 4) { _, _, _ in 0 }
    let control: [UInt8] = [0, 0, 0, 5, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0]
    let bytes =
      PNGFile.signature + PNGFile.chunk("IHDR", still.header) + PNGFile.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
      + PNGFile.chunk("fcTL", [0, 0, 0, 0] + control) + PNGFile.chunk("IDAT", PNGFile.deflated(still.rows))
      + PNGFile.chunk("fcTL", [0, 0, 0, 1] + control)
      + PNGFile.chunk("fdAT", [0, 0, 0, 2] + PNGFile.deflated(next.rows)) + PNGFile.chunk("IEND", [])
    #expect(try PictureBench().picture(bytes).bitmap.rgba == opaque(still.samples.map { UInt8($0) }))
  }

  @Test func `Bytes after the end do not matter`() throws {
    let file = PNGFile(width: 3, height: 3) { x, y, _ in x * y }
    #expect(try PictureBench().picture(file.bytes + [1, 2, 3]).bitmap == PictureBench().picture(file.bytes).bitmap)
  }
}
