import Testing

@testable import Motion

@Suite struct SpringMotionTests {
  struct Case: CustomTestStringConvertible {
    var frequency: Double
    var ratio: Double
    var velocity: Double
    var motion: SpringMotion { SpringMotion(angularFrequency: frequency, dampingRatio: ratio, velocity: velocity) }
    var testDescription: String { "frequency \(frequency), damping ratio \(ratio), velocity \(velocity)" }
  }

  static let cases: [Case] = [0.05, 0.2, 0.5, 0.7, 0.9, 0.999999, 1].flatMap { ratio in
    [0, 3, -8, 40].flatMap { velocity in
      [2, 9, 30].map { Case(frequency: $0, ratio: ratio, velocity: velocity) }
    }
  }

  @Test("The closed form is what the spring's equation integrates to", arguments: cases)
  func integrates(_ example: Case) {
    let (omega, zeta) = (example.frequency, example.ratio)
    func acceleration(_ x: Double, _ v: Double) -> Double { omega * omega * (1 - x) - 2 * zeta * omega * v }
    // Runge and Kutta's fourth order.
    let steps = 10_000
    let h = 1 / Double(steps)
    var (x, v) = (0.0, example.velocity)
    for step in 1..<steps {
      let (x1, v1) = (v, acceleration(x, v))
      let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
      if step % 100 == 0 || step == steps - 1 {
        expectClose(example.motion.value(at: Double(step) / Double(steps)), x, within: 1e-9, "step \(step)")
      }
    }
  }

  @Test("It starts with its velocity", arguments: cases)
  func velocity(_ example: Case) {
    // (4 f(h) − f(2h)) / 2h is the slope at 0 to the second order, as f(0) is 0.
    let h = 1e-5
    let slope = (4 * example.motion.value(at: h) - example.motion.value(at: 2 * h)) / (2 * h)
    expectClose(slope, example.velocity, within: 1e-4)
  }

  @Test("It is exactly 0 up to the start and exactly 1 from the end on", arguments: cases)
  func ends(_ example: Case) {
    for early: Double in [0, -0.0, -1e-300, -1, -.infinity] { #expect(example.motion.value(at: early) == 0) }
    for late: Double in [1, 1.0.nextUp, 2, .infinity] { #expect(example.motion.value(at: late) == 1) }
    #expect(TimingFunction.spring(example.motion).value(at: 0.3) == example.motion.value(at: 0.3))
    #expect(TimingFunction.spring(example.motion).value(at: -1) == 0)
  }

  @Test("The first overshoot is as high as theory has it", arguments: [0.1, 0.3, 0.5, 0.8])
  func overshoot(ratio: Double) {
    let motion = SpringMotion(angularFrequency: 40, dampingRatio: ratio, velocity: 0)
    let highest = (0...20_000).map { motion.value(at: Double($0) / 20_000) }.max() ?? 0
    // e^(−πζ/√(1 − ζ²)).
    let expected = 1 + ElementaryFunctions.exponential(-.pi * ratio / (1 - ratio * ratio).squareRoot())
    expectClose(highest, expected, within: 1e-5)
  }

  @Test("Critical damping never overshoots and never goes back")
  func critical() {
    let motion = Spring.dampingRatio(1).motion(duration: 1)
    var last = 0.0
    for step in 0...4000 {
      let value = motion.value(at: Double(step) / 4000)
      #expect(value >= last && value <= 1, "at step \(step)")
      last = value
    }
  }

  @Test("Velocity is in ways per second whatever the duration")
  func seconds() {
    let (short, long) = (
      Spring.system.motion(duration: 0.5, velocity: 4), Spring.system.motion(duration: 1, velocity: 4)
    )
    #expect(short.velocity == 2)
    expectClose(short.value(at: 0.2), long.value(at: 0.1), within: 1e-15)
  }

  @Test("Every machine gets these bits")
  func bits() {
    let motion = Spring.dampingRatio(0.5).motion(duration: 0.5, velocity: 3)
    #expect(motion.value(at: 0.1).bitPattern == 0x3fe1_ab1b_2415_9ddd)
    #expect(Spring.system.motion(duration: 0.5).value(at: 0.1).bitPattern == 0x3fcd_b9ba_9148_ce54)
  }
}
