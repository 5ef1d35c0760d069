internal import Motion
internal import SegueKit

/// `scene`: the schema of scene files.
struct SceneVerb: Verb {
  static let name = "scene"
  static let summary = "print the JSON Schema of scene files, for an editor"
  static let usage = "schema"
  static let groups: [OptionGroup] = []
  static let examples = ["segue scene schema > scene.schema.json"]

  init(_ arguments: inout Arguments) {
    let words = arguments.positionals
    if words == ["schema"] { return }
    if words.first == "schema" {
      arguments.problems += words.dropFirst().map { "unexpected argument '\($0)'" }
    } else {
      let found = words.first.map { "found '\($0)'\(suggestion(for: $0, in: ["schema"]))" } ?? "found nothing"
      arguments.problems.append("expected 'schema', \(found)")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    try StandardOutput.print(Schema.scene, terminator: "")
  }
}
