import Raster
import Testing

/// `round(c · a / 255)` for straight RGBA bytes.
func premultiplied(_ straight: [UInt8]) -> [UInt8] {
  straight.indices.map { index in
    if index % 4 == 3 { return straight[index] }
    return UInt8((Double(straight[index]) * Double(straight[index / 4 * 4 + 3]) / 255).rounded())
  }
}

/// The largest difference of any channel, or nil when the sizes differ.
func distance(_ one: [UInt8], _ other: [UInt8]) -> Int? {
  one.count == other.count ? zip(one, other).map { abs(Int($0) - Int($1)) }.max() : nil
}

/// Every channel of every pixel within `tolerance` of `expected`.
func expect(
  _ bitmap: Bitmap, within tolerance: Int, of expected: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let found = try #require(distance(bitmap.rgba, expected), "the sizes differ", sourceLocation: sourceLocation)
  #expect(found <= tolerance, sourceLocation: sourceLocation)
}

/// RGBA of opaque RGB.
func opaque(_ rgb: [UInt8]) -> [UInt8] {
  var rgba: [UInt8] = []
  for at in stride(from: 0, to: rgb.count, by: 3) { rgba += rgb[at..<at + 3] + [255] }
  return rgba
}

/// A number that looks random and is always the same, 0…65535.
func noise(_ x: Int, _ y: Int, _ channel: Int) -> Int {
  var value: UInt64 = 0
  for number in [x, y, channel] {
    value = (value ^ UInt64(number)) &* 0x9E37_79B9_7F4A_7C15
    value = (value ^ value >> 29) &* 0xBF58_476D_1CE4_E5B9
  }
  return Int((value ^ value >> 32) & 0xFFFF)
}
