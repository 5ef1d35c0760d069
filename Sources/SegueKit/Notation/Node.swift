/// A value of a YAML or JSON file, with its place: what is written there, not what it means.
package struct Node: Sendable {
  package enum Content: Sendable {
    /// `isQuoted`: the author says that it is text, whatever it looks like.
    case scalar(String, isQuoted: Bool)
    case sequence([Node])
    /// In the file's order; no key is there twice.
    case mapping([Entry])
  }

  /// A key and its value.
  package struct Entry: Sendable {
    package var key: String
    package var keyPosition: SourcePosition
    package var value: Node
    /// Whether a ':' of its own follows the key: between `{ }` it may stand alone.
    package var hasColon: Bool

    package init(key: String, keyPosition: SourcePosition = .nowhere, value: Node, hasColon: Bool = true) {
      self.key = key
      self.keyPosition = keyPosition
      self.value = value
      self.hasColon = hasColon
    }
  }

  package var content: Content
  /// Where it begins: for a mapping, its first key; for nothing, where a value would be.
  package var position: SourcePosition
  /// Just past its end. A block of lines may end at the next token.
  package var end: SourcePosition
  /// Written between brackets on one line; a matter of looks.
  package var isFlow: Bool

  package init(
    _ content: Content, position: SourcePosition = .nowhere, end: SourcePosition = .nowhere, isFlow: Bool = false
  ) {
    self.content = content
    self.position = position
    self.end = end
    self.isFlow = isFlow
  }
}

extension SourcePosition {
  /// Of what is in no file.
  package static let nowhere = SourcePosition(line: 0, column: 0)
}

extension Node: Equatable {
  /// The same content, wherever it stands and however it is laid out.
  package static func == (first: Node, second: Node) -> Bool {
    switch (first.content, second.content) {
    case (.scalar, .scalar) where first.isNull || second.isNull: first.isNull && second.isNull
    case (.scalar(let one, _), .scalar(let other, _)): one == other
    case (.sequence(let one), .sequence(let other)): one == other
    case (.mapping(let one), .mapping(let other)):
      one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key && $0.value == $1.value }
    default: false
    }
  }
}
