internal import Motion

/// The fields of a mapping, each read by its name. Names that are none of them have been noted as problems.
struct Fields {
  let node: Node
  /// For messages: "the clock", "layer 2".
  let owner: String
  private let problems: Problems
  private let entries: [String: Node.Entry]
  /// Whether something is there that is no field: it may be the very one that is missing.
  let hasUnknown: Bool
  /// Names that something misspelt, or without a space after its ':', is taken for.
  private let meant: Set<String>

  /// Nothing, and a problem, when `node` is no mapping.
  /// - Parameters:
  ///   - example: of such a mapping, for the message where there is none.
  ///   - names: every field there is, in the order in which a message lists them.
  init?(_ node: Node, of owner: String, example: String? = nil, names: [String], _ problems: Problems) {
    guard let all = node.entries else {
      let glued = node.text.flatMap { GluedKey($0, in: names) }
      let form = example.map { ", such as \($0)" } ?? ""
      problems.add(at: node, glued?.problem ?? "expected a mapping for \(owner)\(form), found \(node)")
      return nil
    }
    self.node = node
    self.owner = owner
    self.problems = problems
    entries = Dictionary(all.map { ($0.key, $0) }) { first, _ in first }
    var meant: Set<String> = []
    for entry in all where !names.contains(entry.key) {
      if let glued = GluedKey(entry.key, in: names) {
        meant.insert(glued.name)
        problems.add(at: entry.keyPosition, glued.problem)
        continue
      }
      let ours = names.filter { !$0.hasPrefix("$") }
      var hint = ours.isEmpty ? "" : "; it may have \(ours.joined(separator: ", "))"
      if let name = nearest(to: entry.key, in: names) {
        meant.insert(name)
        hint = " (did you mean '\(name)'?)"
      }
      problems.add(at: entry.keyPosition, "expected a field of \(owner), found '\(entry.key.prefix(60))'\(hint)")
    }
    self.meant = meant
    hasUnknown = all.contains { !names.contains($0.key) }
  }

  /// The field's value, `null` too; nothing when the field is not there.
  subscript(name: String) -> Node? { entries[name]?.value }

  /// Where the field's name stands.
  func position(of name: String) -> SourcePosition? { entries[name]?.keyPosition }

  /// Whether something that is no field is taken for this name.
  func mayMean(_ name: String) -> Bool { meant.contains(name) }

  /// The field's value, or nothing and a problem when the field is not there; where something is taken for it, that has
  /// been noted already.
  func required(_ name: String) -> Node? {
    if let value = self[name] { return value }
    if !mayMean(name) { problems.add(at: node, "expected '\(name)' in \(owner)") }
    return nil
  }
}
