internal import Media
internal import Motion

/// A scene from its node, with every mistake noted where it stands.
struct SceneReader {
  /// `$schema` is for editors.
  static let keys = [
    "version", "transition", "pages", "gesture", "touches", "root", "steps", "scale", "fps", "width", "height",
    "hold-first", "hold-last", "backdrop", "fit", "outputs", "$schema",
  ]

  let fields: Fields
  let values: Values
  let places: Places
  var problems: Problems { values.problems }

  private let frameRate: Rational?

  /// Nil, with a problem noted, where the node is no mapping.
  init?(_ node: Node, _ problems: Problems) {
    guard let fields = Fields(node, of: "a scene", names: Self.keys, problems) else { return nil }
    self.fields = fields
    places = Places(file: problems.source.path)
    // Times in frames need it before anything else is read.
    let base = Values(problems: problems, frameRate: Destination.defaultFrameRate)
    frameRate = fields["fps"].flatMap { base.frameRate($0) }
    values = Values(problems: problems, frameRate: frameRate ?? Destination.defaultFrameRate)
  }

  /// Nil where a problem has been noted.
  func scene() -> SceneFile? {
    checkVersion()
    var request = PreviewRequest()
    let steps = StepReader(values: values, places: places)
    let transition = fields["transition"].map { steps.transition($0) } ?? request.transition
    if let transition { request.transition = transition }
    request.scale = fields["scale"].flatMap {
      values.number($0, in: PreviewRequest.scales, PreviewRequest.expectedScale)
    }
    request.holdFirst = fields["hold-first"].flatMap { values.duration($0) }
    request.holdLast = fields["hold-last"].flatMap { values.duration($0) }
    request.backdrop = fields["backdrop"].flatMap { values.color($0) }
    request.fit = fields["fit"].flatMap { values.word($0, PreviewRequest.Fit.self) }
    if let list = fields["steps"] {
      request.walk = walk(list, steps, transition)
    } else {
      pair(&request)
      request.gesture = steps.finger(fields, transition: transition)
    }
    let outputs = OutputReader(values: values, places: places)
    let width = fields["width"].flatMap { outputs.pixels($0) }
    let height = fields["height"].flatMap { outputs.pixels($0) }
    let destinations = fields["outputs"].map { outputs.outputs($0) } ?? []
    guard problems.isEmpty else { return nil }
    var scene = SceneFile(
      request: request, frameRate: frameRate, width: width, height: height, outputs: destinations)
    scene.request.sources = [problems.source.path] + places.read
    return scene
  }

  private func checkVersion() {
    guard let version = fields.required("version") else { return }
    if version.text.flatMap({ Double(decimal: $0) }) != 1 {
      problems.add(at: version, "expected version 1, found \(version)")
    }
  }

  /// Pages `from` and `to`, for one transition.
  private func pair(_ request: inout PreviewRequest) {
    if let position = fields.position(of: "root") {
      problems.add(at: position, "expected 'steps' beside 'root', found none")
    }
    guard let node = fields["pages"] else { return }
    guard let pages = Fields(node, of: "pages without steps", names: PageRole.allCases.map(\.rawValue), problems) else {
      return
    }
    if let from = pages["from"].flatMap({ page($0) }) { request.from = from }
    if let to = pages["to"].flatMap({ page($0) }) { request.to = to }
  }

  /// Pages by any name, and steps over a stack of them.
  /// - Parameter transition: nil where it could not be read.
  private func walk(_ list: Node, _ steps: StepReader, _ transition: Transition?) -> Walk {
    for key in ["gesture", "touches"] {
      if let position = fields.position(of: key) {
        problems.add(at: position, "expected '\(key)' in a step, found it beside 'steps'")
      }
    }
    let entries = fields.required("pages").flatMap { named($0) } ?? []
    var pages: [String: PreviewRequest.Page] = [:]
    for entry in entries { pages[entry.key] = page(entry.value) ?? .placeholder }
    let names = entries.map(\.key)
    let root = fields["root"].flatMap { steps.pageName($0, of: names) } ?? names.first ?? ""
    return Walk(
      pages: pages, root: root, steps: steps.steps(list, pages: names, root: root, transition: transition))
  }

  private func named(_ node: Node) -> [Node.Entry]? {
    let expected = "pages by name, such as list: list.png"
    guard let entries = node.entries else { return values.fail(node, expected) }
    let glued = entries.filter { !$0.hasColon }.compactMap { entry in
      GluedKey(entry.key).map { (position: entry.keyPosition, problem: $0.problem) }
    }
    for key in glued { problems.add(at: key.position, key.problem) }
    guard glued.isEmpty else { return nil }
    guard entries.isEmpty else { return entries }
    problems.add(at: node, "expected \(expected), found none")
    return nil
  }

  /// A picture's path, or nothing for a drawn page.
  private func page(_ node: Node) -> PreviewRequest.Page? {
    if node.isNull { return .placeholder }
    guard let path = values.line(node, "a picture's path, or nothing for a drawn page") else { return nil }
    return .file(places.input(path))
  }
}
