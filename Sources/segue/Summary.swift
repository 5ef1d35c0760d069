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
      messages.line(output.file.path, "  " + Self.facts(of: output) + ", " + Self.size(output.file.bytes))
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

  /// `812 B`, `34.5 kB`, `1.21 MB`: thousands, as GitHub and file browsers count.
  static func size(_ bytes: Int) -> String {
    var (value, unit) = (Double(bytes), "B")
    for larger in ["kB", "MB", "GB", "TB"] where value >= 999.5 { (value, unit) = (value / 1000, larger) }
    let step = value >= 100 || unit == "B" ? 1.0 : value >= 10 ? 10 : 100
    return "\(decimal((value * step).rounded() / step)) \(unit)"
  }
}
