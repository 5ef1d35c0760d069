import Motion
import TestSupport
import Testing

@Suite("The first and the last frame") struct LastFrameTests {
  struct Case: CustomTestStringConvertible {
    var rate: Rational
    var grid: FrameClock.Grid
    var testDescription: String { "\(rate) frames a second, \(grid)" }
  }

  static let cases: [Case] =
    [Rational(60), Rational(25), Rational(30000, 1001), Rational(60000, 1001), Rational(24), Rational(1)].map {
      Case(rate: $0, grid: .exact)
    }
    + [Rational(50), Rational(25), Rational(30), Rational(30000, 1001), Rational(15), Rational(24), Rational(12)].map {
      Case(rate: $0, grid: .centiseconds)
    }

  /// A gesture of random lengths; half of them finish.
  static func randomTimeline(using random: inout SeededRandom) throws -> Timeline {
    func time(_ range: ClosedRange<Double>) -> Double {
      let milliseconds = (Double.random(in: range, using: &random) * 1000)
      return Bool.random(using: &random) ? milliseconds.rounded() / 1000 : milliseconds / 1000
    }
    let travel = Double.random(in: 1...390, using: &random)
    let gesture = Gesture([
      .wait(duration: Bool.random(using: &random) ? 0 : time(0...1)),
      .down(Point(x: 0, y: 400)), .move(to: Point(x: travel, y: 400), duration: time(0...1), timing: .linear), .up,
    ])
    let scene = Scene(
      transition: .publishedReturn, gesture: gesture, pageSize: PageSize(width: 390, height: 844),
      holdFirst: Bool.random(using: &random) ? 0 : time(0...1), holdLast: Bool.random(using: &random) ? 0 : time(0...1))
    return try Timeline(scene)
  }

  @Test("The first frame shows page 'from', the last the end state, and no frame is one too many", arguments: cases)
  func randomDurations(_ example: Case) throws {
    let clock = FrameClock(rate: example.rate, grid: example.grid)
    var random = SeededRandom(seed: 2024)
    for _ in 0..<400 {
      let timeline = try Self.randomTimeline(using: &random)
      let count = clock.frameCount(for: timeline.duration)
      expectAlone(.from, in: timeline.moment(at: clock.time(of: 0).value))
      expectAlone(timeline.endsOn, in: timeline.moment(at: clock.time(of: count - 1).value))
      if count > 1, example.grid == .exact { #expect(clock.time(of: count - 2).value < timeline.duration) }
      let formula = Int((timeline.duration * example.rate.value - 1e-9).rounded(.up)) + 1
      #expect(example.grid == .exact ? count == formula : [formula, formula + 1].contains(count))
    }
  }

  @Test("The end state is shown by the last frame of a clip without a hold, whatever its length", arguments: cases)
  func everyLength(_ example: Case) throws {
    let clock = FrameClock(rate: example.rate, grid: example.grid)
    for millisecond in 1...1200 {
      var transition = Transition.publishedClose
      transition.driver = .clock(.init(duration: Double(millisecond) / 1000, timing: .easeInOut))
      let timeline = try Timeline(.clock(transition))
      let last = clock.time(of: clock.frameCount(for: timeline.duration) - 1)
      #expect(timeline.moment(at: last.value).shown == ["backdrop", "to"], "\(millisecond) ms")
    }
  }
}
