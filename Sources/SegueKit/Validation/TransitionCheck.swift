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
  private static let page = PageSize(width: 390, height: 844)

  func run() {
    let values = Values(problems: problems, frameRate: Destination.defaultFrameRate)
    guard
      let transition = TransitionReader(values: values, defaultName: Transition.name(ofFile: problems.source.path))
        .transition(node),
      problems.isEmpty
    else { return }
    do {
      let timeline = try Timeline(Scene(transition: transition, pageSize: Self.page))
      for note in timeline.notes { warn(note) }
    } catch {
      let property = node.property(transition.propertyWithProblem(on: Self.page))
      let size = "on a page of \(decimal(Self.page.width)) × \(decimal(Self.page.height)) points"
      problems.add(at: property ?? node, "\(error), \(size)")
    }
  }

  private func warn(_ note: MotionNote) {
    problems.warn(at: node.layer(note) ?? node.field("pan")?.field("gesture") ?? node, "\(note)")
  }
}
