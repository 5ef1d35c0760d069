import Motion
import TestSupport
import Testing

@Suite("What finishes a pan") struct PanFinishTests {
  static func end(_ gesture: String, _ finish: Pan.Finish, _ direction: Pan.Direction = .right) throws -> PageRole {
    let transition = Transition.pulled(direction, begin: .init(rule: .any), finish: finish)
    return try Timeline(.pan(gesture, width: 400, height: 800, transition: transition)).endsOn
  }

  struct Distance: CustomTestStringConvertible {
    var direction: Pan.Direction
    var distance: Quantity
    var points: Double
    var testDescription: String { "\(direction), \(distance): \(points) pt" }

    init(_ direction: Pan.Direction, _ distance: Quantity, _ points: Double) {
      self.direction = direction
      self.distance = distance
      self.points = points
    }
  }

  @Test(
    "Further than the distance finishes, exactly as far does not",
    arguments: [
      Distance(.right, 60, 60), Distance(.right, .percent(50), 200), Distance(.left, .percent(25), 100),
      Distance(.down, .percent(50), 400), Distance(.up, .percent(25), 200), Distance(.up, 75, 75),
      Distance(.right, .percent(100), 400),
    ])
  func distance(_ example: Distance) throws {
    func end(_ points: Double) throws -> PageRole {
      let (x, y) =
        switch example.direction {
        case .left: (-points, 0.0)
        case .right: (points, 0)
        case .up: (0, -points)
        case .down: (0, points)
        }
      return try Self.end("down 0 0, move \(x) \(y) 1s, up", .init(distance: example.distance), example.direction)
    }
    #expect(try end(example.points) == .from)
    #expect(try end(example.points - 0.001) == .from)
    #expect(try end(-example.points - 100) == .from)
    #expect(try end(example.points + 0.001) == .to)
  }

  struct Velocity: CustomTestStringConvertible {
    var gesture: String
    /// Points per second.
    var velocity: Double
    var testDescription: String { "\(gesture): \(velocity) pt/s" }

    init(_ gesture: String, _ velocity: Double) {
      self.gesture = gesture
      self.velocity = velocity
    }
  }

  static let velocities: [Velocity] = [
    // The finger jumps as soon as it is down.
    Velocity("down 100 400, move 195 400 50ms step-start, up", 1900),
    Velocity("down 100 400, move 195 400 0ms, wait 50ms, up", 1900),
    Velocity("down 100 400, move 195 400 50ms steps(2, jump-start), up", 1900),
    Velocity("down 0 400, move 100 400 500ms, up", 200),
    Velocity("down 0 400, move 1 400 100ms, up", 10),
    // A finger that stops loses its velocity within 100 ms.
    Velocity("down 0 400, move 100 400 500ms, wait 50ms, up", 100),
    Velocity("down 0 400, move 100 400 500ms, wait 99ms, up", 2),
    Velocity("down 0 400, move 100 400 500ms, wait 30ms, wait 30ms, up", 80),
    Velocity("down 0 400, move 100 400 500ms, move 100 400 60ms, up", 80),
    // A flick, after some stillness and as a touch of its own, which is shorter than 100 ms.
    Velocity("down 0 400, wait 1s, move 100 400 50ms, up", 1000),
    Velocity("down 0 400, move 100 400 50ms, up", 2000),
    Velocity("wait 1s, down 0 400, move 100 400 50ms, up", 2000),
    Velocity("down 0 400, wait 20ms, move 100 400 20ms, up", 2500),
    Velocity("down 0 400, move 100 400 25ms, wait 25ms, up", 2000),
    // Only what happens within the window counts, as the easing paces it.
    Velocity("down 0 400, move 100 400 500ms ease-in-out, up", 1000 * (1 - publishedEaseInOut(0.8))),
    Velocity("down 0 400, move 100 400 500ms steps(4), up", 250),
    Velocity("down 0 400, move 100 400 200ms linear(0, 0.2 50%, 1), up", 800),
    Velocity("down 0 400, move 100 400 1s, move 110 400 40ms, move 130 400 40ms, up", 320),
    Velocity("down 0 400, move 300 400 1s, move 290 400 50ms, move 330 400 50ms, up", 300),
    Velocity("down 0 400, move 100 400 1s, move 150 400 0s, up", 600),
    // Along the direction only.
    Velocity("down 0 400, move 100 400 1s, move 120 700 100ms, up", 200),
    // The touch before has nothing to do with it.
    Velocity("down 0 400, move 10 400 10ms, cancel, wait 200ms, down 0 400, move 20 400 50ms, up", 400),
  ]

  @Test("The velocity is the mean of the touch's last 100 ms, and faster than the rule finishes", arguments: velocities)
  func velocity(_ example: Velocity) throws {
    #expect(try Self.end(example.gesture, .init(velocity: example.velocity * (1 - 1e-6))) == .to)
    #expect(try Self.end(example.gesture, .init(velocity: example.velocity * (1 + 1e-6))) == .from)
  }

  @Test(
    "A finger that has stopped for 100 ms, turned back or never taken time has no velocity to finish with",
    arguments: [
      "down 0 400, move 300 400 500ms, wait 100ms, up",
      "down 0 400, move 300 400 500ms, wait 5s, up",
      "down 0 400, move 300 400 500ms, wait 50ms, wait 50ms, up",
      "down 0 400, move 300 400 500ms linear(0, 1 50%, 1), up",
      "down 0 400, move 300 400 500ms, move 290 400 100ms, up",
      "down 0 400, move 100 400 100ms, move 100 600 100ms, up",
      "down 0 400, move 300 400 0s, up",
    ])
  func none(gesture: String) throws {
    #expect(try Self.end(gesture, .init(velocity: 0)) == .from)
    #expect(try Self.end(gesture, .init(distance: 50, velocity: 0)) == .to, "it has still gone the distance")
  }

  @Test("Exactly as fast as the rule is not faster")
  func strict() throws {
    // 64 points in a sixteenth of a second: 1024 points per second, in binary too.
    let gesture = "down 0 400, move 64 400 62.5ms, up"
    #expect(try Self.end(gesture, .init(velocity: 1024)) == .from)
    #expect(try Self.end(gesture, .init(velocity: 1024.0.nextDown)) == .to)
  }

  @Test("The velocity is the one along the pan", arguments: Pan.Direction.allCases)
  func direction(direction: Pan.Direction) throws {
    let ends: [Pan.Direction: String] = [
      .left: "100 400", .right: "300 400", .up: "200 300", .down: "200 500",
    ]
    for (way, point) in ends {
      let end = try Self.end("down 200 400, move \(point) 200ms, up", .init(velocity: 499), direction)
      #expect(end == (way == direction ? .to : .from), "\(way)")
    }
  }

  struct Rules: CustomTestStringConvertible {
    var isFar: Bool
    var isFast: Bool
    var testDescription: String { "\(isFar ? "far" : "near"), \(isFast ? "fast" : "slow")" }
    var gesture: String { "down 0 400, move \(isFar ? 101 : 99) 400 1s, wait \(isFast ? 0 : 100)ms, up" }
  }

  @Test(
    "Of a distance and a velocity either will do, unless both are asked for",
    arguments: [
      Rules(isFar: false, isFast: false), Rules(isFar: false, isFast: true), Rules(isFar: true, isFast: false),
      Rules(isFar: true, isFast: true),
    ])
  func combinations(_ rules: Rules) throws {
    func finishes(_ distance: Quantity?, _ velocity: Double?, all: Bool) throws -> Bool {
      try Self.end(rules.gesture, .init(distance: distance, velocity: velocity, requiresAll: all)) == .to
    }
    #expect(try finishes(100, 50, all: false) == (rules.isFar || rules.isFast))
    #expect(try finishes(100, 50, all: true) == (rules.isFar && rules.isFast))
    for all in [true, false] {
      #expect(try finishes(100, nil, all: all) == rules.isFar)
      #expect(try finishes(nil, 50, all: all) == rules.isFast)
    }
  }

  @Test("A cancelled touch never finishes, however far and fast")
  func cancelled() throws {
    for finish in [Pan.Finish(distance: 0), .init(velocity: 0), .init(distance: 0, velocity: 0, requiresAll: true)] {
      #expect(try Self.end("down 0 400, move 390 400 50ms, up", finish) == .to)
      #expect(try Self.end("down 0 400, move 390 400 50ms, cancel", finish) == .from)
    }
  }
}
