extension SourceText {
  /// The line at `position` and, under it, a caret. Of a long line, what is around the column.
  func excerpt(at position: SourcePosition) -> String? {
    guard let line = line(position.line) else { return nil }
    let all = line.unicodeScalars
    let column = position.column - 1
    let start = column > 70 && all.dropFirst(100).first != nil ? column - 50 : 0
    let window = all.dropFirst(start)
    let shown = window.prefix(100)
    let isCut = shown.endIndex != window.endIndex

    let before = (start > 0 ? "…" : "") + shown.prefix(column - start).map(Self.shown).joined()
    let after = shown.dropFirst(column - start).map(Self.shown).joined() + (isCut ? "…" : "")
    // Tabs stay tabs, so that they are as wide as in the line above.
    let indent = before.split(separator: "\t", omittingEmptySubsequences: false)
      .map { String(repeating: " ", count: cells(of: $0)) }.joined(separator: "\t")
    return before + after + "\n" + indent + "^"
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t" || isPrintable(scalar) ? String(scalar) : escape(scalar)
  }
}
