import Motion
import TestSupport
import Testing

@Suite struct TimingFunctionCSSTests {
  struct Case: CustomTestStringConvertible {
    var function: TimingFunction
    var css: String
    var testDescription: String { css }
  }

  static let written: [Case] = [
    Case(function: .linear, css: "linear"),
    Case(function: .easeInOut, css: "ease-in-out"),
    Case(function: .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), css: "ease"),
    Case(function: .cubicBezier(x1: 0, y1: -1.5, x2: 1, y2: 1e-7), css: "cubic-bezier(0, -1.5, 1, 0.0000001)"),
    Case(function: .steps(1, .jumpStart), css: "step-start"),
    Case(function: .steps(3, .jumpNone), css: "steps(3, jump-none)"),
    Case(
      function: .piecewiseLinear([
        .init(input: 0, output: 0), .init(input: 0.29, output: 0.5), .init(input: 0.57, output: 0.5),
        .init(input: 1, output: 1),
      ]), css: "linear(0 0%, 0.5 29%, 0.5 57%, 1 100%)"),
  ]

  @Test("A curve is written as short as it can be", arguments: written)
  func writes(_ example: Case) throws {
    // 0.29 × 100 is 28.999999999999996.
    #expect(example.function.css == example.css)
    #expect(try TimingFunction(parsing: example.css) == example.function)
  }

  /// Numbers of every size, most of them with all their digits.
  static func number(within limit: Double, using random: inout SeededRandom) -> Double {
    switch random.integer(in: 0...5) {
    case 0:
      return random.choice(of: [0, -0.0, 1, -1, limit, -limit, .leastNonzeroMagnitude, 1e-300, 2.2250738585072014e-308])
    case 1: return Double(random.integer(in: -1000...1000)) / 1000
    case 2: return random.number(in: -1e-9...1e-9)
    case 3: return random.number(in: -limit...limit)
    default: return random.number(in: -1...2)
    }
  }

  static func function(using random: inout SeededRandom) -> TimingFunction {
    let fraction = { (random: inout SeededRandom) in min(number(within: 1, using: &random).magnitude, 1) }
    switch random.integer(in: 0...2) {
    case 0:
      return .cubicBezier(
        x1: fraction(&random), y1: number(within: 1e6, using: &random), x2: fraction(&random),
        y2: number(within: 1e6, using: &random))
    case 1:
      return .steps(random.integer(in: 2...1000), random.choice(of: TimingFunction.StepPosition.allCases))
    default:
      // Points on both sides of the way, beyond which the line may go anywhere.
      let ends = [-number(within: 1e6, using: &random).magnitude, max(1, number(within: 1e6, using: &random))]
      let inputs = (ends + (0...random.integer(in: 0...20)).map { _ in number(within: 1e6, using: &random) }).sorted()
      return .piecewiseLinear(inputs.map { .init(input: $0, output: number(within: 1e6, using: &random)) })
    }
  }

  @Test("Every curve is read back from its text as the same curve", arguments: 0..<4)
  func roundTrip(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<3000 {
      let function = Self.function(using: &random)
      #expect(function.problem == nil)
      let css = try #require(function.css)
      #expect(try TimingFunction(parsing: css) == function, "\(css)")
    }
  }

  @Test("A thousand points are read back, and one more is refused")
  func longest() throws {
    func points(_ count: Int) -> TimingFunction {
      .piecewiseLinear((0..<count).map { .init(input: Double($0) / 1001, output: Double($0 % 7)) })
    }
    #expect(try TimingFunction(parsing: #require(points(1000).css)) == points(1000))
    let css = try #require(points(1001).css)
    #expect(throws: TimingFunctionError.self) { try TimingFunction(parsing: css) }
    #expect(points(1001).problem == "expected 2 to 1000 points of linear()")
  }

  @Test("A spring has no CSS text")
  func spring() {
    #expect(TimingFunction.spring(Spring.system.motion(duration: 0.5)).css == nil)
  }

  struct Mistake: CustomTestStringConvertible {
    var text: String
    var error: String
    var testDescription: String { text }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      text: "ease-inn",
      error:
        "expected linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, cubic-bezier(…), steps(…) or "
        + "linear(…), found 'ease-inn' (did you mean 'ease-in'?)"),
    Mistake(
      text: "cubic-bezier(1, 2, 3)",
      error: "expected four numbers, cubic-bezier(x1, y1, x2, y2), found 'cubic-bezier(1, 2, 3)'"),
    Mistake(
      text: "cubic-bezier(2, 0, 1, 1)",
      error: "expected x1 and x2 of cubic-bezier(x1, y1, x2, y2) within 0 and 1, found 'cubic-bezier(2, 0, 1, 1)'"),
    Mistake(
      text: "cubic-bezier(0, 1e7, 1, 1)",
      error: "expected y1 and y2 of cubic-bezier(x1, y1, x2, y2) within ±1000000, found 'cubic-bezier(0, 1e7, 1, 1)'"),
    Mistake(
      text: "steps(4, middle)",
      error: "expected a whole number and jump-start, jump-end, jump-none or jump-both, such as steps(4, jump-end), "
        + "found 'steps(4, middle)'"),
    Mistake(text: "steps(1, jump-none)", error: "expected 2 to 1000 steps, found 'steps(1, jump-none)'"),
    Mistake(text: "steps(0)", error: "expected 1 to 1000 steps, found 'steps(0)'"),
    Mistake(
      text: "linear(0, x)",
      error: "expected numbers, each with up to two percentages, such as linear(0, 0.25 75%, 1), found 'linear(0, x)'"),
    Mistake(text: "linear(1)", error: "expected 2 to 1000 points of linear(), found 'linear(1)'"),
    Mistake(
      text: "linear(0 0%, 1 1e-320%)",
      error:
        "expected linear() to stay within ±1000000 from its start to its end, found 'linear(0 0%, 1 1e-320%)'"),
    Mistake(
      text: "linear(1 99.9999999999%, 9 100%)",
      error:
        "expected linear() to stay within ±1000000 from its start to its end, found 'linear(1 99.9999999999%, 9 100%)'"),
    Mistake(text: "linear(0, 1e7)", error: "expected numbers of linear() within ±1000000, found 'linear(0, 1e7)'"),
  ]

  @Test("A mistake is told with what was expected", arguments: mistakes)
  func tells(_ mistake: Mistake) {
    let error = #expect(throws: TimingFunctionError.self) { try TimingFunction(parsing: mistake.text) }
    #expect(error?.description == mistake.error)
    #expect(error?.text == mistake.text)
  }

  @Test("A curve made of nonsense says so and does not crash")
  func nonsense() {
    let point = { TimingFunction.ControlPoint(input: $0, output: $1) }
    let curves: [TimingFunction] = [
      .cubicBezier(x1: -1, y1: 0, x2: 1, y2: 1), .cubicBezier(x1: 0, y1: .nan, x2: 1, y2: 1), .steps(0, .jumpEnd),
      .steps(-5, .jumpBoth), .steps(1, .jumpNone), .steps(.max, .jumpEnd), .steps(.min, .jumpStart),
      .piecewiseLinear([]),
      .piecewiseLinear([point(0, 1)]), .piecewiseLinear([point(1, 0), point(0, 1)]),
      .piecewiseLinear([point(0, .nan), point(1, 1)]), .piecewiseLinear([point(.nan, 0), point(.infinity, 1)]),
    ]
    for curve in curves {
      #expect(curve.problem != nil, "\(curve)")
      for time: Double in [-1, 0, 0.3, 1, 2] { _ = curve.value(at: time) }
    }
  }
}
