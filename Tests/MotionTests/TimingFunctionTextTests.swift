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
  ]

  @Test("A curve is read from CSS text", arguments: good)
  func reads(_ example: Case) {
    #expect(TimingFunction(css: example.text) == example.function)
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
    ])
  func refuses(text: String) {
    #expect(TimingFunction(css: text) == nil)
  }

  @Test("Every curve that has a name is read by it", arguments: TimingFunction.named.map(\.name))
  func names(name: String) throws {
    let listed = try #require(TimingFunction.named.first { $0.name == name })
    #expect(TimingFunction(css: name) == listed.function)
  }

  @Test("A curve with absurd control points still gives numbers, or is refused")
  func absurd() {
    guard let curve = TimingFunction(css: "cubic-bezier(0, 1e308, 1, -1e308)") else { return }
    #expect(curve.value(at: 0.3).isFinite)
  }
}
