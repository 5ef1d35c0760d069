internal import Media
internal import Motion

/// Checks a scene or transition file, and the pictures a scene names, without rendering anything.
/// - Parameters:
///   - path: of a YAML or JSON file; `-` is the standard input.
///   - strict: whether warnings are errors.
public func validate(_ path: String, strict: Bool = false) -> FileReport {
  do {
    let source = try SourceText(path: path, kind: "a scene or a transition")
    return validate(source, strict: strict)
  } catch {
    return FileReport(path: path, kind: nil, problems: error.problems)
  }
}

/// - Parameter text: what the file holds; `path` is for messages, and says which folder its paths are relative to.
public func validate(text: String, path: String, strict: Bool = false) -> FileReport {
  do { return validate(try SourceText(text, path: path), strict: strict) } catch {
    return FileReport(path: path, kind: nil, problems: error.problems)
  }
}

func validate(_ source: SourceText, strict: Bool) -> FileReport {
  let node: Node
  do { node = try Node(parsing: source, expecting: "a scene or a transition") } catch {
    return FileReport(path: source.path, kind: nil, problems: error.problems)
  }
  let problems = Problems(source)
  let kind = FileReport.Kind(of: node)
  switch kind {
  case .scene: SceneCheck(node, problems).run()
  case .transition: TransitionCheck(node, problems).run()
  case nil:
    problems.add(
      at: node, "expected a scene (version, pages, …) or a transition (clock or pan, and layers), found \(node)")
  }
  var found = problems.all
  if strict { for index in found.indices { found[index].severity = .error } }
  return FileReport(path: source.path, kind: kind, problems: found)
}

extension FileReport.Kind {
  /// What a file is by its keys; nil where it has none of either.
  fileprivate init?(of node: Node) {
    guard let entries = node.entries else { return nil }
    let keys = Set(entries.map(\.key))
    let scene = keys.intersection(SceneReader.keys).subtracting(TransitionReader.keys).count
    let transition = keys.intersection(TransitionReader.keys).subtracting(SceneReader.keys).count
    if scene == 0, transition == 0 { return nil }
    self = transition > scene ? .transition : .scene
  }
}
