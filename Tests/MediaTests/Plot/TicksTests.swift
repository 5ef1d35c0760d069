import Testing

@testable import Media

/// Round numbers on an axis.
struct TicksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let range: ClosedRange<Double>
    let labels: String
    var isOutward = true
    var testDescription: String { "\(range), \(isOutward ? "outward" : "inward")" }
  }

  @Test(arguments: [
    Case(range: 0...390, labels: "0 100 200 300 400"), Case(range: 0.95...1, labels: "0.95 0.96 0.97 0.98 0.99 1.00"),
    Case(range: 0...1, labels: "0 0.2 0.4 0.6 0.8 1.0"), Case(range: 0...0.4, labels: "0 0.1 0.2 0.3 0.4"),
    Case(range: -37...12, labels: "−40 −30 −20 −10 0 10 20"),
    Case(range: -3e6...0, labels: "−3000000 −2000000 −1000000 0"),
    Case(range: 0...0.0004, labels: "0 0.0001 0.0002 0.0003 0.0004"),
    Case(range: 0...0, labels: "−0.6 −0.4 −0.2 0 0.2 0.4 0.6"),
    Case(range: 7...7, labels: "2 4 6 8 10 12"),
    Case(
      range: 1e12...1e12 + 1e-3,
      labels: "400000000000 600000000000 800000000000 1000000000000 1200000000000 1400000000000 1600000000000"),
    Case(range: 0...2.3, labels: "0 0.5 1.0 1.5 2.0", isOutward: false),
    Case(range: 0.013...0.037, labels: "0.015 0.020 0.025 0.030 0.035", isOutward: false),
    Case(range: 0...3600, labels: "0 1000 2000 3000", isOutward: false),
  ])
  func `are multiples of 1, 2 or 5`(_ axis: Case) {
    let ticks = Ticks(axis.range, most: 5, isOutward: axis.isOutward)
    #expect(ticks.indices.map(ticks.label).joined(separator: " ") == axis.labels)
    if axis.isOutward {
      #expect(ticks.range.contains(axis.range.lowerBound) && ticks.range.contains(axis.range.upperBound))
    }
  }

  @Test func `a tick is the nearest number to what its label says`() {
    for exponent in -6...6 {
      let high = (0..<exponent.magnitude).reduce(1.0) { value, _ in exponent < 0 ? value / 10 : value * 10 }
      let ticks = Ticks(0...high, most: 5, isOutward: true)
      for index in ticks.indices { #expect(Double(ticks.label(index)) == ticks.value(index)) }
    }
  }
}
