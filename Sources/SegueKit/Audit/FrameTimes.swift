internal import Motion

/// When the frames of a clip appear.
struct FrameTimes {
  /// Of each frame in order, in ticks; the first is where the clip's clock starts.
  let starts: [Int]
  /// Ticks per second.
  let resolution: Int

  /// How the frames keep to a rate.
  struct Drift {
    /// How far off a frame is at most, in centiseconds, if the clock of that rate starts where this is least: a GIF at 30 fps
    /// may round all times down, or to the nearest centisecond.
    var centiseconds: Double
    /// The frame that is furthest from its time, if the clock starts with the first.
    var frame: Int
    /// By how much it is late there, in centiseconds; early below 0.
    var lateness: Double
    /// Frames that stay for more than one of the rate.
  }

  /// How far the frames are from times of `rate`.
  func drift(from rate: Rational) -> Drift {
    let lateness = lateness(against: rate)
    let frame = lateness.indices.max { lateness[$0].magnitude < lateness[$1].magnitude } ?? 0
    let (least, most) = (lateness.min() ?? 0, lateness.max() ?? 0)
    return Drift(centiseconds: (most - least) / 2, frame: frame, lateness: lateness[frame])
  }

  /// By how many centiseconds each frame comes after its time, if the clock of `rate` starts with the first.
  func lateness(against rate: Rational) -> [Double] {
    let ticks = Double(resolution) / rate.value
    var index = 0.0
    return [0]
      + zip(starts.dropFirst(), counts(at: rate)).map { start, count in
        index += count
        return (Double(start - starts[0]) - index * ticks) * 100 / Double(resolution)
      }
  }

  /// For how many frames of `rate` each one but the last stays. One that stays longer, as equal ones stored once do, stays for
  /// the number that is nearest to its time; each stays for one at least.
  func counts(at rate: Rational) -> [Double] {
    delays.map { max((Double($0) * rate.value / Double(resolution)).rounded(), 1) }
  }

  /// Whether each frame is within half a centisecond of its time.
  func keeps(to rate: Rational) -> Bool { drift(from: rate).centiseconds <= Self.tolerance }

  /// In centiseconds: what rounding to whole ones costs, and the last bits of `Double`.
  static let tolerance = 0.5 + 1e-6

  /// The plainest rate whose times explain when every frame appears; nil where none does, or there are fewer than two.
  ///
  /// That is, in this order:
  /// 1. the rate whose frames last as long as the longest time of which every delay is a multiple, if that is more than a
  ///    tick or all last as long: 4 4 4 8 cs are 25 fps;
  /// 2. the first of the usual ones that all frames keep to within half a centisecond, up to 60 fps: 3 3 4 3 3 4 are 30 fps;
  /// 3. a frame for every tick, if some last no longer;
  /// 4. the first of the usual ones above.
  ///
  /// Some frame has to stay for one of the rate's only. How long the last frame stays says nothing: it is a hold.
  var plainestRate: Rational? {
    let step = delays.reduce(0) { greatestCommonDivisor($0, $1) }
    guard let shortest = delays.min(), shortest > 0 else { return nil }
    let exact = Rational(resolution, step)
    let isPossible = exact <= Self.fastest
    if isPossible, step > 1 || delays.allSatisfy({ $0 == step }) { return exact }
    if let usual = Self.usual.first(where: { explains(by: $0) }) { return usual }
    if isPossible, shortest == step { return exact }
    return Self.fast.first { explains(by: $0) }
  }

  private func explains(by rate: Rational) -> Bool { keeps(to: rate) && counts(at: rate).contains(1) }

  private static let fastest = Rational(240)
  private static let usual =
    [10, 12, 15, 20].map { Rational($0) }
    + [24, 30, 60].flatMap { [Rational($0), Rational($0 * 1000, 1001)] } + [25, 48, 50].map { Rational($0) }
  private static let fast = [Rational(90), Rational(120), Rational(120_000, 1001), Rational(240)]

  /// Of all frames but the last.
  private var delays: [Int] { zip(starts.dropFirst(), starts).map { $0 - $1 } }
}

private func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
  var (a, b) = (a, b)
  while b != 0 { (a, b) = (b, a % b) }
  return a
}
