internal import SegueKit

/// Why a command ends without its result.
enum CommandError: Error {
  /// The command line is wrong; every problem has its line.
  case usage(problems: [String], help: String)
  case segue(SegueError)
  /// The standard output takes nothing.
  case standardOutput(reason: String)
  /// Whoever read the standard output has stopped reading.
  case pipeClosed
  /// `doctor` found something wrong, and has said what.
  case unhealthy
}

extension CommandError {
  /// What is to be said, a message each.
  var messages: [String] {
    switch self {
    case .usage(let problems, let help): problems + (help.isEmpty ? [] : ["see '\(help)'"])
    case .segue(let error): ["\(error)"]
    case .standardOutput(let reason): ["cannot write to the standard output: \(reason)"]
    case .pipeClosed, .unhealthy: []
    }
  }
}

/// Runs what throws a preview's error as something that throws the command's.
func segue<Result: ~Copyable>(_ body: () throws(SegueError) -> Result) throws(CommandError) -> Result {
  do { return try body() } catch { throw .segue(error) }
}
