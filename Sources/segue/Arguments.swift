internal import Motion
internal import SegueKit

/// A command line taken apart, and everything found wrong with it so far.
struct Arguments {
  /// In the order they were given.
  var given: [(option: Option, value: String)] = []
  /// What is no option.
  var positionals: [String] = []
  /// Each is one message; with any of them the command does not run.
  var problems: [String] = []
  /// What is wrong with the files named; told where the command line itself is right.
  var fileProblems: [FileProblems] = []
  /// What is done all the same, but perhaps not as meant.
  var warnings: [String] = []
  /// The value of an unknown option looks like a positional argument, which is then not worth a message.
  var hasUnknownOptions = false

  func has(_ option: Option) -> Bool { given.contains { $0.option.name == option.name } }

  /// The value of `option`: nil where it is not given, and where it is wrong, which is then a problem. Where it is given
  /// more than once the last one counts.
  mutating func value<Value>(of option: Option, as kind: FlagValue<Value>) -> Value? {
    let values = given.filter { $0.option.name == option.name }
    guard let last = values.last else { return nil }
    if values.count > 1 {
      warnings.append("\(option.flag) is given \(values.count) times; the last counts: '\(last.value)'")
    }
    return read(last.value, of: option, as: kind)
  }

  /// The values of a repeatable `option`, without those that are wrong.
  mutating func values<Value>(of option: Option, as kind: FlagValue<Value>) -> [Value] {
    given.filter { $0.option.name == option.name }.compactMap { read($0.value, of: option, as: kind) }
  }

  /// The one positional argument there may be; more are problems.
  mutating func takePositional() -> String? {
    guard let first = positionals.first else { return nil }
    if !hasUnknownOptions { problems += positionals.dropFirst().map { "unexpected argument '\($0)'" } }
    return hasUnknownOptions ? nil : first
  }

  /// What `read` makes of a file; nil where that has problems, which are then told.
  mutating func file<Value>(_ read: () throws(SegueError) -> Value) -> Value? {
    do { return try read() } catch {
      if case .file(let file) = error { fileProblems.append(file) } else { problems.append("\(error)") }
      return nil
    }
  }

  /// Notes what files say that may not be meant.
  mutating func warn(_ warnings: [FileProblem]) {
    self.warnings += warnings.map { problem in
      "\(problem.path)\(problem.position.map { ":\($0)" } ?? ""): \(problem.message)"
    }
  }

  /// Notes which of the outputs that `option` names would go over a file that is read, or over another output.
  mutating func check(_ paths: [String], of option: Option, for request: PreviewRequest) {
    do { try checkPaths(paths, request: request, overwrite: true) } catch {
      problems.append("\(option.flag): \(error)")
    }
  }

  mutating func refusePositionals() {
    if !hasUnknownOptions { problems += positionals.map { "unexpected argument '\($0)'" } }
  }

  private mutating func read<Value>(_ text: String, of option: Option, as kind: FlagValue<Value>) -> Value? {
    do {
      return try kind.read(text)
    } catch {
      problems.append("\(option.flag): \(error.text)")
      return nil
    }
  }
}

/// `" (did you mean '--from'?)"`, also for one dash too few, and for a name from another verb's habits.
func nearest(_ flag: String, in options: [Option]) -> String {
  if !flag.hasPrefix("--"), let match = options.first(where: { "-" + $0.name == flag }) {
    return " (did you mean '\(match.flag)'?)"
  }
  return flag.count > 2 ? suggestion(for: flag, in: options.map(\.flag)) : ""
}
