extension Node {
  /// Nothing: an empty place, `~` or `null`.
  package var isNull: Bool {
    if case .scalar(let text, isQuoted: false) = content { return Self.nulls.contains(text) }
    return false
  }

  /// A scalar as it is written, numbers too: `60pt`, `0.5`, `true`. Nothing for `null`, lists and mappings.
  package var text: String? {
    if case .scalar(let text, _) = content, !isNull { return text }
    return nil
  }

  /// `true` or `false`; YAML's `yes`, `on` and the like are words.
  package var boolean: Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  package var items: [Node]? {
    if case .sequence(let items) = content { return items }
    return nil
  }

  package var entries: [Entry]? {
    if case .mapping(let entries) = content { return entries }
    return nil
  }

  /// What a plain scalar must say to be nothing.
  static let nulls: Set = ["", "~", "null", "Null", "NULL"]
}

extension Node: CustomStringConvertible {
  /// For "expected …, found …": `a mapping`, `a list`, `'abc'` or `nothing`.
  package var description: String {
    switch content {
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .scalar where isNull: "nothing"
    case .scalar(let text, _): text.count > 60 ? "'\(text.prefix(59))…'" : "'\(text)'"
    }
  }
}
