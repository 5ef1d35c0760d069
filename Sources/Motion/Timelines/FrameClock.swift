/// When frames are shown: frame `i` at `i / rate` seconds, computed from the index and never accumulated.
///
/// On the centisecond grid (GIF) frame `i` is shown at the centisecond nearest to that, so the rounding error is carried
/// and never grows.
public struct FrameClock: Sendable, Hashable {
  public enum Grid: Sendable, Hashable {
    case exact
    case centiseconds
  }

  /// Frames per second, above 0.
  public let rate: Rational
  public let grid: Grid

  public init(rate: Rational, grid: Grid = .exact) {
    precondition(rate.numerator > 0, "a frame rate is above 0")
    self.rate = rate
    self.grid = grid
  }

  /// The time, in seconds, at which frame `index` appears. Frame `frameCount` would be the end of the clip.
  public func time(of index: Int) -> Rational {
    switch grid {
    case .exact: Rational(index * rate.denominator, rate.numerator)
    case .centiseconds: Rational((index * rate.denominator * 200 + rate.numerator) / (2 * rate.numerator), 100)
    }
  }

  /// How many frames a timeline of `duration` seconds has: `ceil(duration · rate − 1e−9) + 1`, so that the last one
  /// shows the end state exactly. Where the centisecond grid puts that one before the end, there is one more.
  public func frameCount(for duration: Double) -> Int {
    let last = Int((duration * rate.value - 1e-9).rounded(.up))
    let isEarly = grid == .centiseconds && time(of: last).value < duration - Timeline.timeTolerance
    return isEarly ? last + 2 : last + 1
  }
}
