import Motion
import TestSupport
import Testing

@Suite struct RationalTests {
  struct Reduction: CustomTestStringConvertible {
    var given: (Int, Int)
    var numerator: Int
    var denominator: Int
    var text: String
    var testDescription: String { "\(given.0)/\(given.1) is \(text)" }
  }

  static let reductions: [Reduction] = [
    Reduction(given: (60, 1), numerator: 60, denominator: 1, text: "60"),
    Reduction(given: (60, 2), numerator: 30, denominator: 1, text: "30"),
    Reduction(given: (30000, 1001), numerator: 30000, denominator: 1001, text: "30000/1001"),
    Reduction(given: (60000, 2002), numerator: 30000, denominator: 1001, text: "30000/1001"),
    Reduction(given: (-4, 6), numerator: -2, denominator: 3, text: "-2/3"),
    Reduction(given: (4, -6), numerator: -2, denominator: 3, text: "-2/3"),
    Reduction(given: (-4, -6), numerator: 2, denominator: 3, text: "2/3"),
    Reduction(given: (0, 7), numerator: 0, denominator: 1, text: "0"),
    Reduction(given: (0, -7), numerator: 0, denominator: 1, text: "0"),
    Reduction(given: (.max, .max), numerator: 1, denominator: 1, text: "1"),
    Reduction(given: (.max, 1), numerator: .max, denominator: 1, text: "9223372036854775807"),
    Reduction(given: (.min, 2), numerator: .min / 2, denominator: 1, text: "-4611686018427387904"),
  ]

  @Test("A fraction is in lowest terms with a positive denominator", arguments: reductions)
  func reduces(_ example: Reduction) {
    let rational = Rational(example.given.0, example.given.1)
    #expect(rational.numerator == example.numerator)
    #expect(rational.denominator == example.denominator)
    #expect(rational.description == example.text)
  }

  @Test("Equal fractions are equal values")
  func equality() {
    #expect(Rational(1, 2) == Rational(-50, -100))
    #expect(Set([Rational(1, 2), Rational(2, 4), Rational(3, 6)]).count == 1)
    #expect(Rational(60) == Rational(60, 1))
  }

  struct Order: CustomTestStringConvertible {
    var smaller: Rational
    var larger: Rational
    var testDescription: String { "\(smaller) < \(larger)" }

    init(_ smaller: Rational, _ larger: Rational) {
      self.smaller = smaller
      self.larger = larger
    }
  }

  static let orders: [Order] = [
    Order(Rational(1, 3), Rational(1, 2)),
    Order(Rational(-1, 2), Rational(-1, 3)),
    Order(Rational(-1, 2), Rational(0)),
    Order(Rational(2997, 100), Rational(30000, 1001)),
    Order(Rational(.max - 1, .max), Rational(1)),
    Order(Rational(.max - 2, .max - 1), Rational(.max - 1, .max)),
    Order(Rational(1, .max), Rational(1, .max - 1)),
    Order(Rational(.min), Rational(.max)),
    Order(Rational(.min), Rational(-1, .max)),
    Order(Rational(.max, 2), Rational(.max)),
  ]

  @Test("Fractions are compared exactly, huge ones too", arguments: orders)
  func compares(_ example: Order) {
    #expect(example.smaller < example.larger)
    #expect(!(example.larger < example.smaller))
    #expect(example.smaller != example.larger)
    #expect(!(example.smaller < example.smaller))
  }

  @Test("The order is the order of the numbers")
  func randomOrder() {
    var random = SeededRandom(seed: 11)
    for _ in 0..<2000 {
      let (a, b) = (Int.random(in: -999...999, using: &random), Int.random(in: 1...999, using: &random))
      let (c, d) = (Int.random(in: -999...999, using: &random), Int.random(in: 1...999, using: &random))
      #expect((Rational(a, b) < Rational(c, d)) == (a * d < c * b), "\(a)/\(b), \(c)/\(d)")
    }
  }

  @Test("The value is the nearest floating-point number", arguments: [(1, 3), (30000, 1001), (-7, 4), (2997, 100)])
  func value(parts: (Int, Int)) {
    #expect(Rational(parts.0, parts.1).value == Double(parts.0) / Double(parts.1))
  }

  @Test("A fraction over 0 stops the program")
  func overZero() async {
    await #expect(processExitsWith: .failure) { _ = Rational(1, 0) }
  }
}
