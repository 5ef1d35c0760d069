/// One thing the command does: it reads its own arguments, then runs.
protocol Verb: SendableMetatype {
  static var name: String { get }
  /// One line for the list of verbs.
  static var summary: String { get }
  /// What follows its name in the first line of its help.
  static var usage: String { get }
  static var groups: [OptionGroup] { get }
  /// Whole command lines.
  static var examples: [String] { get }

  /// What is wrong with the arguments goes to their `problems`; a verb made from such arguments is never run.
  init(_ arguments: inout Arguments)

  func run(_ messages: Messages) throws(CommandError)
}

extension Verb {
  static var helpCommand: String { "segue \(name) --help" }
}

/// All of them, in the order of the list.
let verbs: [any Verb.Type] = [
  ExportVideo.self, Still.self, Inspect.self, Watch.self, Validate.self, Transitions.self, SceneVerb.self,
  Audit.self, DoctorVerb.self,
]

extension Option {
  static let quiet = Option("quiet", "q", help: "say nothing but errors")
  static let verbose = Option(
    "verbose", "v", help: "also say which libraries run, what was guessed, and where time went")
  static let json = Option("json", help: "print the result as one JSON object")
}
