import Motion
import TestSupport
import Testing

@testable import SegueKit

@Suite("The times of frames") struct FrameTimesTests {
  struct Case: CustomTestStringConvertible {
    var delays: [Int]
    var resolution = 100
    var rate: Rational?
    var testDescription: String { "\(delays) of \(resolution)" }

    init(_ delays: [Int], _ rate: Rational?, of resolution: Int = 100) {
      self.delays = delays
      self.rate = rate
      self.resolution = resolution
    }

    var times: FrameTimes {
      var starts = [0]
      for delay in delays.dropLast() { starts.append(starts[starts.count - 1] + delay) }
      return FrameTimes(starts: starts, resolution: resolution)
    }
  }

  @Test(
    "say the plainest rate",
    arguments: [
      Case([4, 4, 4, 8, 50], Rational(25)), Case([3, 3, 4, 3, 3, 4], Rational(30)),
      Case([3, 4, 3, 3, 4, 3], Rational(30)),
      Case([52, 4, 4, 4, 104], Rational(25)), Case([48, 4, 103], Rational(25)), Case([3, 3, 3, 3], Rational(100, 3)),
      Case([2, 2, 2, 2], Rational(50)), Case([2, 2, 1, 2, 2, 1, 9], Rational(60)),
      Case([4, 4, 5, 4, 4, 4], Rational(24)),
      Case([1, 1, 1, 1], Rational(100)), Case([10, 10, 200], Rational(10)),
      Case([50, 3, 4, 3, 3, 4, 100], Rational(30)),
      Case([7, 7, 6, 7, 7, 6], Rational(15)), Case([8, 9, 8, 8], Rational(12)), Case([12, 4, 20, 9], Rational(25)),
      Case([5], nil), Case([0, 0, 0], nil), Case([4, 0, 4, 4], nil), Case([7, 31, 11, 46, 17, 90], nil),
      Case([1001, 1001, 1001], Rational(30000, 1001), of: 30000), Case([256, 256, 256], Rational(60), of: 15360),
      Case([17, 17, 16, 17, 17, 16], Rational(60), of: 1000), Case([1, 1, 1], Rational(60), of: 60),
      Case([1, 1, 1], Rational(37), of: 37), Case([512, 1024, 512], Rational(30), of: 15360),
    ])
  func rates(test: Case) { #expect(test.times.plainestRate == test.rate) }

  @Test("of any steady clip say its rate", arguments: [60, 50, 30, 25, 24, 20, 15, 12, 10])
  func clips(rate: Int) {
    let clock = FrameClock(rate: Rational(rate), grid: .centiseconds)
    let starts = (0..<40).map { index in
      let time = clock.time(of: index)
      return time.numerator * 100 / time.denominator
    }
    // Equal frames are stored once.
    for kept in [starts, starts.filter { $0 % 7 != 3 }] {
      let times = FrameTimes(starts: kept, resolution: 100)
      #expect(times.plainestRate == Rational(rate) && times.keeps(to: Rational(rate)))
    }
  }

  @Test(
    "drift from a rate by no more than half a centisecond, or further and further",
    arguments: [
      (Case([4, 4, 4, 8, 50], Rational(25)), 0, 0), (Case([3, 3, 4, 3, 3, 4], Rational(30)), 1.0 / 3, -2.0 / 3),
      (Case([3, 4, 3, 3, 4, 3], Rational(30)), 1.0 / 3, 1.0 / 3),
      (Case([3, 3, 3, 3, 3, 9], Rational(30)), 5.0 / 6, -5.0 / 3),
      (Case([4, 4, 4, 4, 4, 4, 4], Rational(24)), 0.5, -1),
      (Case([4, 4, 4, 4, 4, 4, 4, 4], Rational(24)), 7.0 / 12, -7.0 / 6),
      (Case([4, 12, 4], Rational(25)), 0, 0), (Case([5, 5, 5], Rational(25)), 1, 2),
    ] as [(Case, Double, Double)])
  func drifts(test: Case, drift: Double, lateness: Double) throws {
    let found = test.times.drift(from: try #require(test.rate))
    #expect(abs(found.centiseconds - drift) < 1e-9 && abs(found.lateness.magnitude - lateness.magnitude) < 1e-9)
    #expect(test.times.keeps(to: try #require(test.rate)) == (drift <= 0.5))
  }
}
