import Motion
import Raster
import TestSupport
import Testing

/// Pages are brought to an output's size once, by a filter that keeps flat colours exact.
struct ResizedTests {
  struct Case: CustomTestStringConvertible {
    var from: (Int, Int)
    var to: (Int, Int)
    var testDescription: String { "\(from) → \(to)" }
  }

  static let cases = [
    Case(from: (30, 60), to: (10, 20)), Case(from: (117, 253), to: (39, 84)), Case(from: (10, 20), to: (33, 71)),
    Case(from: (1, 1), to: (5, 7)), Case(from: (40, 3), to: (1, 1)), Case(from: (2, 300), to: (9, 1)),
  ]

  @Test(arguments: cases)
  func `a flat page keeps its colour to the bit`(size: Case) {
    let color = Color(red: 201, green: 13, blue: 128, alpha: 255)
    let page = Bitmap(width: size.from.0, height: size.from.1, filledWith: color)
    #expect(
      page.resized(width: size.to.0, height: size.to.1)
        == Bitmap(width: size.to.0, height: size.to.1, filledWith: color))
  }

  @Test func `the same size changes nothing`() {
    let page = noise(width: 23, height: 17, seed: 1)
    #expect(page.resized(width: 23, height: 17) == page)
  }

  @Test(arguments: cases)
  func `colours never exceed alpha`(size: Case) {
    let page = noise(width: size.from.0, height: size.from.1, seed: 2).resized(width: size.to.0, height: size.to.1)
    for y in 0..<page.height {
      for x in 0..<page.width {
        let pixel = page[x, y]
        #expect(max(pixel[0], pixel[1], pixel[2]) <= pixel[3])
      }
    }
  }

  @Test func `reducing averages what a pixel covers`() {
    // Columns of black and white in turn, reduced to a third: every result is near the mean, none repeats a column.
    var page = Bitmap(width: 60, height: 6, filledWith: .white)
    for y in 0..<6 {
      for x in stride(from: 0, to: 60, by: 2) { page[x, y] = SIMD4(0, 0, 0, 255) }
    }
    let reduced = page.resized(width: 20, height: 2)
    for x in 2..<18 { #expect(abs(Int(reduced[x, 0][0]) - 128) < 30) }
  }

  @Test func `reducing agrees with the filter's formula`() {
    // One bright column: the response of Keys' cubic (a = −½) stretched three times, at each output pixel.
    var page = Bitmap(width: 45, height: 1, filledWith: Color(red: 100, green: 100, blue: 100))
    page[22, 0] = SIMD4(200, 200, 200, 255)
    let reduced = page.resized(width: 15, height: 1)
    func cubic(_ x: Double) -> Double {
      let t = abs(x)
      if t <= 1 { return 1.5 * t * t * t - 2.5 * t * t + 1 }
      return t < 2 ? -0.5 * t * t * t + 2.5 * t * t - 4 * t + 2 : 0
    }
    for x in 0..<15 {
      let centre = (Double(x) + 0.5) * 3 - 0.5
      let sum = (-20...60).reduce(0.0) { $0 + cubic((Double($1) - centre) / 3) }
      let expected = 100 + 100 * cubic((22 - centre) / 3) / sum
      #expect(abs(Double(reduced[x, 0][0]) - expected) < 0.51, "column \(x)")
    }
  }

  @Test func `centring cuts off or leaves transparent`() {
    let page = noise(width: 4, height: 4, seed: 3)
    let larger = page.centered(width: 8, height: 6)
    #expect(larger[2, 1] == page[0, 0] && larger[5, 4] == page[3, 3])
    #expect(larger[1, 1] == SIMD4(0, 0, 0, 0) && larger[2, 0] == SIMD4(0, 0, 0, 0))
    let smaller = page.centered(width: 2, height: 4)
    #expect(smaller[0, 0] == page[1, 0] && smaller[1, 3] == page[2, 3])
  }

  private func noise(width: Int, height: Int, seed: Int) -> Bitmap {
    var random = SeededRandom(seed: seed)
    var page = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = random.integer(in: 0...255)
        page[x, y] = SIMD4(
          UInt8(random.integer(in: 0...alpha)), UInt8(random.integer(in: 0...alpha)),
          UInt8(random.integer(in: 0...alpha)), UInt8(alpha))
      }
    }
    return page
  }
}
