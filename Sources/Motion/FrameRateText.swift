extension Rational {
  /// A frame rate from text: `60`, `29.97` or `30000/1001`. Nil unless above 0 and at most `fastestFrameRate`, with
  /// a denominator of at most a million (six decimals), which is what a movie can hold.
  public init?(frameRate text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isDigits = { (part: Substring) in
      !part.isEmpty && part.count <= 9 && part.allSatisfy { "0123456789".contains($0) }
    }
    let rate: Rational
    if parts.count == 2, isDigits(parts[0]), isDigits(parts[1]), let over = Int(parts[1]), over > 0 {
      rate = Rational(Int(parts[0]) ?? 0, over)
    } else {
      let decimals = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 1, decimals.count <= 2, decimals.allSatisfy(isDigits), let whole = Int(decimals[0]) else {
        return nil
      }
      let fraction = decimals.count == 2 ? decimals[1] : ""
      let scale = (0..<fraction.count).reduce(1) { power, _ in power * 10 }
      rate = Rational(whole * scale + (Int(fraction) ?? 0), scale)
    }
    guard rate.numerator > 0, rate <= Self.fastestFrameRate, rate.denominator <= 1_000_000 else { return nil }
    self = rate
  }

  /// What `init(frameRate:)` reads.
  public static let expectedFrameRate =
    "a frame rate above 0 and at most \(fastestFrameRate), such as 60, 29.97 (six decimals at most) or 30000/1001"

  /// Frames per second.
  public static let fastestFrameRate = Rational(1000)
}
