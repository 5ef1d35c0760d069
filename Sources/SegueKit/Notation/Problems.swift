/// Collects what is wrong with a file, so that reading goes on after a mistake and the author sees all of them at once.
final class Problems {
  /// More than anybody reads.
  static let most = 50

  let source: SourceText
  private(set) var warnings: [FileProblem] = []
  private var errors: [FileProblem] = []
  /// How many more errors and warnings there are than are kept.
  private(set) var further = 0
  private(set) var furtherWarnings = 0

  init(_ source: SourceText) { self.source = source }

  var isEmpty: Bool { errors.isEmpty }

  /// Notes an error: "expected …, found …".
  func add(at position: @autoclosure () -> SourcePosition?, _ message: String) {
    // Only what will be shown is worth its place and excerpt.
    if errors.count < Self.most { keep(source.problem(at: position(), message)) } else { further += 1 }
  }

  func add(at node: Node, _ message: String) { add(at: node.position, message) }

  /// Notes what ends the reading, which is told after however many others.
  func add(_ problem: FileProblem) { errors.append(problem) }

  /// Notes what is wrong with another file, which this one names.
  func add(_ file: FileProblems) {
    for problem in file.problems { if errors.count < Self.most { keep(problem) } else { further += 1 } }
    further += file.further
  }

  /// What an alias stands for is read as often as it is named, and has its mistakes once.
  private func keep(_ problem: FileProblem) {
    if !errors.contains(problem) { errors.append(problem) }
  }

  /// Notes what is worth saying and stops nothing.
  func warn(at node: Node, _ message: String) {
    warn(source.problem(at: node.position, message, severity: .warning))
  }

  /// Notes what is worth saying of another file, which this one names.
  func warn(_ problem: FileProblem) {
    if warnings.contains(problem) { return }
    if warnings.count < Self.most { warnings.append(problem) } else { furtherWarnings += 1 }
  }

  /// Errors and warnings in the file's order.
  var all: [FileProblem] { Self.sorted(errors + warnings) }

  /// - Throws: all errors so far, in the file's order, if there are any.
  func throwIfAny() throws(FileProblems) {
    if !errors.isEmpty { throw FileProblems(problems: Self.sorted(errors), further: further) }
  }

  private static func sorted(_ problems: [FileProblem]) -> [FileProblem] {
    let first = SourcePosition(line: 0, column: 0)
    // Sorting need not be stable; two problems of one place keep their order.
    return problems.enumerated().sorted {
      ($0.element.position ?? first, $0.offset) < ($1.element.position ?? first, $1.offset)
    }.map(\.element)
  }
}
