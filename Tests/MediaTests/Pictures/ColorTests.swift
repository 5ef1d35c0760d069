import Foundation
import Media
import Raster
import TestSupport
import Testing

/// Profiles against the plain mathematics of the colour spaces, in Double.
@Suite struct ColorTests {
  // MARK: The reference

  static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// Display P3 to sRGB, both 0…1: P3 to XYZ (SMPTE EG 432-1, D65) to sRGB (IEC 61966-2-1), clipped.
  static func sRGB(fromP3 colour: [Double]) -> [Double] {
    let linear = colour.map(decoded)
    let toXYZ = [
      [0.486570948648216, 0.265667693169093, 0.198217285234363],
      [0.228974564069749, 0.691738521836506, 0.0792869140937450],
      [0, 0.0451133818589026, 1.04394436890098],
    ]
    let toSRGB = [
      [3.24096994190452, -1.53738317757009, -0.498610760293003],
      [-0.969243636280880, 1.87596750150772, 0.0415550574071756],
      [0.0556300796969937, -0.203976958888977, 1.05697151424288],
    ]
    func times(_ matrix: [[Double]], _ vector: [Double]) -> [Double] {
      matrix.map { row in zip(row, vector).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    return times(toSRGB, times(toXYZ, linear)).map { encoded(min(max($0, 0), 1)) }
  }

  static func bytes(_ colour: [Double]) -> [UInt8] { colour.map { UInt8(($0 * 255).rounded()) } }

  private static let p3Note = "converted from Display P3 to sRGB"

  // MARK: Display P3

  /// 32 × 32 pixels that go through all of the cube's corners, greys and much between.
  private static let cube = PNGFile(width: 32, height: 32) { x, y, channel in
    if y == 0 { return x * 255 / 31 }
    if y == 1 { return x & (1 << channel) == 0 ? 0 : 255 }
    return noise(x, y, channel) & 255
  }

  private static func converted(_ samples: [Int], most: Double = 255) -> [UInt8] {
    stride(from: 0, to: samples.count, by: 3).flatMap { at in
      bytes(sRGB(fromP3: samples[at..<at + 3].map { Double($0) / most })) + [255]
    }
  }

  @Test func `A Display P3 PNG becomes sRGB`() throws {
    let file = Container.png.attach(Attachments(profile: TestProfile.displayP3), to: Self.cube.bytes)
    let picture = try PictureBench().picture(file)
    try expect(picture.bitmap, within: 1, of: Self.converted(Self.cube.samples))
    #expect(picture.notes == [Self.p3Note])
    // What would be seen without: the check above is not empty.
    #expect(try #require(distance(opaque(Self.cube.samples.map { UInt8($0) }), picture.bitmap.rgba)) > 40)
  }

  @Test func `Neighbours of one colour are converted as pixels alone are`() throws {
    // Runs of 1 to 32 pixels; the last two rows are of one colour.
    let runs = PNGFile(width: 32, height: 34) { x, y, channel in noise(x / max(y, 1), y / 2 * 2, channel) & 255 }
    let file = Container.png.attach(Attachments(profile: TestProfile.displayP3), to: runs.bytes)
    try expect(try PictureBench().picture(file).bitmap, within: 1, of: Self.converted(runs.samples))
  }

  @Test func `A Display P3 WebP becomes sRGB`() throws {
    let bench = try PictureBench()
    try bench.file(Self.cube.bytes, "source.png")
    try bench.run("cwebp", "-quiet", "-lossless", "source.png", "-o", "picture.webp")
    let bytes = try bench.bytes(of: "picture.webp")
    let picture = try bench.picture(Container.webp.attach(Attachments(profile: TestProfile.displayP3), to: bytes))
    try expect(picture.bitmap, within: 1, of: Self.converted(Self.cube.samples))
    #expect(picture.notes == [Self.p3Note])
  }

  @Test func `A Display P3 JPEG becomes sRGB`() throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "32x32", "-seed", "4", "plasma:", "-sampling-factor", "1x1", "picture.jpeg")
    let bytes = try bench.bytes(of: "picture.jpeg")
    let plain = try bench.picture(bytes).bitmap.rgba
    let picture = try bench.picture(Container.jpeg.attach(Attachments(profile: TestProfile.displayP3), to: bytes))
    let samples = plain.indices.filter { $0 % 4 != 3 }.map { Int(plain[$0]) }
    try expect(picture.bitmap, within: 1, of: Self.converted(samples))
    #expect(picture.notes == [Self.p3Note])
  }

  @Test func `16 bits go into the conversion as 16 bits`() throws {
    // Near black and white, where a step of 8 bits is many of 16.
    func sample(x: Int, y: Int, channel: Int) -> Int {
      let near = x * 20 + channel * 7
      if y < 4 { return near }
      return y < 8 ? 65535 - near : noise(x, y, channel)
    }
    var file = PNGFile(width: 64, height: 16, depth: 16, .rgb, sample: sample)
    file.chunks.append(("iCCP", Array("P3\0\0".utf8) + PNGFile.deflated(TestProfile.displayP3)))
    let picture = try PictureBench().picture(file.bytes)
    let expected = Self.converted(file.samples, most: 65535)
    try expect(picture.bitmap, within: 1, of: expected)
    // Nearly all exactly: had they been rounded to 8 bits before, every tenth would be off.
    let wrong = zip(picture.bitmap.rgba, expected).filter { $0.0 != $0.1 }.count
    #expect(wrong < expected.count / 200, "\(wrong) of \(expected.count)")
    #expect(picture.notes == [Self.p3Note])
  }

  @Test(arguments: [8, 16])
  func `Colours are converted before alpha is multiplied in`(depth: Int) throws {
    let step = depth == 16 ? 257 : 1
    var file = PNGFile(width: 16, height: 16, depth: depth, .rgba) { x, y, channel in
      channel == 3 ? (y * 16 + x) * step : noise(x, y, channel) >> (16 - depth)
    }
    let most = Double(1 << depth - 1)
    file.chunks.append(("iCCP", Array("P3\0\0".utf8) + PNGFile.deflated(TestProfile.displayP3)))
    var straight: [UInt8] = []
    for at in stride(from: 0, to: file.samples.count, by: 4) {
      let colour = file.samples[at..<at + 3].map { Double($0) / most }
      straight += Self.bytes(Self.sRGB(fromP3: colour)) + [UInt8(at / 4)]
    }
    try expect(PictureBench().picture(file.bytes).bitmap, within: 1, of: premultiplied(straight))
  }

  @Test func `A palette is converted too`() throws {
    var file = PNGFile(width: 8, height: 8, .palette) { x, y, _ in y * 8 + x }
    let palette = (0..<64).flatMap { entry in (0..<3).map { noise(entry, 0, $0) & 255 } }
    file.chunks = [
      ("iCCP", Array("P3\0\0".utf8) + PNGFile.deflated(TestProfile.displayP3)), ("PLTE", palette.map { UInt8($0) }),
    ]
    try expect(PictureBench().picture(file.bytes).bitmap, within: 1, of: Self.converted(palette))
  }

  // MARK: Grey

  @Test(arguments: [8, 16])
  func `Grey with a profile for grey becomes sRGB`(depth: Int) throws {
    var file = PNGFile(width: 32, height: 8, depth: depth, .grey) { x, y, _ in (y * 32 + x) * (depth == 16 ? 257 : 1) }
    file.chunks.append(("iCCP", Array("G\0\0".utf8) + PNGFile.deflated(TestProfile.grey22)))
    let picture = try PictureBench().picture(file.bytes)
    let expected = (0..<256).flatMap { level -> [UInt8] in
      let grey = UInt8((Self.encoded(pow(Double(level) / 255, 2.2)) * 255).rounded())
      return [grey, grey, grey, 255]
    }
    try expect(picture.bitmap, within: 1, of: expected)
    #expect(picture.notes == ["converted from Grey 2.2 to sRGB"])
    #expect((0..<256).allSatisfy { at in Set((0..<3).map { picture.bitmap[at % 32, at / 32][$0] }).count == 1 })
  }

  // MARK: sRGB and what cannot be used

  @Test(arguments: [TestProfile.sRGB, TestProfile.builtInSRGB], [8, 16])
  func `A picture tagged sRGB stays as it is`(profile: [UInt8], depth: Int) throws {
    var file = PNGFile(width: 64, height: 64, depth: depth, .rgba) { x, y, channel in
      noise(x, y, channel) >> (16 - depth)
    }
    let plain = try PictureBench().picture(file.bytes)
    file.chunks.append(("iCCP", Array("s\0\0".utf8) + PNGFile.deflated(profile)))
    let tagged = try PictureBench().picture(file.bytes)
    #expect(tagged.bitmap == plain.bitmap)
    #expect(tagged.notes == [])
  }

  @Test(arguments: [8, 16])
  func `A grey picture tagged with sRGB's curve stays as it is`(depth: Int) throws {
    var file = PNGFile(width: 64, height: 64, depth: depth, .grey) { x, y, _ in noise(x, y, 0) >> (16 - depth) }
    let plain = try PictureBench().picture(file.bytes)
    file.chunks.append(("iCCP", Array("s\0\0".utf8) + PNGFile.deflated(TestProfile.greySRGB)))
    let tagged = try PictureBench().picture(file.bytes)
    #expect(tagged.bitmap == plain.bitmap)
    #expect(tagged.notes == [])
  }

  struct Unusable: CustomTestStringConvertible {
    var testDescription: String
    var profile: [UInt8]
    var isGrey = false
    var reason: String

    static let all: [Unusable] = [
      Unusable(
        testDescription: "noise", profile: (0..<600).map { UInt8(noise($0, 0, 0) & 255) }, reason: "it is damaged"),
      Unusable(testDescription: "empty", profile: [], reason: "it is damaged"),
      Unusable(
        testDescription: "cut within its tags", profile: Array(TestProfile.displayP3[..<300]),
        reason: "it leads to no colours"),
      Unusable(testDescription: "Lab", profile: TestProfile.lab, reason: "it is for Lab"),
      Unusable(
        testDescription: "grey for colours", profile: TestProfile.grey22,
        reason: "it is for grey, and the picture has colours"),
      Unusable(
        testDescription: "colours for grey", profile: TestProfile.displayP3, isGrey: true,
        reason: "it is for RGB, and the picture is grey"),
    ]
  }

  @Test(arguments: Unusable.all)
  func `A profile that cannot be used is not silent`(_ kind: Unusable) throws {
    let file = PNGFile(width: 8, height: 8, kind.isGrey ? .grey : .rgb) { x, y, channel in noise(x, y, channel) & 255 }
    let bench = try PictureBench()
    let picture = try bench.picture(Container.png.attach(Attachments(profile: kind.profile), to: file.bytes))
    #expect(try picture.bitmap == bench.picture(file.bytes).bitmap)
    #expect(picture.notes == ["its colour profile cannot be used (\(kind.reason)): taken as sRGB"])
  }

  @Test func `A profile that does not unpack is not silent, and the picture is there`() throws {
    var file = PNGFile(width: 8, height: 8) { x, y, channel in noise(x, y, channel) & 255 }
    let plain = try PictureBench().picture(file.bytes)
    file.chunks.append(("iCCP", Array("P3\0\0".utf8) + [0x78, 0x01, 0xFF, 1, 2, 3]))
    let picture = try PictureBench().picture(file.bytes)
    #expect(picture.bitmap == plain.bitmap)
    #expect(picture.notes == ["its colour profile cannot be used (it is damaged): taken as sRGB"])
  }

  @Test func `A JPEG profile with a missing piece is not silent`() throws {
    let bench = try PictureBench()
    try bench.run("convert", "-size", "8x8", "xc:red", "picture.jpeg")
    let whole = try Container.jpeg.attach(
      Attachments(profile: TestProfile.displayP3), to: bench.bytes(of: "picture.jpeg"))
    // The pieces stand first, each of 218 bytes but the one of the end; the second goes.
    let last = 2 + Int(whole[4]) << 8 + Int(whole[5])
    let picture = try bench.picture(Array(whole[..<(2 + last)] + whole[(2 + last + 218)...]))
    #expect(picture.notes == ["its colour profile cannot be used (it is damaged): taken as sRGB"])
  }

  @Test func `Profile and orientation are both told`() throws {
    let attachments = Attachments(profile: TestProfile.displayP3, exif: exifData(orientation: 3, isBigEndian: true))
    let picture = try PictureBench().picture(Container.png.attach(attachments, to: Self.cube.bytes))
    #expect(picture.notes == [Self.p3Note, "turned upright (EXIF orientation 3)"])
  }
}
