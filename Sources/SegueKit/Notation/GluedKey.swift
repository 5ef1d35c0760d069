/// A key whose ':' no space follows, which YAML takes for a part of the text: `at:0pt`.
struct GluedKey {
  let name: String
  private let word: Substring

  /// Nil for a text that begins with none.
  init?(_ text: some StringProtocol) {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let rest = text[name.endIndex...]
    // https://
    guard !name.isEmpty, rest.first == ":", let next = rest.dropFirst().first, !next.isWhitespace, next != "/" else {
      return nil
    }
    self.name = String(name)
    word = Substring(text.prefix { !$0.isWhitespace })
  }

  /// Nil for a text that does not begin with one of these names.
  init?(_ text: String, in names: [String]) {
    self.init(text)
    guard names.contains(name) else { return nil }
  }

  var problem: String { "expected a space after ':', as in '\(name): …', found '\(word.prefix(60))'" }
}

extension SourceText {
  /// Where a line begins with one, but for indentation and the dashes of a list.
  private func gluedKey(inLine number: Int) -> (place: SourcePosition, key: GluedKey)? {
    guard let line = line(number) else { return nil }
    let text = line.drop { $0 == " " || $0 == "-" }
    // A key with a ':' in it, and one of its own after that.
    let word = text.prefix { !$0.isWhitespace }
    if word.hasSuffix(":"), !word.contains(where: { "[{".contains($0) }) { return nil }
    let column = line.unicodeScalars.distance(from: line.startIndex, to: text.startIndex) + 1
    return GluedKey(text).map { (SourcePosition(line: number, column: column), $0) }
  }

  /// The key that made YAML take the lines down to `last` for one text: the first of those that follow one another, but
  /// for blank lines and comments.
  func gluedKey(upToLine last: Int) -> (place: SourcePosition, key: GluedKey)? {
    var found: (SourcePosition, GluedKey)?
    for number in stride(from: last, through: 1, by: -1) {
      if let key = gluedKey(inLine: number) {
        found = key
      } else if number < last, line(number)?.first(where: { !$0.isWhitespace }) ?? "#" != "#" {
        break
      }
    }
    return found
  }
}
