extension Node {
  /// The node as a YAML file, which reads as an equal node: a line for each item and field, but for what is flow.
  package var yaml: String { YAMLEmitter().text(of: self) }

  /// A text, in quotes only where it would be taken for something else: a number, `true`, `null`.
  package init(text: String) {
    self.init(.scalar(text, isQuoted: Self.isTakenForOther(text)))
  }

  /// A number as it is written, `true`, or `60pt`: what no quotes belong to.
  package init(plain text: String) { self.init(.scalar(text, isQuoted: false)) }

  /// What other readers of YAML, 1.1 too, take for no text.
  private static func isTakenForOther(_ text: String) -> Bool {
    if nulls.contains(text) || Double(text) != nil { return true }
    if ["true", "false", "yes", "no", "on", "off", "y", "n", "="].contains(text.lowercased()) { return true }
    // Octal, hexadecimal, sexagesimal, dates, 1_000, .inf
    guard let first = text.unicodeScalars.first, "+-.0123456789".unicodeScalars.contains(first) else { return false }
    return text.unicodeScalars.allSatisfy { "+-.:_0123456789abcdefABCDEFoxXinfNaN".unicodeScalars.contains($0) }
  }
}
