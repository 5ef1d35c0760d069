internal import Motion

/// The fields of a mapping, each read by its name. Names that are none of them have been noted as problems.
struct Fields {
  let node: Node
  /// For messages: "the clock", "layer 2".
  let owner: String
  private let problems: Problems
  private let entries: [String: Node.Entry]
  /// Names that something misspelt is taken for.
  private let meant: Set<String>

  /// Nothing, and a problem, when `node` is no mapping.
  /// - Parameter names: every field there is, in the order in which a message lists them.
  init?(_ node: Node, of owner: String, names: [String], _ problems: Problems) {
    guard let all = node.entries else {
      problems.add(at: node, "expected a mapping for \(owner), found \(node)")
      return nil
    }
    self.node = node
    self.owner = owner
    self.problems = problems
    entries = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    var meant: Set<String> = []
    // A curve such as cubic-bezier(0, 0, 1, 1) without quotes falls into pieces between { }; its reader says so.
    var isInCurve = false
    for entry in all {
      if isInCurve, entry.value.isNull {
        isInCurve = !entry.key.hasSuffix(")")
        continue
      }
      isInCurve = node.isFlow && Self.curves.contains(entry.key) && entry.value.isCutCurve
      if names.contains(entry.key) { continue }
      let hint = suggestion(for: entry.key, in: names)
      meant.formUnion(names.filter { hint.contains("'\($0)'") })
      let ours = names.filter { !$0.hasPrefix("$") }
      let known = hint.isEmpty && !ours.isEmpty ? "; it may have \(ours.joined(separator: ", "))" : hint
      problems.add(at: entry.keyPosition, "expected a field of \(owner), found '\(entry.key.prefix(60))'\(known)")
    }
    self.meant = meant
  }

  /// The fields that are curves.
  private static let curves = ["timing", "easing"]

  /// The field's value, `null` too; nothing when the field is not there.
  subscript(name: String) -> Node? { entries[name]?.value }

  /// Where the field's name stands.
  func position(of name: String) -> SourcePosition? { entries[name]?.keyPosition }

  /// Whether something misspelt is taken for this name.
  func mayMean(_ name: String) -> Bool { meant.contains(name) }

  /// The field's value, or nothing and a problem when the field is not there; where its name is misspelt, that has been
  /// noted already.
  func required(_ name: String) -> Node? {
    if let value = self[name] { return value }
    if !mayMean(name) { problems.add(at: node, "expected '\(name)' in \(owner)") }
    return nil
  }
}
