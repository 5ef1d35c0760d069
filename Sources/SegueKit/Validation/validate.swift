internal import Media
internal import Motion

/// Checks a scene or transition file, and the pictures a scene names, without rendering anything.
/// - Parameters:
///   - path: of a YAML or JSON file; `-` is the standard input.
///   - strict: whether warnings are errors.
public func validate(_ path: String, strict: Bool = false) -> FileReport {
  do { return validate(try SourceText(path: path, kind: "a scene or a transition"), strict: strict) } catch {
    return FileReport(error)
  }
}

/// - Parameter text: what the file holds; `path` is for messages, and says which folder its paths are relative to.
public func validate(text: String, path: String, strict: Bool = false) -> FileReport {
  do { return validate(try SourceText(text, path: path), strict: strict) } catch {
    return FileReport(error)
  }
}

func validate(_ source: SourceText, strict: Bool) -> FileReport {
  let (node, problems): (Node, Problems)
  do { (node, problems) = try Node.parsed(source, expecting: "a scene or a transition") } catch {
    return FileReport(error)
  }
  let kind = FileKind(of: node)
  switch kind {
  case .scene: SceneCheck(node, problems).run()
  case .transition: TransitionCheck(node, problems).run()
  case nil:
    problems.add(
      at: node, "expected a scene (version, pages, …) or a transition (clock or pan, and layers), found \(node)")
  }
  var report = FileReport(
    path: source.path, kind: kind, problems: problems.all.byFile(first: source.path), further: problems.further,
    furtherWarnings: problems.furtherWarnings)
  if strict {
    for index in report.problems.indices { report.problems[index].severity = .error }
    report.further += report.furtherWarnings
    report.furtherWarnings = 0
  }
  return report
}

extension FileReport {
  /// Of what cannot be read.
  fileprivate init(_ file: FileProblems) {
    self.init(path: file.problems[0].path, kind: nil, problems: file.problems, further: file.further)
  }
}
