import Motion
import Raster
import Testing

@Suite("RGB becomes Y′CbCr BT.709, limited range, 4:2:0")
struct PlanesConversionTests {
  @Test(
    "White, black and the primaries have their published values",
    arguments: [
      (Color.white, [235, 128, 128] as [UInt8]), (Color.black, [16, 128, 128]),
      (Color(red: 255, green: 0, blue: 0), [63, 102, 240]), (Color(red: 0, green: 255, blue: 0), [173, 42, 26]),
      (Color(red: 0, green: 0, blue: 255), [32, 240, 118]), (Color(red: 255, green: 255, blue: 0), [219, 16, 138]),
      (Color(red: 0, green: 255, blue: 255), [188, 154, 16]), (Color(red: 255, green: 0, blue: 255), [78, 214, 230]),
    ])
  func primaries(color: Color, expected: [UInt8]) {
    let planes = Planes(Bitmap(width: 6, height: 4, filledWith: color))
    #expect(planes.y == [UInt8](repeating: expected[0], count: 24))
    #expect(planes.cb == [UInt8](repeating: expected[1], count: 6))
    #expect(planes.cr == [UInt8](repeating: expected[2], count: 6))
  }

  @Test("Every grey stays exactly neutral and is rounded to nearest")
  func greys() {
    for level in 0...255 {
      let grey = UInt8(level)
      let planes = Planes(Bitmap(width: 2, height: 2, filledWith: Color(red: grey, green: grey, blue: grey)))
      #expect(planes.cb == [128] && planes.cr == [128])
      #expect(planes.y[0] == UInt8((16 + Double(level) * 219 / 255).rounded()))
    }
  }

  @Test(
    "Luma is the nearest integer and chroma within half a step of the real value, at every size",
    arguments: [
      (1, 1), (2, 2), (1, 4), (4, 1), (3, 3), (5, 2), (2, 5), (7, 7), (16, 16), (31, 9), (33, 18), (64, 47), (101, 100),
    ])
  func reference(width: Int, height: Int) {
    let bitmap = noise(width, height)
    let planes = Planes(bitmap)
    #expect(planes.width == width + width % 2 && planes.height == height + height % 2)
    expectNear(planes, reference(of: bitmap, width: planes.width, height: planes.height))
  }

  @Test("A column or row too many is left out", arguments: [(3, 3), (5, 4), (34, 7), (33, 21)])
  func cropped(width: Int, height: Int) {
    let bitmap = noise(width, height)
    let planes = Planes(width: width & ~1, height: height & ~1)
    planes.update(from: bitmap)
    expectNear(planes, reference(of: bitmap, width: planes.width, height: planes.height))
  }

  @Test("Alpha is ignored")
  func alpha() {
    var bitmap = noise(9, 9)
    let opaque = Planes(bitmap)
    for index in stride(from: 3, to: bitmap.rgba.count, by: 4) { bitmap.rgba[index] = UInt8(index & 255) }
    #expect(Planes(bitmap) == opaque)
  }

  @Test("Old samples leave no trace")
  func reuse() {
    let planes = Planes(noise(40, 30))
    let next = Bitmap(width: 40, height: 30, filledWith: Color(red: 9, green: 200, blue: 77))
    planes.update(from: next)
    #expect(planes == Planes(next))
  }

  private func noise(_ width: Int, _ height: Int) -> Bitmap {
    var state = UInt64(width * 1000 + height)
    let bytes = (0..<width * height * 4).map { index -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return index % 4 == 3 ? 255 : UInt8(state >> 56)
    }
    return Bitmap(width: width, height: height, rgba: bytes)
  }

  private struct Reference {
    var y: [Double] = []
    var cb: [Double] = []
    var cr: [Double] = []
  }

  /// Written from the definition (Kr = 0.2126, Kb = 0.0722), in real numbers, pixel by pixel.
  private func reference(of bitmap: Bitmap, width: Int, height: Int) -> Reference {
    func rgb(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let pixel = bitmap[min(max(x, 0), bitmap.width - 1), min(y, bitmap.height - 1)]
      return SIMD3(Double(pixel[0]), Double(pixel[1]), Double(pixel[2])) / 255
    }
    func luma(_ c: SIMD3<Double>) -> Double { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }
    var result = Reference()
    for y in 0..<height {
      for x in 0..<width { result.y.append(16 + 219 * luma(rgb(x, y))) }
    }
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width, by: 2) {
        var mean = SIMD3<Double>.zero
        for row in [y, y + 1] { mean += (rgb(x - 1, row) + 2 * rgb(x, row) + rgb(x + 1, row)) / 8 }
        result.cb.append(128 + 224 * (mean.z - luma(mean)) / (2 * (1 - 0.0722)))
        result.cr.append(128 + 224 * (mean.x - luma(mean)) / (2 * (1 - 0.2126)))
      }
    }
    return result
  }

  private func expectNear(
    _ planes: Planes, _ reference: Reference, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (found, expected) in [(planes.y, reference.y), (planes.cb, reference.cb), (planes.cr, reference.cr)] {
      #expect(found.count == expected.count, sourceLocation: sourceLocation)
      let worst = zip(found, expected).map { abs(Double($0) - $1) }.max() ?? 0
      // 15-bit factors are off by at most 1/65536 each.
      #expect(worst <= 0.5 + 3 * 255 / 65536, sourceLocation: sourceLocation)
    }
  }
}
