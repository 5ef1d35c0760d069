internal import SegueKit

/// `export-video`: a scene becomes files.
struct ExportVideo: Verb {
  static let name = "export-video"
  static let summary = "make an MP4, a GIF or a folder of PNGs of a transition"
  static let usage = "[SCENE] [-o PATH] [OPTION...]"
  static let groups =
    [SceneFlags.group] + OutputFlags.groups + [
      OptionGroup("Report", [.hash, .json, .dryRun, .printScene, .progress, .quiet, .verbose])
    ]
  static let examples = [
    "segue export-video --from detail.png --to list.png -o return.mp4 -o return.gif",
    "segue export-video -t pull-up-close --from article.png --to list.png --loop once -o close.gif",
    "segue export-video walk.yaml -o walk.gif",
    "segue export-video --gesture 'down 20 400, move 60 400 300ms ease-out, up' -o cancelled.mp4",
  ]

  private let scene: SceneFlags
  private let outputs: OutputFlags
  private let progress: ProgressStyle
  private let isRehearsal: Bool
  private let printsScene: Bool
  private let keepsFiles: Bool
  private let printsHashes: Bool
  private let printsJSON: Bool

  init(_ arguments: inout Arguments) {
    scene = SceneFlags(&arguments)
    outputs = OutputFlags(&arguments, scene: scene.scene)
    progress = arguments.value(of: .progress, as: .choice) ?? .auto
    isRehearsal = arguments.has(.dryRun)
    printsScene = arguments.has(.printScene)
    for option in [Option.json, .hash, .dryRun] where printsScene && arguments.has(option) {
      arguments.problems.append("--print-scene and \(option.flag) print different things: give one of them")
    }
    keepsFiles = arguments.has(.noOverwrite)
    printsHashes = arguments.has(.hash)
    printsJSON = arguments.has(.json)
    if printsScene, scene.request.gesture?.file == "<stdin>" {
      arguments.problems.append("--print-scene: touches from the standard input have no name to print: give a file")
    }
    if isRehearsal, printsHashes {
      arguments.warnings.append("--hash prints nothing: a dry run draws no frames")
    }
  }

  func run(_ messages: Messages) throws(CommandError) {
    if printsScene { return try printScene(messages) }
    if isRehearsal { return try rehearse(messages) }
    Interrupt.listen()
    var meter = ProgressMeter(progress, messages: messages)
    let report: ExportReport
    do {
      report = try export(
        scene.request, to: outputs.destinations, overwrite: !keepsFiles, hashes: printsHashes
      ) { progress in
        meter.show(progress)
        return Interrupt.isRequested ? .cancel : .proceed
      }
    } catch {
      meter.clear()
      throw .segue(error)
    }
    meter.clear()
    let summary = Summary(messages)
    summary.print(report)
    summary.printDetails(of: report, meter)
    try print(report)
  }

  private func printScene(_ messages: Messages) throws(CommandError) {
    let preview = try segue { () throws(SegueError) in try Preview(scene.request) }
    for warning in preview.warnings { messages.warning(warning) }
    var resolved = scene.scene
    resolved.outputs = outputs.destinations
    if outputs.width != nil || outputs.height != nil {
      (resolved.width, resolved.height) = (outputs.width, outputs.height)
    }
    let whole = try segue { () throws(SegueError) in try resolved.resolved(preview) }
    try StandardOutput.print(whole.yaml, terminator: "")
  }

  private func rehearse(_ messages: Messages) throws(CommandError) {
    let report = try segue { () throws(SegueError) in
      try SegueKit.rehearse(scene.request, to: outputs.destinations, overwrite: !keepsFiles)
    }
    for warning in report.warnings { messages.warning(warning) }
    try StandardOutput.print(printsJSON ? report.json() : Summary.text(of: report).joined(separator: "\n"))
  }

  private func print(_ report: ExportReport) throws(CommandError) {
    if printsJSON {
      try StandardOutput.print(report.json())
    } else if let hashes = report.hashes {
      let lines = hashes.frames.enumerated().map { "\($0.offset) \($0.element)" } + ["clip \(hashes.clip)"]
      try StandardOutput.print(lines.joined(separator: "\n"))
    }
  }
}

extension Option {
  static let hash = Option("hash", help: "print 'INDEX SHA256' of every frame of the first output, then 'clip SHA256'")
  static let dryRun = Option("dry-run", help: "print what would be written, check everything, and write nothing")
  static let printScene = Option(
    "print-scene", help: "print the whole scene as a file, to be saved in the current folder, and stop")
  static let progress = Option(
    "progress", nil, "HOW",
    help: "auto, plain, json or none (default auto: a bar on a terminal, else a line every 10 %)")
}
