internal import Motion
internal import SegueKit

/// `transitions`: the presets by name.
struct TransitionsList: Verb {
  static let name = "transitions"
  static let summary = "list the transitions that come with segue"
  static let usage = "[OPTION...]"
  static let groups = [OptionGroup("Report", [.json])]
  static let examples = ["segue transitions", "segue transitions --json"]

  private struct Listing: Encodable {
    struct Entry: Encodable {
      let name: String
      let summary: String
    }

    let transitions: [Entry]
  }

  private let printsJSON: Bool

  init(_ arguments: inout Arguments) {
    printsJSON = arguments.has(.json)
    arguments.refusePositionals()
  }

  func run(_ messages: Messages) throws(CommandError) {
    let presets = Transition.presets
    if printsJSON {
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
