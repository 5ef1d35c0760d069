import Motion
import TestSupport
import Testing

@Suite("The rest of the way after a pan") struct PanSettleTests {
  @Test("On and back each have a curve and a duration of their own")
  func own() throws {
    let transition = Transition.pulled(
      settle: .init(duration: 0.25, timing: .linear), cancel: .init(duration: 0.75, timing: .easeInOut))
    func timeline(_ ending: String) throws -> Timeline {
      try Timeline(.pan("down 0 400, move 300 400 1s, \(ending)", width: 400, transition: transition))
    }
    let (on, back) = (try timeline("up"), try timeline("cancel"))
    expectClose(on.duration, 1.25, within: 1e-12)
    expectClose(back.duration, 1.75, within: 1e-12)
    for step in 0..<20 {
      let share = Double(step) / 20
      expectClose(
        try #require(on.moment(at: 1 + 0.25 * share).displacement), 300 + 100 * share, within: 1e-9, "on at \(share)")
      expectClose(
        try #require(back.moment(at: 1 + 0.75 * share).displacement), 300 * (1 - publishedEaseInOut(share)),
        within: 1e-9, "back at \(share)")
    }
  }

  @Test("A pan that says nothing about the way back takes the one on")
  func same() {
    let settle = Pan.Settle(Animation(.spring(.system)), isProportional: true)
    let pan = Pan(direction: .up, finish: .init(distance: 1), settle: settle, gesture: Gesture([]))
    #expect(pan.cancel == settle)
    #expect(pan.begin == Pan.Begin(rule: .direction, edge: nil))
    #expect(pan.belowZero == .clamp && pan.beyondSide == .clamp)
  }

  struct Proportion: CustomTestStringConvertible {
    var pulled: Double
    var ending: String
    var duration: Double
    var testDescription: String { "'\(ending)' at \(pulled) of 400 takes \(duration) s" }
  }

  @Test(
    "A proportional duration is for the whole side, and what is left takes its share",
    arguments: [
      Proportion(pulled: 100, ending: "up", duration: 0.2), Proportion(pulled: 200, ending: "up", duration: 0.4),
      Proportion(pulled: 300, ending: "up", duration: 0.2), Proportion(pulled: 300, ending: "cancel", duration: 0.6),
      Proportion(pulled: 400, ending: "up", duration: 0), Proportion(pulled: 400, ending: "cancel", duration: 0.8),
      // Pulled beyond the end there is more than a side to go back, in no more than the time of the whole.
      Proportion(pulled: 700, ending: "cancel", duration: 0.8),
    ])
  func proportional(_ example: Proportion) throws {
    let transition = Transition.pulled(
      beyondSide: .rubberBand, settle: .init(duration: 0.8, timing: .linear, isProportional: true))
    let timeline = try Timeline(
      .pan("down 0 400, move \(example.pulled) 400 1s, \(example.ending)", width: 400, transition: transition))
    expectClose(timeline.duration, 1 + example.duration, within: 1e-12)
    let start = try #require(timeline.moment(at: 1 - 1e-9).displacement)
    let target = timeline.endsOn == .to ? 400.0 : 0
    if example.duration > 0 {
      let middle = try #require(timeline.moment(at: 1 + example.duration / 2).displacement)
      expectClose(middle, (start + target) / 2, within: 1e-5)
    }
    #expect(timeline.moment(at: timeline.duration).displacement == target)
    expectAlone(timeline.endsOn, in: timeline.moment(at: timeline.duration))
  }

  struct Sprung: CustomTestStringConvertible {
    var animation: Animation
    var isProportional: Bool
    /// The touch's way and its length: its velocity is over all of it.
    var pulled: Double
    var seconds: Double
    var ending: String
    var velocity: Double { pulled / seconds }
    var testDescription: String {
      "\(animation.curve)\(isProportional ? ", proportional" : ""), '\(ending)' at \(pulled) pt, \(velocity) pt/s"
    }
  }

  static let springs: [Animation] = [
    Animation(.spring(.system), duration: 0.5),
    Animation(.spring(.system)),
    Animation(.spring(.physical(mass: 1, stiffness: 100, damping: 8))),
    Animation(.spring(.dampingRatio(0.6)), duration: 0.5),
    Animation(.spring(.dampingRatio(1)), duration: 0.3),
    Animation(.spring(.bounce(0, duration: 0.4))),
    Animation(.spring(.bounce(0.3, duration: 0.4))),
  ]

  static let sprung: [Sprung] = springs.flatMap { animation in
    [false, true].flatMap { isProportional in
      [(300.0, 0.08, "up"), (100, 0.05, "up"), (300, 0.08, "cancel"), (40, 0.1, "cancel")].map {
        Sprung(animation: animation, isProportional: isProportional, pulled: $0, seconds: $1, ending: $2)
      }
    }
  }

  static func timeline(_ example: Sprung) throws -> Timeline {
    let transition = Transition.pulled(
      finish: .init(velocity: 100), settle: .init(example.animation, isProportional: example.isProportional))
    return try Timeline(
      .pan(
        "down 0 400, move \(example.pulled) 400 \(example.seconds)s, \(example.ending)", width: 400,
        transition: transition))
  }

  @Test("A spring takes the page over with the finger's velocity, from where it is", arguments: sprung)
  func handOver(_ example: Sprung) throws {
    let timeline = try Self.timeline(example)
    func displacement(_ time: Double) throws -> Double {
      try #require(timeline.moment(at: example.seconds + time).displacement)
    }
    #expect(timeline.moment(at: example.seconds).phase == (example.ending == "up" ? .finish : .return))
    expectClose(try displacement(0), example.pulled, within: 1e-6)
    // (4 f(h) − f(2h) − 3 f(0)) / 2h is the slope to the second order.
    let h = 1e-5
    let slope = (4 * (try displacement(h)) - (try displacement(2 * h)) - 3 * example.pulled) / (2 * h)
    expectClose(slope, example.velocity, within: example.velocity * 1e-3)
  }

  @Test("It ends exactly, after its own duration or its share of it", arguments: sprung)
  func ends(_ example: Sprung) throws {
    let timeline = try Self.timeline(example)
    let target = example.ending == "up" ? 400.0 : 0
    let share = example.isProportional ? (target - example.pulled).magnitude / 400 : 1
    expectClose(timeline.duration, example.seconds + example.animation.length * share, within: 1e-9)
    #expect(timeline.moment(at: timeline.duration).displacement == target)
    expectAlone(timeline.endsOn, in: timeline.moment(at: timeline.duration))
    let late = try #require(timeline.moment(at: timeline.duration - 1e-6).displacement)
    expectClose(late, target, within: 4, "and does not leap there")
  }

  @Test("It may run past either end, even where the finger may not")
  func overshoot() throws {
    let animation = Animation(.spring(.bounce(0.4, duration: 0.4)))
    func displacements(_ ending: String) throws -> [Double] {
      let example = Sprung(animation: animation, isProportional: false, pulled: 300, seconds: 0.1, ending: ending)
      let timeline = try Self.timeline(example)
      return stride(from: 0.1, to: timeline.duration, by: 0.002).compactMap { timeline.moment(at: $0).displacement }
    }
    #expect(try #require(displacements("up").max()) > 450)
    let back = try displacements("cancel")
    #expect(try #require(back.max()) > 320, "the finger's velocity carries it on before it turns back")
    #expect(try #require(back.min()) < -20)
  }

  @Test("A page that is there already stays, however fast the finger", arguments: springs)
  func nothingLeft(animation: Animation) throws {
    let transition = Transition.pulled(settle: .init(animation))
    let timeline = try Timeline(.pan("down 0 400, move 390 400 50ms, up", width: 390, transition: transition))
    expectClose(timeline.duration, 0.05 + animation.length, within: 1e-9)
    for step in 0...20 {
      let time = 0.05 + animation.length * Double(step) / 20
      #expect(timeline.moment(at: time).displacement == 390)
    }
  }
}
