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
    guard let scene = reader.scene(), problems.isEmpty else { return checkPictures(reader) }
    do {
      let preview = try Preview(scene.request)
      for note in preview.images.notes { problems.warn(at: field("pages") ?? node, note) }
      for note in preview.timeline.notes { problems.warn(at: node(of: note), "\(note)") }
      checkOutputs(scene, preview)
      // A page that no step shows was not read.
      if scene.request.shownPages.count < scene.request.pages.count { checkPictures(reader) }
    } catch .scene(let error) {
      problems.add(at: node(of: error), "\(error)")
    } catch {
      checkPictures(reader)
      if problems.isEmpty { problems.add(at: node, "\(error)") }
      // What is wrong beside the pictures is told as well.
      do { _ = try Timeline(scene.request.scene(pageSize: TransitionCheck.page)) } catch {
        problems.add(at: node(of: error), "\(error)")
      }
      checkOutputs(scene, nil)
    }
  }

  /// - Parameter preview: nil where there is none, and only the paths can be looked at.
  private func checkOutputs(_ scene: SceneFile, _ preview: Preview?) {
    let items = field("outputs")?.items ?? []
    var paths = OutputPaths(scene.request)
    for (output, item) in zip(scene.destinations, items) {
      do {
        try paths.take(output.path)
        _ = try preview?.rehearsed(output)
      } catch { problems.add(at: item, message(of: error)) }
    }
  }

  /// In a file's words, where the error's own are those of the command line.
  private func message(of error: SegueError) -> String {
    guard case .shapeDiffers(let page, let output) = error else { return "\(error)" }
    return
      "expected the shape of the page, \(page), found \(output): give one side alone, or 'fit: cover', 'contain' or 'stretch'"
  }

  /// Looks at every picture, whatever else is wrong.
  private func checkPictures(_ reader: SceneReader) {
    guard let pages = field("pages")?.entries else { return }
    var first: (name: String, size: SegueError.Size)?
    var sizes: [String: Result<SegueError.Size, MediaError>] = [:]
    for page in pages {
      guard let path = page.value.text, !path.isEmpty, !path.contains(where: \.isNewline) else { continue }
      let file = reader.places.path(path)
      let size = sizes[file] ?? Result { () throws(MediaError) in try Picture(contentsOf: file).bitmap.size }
      sizes[file] = size
      do {
        let size = try size.get()
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

  private func field(_ key: String) -> Node? { node.field(key) }

  /// A step's own node, without the word that says what kind it is.
  private func step(_ number: Int) -> Node? {
    guard let items = field("steps")?.items, items.indices.contains(number - 1) else { return nil }
    return items[number - 1].entries?.first?.value ?? items[number - 1]
  }

  private func node(of note: MotionNote) -> Node {
    // Of one step alone notes do not say the number.
    let (number, note) = if case .inStep(let number, let note) = note { (number, note) } else { (1, note) }
    let step = step(number)
    return step?.node(of: note) ?? node.node(of: note) ?? step ?? node
  }

  private func node(of error: SceneError, in fields: Node? = nil) -> Node {
    let fields = fields ?? node
    let transition = fields.field("transition") ?? field("transition")
    switch error {
    case .step(let number, let error): return step(number).map { self.node(of: error, in: $0) } ?? node
    case .hold(let name, _): return fields.field(name) ?? fields
    case .nothingMoves: return field("steps") ?? node
    case .tooLong:
      let keys = ["steps", "gesture", "touches", "hold-first", "hold-last"]
      return keys.lazy.compactMap { field($0) }.first ?? node
    case .transition(_, _, let property): return property.flatMap { transition?.property($0) } ?? transition ?? fields
    default: return fields.field("transition") ?? fields
    }
  }
}
