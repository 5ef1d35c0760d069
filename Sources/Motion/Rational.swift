/// An exact fraction: a frame rate in frames per second, or a time in seconds.
///
/// Always in lowest terms with a positive denominator, so that equal fractions are equal values.
public struct Rational: Sendable, Hashable {
  public let numerator: Int
  public let denominator: Int

  /// `numerator / denominator`, reduced.
  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    precondition(denominator != 0, "a fraction needs a denominator other than 0")
    let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * numerator / Int(divisor)
    self.denominator = sign * denominator / Int(divisor)
  }

  /// The nearest `Double`.
  public var value: Double { Double(numerator) / Double(denominator) }

  private static func greatestCommonDivisor(_ a: UInt, _ b: UInt) -> UInt {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }
}

extension Rational: Comparable {
  public static func < (a: Rational, b: Rational) -> Bool {
    let left = a.numerator.multipliedFullWidth(by: b.denominator)
    let right = b.numerator.multipliedFullWidth(by: a.denominator)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

extension Rational: CustomStringConvertible {
  /// `60`, or `30000/1001`.
  public var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
