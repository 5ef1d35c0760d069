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
    guard let scene = reader.scene(), problems.isEmpty else {
      _ = badPages(reader, first: nil)
      return
    }
    do {
      check(scene, try Preview(scene.request))
      // A page that no step shows was not read.
      if scene.request.shownPages.count < scene.request.pages.count {
        _ = badPages(reader, first: scene.request.firstPage)
      }
    } catch {
      let bad = badPages(reader, first: scene.request.firstPage)
      do {
        // The rest is looked through with pages that are drawn.
        check(scene, try Preview(scene.request.drawing(bad)))
      } catch {
        if case .scene(let error) = error {
          problems.add(at: node(of: error), "\(error)")
        } else if bad.isEmpty {
          problems.add(at: node, "\(error)")
        }
        checkOutputs(scene, nil)
      }
    }
  }

  private func check(_ scene: SceneFile, _ preview: Preview) {
    for note in preview.images.notes { problems.warn(at: field("pages") ?? node, note) }
    for note in preview.timeline.notes { problems.warn(at: node(of: note), "\(note)") }
    checkOutputs(scene, preview)
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
  /// - Parameter first: the page that says the size; nil for the first that is named.
  /// - Returns: the names of those that are missing or do not fit.
  private func badPages(_ reader: SceneReader, first: String?) -> [String] {
    guard let pages = field("pages")?.entries else { return [] }
    var bad: [String] = []
    var size: (of: String, SegueError.Size)?
    var sizes: [String: Result<SegueError.Size, MediaError>] = [:]
    for page in pages.filter({ $0.key == first }) + pages.filter({ $0.key != first }) {
      guard let path = page.value.text, !path.isEmpty, !path.contains(where: \.isNewline) else { continue }
      let file = reader.places.path(path)
      let found = sizes[file] ?? Result { () throws(MediaError) in try Picture(contentsOf: file).bitmap.size }
      sizes[file] = found
      do {
        let found = try found.get()
        if let (other, size) = size, size != found, field("fit") == nil {
          problems.add(
            at: page.value,
            "expected a picture of \(size) pixels, as page '\(other)' is, found \(found); 'fit: cover', 'contain' or 'stretch' makes them one"
          )
          bad.append(page.key)
        }
        size = size ?? (page.key, found)
      } catch {
        problems.add(at: page.value, "\(error)")
        bad.append(page.key)
      }
    }
    return bad
  }

  private func field(_ key: String) -> Node? { node.field(key) }

  /// A step's own node, without the word that says what kind it is.
  private func step(_ number: Int) -> Node? {
    guard let items = field("steps")?.items, items.indices.contains(number - 1) else { return nil }
    return items[number - 1].entries?.first?.value ?? items[number - 1]
  }

  private func node(of note: MotionNote) -> Node {
    let steps = field("steps")?.items?.indices.map { step($0 + 1) } ?? []
    switch note {
    case .inStep(let number, let note):
      guard let step = step(number) else { return node }
      if case .lastsLong(_, .wait) = note { return step }
      return step.node(of: note) ?? node.node(of: note) ?? step
    case .lastsLong(_, .holdFirst), .lastsLong(_, .holdLast):
      let isFirst = if case .lastsLong(_, .holdFirst) = note { true } else { false }
      // The scene's own counts before that of the transition at this end.
      let ends = (isFirst ? steps : steps.reversed()).compactMap(\.self).filter { $0.text == nil }
      let key = isFirst ? "hold-first" : "hold-last"
      return field(key) ?? ends.first?.node(of: note) ?? node.node(of: note) ?? node
    default:
      // Of one step alone notes do not say the number.
      let only = steps.count == 1 ? steps[0] : nil
      return only?.node(of: note) ?? node.node(of: note) ?? only ?? node
    }
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
