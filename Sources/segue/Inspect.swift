internal import Motion
internal import SegueKit

/// `inspect`: the frames of a scene as numbers.
struct Inspect: Verb {
  static let name = "inspect"
  static let summary = "print every frame's time, phase, displacement and layers"
  static let usage = "[SCENE] [OPTION...]"
  static let groups = [
    SceneFlags.group, OptionGroup("Table", [.tableRate, .json, .csv]), OptionGroup("Report", [.quiet]),
  ]
  static let examples = [
    "segue inspect --scale 3 --from detail.png --to list.png",
    "segue inspect -t pull-up-close --json",
    "segue inspect --gesture 'down 20 400, move 80 400 500ms, up' --csv > curve.csv",
  ]

  private enum Format { case text, json, csv }

  private let scene: SceneFlags
  private let format: Format

  init(_ arguments: inout Arguments) {
    scene = SceneFlags(&arguments)
    format = arguments.has(.json) ? .json : arguments.has(.csv) ? .csv : .text
    if arguments.has(.json), arguments.has(.csv) {
      arguments.problems.append("--json and --csv are two formats: give one of them")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    let preview = try segue { () throws(SegueError) in try Preview(scene.request) }
    for warning in preview.warnings { messages.warning(warning) }
    let table = FrameTable(preview, frameRate: scene.frameRate ?? Destination.defaultFrameRate)
    switch format {
    case .text: try StandardOutput.print(table.text())
    case .json: try StandardOutput.print(table.json())
    case .csv: try StandardOutput.print(table.csv())
    }
  }
}

extension Option {
  static let tableRate = Option("fps", nil, "RATE", help: "frames per second (default 60)")
  static let csv = Option("csv", help: "print comma-separated values, with a heading")
}
