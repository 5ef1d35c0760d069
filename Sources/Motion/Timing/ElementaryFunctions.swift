/// Exponential, logarithm, sine and cosine that give the same bits on every machine.
///
/// A platform's own library differs from the next one in the last bit, and a frame must not. These are made of
/// additions, multiplications and divisions alone, which IEEE 754 rounds alike everywhere: a reduction of the argument
/// whose constants have two parts (Cody and Waite), then the Taylor series. They are within 4 units in the last place
/// of the exact value; a sine or cosine next to 0, of a large argument, within 1e-20.
enum ElementaryFunctions {
  /// e to the power of `x`.
  static func exponential(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? x : 0 }
    guard x < 710 else { return .infinity }
    let power = (x / (ln2.high + ln2.low)).rounded()
    let rest = (x - power * ln2.high) - power * ln2.low
    var sum = 1.0
    for term in stride(from: 14, through: 1, by: -1) { sum = 1 + sum * rest / Double(term) }
    return Double(sign: .plus, exponent: Int(power), significand: sum)
  }

  /// The natural logarithm of `x`, which is above 0 and finite.
  static func logarithm(_ x: Double) -> Double {
    let isLarge = x.significand > 1.4142135623730951
    let mantissa = isLarge ? x.significand / 2 : x.significand
    let power = Double(x.exponent) + (isLarge ? 1 : 0)
    // ln m = 2 artanh s.
    let s = (mantissa - 1) / (mantissa + 1)
    var sum = 0.0
    for term in stride(from: 23, through: 3, by: -2) { sum = (sum + 1 / Double(term)) * (s * s) }
    return power * ln2.high + (power * ln2.low + 2 * (s + s * sum))
  }

  /// The sine of `x` radians, and its cosine; |x| is at most 100,000.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let turns = (x / (quarterTurn.high + quarterTurn.low)).rounded()
    let rest = (x - turns * quarterTurn.high) - turns * quarterTurn.low
    var sine = 1.0
    for term in stride(from: 19, through: 3, by: -2) { sine = 1 - sine * (rest * rest) / Double(term * (term - 1)) }
    sine *= rest
    var cosine = 1.0
    for term in stride(from: 18, through: 2, by: -2) { cosine = 1 - cosine * (rest * rest) / Double(term * (term - 1)) }
    switch turns - 4 * (turns / 4).rounded(.down) {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  // The high parts have 33 bits, so that their products with a whole number below a million are exact.
  private static let ln2 = (high: 0.6931471804855391, low: 7.440617110012397e-11)
  private static let quarterTurn = (high: 1.5707963267341256, low: 6.077100506506192e-11)
}
