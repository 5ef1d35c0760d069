internal import Media
internal import Motion

extension SceneFile {
  /// The scene as a file. It renders to the same frames, but for what a file cannot say: a page of pixels in memory is
  /// written as a drawn one, and of transitions see `Transition.yaml`.
  public var yaml: String { node.yaml }

  private var node: Node {
    var fields = [("version", Node(1))]
    if request.walk?.usesTransition ?? true { fields.append(("transition", request.transition.node)) }
    fields.append(("pages", pages))
    if let walk = request.walk {
      fields.append(("root", Node(walk.root)))
      fields.append(("steps", Node(.sequence(walk.steps.map(\.node)))))
    } else if let gesture = request.gesture {
      fields.append(gesture.field)
    }
    if let scale = request.scale { fields.append(("scale", Node(scale))) }
    if let frameRate { fields.append(("fps", Node(plain: "\(frameRate)"))) }
    if let width { fields.append(("width", Node(width))) }
    if let height { fields.append(("height", Node(height))) }
    if let hold = request.holdFirst { fields.append(("hold-first", Node(seconds: hold))) }
    if let hold = request.holdLast { fields.append(("hold-last", Node(seconds: hold))) }
    if let backdrop = request.backdrop { fields.append(("backdrop", Node(backdrop.css))) }
    if let fit = request.fit { fields.append(("fit", Node(fit.rawValue))) }
    if !outputs.isEmpty { fields.append(("outputs", Node(.sequence(outputs.map(\.node))))) }
    return Node(fields)
  }

  private var pages: Node {
    let pages = request.pages
    let first = request.walk?.root ?? request.firstPage
    let names = [first] + pages.keys.filter { $0 != first }.sorted()
    return Node(
      names.map { name in
        if case .file(let path) = pages[name] { (name, Node(path)) } else { (name, Node(plain: "")) }
      })
  }
}

extension Walk.Step {
  fileprivate var node: Node {
    func fields(_ transition: Transition?, _ gesture: Gesture?) -> [(String, Node)] {
      (transition.map { [("transition", $0.node)] } ?? []) + (gesture.map { [$0.field] } ?? [])
    }
    switch self {
    case .wait(let seconds): return Node([("wait", Node(seconds: seconds))])
    case .push(let page, nil, nil): return Node([("push", Node(page))])
    case .push(let page, let transition, let gesture):
      return Node([("push", Node([("page", Node(page))] + fields(transition, gesture)))])
    case .return(nil, nil): return Node("return")
    case .return(let transition, let gesture): return Node([("return", Node(fields(transition, gesture)))])
    }
  }
}

extension Gesture {
  fileprivate var field: (String, Node) {
    if let file { ("touches", Node(file)) } else { ("gesture", node) }
  }
}

extension Destination {
  fileprivate var node: Node {
    var fields: [(String, Node)] = []
    if let frameRate { fields.append(("fps", Node(plain: "\(frameRate)"))) }
    if let width { fields.append(("width", Node(width))) }
    if let height { fields.append(("height", Node(height))) }
    switch format {
    case .mp4:
      fields.append(("crf", Node(movie.crf)))
      if let preset = movie.preset { fields.append(("x264-preset", Node(preset))) }
      fields += [("codec", Node(movie.codec.rawValue)), ("odd", Node(movie.oddSize.rawValue))]
    case .gif:
      fields += [
        ("colors", Node(colors)), ("dither", Node(dither.rawValue)), ("loop", Node(loop.text)),
        ("quality", Node(quality)),
      ]
      if let maxSize { fields.append(("max-size", Node(maxSize.bytes))) }
    case .png: break
    }
    return fields.isEmpty ? Node(path) : Node([("path", Node(path))] + fields)
  }
}

extension Loop {
  fileprivate var text: String {
    switch self {
    case .forever: "forever"
    case .plays(1): "once"
    case .plays(let plays): "\(plays)"
    }
  }
}
