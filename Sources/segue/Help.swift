/// What `--help` prints: popt's own help, and what it has no place for.
enum Help {
  /// How one gets it.
  static let command = "segue --help"
  /// Of every verb.
  static let group = OptionGroup("Help", [.helpSwitch])
  /// Of the command without a verb.
  static let commandGroup = OptionGroup("Options", [.helpSwitch, .version])

  static func print(_ verb: any Verb.Type) throws(CommandError) {
    OptionParser(verb.groups + [group], name: "segue \(verb.name)", arguments: []).printHelp(usage: verb.usage)
    try StandardOutput.print("\nExamples:\n" + verb.examples.map { "  \($0)" }.joined(separator: "\n"))
  }

  static func printOverview() throws(CommandError) {
    OptionParser([commandGroup], name: "segue", arguments: []).printHelp(usage: "VERB [OPTION...]")
    let widest = verbs.map { $0.name.count }.max() ?? 0
    let list = verbs.map { verb in
      "  \(verb.name)\(String(repeating: " ", count: widest - verb.name.count))  \(verb.summary)"
    }
    try StandardOutput.print(
      """

      Verbs ('segue help VERB' tells more):
      \(list.joined(separator: "\n"))

      Results go to the standard output, everything else to the standard error.
      Exit codes: 0 done; 1 a rule is broken (audit); 2 could not be done; 64 wrong usage; 130 interrupted; 141 the reader of the output went away.
      """)
  }
}

extension Option {
  static let version = Option("version", help: "print the version")
}
