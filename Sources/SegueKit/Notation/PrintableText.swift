/// The text on one line, with what a terminal would obey written as an escape: `\n`, `\x1B`, `\u202E`.
package func printable(_ text: some StringProtocol) -> String {
  guard !text.unicodeScalars.allSatisfy(isPrintable) else { return String(text) }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default: result += isPrintable(scalar) ? String(scalar) : escape(scalar)
    }
  }
  return result
}

/// `\x1B` or `\u202E`.
func escape(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  let length = scalar.value < 0x100 ? 2 : 4
  return (length == 2 ? "\\x" : "\\u") + String(repeating: "0", count: max(0, length - digits.count)) + digits
}

/// Not a control character, a line's end, or a format character such as those that turn the writing's direction.
func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
  if (0x20...0x7E).contains(scalar.value) { return true }
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
  // The two joiners are parts of words and emoji.
  case .format: return scalar.value == 0x200C || scalar.value == 0x200D
  default: return scalar.value != 0xFFFE && scalar.value != 0xFFFF
  }
}

/// How many cells of a terminal the text takes: two for a wide character, such as those of CJK and most emoji.
func cells(of text: some StringProtocol) -> Int {
  text.reduce(0) { sum, character in
    let scalars = character.unicodeScalars
    if scalars.contains(where: isWide) { return sum + 2 }
    let isMarkOnly = scalars.allSatisfy { [.nonspacingMark, .enclosingMark].contains($0.properties.generalCategory) }
    return sum + (isMarkOnly ? 0 : 1)
  }
}

/// "W" or "F" in Unicode's table of East Asian widths, in ranges without their few gaps.
private func isWide(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x1100: false
  case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF: true
  case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: true
  default: scalar.properties.isEmojiPresentation
  }
}
