/// What ends the reading: a mistake of syntax in libyaml's words, or a limit of ours.
struct SyntaxError: Error {
  /// "did not find expected key".
  var problem: String
  var position: SourcePosition
  /// "while parsing a block mapping", and where that begins.
  var context: String?
  var contextPosition: SourcePosition

  init(_ problem: String, at position: SourcePosition, context: String? = nil, from start: SourcePosition = .nowhere) {
    self.problem = problem
    self.position = position
    self.context = context
    contextPosition = start
  }

  /// An escape for half a surrogate pair, or for no character at all.
  var isEscapeOfNone: Bool { problem == "found invalid Unicode character escape code" }
}
