import Motion
import Testing

@Suite("steps() and linear()") struct TimingFunctionJumpTests {
  struct Case: CustomTestStringConvertible {
    var css: String
    /// Times and values.
    var samples: [(time: Double, value: Double)]
    var testDescription: String { css }

    init(_ css: String, _ samples: (time: Double, value: Double)...) {
      self.css = css
      self.samples = samples
    }
  }

  static let cases: [Case] = [
    Case("steps(4, start)", (-1, 0.25), (0, 0.25), (0.24, 0.25), (0.25, 0.5), (0.74, 0.75), (0.75, 1), (1, 1), (2, 1)),
    Case("steps(4, end)", (-1, 0), (0, 0), (0.24, 0), (0.25, 0.25), (0.75, 0.75), (0.99, 0.75), (1, 1), (2, 1)),
    Case("steps(3, jump-none)", (0, 0), (0.33, 0), (0.34, 0.5), (0.66, 0.5), (0.67, 1), (1, 1)),
    Case("steps(3, jump-both)", (0, 0.25), (0.33, 0.25), (0.34, 0.5), (0.67, 0.75), (0.99, 0.75), (1, 1)),
    Case("steps(1, jump-both)", (0, 0.5), (0.99, 0.5), (1, 1)),
    Case("step-start", (0, 1), (0.5, 1), (1, 1)),
    Case("step-end", (0, 0), (0.99, 0), (1, 1)),
    Case("linear(0, 1)", (-1, 0), (0, 0), (0.25, 0.25), (1, 1), (2, 1)),
    Case("linear(0.2, 1)", (-1, 0.2), (0, 0.2), (0.5, 0.6), (1, 1)),
    Case("linear(0, 0.5 25% 75%, 1)", (0, 0), (0.125, 0.25), (0.25, 0.5), (0.6, 0.5), (0.75, 0.5), (0.875, 0.75)),
    // Two outputs at one input are a jump, and the later counts there.
    Case("linear(0, 0.2 50%, 0.8 50%, 1)", (0.25, 0.1), (0.499, 0.1996), (0.5, 0.8), (0.75, 0.9), (1, 1)),
    Case("linear(0, 0.4 0%, 1)", (0, 0.4), (0.5, 0.7), (1, 1)),
    Case("linear(0, 0.5 100%, 1)", (0, 0), (0.5, 0.25), (0.999, 0.4995), (1, 1)),
    // The lines go on beyond the first and the last point.
    Case("linear(0 50%, 1 100%)", (0, -1), (0.25, -0.5), (0.75, 0.5)),
    Case("linear(0, 0.5 50%, 0.5 60%, 0.6 80%)", (0.9, 0.65), (1, 0.7)),
    Case("linear(0 -100%, 1 200%)", (0, 1.0 / 3), (0.5, 0.5), (1, 2.0 / 3)),
    Case("linear(0, 2, -1, 1)", (1.0 / 3, 2), (0.5, 0.5), (2.0 / 3, -1), (1, 1)),
  ]

  @Test("A curve has CSS's values", arguments: cases)
  func values(_ example: Case) throws {
    let curve = try TimingFunction(parsing: example.css)
    for (time, value) in example.samples {
      expectClose(curve.value(at: time), value, within: 1e-12, "\(example.css) at \(time)")
    }
  }

  @Test("A frame due exactly on a jump is not a rounding early", arguments: [3, 7, 10, 49, 360, 1000])
  func exactJumps(count: Int) {
    let curve = TimingFunction.steps(count, .jumpEnd)
    for step in 0...count {
      // A start and a duration as a timeline has them, and the roundings that come with them.
      let (start, duration) = (0.7, 0.3)
      let time = (start + duration * Double(step) / Double(count) - start) / duration
      #expect(curve.value(at: time) == Double(step) / Double(count), "step \(step)")
    }
  }

  @Test("A point of linear() is met exactly in spite of a rounding")
  func exactPoint() throws {
    let curve = try TimingFunction(parsing: "linear(0, 0 30%, 1 30%, 1)")
    #expect(curve.value(at: 0.3.nextDown) == 1)
    #expect(curve.value(at: 0.2999) == 0)
  }
}
