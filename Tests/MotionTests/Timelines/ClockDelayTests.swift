import Motion
import TestSupport
import Testing

@Suite("A clock with a delay") struct ClockDelayTests {
  static func timeline(_ clock: Driver.Clock) throws -> Timeline {
    var transition = Transition.intendedClose
    transition.driver = .clock(clock)
    return try Timeline(.clock(transition, holdFirst: 0.25, holdLast: 0.5))
  }

  @Test("Until the delay is over page 'from' rests alone; then the clock runs")
  func delay() throws {
    let timeline = try Self.timeline(.init(duration: 0.5, timing: .easeInOut, delay: 1))
    expectClose(timeline.duration, 0.25 + 1 + 0.5 + 0.5, within: 1e-12)
    let phases: [(time: Double, phase: Phase)] = [
      (0, .holdFirst), (0.2499, .holdFirst), (0.25, .rest), (0.75, .rest), (1.2499, .rest), (1.25, .animate),
      (1.7499, .animate), (1.75, .holdLast), (2.25, .holdLast),
    ]
    for (time, phase) in phases {
      let moment = timeline.moment(at: time)
      #expect(moment.phase == phase, "at \(time)")
      #expect(moment.displacement == nil)
      if phase == .holdFirst || phase == .rest {
        expectAlone(.from, in: moment)
        #expect(moment.progress == 0)
      }
    }
    for step in 0..<20 {
      let share = Double(step) / 20
      expectClose(
        timeline.moment(at: 1.25 + 0.5 * share).progress, publishedEaseInOut(share), within: 1e-9,
        "progress at \(share)")
    }
    expectAlone(.to, in: timeline.moment(at: 1.75))
  }

  @Test("Without a delay nothing rests")
  func none() throws {
    let timeline = try Self.timeline(.init(duration: 0.5, timing: .linear))
    #expect(timeline.moment(at: 0.25).phase == .animate)
    expectClose(timeline.duration, 1.25, within: 1e-12)
  }

  @Test("A spring is delayed as well, and lasts until it has settled")
  func spring() throws {
    let spring = Spring.bounce(0.3, duration: 0.4)
    let settling = try #require(spring.settlingDuration)
    let timeline = try Self.timeline(.init(Animation(.spring(spring)), delay: 0.5))
    expectClose(timeline.duration, 0.25 + 0.5 + settling + 0.5, within: 1e-12)
    #expect(timeline.moment(at: 0.7).phase == .rest)
    let motion = spring.motion(duration: settling)
    for step in 0..<10 {
      let share = Double(step) / 10
      let moment = timeline.moment(at: 0.75 + settling * share)
      #expect(moment.phase == .animate)
      expectClose(moment.progress, motion.value(at: share), within: 1e-9, "progress at \(share)")
    }
  }
}
