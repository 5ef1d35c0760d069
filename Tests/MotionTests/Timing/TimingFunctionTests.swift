import Motion
import TestSupport
import Testing

@Suite struct TimingFunctionTests {
  struct Sample: CustomTestStringConvertible {
    var function: TimingFunction
    var name: String
    var time: Double
    var value: Double
    var testDescription: String { "\(name) at \(time) is \(value)" }
  }

  static let samples: [Sample] = [
    Sample(function: .easeInOut, name: "ease-in-out", time: 0.1, value: 0.019722),
    Sample(function: .easeInOut, name: "ease-in-out", time: 0.25, value: 0.129162),
    Sample(function: .easeInOut, name: "ease-in-out", time: 0.4, value: 0.331884),
    Sample(function: .easeInOut, name: "ease-in-out", time: 0.5, value: 0.5),
    Sample(function: .easeInOut, name: "ease-in-out", time: 0.75, value: 0.870838),
    Sample(function: .linear, name: "linear", time: 0.3, value: 0.3),
  ]

  @Test("A curve has the values of the design's table", arguments: samples)
  func table(_ sample: Sample) {
    expectClose(sample.function.value(at: sample.time), sample.value, within: 0.5e-6)
  }

  static let sixtyFramesPerSecond = [
    0, 0.00598, 0.02445, 0.05613, 0.10142, 0.16023, 0.23177, 0.31429, 0.40496, 0.5, 0.59504, 0.68571, 0.76823,
    0.83977, 0.89858, 0.94387, 0.97555, 0.99402, 1,
  ]

  @Test("Ease-in-out over 0.3 s has the published values at 60 frames per second", arguments: 0...18)
  func settle(frame: Int) {
    let value = TimingFunction.easeInOut.value(at: Double(frame) / 60 / 0.3)
    expectClose(value, Self.sixtyFramesPerSecond[frame], within: 0.5e-5 + 1e-12)
  }

  @Test("Ease-in-out is solved to far better than 1e-7")
  func accuracy() {
    for step in 0...5000 {
      let time = Double(step) / 5000
      expectClose(TimingFunction.easeInOut.value(at: time), publishedEaseInOut(time), within: 1e-12, "at \(time)")
    }
  }

  @Test("A curve lies on its own control polygon: x(s) gives y(s)")
  func parametric() {
    var random = SeededRandom(seed: 3)
    for _ in 0..<500 {
      let (x1, x2) = (Double.random(in: 0...1, using: &random), Double.random(in: 0...1, using: &random))
      let (y1, y2) = (Double.random(in: -1...2, using: &random), Double.random(in: -1...2, using: &random))
      let s = Double.random(in: 0.1...0.9, using: &random)
      let bernstein = { (a: Double, b: Double) in 3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s }
      let curve = TimingFunction.cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
      // Where the curve is as good as vertical in time, a rounding of x moves y far.
      let slope = 3 * (1 - s) * (1 - s) * x1 + 6 * (1 - s) * s * (x2 - x1) + 3 * s * s * (1 - x2)
      guard slope > 0.05 else { continue }
      expectClose(curve.value(at: bernstein(x1, x2)), bernstein(y1, y2), within: 1e-10, "\(curve) at \(s)")
    }
  }

  static let names = TimingFunction.named.map(\.name).filter { !$0.hasPrefix("step") }

  static func named(_ name: String) throws -> TimingFunction {
    try #require(TimingFunction.named.first { $0.name == name }?.function)
  }

  @Test("A smooth curve with a name starts at 0, ends at 1, exactly, and stays there", arguments: names)
  func ends(name: String) throws {
    let function = try Self.named(name)
    for early: Double in [0, -0.0, -1e-300, -1, -.infinity] { #expect(function.value(at: early) == 0) }
    for late: Double in [1, 1.0.nextUp, 2, .infinity] { #expect(function.value(at: late) == 1) }
  }

  @Test("A smooth curve with a name never goes back, and stays within 0…1", arguments: names)
  func monotone(name: String) throws {
    let function = try Self.named(name)
    var last = 0.0
    for step in 0...4000 {
      let value = function.value(at: Double(step) / 4000)
      #expect(value >= last && value <= 1, "at step \(step)")
      last = value
    }
  }

  @Test("Ease-in-out is the same backwards")
  func symmetry() {
    for step in 0...1024 {
      let time = Double(step) / 1024
      let (ahead, back) = (TimingFunction.easeInOut.value(at: time), TimingFunction.easeInOut.value(at: 1 - time))
      expectClose(ahead + back, 1, within: 1e-14, "at \(time)")
    }
  }

  @Test("Ease-in backwards is ease-out")
  func mirrored() {
    for step in 0...1024 {
      let time = Double(step) / 1024
      let (ahead, back) = (TimingFunction.easeIn.value(at: time), TimingFunction.easeOut.value(at: 1 - time))
      expectClose(ahead + back, 1, within: 1e-12, "at \(time)")
    }
  }

  @Test("A curve may overshoot between its ends")
  func overshoot() {
    let back = TimingFunction.cubicBezier(x1: 0.5, y1: -1, x2: 0.5, y2: 2)
    #expect(back.value(at: 0.2) < 0)
    #expect(back.value(at: 0.8) > 1)
    #expect(back.value(at: 1) == 1)
  }
}
