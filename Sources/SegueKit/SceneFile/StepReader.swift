internal import Media
internal import Motion

/// Transitions, fingers and steps of a scene, from their nodes.
struct StepReader {
  let values: Values
  let places: Places
  private let transitions = NamedFiles<(transition: Transition, warnings: [FileProblem])>()
  private let touches = NamedFiles<Gesture>()
  private var problems: Problems { values.problems }

  init(values: Values, places: Places) {
    self.values = values
    self.places = places
  }

  static let pushKeys = ["page", "transition", "gesture", "touches"]
  static let returnKeys = ["transition", "gesture", "touches"]
  static let kinds = ["push", "return", "wait"]

  /// A preset's name, a transition file's path, or a transition itself.
  func transition(_ node: Node) -> Transition? {
    if node.entries != nil {
      return TransitionReader(values: values, defaultName: "transition").transition(node)
    }
    guard let text = values.line(node, "a transition: a preset's name, a file's path, or its fields") else {
      return nil
    }
    if Transition.isPath(text) {
      let file = file(text, at: node, transitions) { path throws(SegueError) in
        try Transition.checked(contentsOf: path, frameRate: values.frameRate)
      }
      for warning in file?.warnings ?? [] { problems.warn(warning) }
      return file?.transition
    }
    do { return try Transition(named: text) } catch {
      problems.add(at: node, "\(error)")
      return nil
    }
  }

  /// What a file holds that the scene names. Mistakes in it are told in that file, once; that it cannot be read is a
  /// mistake of the scene, wherever it names it.
  private func file<Content>(
    _ text: String, at node: Node, _ files: NamedFiles<Content>, _ read: (String) throws(SegueError) -> Content
  ) -> Content? {
    guard text != "-" else {
      problems.add(at: node, "expected a file's path, found '-': only the command line takes the standard input")
      return nil
    }
    let path = places.input(text)
    let isFirst = files.read[path] == nil
    do { return try files.content(of: path, read) } catch {
      guard case .file(let file) = error else { preconditionFailure("a file has no problem but its own: \(error)") }
      if let problem = file.problems.first, problem.position == nil {
        problems.add(at: node, "'\(problem.path)': \(problem.message)")
      } else if isFirst {
        problems.add(file)
      }
      return nil
    }
  }

  /// `gesture` or `touches`; nil for the transition's own finger.
  /// - Parameter transition: nil where it could not be read.
  func finger(_ fields: Fields, transition: Transition?) -> Gesture? {
    let given = ["gesture", "touches"].filter { fields[$0] != nil }
    guard let key = given.first, let node = fields[key] else { return nil }
    if given.count == 2 {
      problems.add(at: fields.position(of: "touches"), "expected either 'gesture' or 'touches', found both")
      return nil
    }
    if let transition, case .clock = transition.driver {
      problems.add(
        at: fields.position(of: key), "\(SceneError.gestureWithoutPan(transition: transition.name))")
      return nil
    }
    if key == "gesture" { return GestureReader(values: values).gesture(node) }
    guard let path = values.line(node, "a path to a file of touches") else { return nil }
    return file(path, at: node, touches) { path throws(SegueError) in try Gesture(touchesIn: path) }
  }

  /// - Parameters:
  ///   - pages: their names; empty where they could not be read.
  ///   - transition: of the returns that name none; nil where it could not be read.
  func steps(_ node: Node, pages: [String], root: String, transition: Transition?) -> [Walk.Step] {
    guard let items = values.list(node, "a list of steps: - push: detail, - wait: 800ms, - return:") else { return [] }
    let steps = items.map { step($0, pages: pages, transition: transition) }
    // Later ones the timeline counts: a gesture may not go through.
    let moving = zip(steps, items).first { step, _ in if case .wait = step { false } else { true } }
    if !pages.isEmpty, let moving, case .return = moving.0 {
      problems.add(
        at: moving.1, "expected a push first: '\(root)' is the root of the stack, and a root page refuses the gesture")
    }
    return steps.compactMap(\.self)
  }

  func pageName(_ node: Node, of names: [String]) -> String? {
    if let name = node.text, names.contains(name) { return name }
    if names.isEmpty { return node.text }
    let hint = node.text.map { suggestion(for: $0, in: names) } ?? ""
    return values.fail(node, "one of the pages: \(listed(names))", hint)
  }

  private func step(_ node: Node, pages: [String], transition: Transition?) -> Walk.Step? {
    // `- return` is one without fields.
    if node.text == "return" { return .return() }
    guard let entry = kind(node) else { return nil }
    switch entry.key {
    case "wait": return values.duration(entry.value).map { .wait($0) }
    case "push": return push(entry.value, pages: pages)
    default:
      if entry.value.isNull { return .return() }
      guard let fields = Fields(entry.value, of: "return", names: Self.returnKeys, problems) else { return nil }
      let own = fields["transition"].map { self.transition($0) }
      return .return(transition: own ?? nil, gesture: finger(fields, transition: own ?? transition))
    }
  }

  /// The one field of a step, which says its kind.
  private func kind(_ node: Node) -> Node.Entry? {
    let expected = "one of 'push', 'return' and 'wait' in each step"
    guard let entries = node.entries, let entry = entries.first else {
      switch node.text {
      case "push": return values.fail(node, "a page's name after a push: - push: detail")
      case "wait": return values.fail(node, "a time after a wait: - wait: 800ms")
      case let text:
        if let glued = text.flatMap({ GluedKey($0, in: Self.kinds) }) {
          problems.add(at: node, glued.problem)
          return nil
        }
        return values.fail(node, expected, suggestion(for: text ?? "", in: Self.kinds))
      }
    }
    guard Self.kinds.contains(entry.key) else {
      if let glued = GluedKey(entry.key, in: Self.kinds) {
        problems.add(at: entry.keyPosition, glued.problem)
        return nil
      }
      let hint = suggestion(for: entry.key, in: Self.kinds)
      problems.add(at: entry.keyPosition, "expected \(expected), found '\(entry.key.prefix(60))'\(hint)")
      return nil
    }
    guard entries.count == 1 else {
      let second = entries[1]
      let hint = Self.kinds.contains(second.key) ? "" : "; what belongs to a \(entry.key) is indented under it"
      problems.add(
        at: second.keyPosition, "expected \(expected), found '\(second.key.prefix(60))' beside '\(entry.key)'\(hint)")
      return nil
    }
    return entry
  }

  private func push(_ node: Node, pages: [String]) -> Walk.Step? {
    guard node.entries != nil else { return pageName(node, of: pages).map { .push(page: $0) } }
    guard let fields = Fields(node, of: "push", names: Self.pushKeys, problems) else { return nil }
    let page = fields.required("page").flatMap { pageName($0, of: pages) }
    let own = fields["transition"].map { transition($0) }
    let gesture = finger(fields, transition: own ?? .push)
    return page.map { .push(page: $0, transition: own ?? nil, gesture: gesture) }
  }
}

extension Transition {
  /// Whether a text means a file, and not a preset.
  package static func isPath(_ text: String) -> Bool {
    text.contains("/") || text == "-" || [".yaml", ".yml", ".json"].contains { text.lowercased().hasSuffix($0) }
  }
}
