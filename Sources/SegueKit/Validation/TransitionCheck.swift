internal import Motion

/// A transition file looked through.
struct TransitionCheck {
  let node: Node
  let problems: Problems

  init(_ node: Node, _ problems: Problems) {
    self.node = node
    self.problems = problems
  }

  /// A common phone, in points: a transition is checked on it where no scene says otherwise.
  static let page = PageSize(width: 390, height: 844)

  func run() {
    let values = Values(problems: problems, frameRate: Destination.defaultFrameRate)
    guard
      let transition = TransitionReader(values: values, defaultName: Transition.name(ofFile: problems.source.path))
        .transition(node),
      problems.isEmpty
    else { return }
    do {
      let timeline = try Timeline(Scene(transition: transition, pageSize: Self.page))
      for note in timeline.notes { problems.warn(at: node.nodeInTransition(of: note) ?? node, "\(note)") }
    } catch {
      let size = "on a page of \(decimal(Self.page.width)) × \(decimal(Self.page.height)) points"
      problems.add(at: property(error) ?? node, "\(error), \(size)")
    }
  }

  private func property(_ error: SceneError) -> Node? {
    guard case .transition(_, _, let property?) = error else { return nil }
    return node.property(property)
  }
}
