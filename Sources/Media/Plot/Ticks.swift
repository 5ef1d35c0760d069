/// Round numbers along an axis: the multiples of 1, 2 or 5 times a power of ten.
struct Ticks: Equatable {
  /// 1, 2 or 5.
  let mantissa: Int
  /// Of ten.
  let exponent: Int
  /// Which multiples.
  let indices: ClosedRange<Int>

  /// - Parameters:
  ///   - range: one without extent is widened.
  ///   - most: the most steps that `range` may be long.
  ///   - isOutward: whether the first and the last lie at or beyond the ends of `range`, and not at or within.
  init(_ range: ClosedRange<Double>, most: Int, isOutward: Bool) {
    var (low, high) = (range.lowerBound, range.upperBound)
    let magnitude = max(low.magnitude, high.magnitude)
    // Below that a Double has no digits left to tell one tick from the next.
    if high - low <= magnitude * 1e-9 { (low, high) = (low - max(magnitude, 1) / 2, high + max(magnitude, 1) / 2) }

    let tolerance = 1e-9
    let least = (high - low) / Double(most) * (1 - tolerance)
    var exponent = 0
    while Self.value(1, exponent) > least { exponent -= 1 }
    while Self.value(10, exponent) <= least { exponent += 1 }
    // Now the power of ten is at most `least`, and ten times it is more.
    let mantissa = [1, 2, 5].first { Self.value($0, exponent) >= least }
    (self.mantissa, self.exponent) = mantissa.map { ($0, exponent) } ?? (1, exponent + 1)

    let step = Self.value(self.mantissa, self.exponent)
    let (first, last) = (low / step, high / step)
    indices =
      isOutward
      ? Int((first + tolerance).rounded(.down))...Int((last - tolerance).rounded(.up))
      : Int((first - tolerance).rounded(.up))...Int((last + tolerance).rounded(.down))
  }

  func value(_ index: Int) -> Double { Self.value(index * mantissa, exponent) }

  var range: ClosedRange<Double> { value(indices.lowerBound)...value(indices.upperBound) }

  /// All with the same decimals, but 0 without any.
  func label(_ index: Int) -> String {
    if index == 0 { return "0" }
    let digits = String((index * mantissa).magnitude) + String(repeating: "0", count: max(exponent, 0))
    let decimals = max(-exponent, 0)
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    let number = decimals == 0 ? padded : padded.dropLast(decimals) + "." + padded.suffix(decimals)
    return (index < 0 ? "\u{2212}" : "") + number
  }

  /// `number` times ten to the `exponent`, rounded once.
  private static func value(_ number: Int, _ exponent: Int) -> Double {
    let power = (0..<exponent.magnitude).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? Double(number) / power : Double(number) * power
  }
}
