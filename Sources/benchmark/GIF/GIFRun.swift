internal import Foundation
internal import SegueKit

/// A run of `benchmark gif`, as it is kept for machines.
struct GIFRun: Codable, Equatable {
  var machine: Machine
  /// When it ended, in ISO 8601.
  var date: String
  var clips: [GIFComparison]
  var rows: [Row]

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
  }
}

/// Makes and measures everything, a clip after the other.
func runGIF(_ options: GIFOptions) throws {
  if options.python == nil { note("no --python with the package ssimulacra2: that measure is left out") }
  note("measuring length…")
  let lengths = try lengthRows(options, in: try ScratchFolder())
  var comparisons: [GIFComparison] = []
  for clip in GIFClip.all(options).prefix(options.effort.clips) {
    note("measuring \(clip.name)…")
    // Removed with its frames before the next one comes.
    let folder = try ScratchFolder()
    let measured = try MeasuredClip(clip, options, in: folder)
    if comparisons.isEmpty { try draw(measured, options) }
    comparisons.append(measured.comparison)
  }
  let verdicts = Verdicts(comparisons)
  let run = GIFRun(
    machine: .this, date: Date.now.formatted(.iso8601), clips: comparisons, rows: verdicts.rows + lengths)
  print("\(run.machine); times are medians of \(options.effort.rounds) rounds, all makers in turn")
  print("Ours is made from two pages. Others have the frames as PNGs, which favours them: \"from frames\" is their")
  print("time from there, \"from pages\" has what our own export of these PNGs takes, too.")
  if options.effort == .quick { print("A quick run shows that all of it runs; its values mean nothing.") }
  for comparison in comparisons { print("\n\(comparison.clip): \(comparison.facts)\n\n\(GIFTable(comparison))") }
  print("\n\(verdicts)\n\n\(Table(lengths))")
  if let path = options.json { try run.write(to: path) }
}

/// The pictures of the first clip.
private func draw(_ clip: MeasuredClip, _ options: GIFOptions) throws {
  if let path = options.plot { try writePlot(qualityPlot(clip.comparison), to: path) }
  if let path = options.closeup { try writePicture(closeup(clip), to: path) }
}
