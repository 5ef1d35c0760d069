/// What `validate` found in one file.
public struct FileReport: Sendable {
  /// As it was given, or `<stdin>`.
  public var path: String
  /// Nil where the file does not say what it is.
  public var kind: FileKind?
  /// Errors and warnings, in the file's order, and after them those of files it names.
  public var problems: [FileProblem]
  /// How many more errors and how many more warnings there are than `problems` tells.
  public var further = 0
  public var furtherWarnings = 0

  /// The problems as they are told; unlike any other it may be empty.
  /// - Parameter warnings: whether they are told too.
  public func listing(warnings: Bool) -> FileProblems {
    FileProblems(
      problems: problems.filter { warnings || $0.severity == .error },
      further: further + (warnings ? furtherWarnings : 0))
  }

  /// Whether anything can be made of the file.
  public var isValid: Bool { !problems.contains { $0.severity == .error } }
}

extension FileReport: Encodable {
  /// One JSON object: `valid`, and `files` with `path`, `kind` (`scene`, `transition` or null), `valid`, `problems`
  /// (`path`, `severity`, `line` and `column` from 1, or null for the file as a whole, and `message`), and how
  /// many more there are: `further` errors and `furtherWarnings`.
  public static func json(_ reports: [FileReport]) -> String { jsonText(Listing(reports)) }

  private struct Listing: Encodable {
    let valid: Bool
    let files: [FileReport]

    init(_ reports: [FileReport]) {
      valid = reports.allSatisfy(\.isValid)
      files = reports
    }
  }

  private enum Key: String, CodingKey { case path, kind, valid, problems, further, furtherWarnings }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path, forKey: .path)
    try object.encode(kind?.rawValue, forKey: .kind)
    try object.encode(isValid, forKey: .valid)
    try object.encode(problems.map(Entry.init), forKey: .problems)
    try object.encode(further, forKey: .further)
    try object.encode(furtherWarnings, forKey: .furtherWarnings)
  }

  private struct Entry: Encodable {
    let problem: FileProblem

    private enum Key: String, CodingKey { case severity, line, column, message, path }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(problem.path, forKey: .path)
      try object.encode(problem.severity.rawValue, forKey: .severity)
      try object.encode(problem.position?.line, forKey: .line)
      try object.encode(problem.position?.column, forKey: .column)
      try object.encode(problem.message, forKey: .message)
    }
  }
}
