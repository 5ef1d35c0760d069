extension [FileProblem] {
  /// One file's after another's, each once, also those of a file that is read twice.
  /// - Parameter path: of the file that names the others.
  func byFile(first path: String) -> [FileProblem] {
    var files = [path]
    var problems: [String: [FileProblem]] = [:]
    for problem in self {
      if !files.contains(problem.path) { files.append(problem.path) }
      if problems[problem.path]?.contains(problem) != true { problems[problem.path, default: []].append(problem) }
    }
    return files.flatMap { problems[$0] ?? [] }
  }
}
