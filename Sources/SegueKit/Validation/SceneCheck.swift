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
      for note in preview.timeline.notes { problems.warn(at: place(of: note), "\(note)") }
      check(scene, preview)
      // A page that no step shows was not read.
      if scene.request.shownPages.count < scene.request.pages.count { checkPictures(reader) }
    } catch {
      // It may be pictures, of which it names the first.
      checkPictures(reader)
      if problems.isEmpty { problems.add(at: place(of: error, scene.request), "\(error)") }
    }
  }

  private func check(_ scene: SceneFile, _ preview: Preview) {
    let items = field("outputs")?.items ?? []
    var paths = OutputPaths(scene.request)
    for (output, item) in zip(scene.destinations, items) {
      do {
        try paths.take(output.path)
        _ = try preview.rehearsed(output)
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

  private func step(_ number: Int) -> Node? {
    guard let items = field("steps")?.items, items.indices.contains(number - 1) else { return nil }
    return items[number - 1]
  }

  private func place(of note: MotionNote) -> Node {
    if case .inStep(let number, let note) = note, let step = step(number) {
      return step.entries?.first?.value.place(of: note) ?? step
    }
    return node.place(of: note) ?? node
  }

  private func place(of error: SegueError, _ request: PreviewRequest) -> Node {
    let driver = field("transition")
    switch error {
    case .scene(.step(let number, _)): return step(number) ?? node
    case .scene(.hold(let name, _)): return field(name) ?? node
    case .scene(.nothingMoves): return field("steps") ?? node
    case .scene(.tooLong): return field("steps") ?? field("gesture") ?? field("touches") ?? node
    case .scene(.transition): return propertyWithProblem(request) ?? driver ?? node
    default: return driver ?? node
    }
  }

  private func propertyWithProblem(_ request: PreviewRequest) -> Node? {
    guard let images = try? PageImages(request) else { return nil }
    let page = PageSize(
      width: Double(images.size.width) / images.scale, height: Double(images.size.height) / images.scale)
    return field("transition")?.property(request.transition.propertyWithProblem(on: page))
  }
}
