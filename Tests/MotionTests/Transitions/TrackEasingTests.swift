import Motion
import TestSupport
import Testing

@Suite("Tracks with easings") struct TrackEasingTests {
  static let page = PageSize(width: 400, height: 800)

  /// One layer of a transition whose driving value is the time.
  static func layer(_ layer: Layer, at time: Double, page: PageSize = page) throws -> LayerState {
    let transition = Transition(
      name: "tracks", summary: "", layers: [Layer(name: "to", content: .page(.to)), layer],
      driver: .clock(.init(duration: 1, timing: .linear)))
    let scene = Scene(transition: transition, pageSize: page, holdFirst: 0, holdLast: 0)
    return try Timeline(scene).moment(at: time).layer(layer.name)
  }

  static func x(_ track: Track, at time: Double) throws -> Double {
    try layer(Layer(name: "from", content: .page(.from), x: track), at: time).x
  }

  struct Sample: CustomTestStringConvertible {
    var time: Double
    var value: Double
    var testDescription: String { "\(value) at \(time)" }

    init(_ time: Double, _ value: Double) {
      self.time = time
      self.value = value
    }
  }

  /// Four equal segments, each with an easing of its own.
  static let eased = Track([
    .init(at: 0, value: 0, easing: .steps(4, .jumpEnd)),
    .init(at: 0.25, value: 100, easing: .easeInOut),
    .init(
      at: 0.5, value: 200,
      easing: .piecewiseLinear([.init(input: 0, output: 0), .init(input: 0.5, output: 1), .init(input: 1, output: 0.5)])
    ),
    .init(at: .percent(75), value: .percent(25)),
    .init(at: 1, value: 0, easing: .stepStart),
  ])

  @Test(
    "Each segment has an easing of its own, and the stops are what they are",
    arguments: [
      Sample(0.05, 0), Sample(0.0625, 25), Sample(0.1, 25), Sample(0.24, 75), Sample(0.25, 100),
      Sample(0.3125, 100 + 100 * publishedEaseInOut(0.25)), Sample(0.375, 150),
      Sample(0.4375, 100 + 100 * publishedEaseInOut(0.75)), Sample(0.5, 200), Sample(0.5625, 150), Sample(0.625, 100),
      Sample(0.6875, 125), Sample(0.75, 100), Sample(0.875, 50), Sample(0.9375, 25),
    ])
  func easings(_ sample: Sample) throws {
    expectClose(try Self.x(Self.eased, at: sample.time), sample.value, within: 1e-9)
  }

  /// Goes away at its start, jumps twice at one place, and jumps at its end.
  static let jumping = Track([
    .init(at: 0.25, value: 5), .init(at: 0.25, value: 10, easing: .easeIn), .init(at: 0.5, value: 10),
    .init(at: 0.5, value: -70), .init(at: 0.5, value: 20), .init(at: 0.75, value: 30, easing: .easeOut),
    .init(at: 0.75, value: 40),
  ])

  @Test(
    "Of several stops at one place the last counts from there on, the first until there",
    arguments: [
      Sample(0.1, 5), Sample(0.2499, 5), Sample(0.25, 10), Sample(0.4999, 10), Sample(0.5, 20), Sample(0.625, 25),
      Sample(0.7499, 29.996), Sample(0.75, 40), Sample(0.9, 40),
    ])
  func jumps(_ sample: Sample) throws {
    expectClose(try Self.x(Self.jumping, at: sample.time), sample.value, within: 1e-9)
  }

  @Test("A track of one stop is constant, wherever the stop is and however it would go on")
  func constant() throws {
    let tracks: [Track] = [7, 7.0, Track(constant: 7), Track([.init(at: 0.6, value: 7, easing: .stepEnd)])]
    for track in tracks {
      #expect(track.constant == 7)
      for time in [0.1, 0.6, 0.9] { #expect(try Self.x(track, at: time) == 7) }
    }
    #expect(Self.jumping.constant == nil)
    #expect(try Self.x(Track(constant: .percent(-25)), at: 0.5) == -100)
  }

  static func falling(from start: Quantity, to end: Quantity) -> Track {
    Track(from: .init(at: 0, value: start), to: .init(at: 1, value: end))
  }

  @Test("A radius and a blur are never below 0, an opacity never outside 0…1, and an offset may be anything")
  func limits() throws {
    let shadow = Shadow(
      color: .white, x: Self.falling(from: -30, to: -10), y: Self.falling(from: 30, to: -30),
      blur: Self.falling(from: 20, to: -20), opacity: Self.falling(from: 2, to: -1))
    let layer = Layer(
      name: "from", content: .page(.from), opacity: Self.falling(from: -1, to: 2),
      cornerRadius: Self.falling(from: -12, to: 4), shadow: shadow)
    func state(_ time: Double) throws -> LayerState { try Self.layer(layer, at: time) }
    let (early, late) = (try state(0.25), try state(0.875))
    #expect(early.cornerRadius == 0 && early.opacity == 0)
    #expect(early.shadow == .init(color: .white, x: -25, y: 15, blur: 10, opacity: 1))
    #expect(late.cornerRadius == 2 && late.opacity == 1)
    #expect(late.shadow == .init(color: .white, x: -12.5, y: -22.5, blur: 0, opacity: 0))
  }

  @Test("A share of a radius or a blur is of the shorter side, of an offset of the side along it")
  func percents() throws {
    let shadow = Shadow(
      x: .init(constant: .percent(10)), y: .init(constant: .percent(10)), blur: .init(constant: .percent(5)),
      opacity: .init(constant: .percent(50)))
    let layer = Layer(
      name: "from", content: .page(.from), x: .init(constant: .percent(1)), y: .init(constant: .percent(1)),
      scaleX: .init(constant: .percent(50)), scaleY: .init(constant: .percent(25)),
      cornerRadius: .init(constant: .percent(50)), shadow: shadow)
    for (page, x, y) in [(Self.page, 4.0, 8.0), (PageSize(width: 800, height: 400), 8, 4)] {
      let state = try Self.layer(layer, at: 0.5, page: page)
      #expect(state.cornerRadius == 200)
      #expect(state.shadow == .init(x: 10 * x, y: 10 * y, blur: 20, opacity: 0.5))
      #expect(state.x == x && state.y == y && state.scaleX == 0.5 && state.scaleY == 0.25)
    }
  }

  @Test("An anchor and a place between pixels are the layer's own, and not those of a page at rest")
  func anchors() throws {
    let anchor = Anchor(x: 0, y: 1.5)
    let layer = Layer(name: "from", content: .page(.from), anchor: anchor, isSubpixel: true)
    #expect(
      try Self.layer(layer, at: 0.5)
        == LayerState(name: "from", content: .page(.from), anchor: anchor, x: 0, isSubpixel: true))
    #expect(try Self.layer(layer, at: 0) == LayerState(name: "from", content: .page(.from)))
    #expect(try Self.layer(Layer(name: "from", content: .page(.from)), at: 0.5).anchor == .center)
  }
}
