import Motion
import TestSupport
import Testing

@Suite struct FrameClockTests {
  static let rates: [Rational] = [
    Rational(60), Rational(25), Rational(30000, 1001), Rational(60000, 1001), Rational(30), Rational(1),
    Rational(1, 2), Rational(2997, 100), Rational(1000),
  ]

  @Test("There are ceil(total · rate) + 1 frames", arguments: rates)
  func count(rate: Rational) {
    let clock = FrameClock(rate: rate)
    for millisecond in Array(0...3000) + [59_999, 60_000, 60_001, 3_600_000] {
      let (over, under) = (millisecond * rate.numerator, 1000 * rate.denominator)
      let expected = (over + under - 1) / under + 1
      #expect(clock.frameCount(for: Double(millisecond) / 1000) == expected, "\(millisecond) ms at \(rate)")
    }
  }

  struct Total: CustomTestStringConvertible {
    var total: Double
    var rate: Rational
    var frames: Int
    var testDescription: String { "\(total) s at \(rate) are \(frames) frames" }
  }

  static let totals: [Total] = [
    Total(total: 0, rate: Rational(60), frames: 1),
    Total(total: 1, rate: Rational(60), frames: 61),
    Total(total: 2.3, rate: Rational(60), frames: 139),
    Total(total: 2.2, rate: Rational(60), frames: 133),
    Total(total: 2.2, rate: Rational(25), frames: 56),
    Total(total: 0.3, rate: Rational(60), frames: 19),
    Total(total: 0.1 + 0.2, rate: Rational(60), frames: 19),
    Total(total: 0.1 + 0.7, rate: Rational(25), frames: 21),
    Total(total: 1, rate: Rational(30000, 1001), frames: 31),
    Total(total: 1.001, rate: Rational(30000, 1001), frames: 31),
    Total(total: 1.0011, rate: Rational(30000, 1001), frames: 32),
    Total(total: 0.7, rate: Rational(30000, 1001), frames: 22),
    Total(total: 1 + 1e-12, rate: Rational(60), frames: 61),
    Total(total: 1 + 1e-7, rate: Rational(60), frames: 62),
  ]

  @Test("A rounding error makes no further frame", arguments: totals)
  func rounding(_ example: Total) {
    #expect(FrameClock(rate: example.rate).frameCount(for: example.total) == example.frames)
  }

  @Test("Frame i is shown at i / rate, exactly", arguments: rates)
  func times(rate: Rational) {
    let clock = FrameClock(rate: rate)
    for index in [0, 1, 2, 3, 59, 60, 1001, 30000, 3_600_000] {
      let time = clock.time(of: index)
      #expect(time.numerator * rate.numerator == index * rate.denominator * time.denominator, "frame \(index)")
    }
  }

  static let gifRates: [Rational] = [
    Rational(50), Rational(30), Rational(25), Rational(30000, 1001), Rational(24), Rational(24000, 1001), Rational(15),
    Rational(12), Rational(10), Rational(7), Rational(33), Rational(40), Rational(1), Rational(3, 7),
    Rational(2997, 100),
  ]

  @Test("On the centisecond grid no frame is more than half a centisecond off, however late", arguments: gifRates)
  func drift(rate: Rational) {
    let clock = FrameClock(rate: rate, grid: .centiseconds)
    for index in 0...10_000 {
      let time = clock.time(of: index)
      #expect(100 % time.denominator == 0, "a whole centisecond")
      let centisecond = time.numerator * (100 / time.denominator)
      // |centisecond/100 − index·den/num| ≤ 1/200, in whole numbers.
      let error = (centisecond * rate.numerator - index * rate.denominator * 100).magnitude
      #expect(2 * error <= UInt(rate.numerator), "frame \(index)")
    }
  }

  static func delays(_ rate: Rational, frames: Int) -> [Int] {
    let clock = FrameClock(rate: rate, grid: .centiseconds)
    let times = (0...frames).map { clock.time(of: $0) }.map { $0.numerator * (100 / $0.denominator) }
    return zip(times, times.dropFirst()).map { $1 - $0 }
  }

  @Test("Thirty frames a second take 3, 3 and 4 centiseconds in turn")
  func thirty() {
    let delays = Self.delays(Rational(30), frames: 9999)
    for start in stride(from: 0, to: 9999, by: 3) {
      let three = Array(delays[start..<start + 3])
      #expect(three == [3, 4, 3] || three == [3, 3, 4], "from frame \(start)")
    }
    #expect(delays.reduce(0, +) == 33330)
  }

  struct Delays: CustomTestStringConvertible {
    var rate: Int
    var delays: Set<Int>
    var testDescription: String { "\(rate) frames a second" }
  }

  static let exactDelays: [Delays] = [
    Delays(rate: 50, delays: [2]), Delays(rate: 25, delays: [4]), Delays(rate: 20, delays: [5]),
    Delays(rate: 10, delays: [10]), Delays(rate: 100, delays: [1]), Delays(rate: 1, delays: [100]),
    Delays(rate: 40, delays: [2, 3]), Delays(rate: 15, delays: [6, 7]), Delays(rate: 33, delays: [3, 4]),
  ]

  @Test(
    "Delays are the whole centiseconds next to the true one; at 50 frames a second none is under 2",
    arguments: exactDelays)
  func delays(_ example: Delays) {
    #expect(Set(Self.delays(Rational(example.rate), frames: 10_000)) == example.delays)
  }

  @Test("Times never go back, on either grid", arguments: gifRates)
  func ascending(rate: Rational) {
    for grid in [FrameClock.Grid.exact, .centiseconds] {
      let clock = FrameClock(rate: rate, grid: grid)
      for index in 0..<1000 { #expect(clock.time(of: index) < clock.time(of: index + 1)) }
    }
  }

  @Test("A rate of 0 stops the program")
  func zero() async {
    await #expect(processExitsWith: .failure) { _ = FrameClock(rate: Rational(0)) }
  }
}
