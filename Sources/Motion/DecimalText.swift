extension Double {
  /// A finite number in decimal notation: `-1.5`, `.5`, `1e-3`.
  ///
  /// Swift reads hexadecimal, "inf" and "nan" too, which nobody means as a number in a scene.
  package init?(decimal text: some StringProtocol) {
    guard text.allSatisfy({ "0123456789.+-eE".contains($0) }), let value = Double(String(text)), value.isFinite else {
      return nil
    }
    self = value
  }

  /// The shortest decimal text, without an exponent, that is read back as this number, which is finite.
  package var shortest: String { shortest(movingPointBy: 0) }

  /// The shortest text, with its decimal point so many places further right: by 2, a percentage.
  package func shortest(movingPointBy places: Int) -> String {
    // Swift writes 1.25, 8.5e-05 and 1e+16.
    let parts = "\(magnitude)".split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = mantissa.joined()[...]
    var point = mantissa[0].count + (parts.count == 2 ? Int(parts[1]) ?? 0 : 0) + places
    while digits.last == "0" { digits.removeLast() }
    while digits.first == "0" { (digits, point) = (digits.dropFirst(), point - 1) }
    if digits.isEmpty { return "0" }
    let zeros = { String(repeating: "0", count: max($0, 0)) }
    let whole = point > 0 ? digits.prefix(point) + zeros(point - digits.count) : "0"
    let fraction = zeros(-point) + digits.dropFirst(max(point, 0))
    return (self < 0 ? "-" : "") + whole + (fraction.isEmpty || point >= digits.count ? "" : "." + fraction)
  }
}

extension Double {
  /// Far beyond any screen, and far from where a `Double` loses fractions.
  package static let calculableLimit = 1e6

  /// Whether it is a number within ± `calculableLimit`.
  package var isCalculable: Bool { magnitude <= Self.calculableLimit }
}

/// At most three decimals, none that say nothing: `0.35`, `12`.
package func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int((value.magnitude * 1000).rounded())
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  var fraction = String(String(1000 + thousandths % 1000).dropFirst())
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return sign + String(thousandths / 1000) + (fraction.isEmpty ? "" : "." + fraction)
}
