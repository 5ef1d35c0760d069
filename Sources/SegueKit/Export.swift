internal import Media
internal import Motion
internal import Raster

/// Renders a preview into files: what the command does, as one function.
///
/// All outputs are made in one pass, each at its own rate and size; where two share a size and a time, the frame is
/// composed once, and all are composed a little ahead of what is written. A GIF that turns out larger than it may be is
/// then made again, alone, until it fits. Files appear under their names only when they are complete and have been read
/// back.
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
  var outputs = try openOutputs(try preview.plan(destinations), of: preview, hashes: hashes)
  var (done, total) = (0, 0)
  func checkCancelled() throws(SegueError) {
    if progress(ExportProgress(done: done, total: total)) == .cancel || Task.isCancelled { throw .cancelled }
  }
  func write(_ outputs: [Output]) throws(SegueError) {
    total = done + outputs.reduce(0) { $0 + $1.plan.frameCount }
    var moments = FrameStream(outputs.map(\.demand), of: preview.timeline)
    while let frames = moments.next(), !outputs.allSatisfy(\.isTooLarge) {
      for frame in frames { try outputs[frame.output].append(frame) }
      done += frames.count
      if done < total { try checkCancelled() }
    }
    for output in outputs { try output.complete() }
  }

  try write(outputs)
  for index in outputs.indices where outputs[index].isTooLarge {
    outputs[index] = try fitted(outputs[index], of: preview) { attempt throws(SegueError) in try write([attempt]) }
  }
  // Only when every file is complete, and nobody has said stop, does any take its place.
  total = done
  try checkCancelled()
  var written: [WrittenOutput] = []
  for output in outputs { written.append(try output.publish()) }
  return ExportReport(
    transition: preview.transition, scale: preview.scale, hashes: outputs.first?.finishHashes(), outputs: written,
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

/// Opens the writers. Outputs of one size share their pages.
private func openOutputs(
  _ plans: [OutputPlan], of preview: Preview, hashes: Bool
) throws(SegueError) -> [Output] {
  var outputs: [Output] = []
  for plan in plans {
    let pages = outputs.first { $0.plan.size == plan.size }?.demand.pages ?? ScaledPages(plan.size, of: preview)
    outputs.append(
      try Output(
        plan, pages: pages, timeline: preview.timeline, isHashed: hashes && outputs.isEmpty,
        isLast: SizeLadder(from: plan.rung).rungs.isEmpty))
  }
  return outputs
}
