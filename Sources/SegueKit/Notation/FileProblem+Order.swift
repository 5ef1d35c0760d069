extension [FileProblem] {
  /// One file's after another's.
  /// - Parameter path: of the file that names the others.
  func byFile(first path: String) -> [FileProblem] {
    var files = [path]
    for problem in self where !files.contains(problem.path) { files.append(problem.path) }
    let problems = Dictionary(grouping: self, by: \.path)
    return files.flatMap { problems[$0] ?? [] }
  }
}
