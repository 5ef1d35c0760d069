/// Builds the tree of a document from libyaml's events.
///
/// What is wrong with a value is noted, and reading goes on; what is wrong with the syntax ends it.
struct Composer: ~Copyable {
  static let mostLevels = 64
  /// Keys and values, an alias counting as all that it stands for.
  static let mostNodes = 100_000

  private let parser: YAMLParser
  private let problems: Problems
  /// Whether the tree has all that the file says: for a mistake a key or value may be left out.
  private(set) var isWhole = true
  private var anchors: [String: Anchor] = [:]
  private var count = 0

  /// A value that aliases may repeat.
  private enum Anchor {
    /// Its end is not read yet.
    case open
    case whole(Node, count: Int, levels: Int)
  }

  init(_ text: SurrogatePairs, _ problems: Problems) {
    parser = YAMLParser(text)
    self.problems = problems
  }

  /// The one document of the file.
  /// - Parameter expected: what it should have been where there is none, such as "a mapping".
  mutating func document(expecting expected: String) throws(SyntaxError) -> Node {
    _ = try parser.next()
    let start = try parser.next()
    guard case .documentStart = start.kind else {
      leaveOut(at: nil, "the file is empty: expected \(expected)")
      return Node(.scalar("", isQuoted: false), position: start.start, end: start.end)
    }
    let (root, _) = try node(parser.next(), level: 1)
    _ = try parser.next()
    let after = try parser.next()
    if case .documentStart = after.kind {
      leaveOut(at: after.start, "expected one document, found the beginning of a second")
    }
    return root
  }

  /// The value that begins with `event`, and how many levels of lists and mappings it has.
  private mutating func node(_ event: YAMLEvent, level: Int) throws(SyntaxError) -> (node: Node, levels: Int) {
    if case .alias(let name) = event.kind { return try value(of: name, at: event, level: level) }
    let before = count
    try add(1, at: event)
    checkTag(of: event)
    if let anchor = event.anchor { anchors[anchor] = .open }
    var node = Node(.sequence([]), position: event.start, end: event.end)
    var levels = 0
    switch event.kind {
    case .scalar(let text, let isPlain):
      if text.utf8.contains(0) { leaveOut(at: event.start, "expected text, found a zero character in it") }
      node.content = .scalar(text, isQuoted: !isPlain || Self.textTags.contains(event.tag ?? ""))
    case .sequenceStart(let isFlow):
      node.isFlow = isFlow
      (node.content, node.end, levels) = try items(event, level: level)
    case .mappingStart(let isFlow):
      node.isFlow = isFlow
      (node.content, node.end, levels) = try entries(event, level: level)
    default: preconditionFailure("libyaml's events are in no order: \(event)")
    }
    if let anchor = event.anchor { anchors[anchor] = .whole(node, count: count - before, levels: levels) }
    return (node, levels)
  }

  private mutating func items(
    _ start: YAMLEvent, level: Int
  ) throws(SyntaxError) -> (Node.Content, end: SourcePosition, levels: Int) {
    try checkLevel(level, at: start)
    var items: [Node] = []
    var levels = 1
    while true {
      let event = try parser.next()
      if case .sequenceEnd = event.kind { return (.sequence(items), event.end, levels) }
      let item = try node(event, level: level + 1)
      items.append(item.node)
      levels = max(levels, item.levels + 1)
    }
  }

  private mutating func entries(
    _ start: YAMLEvent, level: Int
  ) throws(SyntaxError) -> (Node.Content, end: SourcePosition, levels: Int) {
    try checkLevel(level, at: start)
    var entries: [Node.Entry] = []
    var places: [String: SourcePosition] = [:]
    var cut: CutText?
    var isCutKept = false
    var levels = 1
    while true {
      let event = try parser.next()
      if case .mappingEnd = event.kind {
        if cut?.isOpen == true { isWhole = false }
        return (.mapping(entries), event.end, levels)
      }
      let key = try node(event, level: level + 1).node
      let value = try node(parser.next(), level: level + 1)
      levels = max(levels, value.levels + 1)
      // The value of a key alone is where the key ends.
      let hasColon = !value.node.isNull || value.node.position != key.end
      if !hasColon, cut?.takes(key, problems) == true {
        if isCutKept { entries[entries.count - 1].value.content = .scalar(cut?.text ?? "", isQuoted: true) }
        continue
      }
      if cut?.isOpen == true { isWhole = false }
      cut = nil
      guard let name = checkedKey(key, at: event) else { continue }
      if case .mappingStart(isFlow: true) = start.kind { cut = CutText(value.node) }
      isCutKept = places[name] == nil
      if let first = places[name] {
        var problem = "expected each key once, found '\(name)' again after line \(first.line)"
        // Items of a list often begin with the same key.
        let isInBlock = if case .mappingStart(isFlow: false) = start.kind { true } else { false }
        if isInBlock, name == entries.first?.key, Self.firstKeys.contains(String(name.drop { $0 == "-" })) {
          problem += "; each item of a list begins with '- '"
        }
        problems.add(at: event.start, problem)
        continue
      }
      places[name] = event.start
      entries.append(Node.Entry(key: name, keyPosition: event.start, value: value.node, hasColon: hasColon))
    }
  }

  private mutating func value(
    of alias: String, at event: YAMLEvent, level: Int
  ) throws(SyntaxError) -> (node: Node, levels: Int) {
    switch anchors[alias] {
    case .whole(let node, let count, let levels):
      try checkLevel(level + levels - 1, at: event)
      try add(count, at: event)
      return (node, levels)
    case .open: leaveOut(at: event.start, "expected a value, found '*\(alias)' inside of what it stands for")
    case nil: leaveOut(at: event.start, "expected an anchor '&\(alias)' before its alias, found none")
    }
    return (Node(.scalar("", isQuoted: false), position: event.start, end: event.end), 0)
  }
}

extension Composer {
  /// Counts before anything is repeated: a few lines of aliases can stand for billions of values.
  private mutating func add(_ more: Int, at event: YAMLEvent) throws(SyntaxError) {
    count += more
    guard count <= Self.mostNodes else {
      throw SyntaxError(
        "expected at most \(Self.mostNodes) values, found more (an alias counts as all it stands for)", at: event.start)
    }
  }

  private func checkLevel(_ level: Int, at event: YAMLEvent) throws(SyntaxError) {
    guard level <= Self.mostLevels else {
      throw SyntaxError(
        "expected at most \(Self.mostLevels) levels of lists and mappings, found more", at: event.start)
    }
  }

  /// Notes a mistake for which something that was meant is not in the tree.
  private mutating func leaveOut(at position: SourcePosition?, _ message: String) {
    isWhole = false
    problems.add(at: position, message)
  }

  /// The key's text, or nothing when it is none, which is noted.
  private mutating func checkedKey(_ key: Node, at event: YAMLEvent) -> String? {
    guard case .scalar(let name, let isQuoted) = key.content else {
      leaveOut(at: event.start, "expected a word for a key, found \(key)")
      return nil
    }
    if !isQuoted && name.isEmpty {
      leaveOut(at: event.start, "expected a key before ':', found nothing")
      return nil
    }
    if !isQuoted && name == "<<" {
      leaveOut(at: event.start, "found the merge key '<<', which is not supported: write the fields out")
      return nil
    }
    return name
  }

  /// What an item of a list mostly begins with.
  private static let firstKeys: Set = ["page", "snapshot", "color", "at", "start", "push", "return", "wait", "path"]

  private static let textTags: Set = ["!", "tag:yaml.org,2002:str"]
  private static let coreTags = textTags.union(
    ["null", "bool", "int", "float", "seq", "map"].map { "tag:yaml.org,2002:\($0)" })

  /// Tags of the core schema say nothing that the value does not; others might mean anything.
  private func checkTag(of event: YAMLEvent) {
    guard let tag = event.tag, !Self.coreTags.contains(tag) else { return }
    problems.add(at: event.start, "expected no tag, found '\(tag)'")
  }
}
