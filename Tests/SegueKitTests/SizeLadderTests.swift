import Motion
import Testing

@testable import SegueKit

/// What a GIF that is too large gives up, and in which order.
struct SizeLadderTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// Quality, colours, frames per second, pixels across and down.
    let start: (Int, Int, Rational, Int, Int)
    let rungs: [String]

    init(_ name: String, _ start: (Int, Int, Rational, Int, Int), _ rungs: String...) {
      testDescription = name
      self.start = start
      self.rungs = rungs
    }
  }

  static let cases = [
    Case(
      "what nobody has lowered", (80, 255, Rational(25), 390, 844),
      "60, 255, 25, 390 × 844", "40, 255, 25, 390 × 844", "25, 255, 25, 390 × 844", "25, 128, 25, 390 × 844",
      "25, 64, 25, 390 × 844", "25, 64, 20, 390 × 844", "25, 64, 50/3, 390 × 844", "25, 64, 25/2, 390 × 844",
      "25, 64, 10, 390 × 844", "25, 64, 10, 312 × 675", "25, 64, 10, 250 × 541", "25, 64, 10, 195 × 422",
      "25, 64, 10, 156 × 338", "25, 64, 10, 125 × 271"),
    Case(
      "the highest there is", (100, 256, Rational(50), 100, 200),
      "60, 256, 50, 100 × 200", "40, 256, 50, 100 × 200", "25, 256, 50, 100 × 200", "25, 128, 50, 100 × 200",
      "25, 64, 50, 100 × 200", "25, 64, 100/3, 100 × 200", "25, 64, 25, 100 × 200", "25, 64, 20, 100 × 200",
      "25, 64, 50/3, 100 × 200", "25, 64, 25/2, 100 × 200", "25, 64, 10, 100 × 200", "25, 64, 10, 80 × 160",
      "25, 64, 10, 64 × 128", "25, 64, 10, 50 × 100", "25, 64, 10, 40 × 80", "25, 64, 10, 32 × 64"),
    Case(
      "what is between two steps", (30, 64, Rational(30000, 1001), 3, 1),
      "25, 64, 30000/1001, 3 × 1", "25, 64, 25, 3 × 1", "25, 64, 20, 3 × 1", "25, 64, 50/3, 3 × 1",
      "25, 64, 25/2, 3 × 1", "25, 64, 10, 3 × 1", "25, 64, 10, 2 × 1", "25, 64, 10, 1 × 1"),
    Case(
      "what is low already but its size", (25, 16, Rational(5), 50, 20),
      "25, 16, 5, 40 × 16", "25, 16, 5, 32 × 13", "25, 16, 5, 25 × 10", "25, 16, 5, 20 × 8", "25, 16, 5, 16 × 6"),
    Case("one pixel", (1, 2, Rational(1), 1, 1)),
  ]

  @Test(arguments: cases)
  func `each rung has all that those before it gave up`(_ test: Case) {
    let (quality, colors, rate, width, height) = test.start
    let start = SizeLadder.Rung(
      quality: quality, colors: colors, frameRate: rate, size: .init(width: width, height: height))
    let rungs = SizeLadder(from: start).rungs
    #expect(rungs.map { "\($0.quality), \($0.colors), \($0.frameRate), \($0.size)" } == test.rungs)
  }

  @Test func `what was given up is said, and nothing else`() {
    let size = SegueError.Size(width: 390, height: 844)
    let start = SizeLadder.Rung(quality: 80, colors: 255, frameRate: Rational(25), size: size)
    var rung = start
    rung.quality = 40
    #expect(rung.concessions(from: start) == "quality 40 instead of 80")
    rung.colors = 128
    rung.frameRate = Rational(50, 3)
    rung.size = .init(width: 312, height: 675)
    #expect(
      rung.concessions(from: start)
        == "quality 40 instead of 80, 128 colours instead of 255, 50/3 fps instead of 25, 312 × 675 instead of 390 × 844"
    )
  }
}
