import Motion
import Testing

@Suite struct TimingFunctionTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var function: TimingFunction
    var testDescription: String { text }

    init(_ text: String, _ function: TimingFunction) {
      self.text = text
      self.function = function
    }

    init(_ text: String, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
      self.init(text, .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
    }

    init(_ text: String, points: (Double, Double)...) {
      self.init(text, .piecewiseLinear(points.map { .init(input: $0.0, output: $0.1) }))
    }
  }

  static let good: [Case] = [
    Case("linear", .linear),
    Case("ease", 0.25, 0.1, 0.25, 1),
    Case("ease-in", 0.42, 0, 1, 1),
    Case("ease-out", 0, 0, 0.58, 1),
    Case("ease-in-out", 0.42, 0, 0.58, 1),
    Case("cubic-bezier(0.42, 0, 0.58, 1)", 0.42, 0, 0.58, 1),
    Case("cubic-bezier(.42,0,.58,1)", 0.42, 0, 0.58, 1),
    Case("cubic-bezier( 0.1 ,  0.2 , 0.3 , 0.4 )", 0.1, 0.2, 0.3, 0.4),
    Case("cubic-bezier(0, -1.5, 1, 2.5)", 0, -1.5, 1, 2.5),
    Case("cubic-bezier(1e-1, 0, 1, 1)", 0.1, 0, 1, 1),
    Case("cubic-bezier(\t0.1,\n0.2,\r\n0.3 ,\u{C}0.4)", 0.1, 0.2, 0.3, 0.4),
    Case("step-start", .steps(1, .jumpStart)),
    Case("step-end", .steps(1, .jumpEnd)),
    Case("steps(4)", .steps(4, .jumpEnd)),
    Case("steps(4, end)", .steps(4, .jumpEnd)),
    Case("steps(4,start)", .steps(4, .jumpStart)),
    Case("steps( 4 , jump-start )", .steps(4, .jumpStart)),
    Case("steps(1, jump-end)", .steps(1, .jumpEnd)),
    Case("steps(2, jump-none)", .steps(2, .jumpNone)),
    Case("steps(1000, jump-both)", .steps(1000, .jumpBoth)),
    Case("steps(+4)", .steps(4, .jumpEnd)),
    Case("linear(0, 1)", points: (0, 0), (1, 1)),
    Case("linear(0,.25,1)", points: (0, 0), (0.5, 0.25), (1, 1)),
    Case("linear(0, 0.1, 0.2, 0.7, 1)", points: (0, 0), (0.25, 0.1), (0.5, 0.2), (0.75, 0.7), (1, 1)),
    Case("linear(0, 0.25 75%, 1)", points: (0, 0), (0.75, 0.25), (1, 1)),
    Case("linear(0, 75% 0.25, 1)", points: (0, 0), (0.75, 0.25), (1, 1)),
    Case("linear(0, 0.5 25% 75%, 1)", points: (0, 0), (0.25, 0.5), (0.75, 0.5), (1, 1)),
    Case("linear(0, 25%  75%\t0.5, 1)", points: (0, 0), (0.25, 0.5), (0.75, 0.5), (1, 1)),
    Case("linear(0, 1, 2, 1 80%, 0)", points: (0, 0), (0.8 / 3, 1), (1.6 / 3, 2), (0.8, 1), (1, 0)),
    Case("linear(0 20%, 1 80%)", points: (0.2, 0), (0.8, 1)),
    // An input never falls: here 20 % is as far as 50 %, and 1 as far as 150 %.
    Case("linear(0, 0.3 50%, 0.6 20%, 1)", points: (0, 0), (0.5, 0.3), (0.5, 0.6), (1, 1)),
    Case("linear(0, 0.5 150%, 1)", points: (0, 0), (1.5, 0.5), (1.5, 1)),
    Case("linear(0 -50%, 1 150%)", points: (-0.5, 0), (1.5, 1)),
    Case("linear(0 0%, -1 1.23e1%, 2 100%)", points: (0, 0), (0.123, -1), (1, 2)),
  ]

  @Test("A curve is read from CSS text", arguments: good)
  func reads(_ example: Case) throws {
    #expect(try TimingFunction(parsing: example.text) == example.function)
  }

  @Test(
    "Text that is no curve is refused",
    arguments: [
      "", " ", "linea", "linear ", " linear", "Linear", "ease in", "ease-in-", "easeInOut", "ease-in-out-in",
      "cubic-bezier", "cubic-bezier(", "cubic-bezier()", "cubic-bezier)", "cubic-bezier(,,,)",
      "cubic-bezier(0, 0, 1)", "cubic-bezier(0, 0, 1, 1, 1)", "cubic-bezier(0, 0, 1, 1", "cubic-bezier(0, 0, 1, 1))",
      "cubic-bezier(0 0 1 1)", "cubic-bezier(0, 0, 1, )", "cubic-bezier(0, 0, 1, x)", "cubic-bezier(0; 0, 1, 1)",
      "cubic-bezier (0, 0, 1, 1)", "CUBIC-BEZIER(0, 0, 1, 1)", "bezier(0, 0, 1, 1)",
      "cubic-bezier(-0.1, 0, 1, 1)", "cubic-bezier(0, 0, 1.1, 1)", "cubic-bezier(nan, 0, 1, 1)",
      "cubic-bezier(0, nan, 1, 1)", "cubic-bezier(0, inf, 1, 1)", "cubic-bezier(0, 1e400, 1, 1)",
      "cubic-bezier(0 7, 0, 1, 1)", "cubic-bezier(0, 0, 1, 1 and more)", "cubic-bezier(0x1p-1, 0, 1, 1)",
      "cubic-bezier(0, 1000001, 1, 1)", "cubic-bezier(0, 0, 1, 1,)", "cubic-bezier((0, 0, 1, 1)",
      "steps", "steps()", "steps(,)", "steps(4,)", "steps(, end)", "steps(0)", "steps(-1)", "steps(1001)", "steps(2.0)",
      "steps(1, jump-none)", "steps(4, middle)", "steps(4, jumpEnd)", "steps(4, end, end)", "steps(4 end)", "steps(4",
      "steps(99999999999999999999)", "step", "steps (4)", "Steps(4)", "steps(4) ", "step-start()",
      "linear()", "linear(0)", "linear(0,)", "linear(,1)", "linear(0,,1)", "linear(0, 50%, 1)", "linear(0, 1 2, 1)",
      "linear(0, 25% 0.5 75%, 1)", "linear(0, 0.5 1% 2% 3%, 1)", "linear(0, 0.5 25, 1)", "linear(0, 0.5 %, 1)",
      "linear(0, 0.5 25 %, 1)", "linear(0, 0.5 2e%, 1)", "linear(0, 0.5 1e9%, 1)", "linear(0, 0.5 1e1e1%, 1)",
      "linear(0, 2000000, 1)", "linear(0, nan, 1)", "linear(0, inf, 1)", "linear(0, 1 inf%)", "linear(0 1)",
      "linear(0, 1",
      "linear(0, 0.5 .%, 1)", "linear(0, 0.5 99999999999999999999e1%, 1)", "linear(0, 0.5 1e9223372036854775807%, 1)",
    ])
  func refuses(text: String) {
    #expect(throws: TimingFunctionError.self) { try TimingFunction(parsing: text) }
  }

  @Test("Every curve that has a name is read by it", arguments: TimingFunction.named.map(\.name))
  func names(name: String) throws {
    let listed = try #require(TimingFunction.named.first { $0.name == name })
    #expect(try TimingFunction(parsing: name) == listed.function)
  }

  @Test("A curve with absurd control points still gives numbers, or is refused")
  func absurd() {
    guard let curve = try? TimingFunction(parsing: "cubic-bezier(0, 1e308, 1, -1e308)") else { return }
    #expect(curve.value(at: 0.3).isFinite)
  }
}
