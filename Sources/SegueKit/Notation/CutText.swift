/// A text such as `cubic-bezier(0.2, 0, 0, 1)` without quotes, which its commas cut into pieces between `{ }`: the first is
/// a value, and each of the others a key without one.
struct CutText {
  private let start: Node
  /// With the pieces so far.
  private(set) var text: String
  private var isTold = false
  private var isWhole = false

  /// Whether pieces were found, and not the last.
  var isOpen: Bool { isTold && !isWhole }

  /// Nil for a value that no piece can follow.
  init?(_ value: Node) {
    guard case .scalar(let text, isQuoted: false) = value.content, text.contains("("), !text.contains(")") else {
      return nil
    }
    start = value
    self.text = text
  }

  /// Whether a key that stands alone is the text's next piece; with the first of them the mistake is noted.
  mutating func takes(_ key: Node, _ problems: Problems) -> Bool {
    guard !isWhole, let piece = key.text else { return false }
    if !isTold {
      problems.add(at: start, "expected a text with commas to be in quotes here, between { } or [ ], found \(start)")
    }
    isTold = true
    text += ", " + piece
    isWhole = text.count { $0 == ")" } >= text.count { $0 == "(" }
    return true
  }
}
