extension SyntaxError {
  /// The same in our words: what was expected, and what was found.
  func problem(in source: SourceText) -> FileProblem {
    let end = source.end
    if let (place, key) = gluedKey(in: source) { return source.problem(at: place, key.problem) }
    let position = min(position, end)
    let found = position < end ? source.rest(from: position) : nil
    let before = source.line(position.line)?.unicodeScalars.prefix(position.column - 1)
    let isFirst = before?.allSatisfy { $0 == " " || $0 == "\t" } ?? true
    let (place, message) = told(position, Self.shown(found), found ?? "", isFirst)
    return source.problem(at: min(place, end), message)
  }

  /// The key without a space that the mistake comes from.
  private func gluedKey(in source: SourceText) -> (place: SourcePosition, key: GluedKey)? {
    switch problem {
    case "mapping values are not allowed in this context", "did not find expected <document start>":
      source.gluedKey(upToLine: position.line)
    case "could not find expected ':'": source.gluedKey(upToLine: contextPosition.line)
    case "found unexpected ':'": GluedKey(source.rest(from: contextPosition)).map { (contextPosition, $0) }
    default: nil
    }
  }

  /// - Parameters:
  ///   - found: what stands at `position`, for a message; `rest` is the line from there.
  ///   - isFirst: nothing stands before it on its line.
  private func told(
    _ position: SourcePosition, _ found: String, _ rest: Substring, _ isFirst: Bool
  ) -> (SourcePosition, String) {
    let start = "of line \(contextPosition.line)"
    switch problem {
    case "did not find expected ',' or ']'":
      return (position, "expected ',' or ']' in the list \(start), found \(found)")
    case "did not find expected ',' or '}'":
      return (position, "expected ',' or '}' in the mapping \(start), found \(found)")
    case "did not find expected key" where rest.first == ":":
      return (position, "expected a key before ':', found nothing")
    case "did not find expected key" where !isFirst, "did not find expected '-' indicator" where !isFirst:
      return (position, "expected the end of the line after the value, found \(found)")
    case "did not find expected key":
      return (position, "expected a key, indented as the mapping \(start), found \(found)")
    case "did not find expected '-' indicator":
      return (position, "expected '- ', indented as the list \(start), found \(found)")
    case "did not find expected node content": return (position, "expected a value, found \(found)")
    case "did not find expected <document start>":
      return (position, "expected the end of the file after its one value, found \(found)")
    case "could not find expected ':'":
      return (contextPosition, "expected ':' and a space after this key, or '-' and a space before an item of a list")
    case "mapping values are not allowed in this context":
      return (
        position, "found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"
      )
    case "block sequence entries are not allowed in this context":
      return (position, "found '-' where no item can begin; each item of a list has its own line")
    case "mapping keys are not allowed in this context": return (position, "found '?' where no key can begin")
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      return (position, "expected spaces for the indentation, found a tab")
    case "found character that cannot start any token":
      if rest.first == "\t" { return (position, "expected spaces for the indentation, found a tab") }
      return (position, "expected a value, found \(found); a text that begins so needs quotes")
    case "found unexpected end of stream" where context == "while scanning a quoted scalar":
      return (contextPosition, "expected a closing quote, found the end of the file")
    case "found unexpected document indicator":
      return (position, "expected a closing quote for line \(contextPosition.line), found \(found)")
    case "found unknown escape character":
      return (position, "found the escape '\(rest.prefix(2))'; a backslash is '\\\\', or in single quotes itself")
    case "did not find expected hexdecimal number":
      return (position, "expected hexadecimal digits for this escape, found '\(rest.prefix(1))'")
    case _ where isEscapeOfNone:
      return (position, "expected the number of a character, found '\(rest.prefix { $0.isHexDigit })'")
    case "did not find expected alphabetic or numeric character":
      let sign = context == "while scanning an alias" ? "*" : "&"
      let words = "expected a name of letters and digits after '\(sign)'; a text that begins with it needs quotes"
      return (contextPosition, words)
    case "found incompatible YAML document": return (position, "expected YAML 1.1 or 1.2")
    case "found undefined tag handle": return (position, "expected no tag, found \(found)")
    default:
      let words = problem.replacing("did not find expected", with: "expected").replacing("could not find", with: "no")
      return (position, context.map { "\(words) \($0)" } ?? words)
    }
  }

  /// The word or sign that `rest` begins with; nothing is left at the end of the file.
  private static func shown(_ rest: Substring?) -> String {
    guard let rest else { return "the end of the file" }
    guard let first = rest.first else { return "the end of the line" }
    if first == "\t" { return "a tab" }
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_-.".contains($0) }
    return "'\(word.isEmpty ? rest.prefix(1) : word.prefix(40))'"
  }
}
