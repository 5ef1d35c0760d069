import Motion
import TestSupport
import Testing

@Suite("Transitions that make no sense") struct TransitionProblemTests {
  struct Case: CustomTestStringConvertible {
    var transition: Transition
    var problem: String
    var testDescription: String { problem }

    /// The property that the problem names; in all cases it is one of the first layer's.
    var property: PropertyPath? {
      problem.firstMatch(of: #/, ([a-z -]+): (?:stop (\d+)|expected at least one)/#).map {
        let stop = $0.output.2.flatMap { Int($0) }
        return PropertyPath(layer: 0, name: String($0.output.1), stop: stop.map { $0 - 1 })
      }
    }

    init(_ base: Transition, _ problem: String, _ change: (inout Transition) -> Void) {
      transition = base
      change(&transition)
      self.problem = problem
    }

    /// Changes the first layer of a transition by the clock, page `from`.
    static func layer(_ problem: String, _ change: (inout Layer) -> Void) -> Case {
      Case(.slidIn, problem) { change(&$0.layers[0]) }
    }

    static func pan(_ problem: String, _ change: (inout Pan) -> Void) -> Case {
      Case(.pulled(), problem) {
        guard case .pan(var pan) = $0.driver else { return }
        change(&pan)
        $0.driver = .pan(pan)
      }
    }

    static func clock(_ problem: String, _ clock: Driver.Clock) -> Case {
      Case(.slidIn, problem) { $0.driver = .clock(clock) }
    }
  }

  static let layers: [Case] = [
    Case(.slidIn, "two layers are named 'from'") { $0.layers[1].name = "from" },
    Case(.slidIn, "two layers are named 'backdrop'") { $0.layers[1].name = "backdrop" },
    Case(.slidIn, "expected a layer with page 'from', found none") { $0.layers.removeFirst() },
    Case(.slidIn, "expected a layer with page 'to', found none") { $0.layers[1].content = .color(.black) },
    Case(.slidIn, "expected a layer with page 'from', found none") { $0.layers = [] },
    Case.layer("layer 'from', x: stop 2 is at 0.25, before the one ahead of it at 0.5: expected stops in order") {
      $0.x = Track([.init(at: 0.5, value: 0), .init(at: 0.25, value: 1)])
    },
    Case.layer("layer 'from', opacity: stop 3 is at 0.5, before the one ahead of it at 0.75: expected stops in order") {
      $0.opacity = Track([.init(at: 0, value: 0), .init(at: 0.75, value: 1), .init(at: .percent(50), value: 1)])
    },
    Case.layer("layer 'from', y: expected at least one stop") { $0.y.stops = [] },
    Case.layer("layer 'from', anchor: expected fractions within ±1000000") { $0.anchor.x = .nan },
    Case.layer("layer 'from', anchor: expected fractions within ±1000000") { $0.anchor.y = -1.1e6 },
    Case.layer("layer 'from', x: stop 2: expected 1 to 1000 steps") {
      $0.x = Track([
        .init(at: 0, value: 0), .init(at: 0.5, value: 1, easing: .steps(0, .jumpEnd)), .init(at: 1, value: 2),
      ])
    },
    Case.layer("layer 'from', shadow blur: stop 1: expected 2 to 1000 points of linear()") {
      $0.shadow = Shadow(blur: Track([.init(at: 0, value: 0, easing: .piecewiseLinear([])), .init(at: 1, value: 2)]))
    },
  ]

  static let huge = "expected numbers within ±1000000"

  static let numbers: [Case] = [Quantity.number(.nan), .number(1.1e6), .percent(.infinity), .percent(-1.1e8)].flatMap {
    wrong in
    let track = Track(from: .init(at: 0, value: 0), to: .init(at: 1, value: wrong))
    return [
      Case.layer("layer 'from', x: stop 2: \(huge)") { $0.x = track },
      Case.layer("layer 'from', y: stop 2: \(huge)") { $0.y = track },
      Case.layer("layer 'from', scale-x: stop 2: \(huge)") { $0.scaleX = track },
      Case.layer("layer 'from', scale-y: stop 2: \(huge)") { $0.scaleY = track },
      Case.layer("layer 'from', opacity: stop 2: \(huge)") { $0.opacity = track },
      Case.layer("layer 'from', corner-radius: stop 2: \(huge)") { $0.cornerRadius = track },
      Case.layer("layer 'from', shadow x: stop 2: \(huge)") { $0.shadow = Shadow(x: track) },
      Case.layer("layer 'from', shadow y: stop 2: \(huge)") { $0.shadow = Shadow(y: track) },
      Case.layer("layer 'from', shadow blur: stop 2: \(huge)") { $0.shadow = Shadow(blur: track) },
      Case.layer("layer 'from', shadow opacity: stop 2: \(huge)") { $0.shadow = Shadow(opacity: track) },
      Case.layer("layer 'from', x: stop 1: \(huge)") { $0.x = Track([.init(at: wrong, value: 0)]) },
    ]
  }

  static let noDuration = "no duration: expected one, as only a spring settles by itself"
  static let seconds = "expected a duration from 0 s to 3600 s"
  static let finish = "finish: expected numbers from 0 to 1000000"
  static let edge = "edge: expected a number from 0 to 1000000"

  static let drivers: [Case] = [
    .clock(noDuration, .init(Animation(.timing(.ease)))),
    .clock("duration of -1.0 s: expected 0 s or more", .init(duration: -1, timing: .linear)),
    .clock("expected 1 to 1000 steps", .init(duration: 1, timing: .steps(0, .jumpEnd))),
    .clock("bounce of 3.0: expected 0 to 0.99", .init(Animation(.spring(.bounce(3, duration: 1))))),
    .clock("delay: \(seconds)", .init(duration: 1, timing: .linear, delay: -0.1)),
    .clock("delay: \(seconds)", .init(duration: 1, timing: .linear, delay: .nan)),
    .clock("delay: \(seconds)", .init(duration: 1, timing: .linear, delay: 3601)),
    .pan("settle: \(noDuration)") { $0.settle = .init(Animation(.timing(.ease))) },
    .pan("settle: duration of nan s: expected 0 s or more") { $0.settle = .init(duration: .nan, timing: .linear) },
    .pan("cancel: \(noDuration)") { $0.cancel = .init(Animation(.timing(.ease))) },
    .pan("cancel: no duration: expected one, as a damping ratio alone does not say how fast the spring is") {
      $0.cancel = .init(Animation(.spring(.dampingRatio(0.5))))
    },
    .pan("finish: expected a distance, a velocity or both") { $0.finish = .init() },
    .pan("finish: expected a distance, a velocity or both") { $0.finish = .init(requiresAll: true) },
    .pan(finish) { $0.finish = .init(distance: -1) },
    .pan(finish) { $0.finish = .init(distance: .percent(-50), velocity: 300) },
    .pan(finish) { $0.finish = .init(distance: 60, velocity: -300) },
    .pan(finish) { $0.finish = .init(velocity: .nan) },
    .pan(finish) { $0.finish = .init(distance: 1.1e6) },
    .pan(edge) { $0.begin.edge = -1 },
    .pan(edge) { $0.begin.edge = .nan },
    .pan(edge) { $0.begin.edge = .infinity },
  ]

  static let holds: [Case] = [-0.1, .nan, 3601].flatMap { wrong in
    [
      Case(.slidIn, "hold-first: \(seconds)") { $0.holdFirst = wrong },
      Case(.slidIn, "hold-last: \(seconds)") { $0.holdLast = wrong },
    ]
  }

  @Test("It is refused by name, and the error says what was expected", arguments: layers + numbers + drivers + holds)
  func refused(_ example: Case) {
    // A transition's own holds are checked even where the scene has others.
    let scene = Scene(
      transition: example.transition, pageSize: PageSize(width: 400, height: 800), holdFirst: 0, holdLast: 0)
    let error = #expect(throws: SceneError.self) { try Timeline(scene) }
    #expect(
      error == .transition(name: example.transition.name, problem: example.problem, property: example.property))
    #expect(error?.description == "transition '\(example.transition.name)': \(example.problem)")
  }

  @Test("Points and percents are compared on the page they are for")
  func mixedUnits() throws {
    var transition = Transition.pulled()
    transition.layers[0].opacity = Track(from: .init(at: 200, value: 1), to: .init(at: .percent(50), value: 1))
    func timeline(width: Double) throws -> Timeline {
      try Timeline(Scene(transition: transition, pageSize: PageSize(width: width, height: 800)))
    }
    #expect(try timeline(width: 430).notes.isEmpty)
    #expect(try timeline(width: 400).notes.isEmpty)
    let problem =
      "layer 'to', opacity: stop 2 is at 195, before the one ahead of it at 200: expected stops in order"
    let property = PropertyPath(layer: 0, name: "opacity", stop: 1)
    #expect(throws: SceneError.transition(name: "pulled", problem: problem, property: property)) {
      try timeline(width: 390)
    }
  }

  @Test("What is at the limit is still good")
  func limits() throws {
    var transition = Transition.pulled(
      begin: .init(edge: 0), finish: .init(distance: 0, velocity: 1e6), settle: .init(duration: 0, timing: .linear))
    transition.layers[0].x = Track(from: .init(at: -1e6, value: 0), to: .init(at: 1e6, value: 0))
    transition.layers[0].anchor = Anchor(x: 1e6, y: -1e6)
    (transition.holdFirst, transition.holdLast) = (0, 0)
    #expect(throws: Never.self) { try Timeline(Scene(transition: transition, pageSize: PageSize(width: 1, height: 1))) }
  }

  @Test("A finger's easing must make sense too")
  func gestureEasing() {
    let gesture = Gesture([
      .down(Point(x: 0, y: 0)), .move(to: Point(x: 9, y: 0), duration: 1, timing: .steps(0, .jumpEnd)), .up,
    ])
    let scene = Scene(transition: .pulled(), gesture: gesture, pageSize: PageSize(width: 400, height: 800))
    #expect(throws: SceneError.gestureStep(number: 2, reason: "expected 1 to 1000 steps")) { try Timeline(scene) }
  }
}
