import Motion
import Testing

@Suite struct TrackTests {
  struct Case: CustomTestStringConvertible {
    var progress: Double
    var x: Double
    var y: Double
    var scale: Double
    var testDescription: String { "at \(progress)" }

    init(_ progress: Double, x: Double, y: Double, scale: Double) {
      self.progress = progress
      self.x = x
      self.y = y
      self.scale = scale
    }
  }

  /// Three stops, percent and plain numbers mixed, on a page of 400 × 800 points.
  static let transition = Transition(
    name: "tracks", summary: "",
    layers: [
      Layer(name: "to", content: .page(.to)),
      Layer(
        name: "from", content: .page(.from),
        x: Track([
          .init(at: 0.25, value: 10), .init(at: .percent(50), value: .percent(50)), .init(at: 0.75, value: -100),
        ]),
        y: Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: .percent(-100))),
        scaleX: Track([.init(at: 0.5, value: 1), .init(at: 0.5, value: 2)]), opacity: 1.5),
    ],
    driver: .clock(.init(duration: 1, timing: .linear)))

  @Test(
    "A track is constant before its first stop, straight between stops, constant after its last",
    arguments: [
      Case(0.1, x: 10, y: -80, scale: 1), Case(0.25, x: 10, y: -200, scale: 1), Case(0.375, x: 105, y: -300, scale: 1),
      Case(0.5, x: 200, y: -400, scale: 2), Case(0.625, x: 50, y: -500, scale: 2),
      Case(0.75, x: -100, y: -600, scale: 2), Case(0.9, x: -100, y: -720, scale: 2),
    ])
  func values(_ example: Case) throws {
    let timeline = try Timeline(
      Scene(
        transition: Self.transition, pageSize: PageSize(width: 400, height: 800), holdFirst: 0, holdLast: 0))
    let layer = try timeline.moment(at: example.progress).layer("from")
    expectClose(layer.x, example.x, within: 1e-9, "x")
    expectClose(layer.y, example.y, within: 1e-9, "y")
    expectClose(layer.scaleX, example.scale, within: 1e-12, "scale")
    #expect(layer.scaleY == 1)
    #expect(layer.opacity == 1, "clamped when it is drawn")
  }

  @Test("A quantity is a number, or a share of a whole")
  func quantities() {
    #expect(Quantity.number(60).resolved(whole: 390) == 60)
    #expect(Quantity.percent(50).resolved(whole: 390) == 195)
    #expect(Quantity.percent(-100).resolved(whole: 390) == -390)
    #expect(Quantity.percent(0).resolved(whole: 390) == 0)
    for whole in [320.0, 375, 390, 393, 402, 430, 0.1] {
      #expect(Quantity.percent(100).resolved(whole: whole) == whole)
    }
    let literal: Quantity = 0.5
    #expect(literal == .number(0.5))
  }

  @Test("A track without stops stops the program")
  func empty() async {
    await #expect(processExitsWith: .failure) { _ = Track([]) }
  }

  @Test(
    "Stops too close for a slope are a jump, and what a spring does beyond them is nothing",
    arguments: [(1 - 1e-16, 1), (1 - 1e-10, 1), (0, .leastNormalMagnitude), (0, 1e-10)] as [(Double, Double)])
  func closeStops(first: Double, second: Double) throws {
    let track = Track(from: .init(at: .number(first), value: 0), to: .init(at: .number(second), value: 1))
    var transition = Self.transition
    transition.layers[1].x = track
    transition.driver = .clock(.init(Animation(.spring(.dampingRatio(0.3)), duration: 1)))
    let timeline = try Timeline(
      Scene(transition: transition, pageSize: PageSize(width: 400, height: 800), holdFirst: 0, holdLast: 0))
    for step in 0...100 {
      let x = try timeline.moment(at: Double(step) / 100).layer("from").x
      #expect((0...1).contains(x), "at \(step) %")
    }
  }
}
