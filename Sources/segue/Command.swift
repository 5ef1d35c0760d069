internal import Motion
internal import SegueKit

/// The command `segue`: picks the verb, runs it, and turns what happened into messages and an exit code.
struct Command {
  static let version = "0.1.0"

  private let arguments: [String]
  private var messages = Messages()

  /// - Parameter arguments: without the program's name.
  init(_ arguments: [String]) {
    self.arguments = arguments
  }

  mutating func run() -> ExitCode {
    do {
      try runVerb()
      return .done
    } catch {
      for file in error.fileProblems { messages.problems(file) }
      for message in error.messages { messages.error(message) }
      return ExitCode(error)
    }
  }

  private mutating func runVerb() throws(CommandError) {
    guard let first = arguments.first else {
      throw .usage(problems: ["expected a verb: \(verbs.map { $0.name }.joined(separator: ", "))"], help: Help.command)
    }
    // Swift has put this character in place of bytes that are none: the name of another file.
    if let word = arguments.first(where: { $0.unicodeScalars.contains("\u{FFFD}") }) {
      throw .usage(problems: ["expected arguments in UTF-8, found '\(word)'"], help: Help.command)
    }
    let rest = Array(arguments.dropFirst())
    if first.hasPrefix("-") { return try runWithoutVerb() }
    if first == "help" { return try help(about: rest) }
    try run(try verb(first), rest)
  }

  private mutating func run(_ verb: any Verb.Type, _ rest: [String]) throws(CommandError) {
    let parser = OptionParser(verb.groups + [Help.group], name: "segue \(verb.name)", arguments: rest)
    var arguments = parser.arguments()
    if arguments.has(.helpSwitch) { return try Help.print(verb) }
    if arguments.has(.quiet), arguments.has(.verbose) {
      arguments.problems.append("--quiet and --verbose contradict each other")
    }
    let instance = verb.init(&arguments)
    guard arguments.problems.isEmpty else { throw .usage(problems: arguments.problems, help: verb.helpCommand) }
    guard arguments.fileProblems.isEmpty else {
      throw .files(arguments.fileProblems)
    }
    if arguments.has(.quiet) { messages.loudness = .quiet }
    if arguments.has(.verbose) { messages.loudness = .verbose }
    if messages.loudness != .verbose { messages.descriptor = Fault.silence() }
    for warning in arguments.warnings { messages.warning(warning) }
    try instance.run(messages)
  }

  /// `--help` and `--version`.
  private func runWithoutVerb() throws(CommandError) {
    let parser = OptionParser([Help.commandGroup], name: "segue", arguments: arguments)
    var given = parser.arguments()
    given.refusePositionals()
    guard given.problems.isEmpty else { throw .usage(problems: given.problems, help: Help.command) }
    if given.has(.helpSwitch) { return try Help.printOverview() }
    try StandardOutput.print("segue \(Self.version)")
  }

  private func help(about words: [String]) throws(CommandError) {
    guard let name = words.first, name != "help" else { return try Help.printOverview() }
    if words.count > 1 {
      throw .usage(problems: words.dropFirst().map { "unexpected argument '\($0)'" }, help: Help.command)
    }
    try Help.print(try verb(name))
  }

  private func verb(_ name: String) throws(CommandError) -> any Verb.Type {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let hint = suggestion(for: name, in: verbs.map { $0.name } + ["help"])
    throw .usage(problems: ["unknown verb '\(name)'\(hint)"], help: Help.command)
  }
}
