import Motion
import Testing

@Suite struct AnimationTests {
  @Test("A given duration counts, and a spring without one lasts until it has settled")
  func length() {
    #expect(Animation(.timing(.ease), duration: 0.3).length == 0.3)
    #expect(Animation(.spring(.system), duration: 0.5).length == 0.5)
    #expect(Animation(.spring(.system)).length == Spring.system.settlingDuration)
    #expect(Animation(.spring(.dampingRatio(0.7)), duration: 0.5).length == 0.5)
  }

  @Test("A timing function is its own, and a spring gets the animation's seconds and velocity")
  func timing() {
    #expect(Animation(.timing(.ease), duration: 0.3).timing(velocity: 9) == .ease)
    let spring = Spring.bounce(0.2, duration: 0.4)
    #expect(Animation(.spring(spring), duration: 2).timing() == .spring(spring.motion(duration: 2)))
    let settled = Animation(.spring(spring))
    #expect(
      settled.timing(velocity: 3) == .spring(spring.motion(duration: settled.length, velocity: 3)))
    #expect(settled.timing().value(at: 1) == 1)
  }

  struct Case: CustomTestStringConvertible {
    var animation: Animation
    var problem: String?
    var testDescription: String { "\(animation.curve), \(animation.duration.map { "\($0) s" } ?? "no duration")" }

    init(_ curve: Animation.Curve, _ duration: Double?, _ problem: String? = nil) {
      animation = Animation(curve, duration: duration)
      self.problem = problem
    }
  }

  static let cases: [Case] = [
    Case(.timing(.linear), 0.3),
    Case(.timing(.linear), 0),
    Case(.timing(.linear), nil, "no duration: expected one, as only a spring settles by itself"),
    Case(.timing(.linear), -1, "duration of -1.0 s: expected 0 s or more"),
    Case(.timing(.linear), .infinity, "duration of inf s: expected 0 s or more"),
    Case(.timing(.linear), .nan, "duration of nan s: expected 0 s or more"),
    Case(.timing(.steps(0, .jumpEnd)), 1, "expected 1 to 1000 steps"),
    Case(.spring(.system), nil),
    Case(.spring(.system), 0.5),
    Case(.spring(.system), -0.5, "duration of -0.5 s: expected 0 s or more"),
    Case(.spring(.bounce(0.3, duration: 0.5)), nil),
    Case(.spring(.bounce(3, duration: 0.5)), nil, "bounce of 3.0: expected 0 to 0.99"),
    Case(.spring(.dampingRatio(0.7)), 0.5),
    Case(
      .spring(.dampingRatio(0.7)), nil,
      "no duration: expected one, as a damping ratio alone does not say how fast the spring is"),
  ]

  @Test("An animation that makes no sense says what was expected", arguments: cases)
  func problem(_ example: Case) {
    #expect(example.animation.problem == example.problem)
    #expect(example.problem != nil || example.animation.length >= 0)
  }
}
