/// One option of a verb, as its author declares it.
struct Option: Sendable {
  /// Without the dashes.
  let name: String
  let short: Character?
  /// What its value is called in the help; nil for a switch, which takes none.
  let argument: String?
  /// For the help, with the default.
  let help: String

  init(_ name: String, _ short: Character? = nil, _ argument: String? = nil, help: String) {
    self.name = name
    self.short = short
    self.argument = argument
    self.help = help
  }

  /// As messages name it.
  var flag: String { "--\(name)" }
}

/// Options under one heading of the help.
struct OptionGroup: Sendable {
  let title: String
  let options: [Option]

  init(_ title: String, _ options: [Option]) {
    self.title = title
    self.options = options
  }
}

extension Option {
  static let helpSwitch = Option("help", "h", help: "show this help")
}
