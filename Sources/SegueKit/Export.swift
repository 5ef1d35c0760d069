internal import Media
internal import Motion
internal import Raster

/// Renders a preview into files: what the command does, as one function.
///
/// All outputs are made in one pass, each at its own rate and size; where two share a size and a time, the frame is
/// composed once. Files appear under their names only when they are complete and have been read back.
/// - Parameters:
///   - request: pages, transition, gesture, holds.
///   - destinations: at least one.
///   - overwrite: whether existing files may be replaced.
///   - hashes: whether to hash the first output's frames.
///   - progress: called when the frames of a moment are done, for the last ones when all files are complete, on the
///     caller's thread. Cancelling the surrounding task stops the export too.
/// - Throws: `SegueError`; `.cancelled` when told to stop. Nothing half-written is left.
public func export(
  _ request: PreviewRequest, to destinations: [Destination], overwrite: Bool = true, hashes: Bool = false,
  progress: (ExportProgress) -> ExportDecision = { _ in .proceed }
) throws(SegueError) -> ExportReport {
  try checkPaths(destinations.map(\.path), request: request, overwrite: overwrite)
  let preview = try Preview(request)
  let outputs = try openOutputs(try preview.plan(destinations), of: preview)
  let total = outputs.reduce(0) { $0 + $1.plan.frameCount }
  var hasher = hashes ? FrameHasher() : nil
  var done = 0
  func checkCancelled() throws(SegueError) {
    if progress(ExportProgress(done: done, total: total)) == .cancel || Task.isCancelled { throw .cancelled }
  }

  while let time = outputs.compactMap(\.nextTime).min() {
    for output in outputs where output.nextTime == time {
      output.stage.show(preview.timeline.moment(at: time.value))
      if output === outputs[0] { hasher?.append(output.stage.picture, version: output.stage.version) }
      try output.append()
      done += 1
    }
    if done < total { try checkCancelled() }
  }

  var written: [WrittenOutput] = []
  for output in outputs { written.append(try output.complete()) }
  // Only when every file is complete, and nobody has said stop, does any take its place.
  try checkCancelled()
  for index in outputs.indices { written[index].file.notes += try outputs[index].publish() }
  return ExportReport(
    transition: preview.transition, scale: preview.scale, hashes: hasher?.finish(), outputs: written,
    warnings: preview.warnings)
}

extension Preview {
  /// What each output will be. Writes nothing.
  public func plan(_ destinations: [Destination]) throws(SegueError) -> [OutputPlan] {
    var plans: [OutputPlan] = []
    for destination in destinations { plans.append(try OutputPlan(destination, for: self)) }
    return plans
  }
}

/// Opens the writers. Outputs of one size share a stage.
private func openOutputs(_ plans: [OutputPlan], of preview: Preview) throws(SegueError) -> [Output] {
  var outputs: [Output] = []
  for plan in plans {
    let stage = outputs.first { $0.plan.size == plan.size }?.stage ?? Stage(plan.size, of: preview)
    outputs.append(try Output(plan, stage: stage, timeline: preview.timeline))
  }
  return outputs
}
