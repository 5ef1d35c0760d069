internal import Media
internal import Motion

/// Transitions, fingers and steps of a scene, from their nodes.
struct StepReader {
  let values: Values
  let places: Places
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
    do throws(SegueError) {
      guard Transition.isPath(text) else { return try Transition(named: text) }
      return try Transition(contentsOf: places.input(text), frameRate: values.frameRate)
    } catch {
      if case .file(let file) = error {
        for problem in file.problems { problems.add(problem) }
      } else {
        problems.add(at: node, "\(error)")
      }
      return nil
    }
  }

  /// `gesture` or `touches`; nil for the transition's own finger.
  func finger(_ fields: Fields, transition: Transition) -> Gesture? {
    let given = ["gesture", "touches"].filter { fields[$0] != nil }
    guard let key = given.first, let node = fields[key] else { return nil }
    if given.count == 2 {
      problems.add(at: fields.position(of: "touches"), "expected either 'gesture' or 'touches', found both")
      return nil
    }
    if case .clock = transition.driver {
      problems.add(
        at: fields.position(of: key), "\(SceneError.gestureWithoutPan(transition: transition.name))")
      return nil
    }
    if key == "gesture" { return GestureReader(values: values).gesture(node) }
    guard let path = values.line(node, "a path to a file of touches") else { return nil }
    do { return try Gesture(touchesIn: places.input(path)) } catch {
      if case .file(let file) = error { for problem in file.problems { problems.add(problem) } }
      return nil
    }
  }

  /// - Parameter transition: of the returns that name none.
  func steps(_ node: Node, pages: [String], root: String, transition: Transition) -> [Walk.Step] {
    guard let items = node.items, !items.isEmpty else {
      let _: Never? = values.fail(node, "a list of steps: - push: detail, - wait: 800ms, - return:")
      return []
    }
    let steps = items.map { step($0, pages: pages, transition: transition) }
    // Later ones the timeline counts: a gesture may not go through.
    let moving = zip(steps, items).first { step, _ in if case .wait = step { false } else { true } }
    if let moving, case .return = moving.0 {
      problems.add(
        at: moving.1, "expected a push first: '\(root)' is the root of the stack, and a root page refuses the gesture")
    }
    return steps.compactMap(\.self)
  }

  func pageName(_ node: Node, of names: [String]) -> String? {
    if let name = node.text, names.contains(name) { return name }
    let hint = node.text.map { suggestion(for: $0, in: names) } ?? ""
    return values.fail(node, "one of the pages: \(listed(names))", hint)
  }

  private func step(_ node: Node, pages: [String], transition: Transition) -> Walk.Step? {
    // `- return` is one without fields.
    if node.text == "return" { return .return() }
    guard let entries = node.entries, entries.count == 1, let entry = entries.first, Self.kinds.contains(entry.key)
    else {
      let word = node.text ?? node.entries?.first?.key ?? ""
      return values.fail(node, "one of 'push', 'return' and 'wait' in each step", suggestion(for: word, in: Self.kinds))
    }
    switch entry.key {
    case "wait": return values.duration(entry.value).map { .wait($0) }
    case "push": return push(entry.value, pages: pages)
    default:
      if entry.value.isNull { return .return() }
      guard let fields = Fields(entry.value, of: "return", names: Self.returnKeys, problems) else { return nil }
      let own = fields["transition"].map { self.transition($0) }
      if let own, own == nil { return nil }
      return .return(transition: own ?? nil, gesture: finger(fields, transition: (own ?? nil) ?? transition))
    }
  }

  private func push(_ node: Node, pages: [String]) -> Walk.Step? {
    guard node.entries != nil else { return pageName(node, of: pages).map { .push(page: $0) } }
    guard let fields = Fields(node, of: "push", names: Self.pushKeys, problems) else { return nil }
    let page = fields.required("page").flatMap { pageName($0, of: pages) }
    let own = fields["transition"].map { transition($0) }
    if let own, own == nil { return nil }
    let gesture = finger(fields, transition: (own ?? nil) ?? .push)
    return page.map { .push(page: $0, transition: own ?? nil, gesture: gesture) }
  }
}

extension Transition {
  /// Whether a text means a file, and not a preset.
  package static func isPath(_ text: String) -> Bool {
    text.contains("/") || text == "-" || [".yaml", ".yml", ".json"].contains { text.lowercased().hasSuffix($0) }
  }
}
