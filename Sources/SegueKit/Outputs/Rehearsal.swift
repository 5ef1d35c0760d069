internal import Media
internal import Motion

/// What `export` would do with the same arguments: its report, with 0 bytes for every output and no hashes. Pages are
/// read, paths and folders are checked, nothing is drawn and nothing is written.
/// - Throws: what `export` would, as far as it can be told before drawing.
public func rehearse(
  _ request: PreviewRequest, to destinations: [Destination], overwrite: Bool = true
) throws(SegueError) -> ExportReport {
  try checkPaths(destinations.map(\.path), request: request, overwrite: overwrite)
  let preview = try Preview(request)
  var outputs: [WrittenOutput] = []
  for destination in destinations { outputs.append(try preview.rehearsed(destination)) }
  return ExportReport(
    transition: preview.transition, scale: preview.scale, hashes: nil, outputs: outputs, warnings: preview.warnings)
}

extension Preview {
  /// What an output would be. Its folder must be there.
  func rehearsed(_ destination: Destination) throws(SegueError) -> WrittenOutput {
    let plan = try OutputPlan(destination, for: self)
    var file = try media { () throws(MediaError) in
      try WrittenFile(
        rehearsing: plan.destination.format, path: plan.destination.path, width: plan.size.width,
        height: plan.size.height, settings: plan.destination.movie)
    }
    file.frames = plan.frameCount
    file.duration = plan.duration
    file.notes = plan.notes + file.notes
    if let limit = plan.limit {
      file.notes.append("only drawing it tells whether it fits \(limit), and what has to be given up for that")
    }
    return WrittenOutput(file: file, frameRate: plan.clock.rate)
  }
}
