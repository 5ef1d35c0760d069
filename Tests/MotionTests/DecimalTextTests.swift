import Motion
import TestSupport
import Testing

/// Numbers as text without an exponent, and back.
struct DecimalTextTests {
  struct Case: CustomTestStringConvertible {
    let number: Double
    let text: String
    let percentage: String
    var testDescription: String { text }

    init(_ number: Double, _ text: String, _ percentage: String) {
      (self.number, self.text, self.percentage) = (number, text, percentage)
    }
  }

  @Test(arguments: [
    Case(0, "0", "0"), Case(-0.0, "0", "0"), Case(1, "1", "100"), Case(-12, "-12", "-1200"),
    Case(0.5, "0.5", "50"), Case(0.29, "0.29", "29"), Case(-0.125, "-0.125", "-12.5"), Case(0.0005, "0.0005", "0.05"),
    Case(8.5e-5, "0.000085", "0.0085"), Case(1234.5, "1234.5", "123450"),
    Case(1e15, "1000000000000000", "100000000000000000"),
    Case(-1e16, "-10000000000000000", "-1000000000000000000"),
    Case(1.5e17, "150000000000000000", "15000000000000000000"),
    Case(0.1 + 0.2, "0.30000000000000004", "30.000000000000004"),
  ])
  func `a number is written as short as it can be, and so is its percentage`(_ test: Case) {
    #expect(test.number.shortest == test.text)
    #expect(test.number.shortest(movingPointBy: 2) == test.percentage)
  }

  @Test(arguments: 0..<4)
  func `every finite number is read back from its text`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let edges: [Double] = [
      .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, 1e15, 1e16, 1e22,
    ]
    let numbers = edges + (0..<20_000).map { _ in Double(bitPattern: random.next()) }
    for number in numbers where number.isFinite {
      let text = number.shortest
      #expect(Double(decimal: text) == number, "\(number)")
      #expect(text.allSatisfy { "0123456789.-".contains($0) }, "\(text)")
      #expect(Double(decimal: "\(number.shortest(movingPointBy: 2))e-2") == number, "\(number)")
    }
  }
}
