internal import SegueKit

/// Why a command ends without its result.
enum CommandError: Error {
  /// The command line is wrong; every problem has its line.
  case usage(problems: [String], help: String)
  case segue(SegueError)
  /// Files the command line names have mistakes in them.
  case files([FileProblems])
  /// The standard output takes nothing.
  case standardOutput(reason: String)
  /// Whoever read the standard output has stopped reading.
  case pipeClosed
  /// `doctor` found something wrong, and has said what.
  case unhealthy
  /// `validate` found something wrong, and has said what.
  case invalidFiles
  /// `audit` could not read a file, and has said why.
  case unreadableFiles
  /// `audit` found a rule broken, and has said which.
  case brokenRules
}

extension CommandError {
  /// What is wrong with files, told as compilers do.
  var fileProblems: [FileProblems] {
    switch self {
    case .files(let problems): problems
    case .segue(.file(let file)): [file]
    default: []
    }
  }

  /// What else is to be said, a message each.
  var messages: [String] {
    switch self {
    case .usage(let problems, let help): problems + (help.isEmpty ? [] : ["see '\(help)'"])
    case .segue(.file), .files: []
    case .segue(let error): ["\(error)"]
    case .standardOutput(let reason): ["cannot write to the standard output: \(reason)"]
    case .pipeClosed, .unhealthy, .invalidFiles, .unreadableFiles, .brokenRules: []
    }
  }
}

/// Runs what throws a preview's error as something that throws the command's.
func segue<Result: ~Copyable>(_ body: () throws(SegueError) -> Result) throws(CommandError) -> Result {
  do { return try body() } catch { throw .segue(error) }
}
