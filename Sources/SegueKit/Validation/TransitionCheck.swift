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
    guard let transition = TransitionReader(values: values, defaultName: "transition").transition(node),
      problems.isEmpty
    else { return }
    do {
      let timeline = try Timeline(Scene(transition: transition, pageSize: Self.page))
      for note in timeline.notes { warn(note) }
    } catch { problems.add(at: node, "\(error)") }
  }

  private func warn(_ note: MotionNote) {
    problems.warn(at: node.layer(note) ?? node.entries?.first { $0.key == "pan" }?.value ?? node, "\(note)")
  }
}

extension Node {
  /// The layer of this transition that a note is about.
  func layer(_ note: MotionNote) -> Node? {
    guard case .breaksContract(let breach, _) = note,
      let layers = entries?.first(where: { $0.key == "layers" })?.value
    else { return nil }
    return layers.items?.first { layer in
      let fields = layer.entries ?? []
      let name = ["name", "page", "snapshot"].lazy.compactMap { key in
        fields.first { $0.key == key }?.value.text
      }.first
      return name ?? "color" == breach.layer
    } ?? layers
  }
}
