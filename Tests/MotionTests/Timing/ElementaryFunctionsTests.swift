import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite struct ElementaryFunctionsTests {
  /// Expects `actual` to be within `units` in the last place of the C library's value, itself within one.
  func expect(
    _ actual: Double, near expected: Double, units: Double = 4, _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectClose(actual, expected, within: units * expected.ulp, what, sourceLocation: sourceLocation)
  }

  @Test("The exponential is right to the last bits")
  func exponential() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<50_000 {
      let x = random.choice(of: [
        random.number(in: -708...709), random.number(in: -2...2), random.number(in: -1e-6...1e-6),
      ])
      expect(ElementaryFunctions.exponential(x), near: Foundation.exp(x), "exp \(x)")
    }
  }

  @Test("The exponential has its limits")
  func exponentialLimits() {
    #expect(ElementaryFunctions.exponential(0) == 1)
    #expect(ElementaryFunctions.exponential(-.infinity) == 0)
    #expect(ElementaryFunctions.exponential(-1e300) == 0)
    #expect(ElementaryFunctions.exponential(.infinity) == .infinity)
    #expect(ElementaryFunctions.exponential(.nan).isNaN)
    for step in 0...400 {
      let x = -708 - Double(step) / 10
      let (actual, expected) = (ElementaryFunctions.exponential(x), Foundation.exp(x))
      expectClose(actual, expected, within: 1e-15 * expected + .leastNonzeroMagnitude, "exp \(x)")
    }
  }

  @Test("The logarithm is right to the last bits")
  func logarithm() {
    var random = SeededRandom(seed: 2)
    for _ in 0..<50_000 {
      let x = random.choice(of: [
        random.number(in: 0.5...2), random.number(in: 1e-9...1e9), random.number(in: 0.999999...1.000001),
        Foundation.exp(random.number(in: -700...700)),
      ])
      guard x > 0 else { continue }
      expect(ElementaryFunctions.logarithm(x), near: Foundation.log(x), "ln \(x)")
    }
    #expect(ElementaryFunctions.logarithm(1) == 0)
  }

  @Test("Sine and cosine are right to the last bits")
  func sineAndCosine() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<50_000 {
      let x = random.choice(of: [
        random.number(in: -1e5...1e5), random.number(in: -100...100), random.number(in: -1...1),
        random.number(in: -1e-7...1e-7),
      ])
      let (sine, cosine) = ElementaryFunctions.sineAndCosine(x)
      // Close to where they cross 0, the argument's reduction leaves an error of its own.
      expectClose(sine, Foundation.sin(x), within: 4 * Foundation.sin(x).ulp + 1e-20, "sin \(x)")
      expectClose(cosine, Foundation.cos(x), within: 4 * Foundation.cos(x).ulp + 1e-20, "cos \(x)")
    }
    #expect(ElementaryFunctions.sineAndCosine(0) == (0, 1))
  }

  struct Bits: CustomTestStringConvertible {
    var name: String
    var value: Double
    var bits: UInt64
    var testDescription: String { name }
  }

  static let bits: [Bits] = [
    Bits(name: "exp -7.3", value: ElementaryFunctions.exponential(-7.3), bits: 0x3f46_22d4_792b_6a8d),
    Bits(name: "exp 0.1", value: ElementaryFunctions.exponential(0.1), bits: 0x3ff1_aec7_b35a_00d4),
    Bits(name: "ln 577.35", value: ElementaryFunctions.logarithm(577.35), bits: 0x4019_6f0d_2af0_411b),
    Bits(name: "ln 0.3", value: ElementaryFunctions.logarithm(0.3), bits: 0xbff3_4378_fcbd_a721),
    Bits(name: "sin 12.34", value: ElementaryFunctions.sineAndCosine(12.34).sine, bits: 0xbfcc_ba85_cb1e_b4ba),
    Bits(name: "cos 1234.5", value: ElementaryFunctions.sineAndCosine(1234.5).cosine, bits: 0xbfef_a8f2_ceb7_8372),
  ]

  @Test("Every machine gets these bits", arguments: bits)
  func everywhere(_ example: Bits) {
    #expect(example.value.bitPattern == example.bits, "0x\(String(example.value.bitPattern, radix: 16))")
  }
}
