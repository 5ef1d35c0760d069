/// Something wrong in a text file, and where, told as compilers do.
public struct FileProblem: Error, Sendable, Hashable {
  public enum Severity: String, Sendable { case error, warning }

  /// The file's path as it was given, or `<stdin>`.
  public var path: String
  /// Nothing where the problem is the file as a whole.
  public var position: SourcePosition?
  public var severity: Severity
  /// What was expected and what was found, in one line without control characters.
  public var message: String
  /// The line in question (about 100 characters of it) and, under it, a caret; two lines, not indented.
  public var excerpt: String?
}

extension FileProblem: CustomStringConvertible {
  /// `path:line:column: error: message`, then the excerpt, indented by two spaces.
  public var description: String {
    var head = printable(path)
    if let position { head += ":\(position)" }
    let lines = excerpt?.split(separator: "\n", omittingEmptySubsequences: false).map { "\n  \($0)" } ?? []
    return head + ": \(severity): \(message)" + lines.joined()
  }
}

/// Everything wrong with one file, in the file's order. Never empty.
public struct FileProblems: Error, Sendable, Hashable {
  public var problems: [FileProblem]
  /// How many more there are than `problems` tells.
  public var further = 0
  /// Files that the file names, there or not, as far as it could be read.
  public var sources: [String] = []
}

extension FileProblems {
  /// One problem, of a file as a whole.
  init(whole path: String, _ message: String) {
    self.init(problems: [FileProblem(path: path, severity: .error, message: message)])
  }
}

extension FileProblems: CustomStringConvertible {
  /// A problem after another, each on lines of its own.
  public var description: String {
    let more = further > 0 ? ["\(printable(problems[0].path)): and \(further) more"] : []
    return (problems.map(\.description) + more).joined(separator: "\n")
  }
}
