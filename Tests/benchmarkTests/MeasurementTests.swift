import Testing

@testable import benchmark

struct MeasurementTests {
  @Test(arguments: [([3.0], 3.0), ([3.0, 1, 2], 2.0), ([4.0, 1, 2, 3], 2.5), ([1.0, 1, 100], 1.0)])
  func `the median is the value in the middle`(values: [Double], expected: Double) {
    #expect(median(values) == expected)
  }

  @Test func `work and yardstick take turns, and each is the first by turns`() {
    var order = ""
    let pairing = Pairing(rounds: 2, turns: 2, warmsUp: true) {
      order += "y\($0) "
    } work: {
      order += "w\($0) "
    }
    #expect(order == "y0 w0 " + "y0 w0 y1 w1 " + "w0 y0 w1 y1 ")
    #expect(pairing.rounds.count == 2)
  }

  @Test func `a ratio is the median of the rounds' own`() {
    func round(_ yardstick: Double, _ work: Double) -> Pairing.Round {
      Pairing.Round(yardstick: Taken(wall: yardstick, processor: 1), work: Taken(wall: work, processor: work))
    }
    // The machine was busy in the second round, and in half of the third.
    let pairing = Pairing(rounds: [round(1, 2), round(10, 21), round(1, 9)])
    #expect(pairing.ratio(of: \.wall) == 2.1)
    #expect(pairing.ratio(of: \.processor) == 9)
    #expect(pairing.seconds(of: \.wall) == 9)
  }

  @Test func `what computes takes processor time`() {
    var sum = 0.0
    let taken = measured { for number in 0..<3_000_000 { sum += Double(number).squareRoot() } }
    #expect(sum > 0)
    #expect(taken.processor > 0)
  }
}
