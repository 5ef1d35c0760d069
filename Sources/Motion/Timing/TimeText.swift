/// Seconds from time text: `0.35`, `0.35s`, `350ms`, or `21f`, which is frames at `frameRate`.
///
/// Nil where the text is no time, or one below 0.
package func seconds(from text: String, frameRate: Rational) -> Double? {
  func number(_ suffix: Int) -> Double? {
    Double(decimal: text.dropLast(suffix)).flatMap { $0.sign == .plus ? $0 : nil }
  }
  if text.hasSuffix("ms") { return number(2).map { $0 / 1000 } }
  if text.hasSuffix("s") { return number(1) }
  if text.hasSuffix("f") { return number(1).map { $0 / frameRate.value } }
  return number(0)
}
