internal import Media
internal import Motion
internal import SegueKit

/// `inspect`: the frames of a scene as numbers.
struct Inspect: Verb {
  static let name = "inspect"
  static let summary = "print every frame's time, phase, displacement and layers, or plot them"
  static let usage = "[SCENE] [OPTION...]"
  static let groups = [
    SceneFlags.group, OptionGroup("Table", [.tableRate, .json, .csv, .plot, .noOverwrite]),
    OptionGroup("Report", [.quiet]),
  ]
  static let examples = [
    "segue inspect --scale 3 --from detail.png --to list.png",
    "segue inspect -t pull-up-close --json",
    "segue inspect --gesture 'down 20 400, move 80 400 500ms, up' --csv > curve.csv",
    "segue inspect --from detail.png --to list.png --plot curves.svg",
  ]

  private enum Format { case text, json, csv }

  private let scene: SceneFlags
  /// Nil where only a plot is asked for.
  private let format: Format?
  private let plotPath: String?
  private let keepsFiles: Bool

  init(_ arguments: inout Arguments) {
    scene = SceneFlags(&arguments)
    plotPath = arguments.value(of: .plot, as: .plotPath)
    if let plotPath { arguments.check([plotPath], of: .plot, for: scene.request) }
    keepsFiles = arguments.has(.noOverwrite)
    format = arguments.has(.json) ? .json : arguments.has(.csv) ? .csv : arguments.has(.plot) ? nil : .text
    if arguments.has(.json), arguments.has(.csv) {
      arguments.problems.append("--json and --csv are two formats: give one of them")
    }
    if keepsFiles, !arguments.has(.plot) {
      arguments.warnings.append("--no-overwrite changes nothing: no file is written without --plot")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    if plotPath != nil { Interrupt.listen() }
    let preview = try segue { () throws(SegueError) in
      try checkPaths(plotPath.map { [$0] } ?? [], request: scene.request, overwrite: !keepsFiles)
      return try Preview(scene.request)
    }
    let table = FrameTable(preview, frameRate: scene.frameRate ?? Destination.defaultFrameRate)
    if let plotPath { try write(table.plot(), to: plotPath, messages) }
    for warning in preview.warnings { messages.warning(warning) }
    switch format {
    case .text: try StandardOutput.print(table.text())
    case .json: try StandardOutput.print(table.json())
    case .csv: try StandardOutput.print(table.csv())
    case nil: break
    }
  }

  private func write(_ plot: Plot, to path: String, _ messages: Messages) throws(CommandError) {
    if Interrupt.isRequested { throw .segue(.cancelled) }
    let size: (width: Int, height: Int)
    do { size = try writePlot(plot, to: path) } catch { throw .segue(.media(error)) }
    let format = Plot.Format(path: path).map { $0.rawValue.uppercased() + ", " } ?? ""
    let panels = plot.panels.map(\.title).joined(separator: ", ")
    messages.line(path, "  \(format)\(size.width) × \(size.height), \(panels)")
  }
}

extension Option {
  static let tableRate = Option("fps", nil, "RATE", help: "frames per second (default 60)")
  static let csv = Option("csv", help: "print comma-separated values, with a heading")
  static let plot = Option(
    "plot", nil, "FILE",
    help: "draw the curves into a .svg or .png instead of printing a table (with --json or --csv: both)")
}
