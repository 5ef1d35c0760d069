import Testing

@testable import Motion

@Suite struct SpringTests {
  struct Frequency: CustomTestStringConvertible {
    var ratio: Double
    /// Radians per second, for half a second.
    var frequency: Double
    var testDescription: String { "damping ratio \(ratio)" }
  }

  static let frequencies: [Frequency] = [
    Frequency(ratio: 1, frequency: 18.4668), Frequency(ratio: 0.9, frequency: 16.9617),
    Frequency(ratio: 0.8, frequency: 17.9886), Frequency(ratio: 0.7, frequency: 19.6793),
    Frequency(ratio: 0.5, frequency: 25.4338), Frequency(ratio: 2, frequency: 18.4668),
  ]

  @Test("A damping ratio has the published frequency in half a second", arguments: frequencies)
  func frequency(_ example: Frequency) {
    let motion = Spring.dampingRatio(example.ratio).motion(duration: 0.5)
    expectClose(motion.angularFrequency / 0.5, example.frequency, within: 0.5e-4 + 1e-9)
    #expect(motion == Spring.dampingRatio(example.ratio).motion(duration: 7))
    #expect(Spring.dampingRatio(example.ratio).settlingDuration == nil)
  }

  @Test("A spring settles when its envelope is 0.001", arguments: [0.01, 0.05, 0.2, 0.5, 0.7, 0.9, 0.95, 0.99, 1])
  func envelope(ratio: Double) {
    let phase = Spring.settledPhase(dampingRatio: ratio)
    let decay = ElementaryFunctions.exponential(-ratio * phase)
    expectClose(
      ratio < 1 ? ratio / (1 - ratio * ratio).squareRoot() * decay : decay * (1 + phase), 0.001, within: 1e-14)
  }

  @Test("Weaker damping takes longer to settle, and close to critical nothing jumps")
  func phases() {
    var last = Double.infinity
    for hundredth in 1...88 {
      let phase = Spring.settledPhase(dampingRatio: Double(hundredth) / 100)
      #expect(phase < last, "at \(hundredth)")
      last = phase
    }
    let critical = Spring.settledPhase(dampingRatio: 1)
    for ratio in [0.995, 0.999, 0.999999, 1.0.nextDown, 1.0.nextUp, 5] {
      expectClose(Spring.settledPhase(dampingRatio: ratio), critical, within: 0.02, "at \(ratio)")
      #expect(Spring.settledPhase(dampingRatio: ratio) <= critical)
    }
  }

  @Test("The system's spring moves a page as published")
  func system() {
    let motion = Spring.system.motion(duration: 0.5)
    expectClose(motion.angularFrequency / 0.5, 18.2574, within: 0.5e-4)
    #expect(motion.dampingRatio == 1)
    for (seconds, value) in [(0.05, 0.2322), (0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729), (0.5.nextDown, 0.9989)] {
      expectClose(motion.value(at: seconds / 0.5), value, within: 0.5e-4, "at \(seconds) s")
    }
    #expect(motion.value(at: 1) == 1)
  }

  @Test("Springs with their own frequency settle in their own time")
  func settling() throws {
    expectClose(try #require(Spring.system.settlingDuration), 9.2334 / 18.2574, within: 1e-5)
    // Mass 1 and stiffness 100 are 10 radians per second; a damping of 10 is a ratio of 0.5.
    let physical = Spring.physical(mass: 1, stiffness: 100, damping: 10)
    expectClose(try #require(physical.settlingDuration), 25.4338 * 0.5 / 10, within: 1e-5)
    // A perceptual duration of 0.5 s is 4π radians per second.
    expectClose(
      try #require(Spring.bounce(0.3, duration: 0.5).settlingDuration), 19.6793 * 0.5 / 12.566371, within: 1e-5)
    expectClose(Spring.bounce(0.3, duration: 0.5).motion(duration: 2).angularFrequency, 8 * .pi, within: 1e-12)
    expectClose(Spring.bounce(0.3, duration: 0.5).motion(duration: 2).dampingRatio, 0.7, within: 1e-15)
  }

  @Test("The same spring said in three ways is the same motion")
  func threeWays() throws {
    let ratio = Spring.dampingRatio(0.5).motion(duration: 1)
    for spring in [Spring.physical(mass: 2, stiffness: 200, damping: 20), .bounce(0.5, duration: 0.3)] {
      let motion = spring.motion(duration: try #require(spring.settlingDuration))
      for step in 0...100 {
        let time = Double(step) / 100
        expectClose(motion.value(at: time), ratio.value(at: time), within: 1e-13, "\(spring) at \(time)")
      }
    }
  }

  static let sensible: [Spring] = [
    .system, .physical(mass: 1e-6, stiffness: 1e6, damping: 1), .physical(mass: 1, stiffness: 100, damping: 0.2),
    .dampingRatio(0.01), .dampingRatio(1), .dampingRatio(3), .bounce(0, duration: 0.5), .bounce(0.99, duration: 1),
    .bounce(0, duration: 2000), .bounce(0.5, duration: 1e-6),
  ]

  @Test("A sensible spring has no problem and draws numbers", arguments: sensible)
  func draws(_ spring: Spring) {
    #expect(spring.problem == nil)
    for duration in [0, 1e-6, 0.5, 3600, 1e300, .greatestFiniteMagnitude, spring.settlingDuration ?? 1] {
      let motion = spring.motion(duration: duration)
      for time in [0, 1e-9, 0.1, 0.5, 0.999, 1] { #expect(motion.value(at: time).isFinite, "\(duration) s at \(time)") }
    }
  }

  struct Mistake: CustomTestStringConvertible {
    var spring: Spring
    var problem: String
    var testDescription: String { "\(spring)" }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      spring: .physical(mass: 0, stiffness: 1, damping: 1), problem: "spring mass of 0.0: expected 0.000001 to 1000000"),
    Mistake(
      spring: .physical(mass: 1, stiffness: -1, damping: 1),
      problem: "spring stiffness of -1.0: expected 0.000001 to 1000000"),
    Mistake(
      spring: .physical(mass: 1, stiffness: .nan, damping: 1),
      problem: "spring stiffness of nan: expected 0.000001 to 1000000"),
    Mistake(
      spring: .physical(mass: 1, stiffness: 1, damping: 0),
      problem: "spring damping of 0.0: expected 0.000001 to 1000000"),
    Mistake(
      spring: .physical(mass: 1, stiffness: 1, damping: .infinity),
      problem: "spring damping of inf: expected 0.000001 to 1000000"),
    Mistake(
      spring: .physical(mass: 1, stiffness: 100, damping: 0.1),
      problem: "spring damping of 0.1: expected at least 0.2, or it does not settle"),
    Mistake(
      spring: .physical(mass: 1e6, stiffness: 1, damping: 2000),
      problem: "the spring takes 9233.413 s to settle: expected at most 3600 s"),
    Mistake(spring: .dampingRatio(0), problem: "damping ratio of 0.0: expected 0.01 or more"),
    Mistake(spring: .dampingRatio(.nan), problem: "damping ratio of nan: expected 0.01 or more"),
    Mistake(spring: .bounce(1, duration: 1), problem: "bounce of 1.0: expected 0 to 0.99"),
    Mistake(spring: .bounce(-0.1, duration: 1), problem: "bounce of -0.1: expected 0 to 0.99"),
    Mistake(spring: .bounce(0, duration: 0), problem: "spring duration of 0.0 s: expected 0.000001 s to 3600 s"),
    Mistake(
      spring: .bounce(0, duration: 3000), problem: "the spring takes 4408.63 s to settle: expected at most 3600 s"),
  ]

  @Test("A spring that makes no sense says what was expected, and does not crash", arguments: mistakes)
  func mistake(_ example: Mistake) {
    #expect(example.spring.problem == example.problem)
    for time in [0, 0.3, 1] { _ = example.spring.motion(duration: 1, velocity: 3).value(at: time) }
  }
}
