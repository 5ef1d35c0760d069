internal import Motion
internal import SegueKit

/// `transitions`: the presets by name, one of them as a file, or the schema of such files.
struct Transitions: Verb {
  static let name = "transitions"
  static let summary = "list the transitions that come with segue, or print one as a file to change"
  static let usage = "[show NAME | schema] [OPTION...]"
  static let groups = [OptionGroup("Report", [.json])]
  static let examples = [
    "segue transitions", "segue transitions show full-screen-return > mine.yaml",
    "segue transitions schema > transition.schema.json",
  ]

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let name: String
      let summary: String
    }

    let transitions: [Entry]
  }

  private enum Subject {
    case list(json: Bool)
    case preset(Preset)
    case schema
  }

  private let subject: Subject

  init(_ arguments: inout Arguments) {
    let words = arguments.positionals
    var subject = Subject.list(json: arguments.has(.json))
    switch words.first {
    case nil: break
    case "schema" where words.count == 1: subject = .schema
    case "show" where words.count == 2:
      do { subject = .preset(try Preset(named: words[1])) } catch { arguments.problems.append("\(error)") }
    case "show":
      arguments.problems.append(
        words.count == 1 ? "show: expected a transition's name" : "unexpected argument '\(words[2])'")
    case "schema": arguments.problems.append("unexpected argument '\(words[1])'")
    case let word?:
      let hint = suggestion(for: word, in: ["show", "schema"])
      arguments.problems.append("unexpected argument '\(word)': expected 'show NAME' or 'schema'\(hint)")
    }
    if !words.isEmpty, arguments.has(.json) { arguments.problems.append("--json is for the list") }
    self.subject = subject
  }

  func run(_ messages: Messages) throws(CommandError) {
    switch subject {
    case .list(let json): try list(json: json)
    case .preset(let preset): try StandardOutput.print(preset.yaml, terminator: "")
    case .schema: try StandardOutput.print(Schema.transition, terminator: "")
    }
  }

  private func list(json: Bool) throws(CommandError) {
    let presets = Transition.presets
    if json {
      let listing = Listing(transitions: presets.map { Listing.Entry(name: $0.name, summary: $0.summary) })
      return try StandardOutput.print(jsonText(listing))
    }
    let widest = presets.map(\.name.count).max() ?? 0
    let lines = presets.map { preset in
      preset.name + String(repeating: " ", count: widest - preset.name.count) + "  " + preset.summary
    }
    try StandardOutput.print(lines.joined(separator: "\n"))
  }
}
