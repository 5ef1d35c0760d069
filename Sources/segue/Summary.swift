internal import Media
internal import Motion
internal import SegueKit

/// What an export did, in words.
struct Summary {
  private let messages: Messages

  init(_ messages: Messages) {
    self.messages = messages
  }

  /// One line per output, then notes, then warnings.
  func print(_ report: ExportReport) {
    for output in report.outputs {
      messages.line(output.file.path, "  " + Self.facts(of: output) + ", " + "\(ByteCount(output.file.bytes))")
      for note in output.file.notes { messages.line("  note: ", note) }
    }
    for warning in report.warnings { messages.warning(warning) }
  }

  /// What only `--verbose` tells.
  func printDetails(of report: ExportReport, _ meter: ProgressMeter) {
    let scale = decimal(report.scale)
    messages.detail("transition \(report.transition), \(scale) page pixel\(scale == "1" ? "" : "s") per point")
    let first = meter.firstFrame ?? meter.elapsed
    messages.detail(
      "\(decimal(first)) s until the first frame, \(decimal(meter.elapsed - first)) s until all was written and checked"
    )
    messages.detail(Libraries.versions.map { "\($0.name) \($0.version)" }.joined(separator: ", "))
  }

  /// What would be written, each output with its notes.
  static func text(of rehearsed: ExportReport) -> [String] {
    rehearsed.outputs.flatMap { output in
      [printable(output.file.path) + "  " + facts(of: output)] + output.file.notes.map { "  note: \(printable($0))" }
    }
  }

  /// `MP4, 1180 × 2556, 60 fps, 139 frames, 2.317 s`.
  private static func facts(of output: WrittenOutput) -> String {
    let file = output.file
    return "\(file.format.rawValue.uppercased()), \(file.width) × \(file.height), \(output.frameRate) fps, "
      + "\(file.frames) frame\(file.frames == 1 ? "" : "s"), \(decimal(file.duration)) s"
  }
}
