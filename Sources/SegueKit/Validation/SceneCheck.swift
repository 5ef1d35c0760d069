internal import Media
internal import Motion

/// A scene file looked through, and its pictures.
struct SceneCheck {
  let node: Node
  let problems: Problems

  init(_ node: Node, _ problems: Problems) {
    self.node = node
    self.problems = problems
  }

  func run() {
    guard let reader = SceneReader(node, problems) else { return }
    let scene = reader.scene()
    checkPictures(reader)
    guard let scene, problems.isEmpty else { return }
    do {
      let preview = try Preview(scene.request)
      for note in preview.timeline.notes { problems.warn(at: place(of: note), "\(note)") }
      for output in scene.outputs {
        _ = try preview.plan([output.withDefaults(of: scene)])
      }
    } catch {
      problems.add(at: place(of: error), "\(error)")
    }
  }

  /// Every picture is looked at, also where other things are wrong.
  private func checkPictures(_ reader: SceneReader) {
    guard let pages = field("pages")?.entries else { return }
    var first: (name: String, size: SegueError.Size)?
    for page in pages {
      guard let path = page.value.text else { continue }
      do {
        let size = try Picture(contentsOf: reader.places.path(path)).bitmap.size
        if let first, first.size != size, field("fit") == nil {
          problems.add(
            at: page.value,
            "expected a picture of \(first.size) pixels, as page '\(first.name)' is, found \(size); 'fit: cover', 'contain' or 'stretch' makes them one"
          )
        }
        first = first ?? (page.key, size)
      } catch { problems.add(at: page.value, "\(error)") }
    }
  }

  private func field(_ key: String) -> Node? { node.entries?.first { $0.key == key }?.value }

  private func step(_ number: Int) -> Node? {
    guard let items = field("steps")?.items, items.indices.contains(number - 1) else { return nil }
    return items[number - 1]
  }

  private func place(of note: MotionNote) -> Node {
    if case .inStep(let number, _) = note, let step = step(number) { return step }
    let transition = field("transition")
    if case .breaksContract = note { return transition?.layer(note) ?? transition ?? node }
    return field("gesture") ?? field("touches") ?? transition ?? node
  }

  private func place(of error: SegueError) -> Node {
    switch error {
    case .scene(.step(let number, _)): step(number) ?? node
    case .scene(.hold(let name, _)): field(name) ?? node
    case .scene(.tooLong): field("steps") ?? field("gesture") ?? field("touches") ?? node
    case .scene: field("transition") ?? node
    case .outOfRange, .shapeDiffers: field("outputs") ?? node
    default: node
    }
  }
}
