internal import Motion

/// Makes a GIF again, with less and less, until it fits.
/// - Parameters:
///   - output: what came out too large.
///   - write: gives an attempt its frames, and completes it.
/// - Returns: the first attempt that fits, with a note on what it gave up.
/// - Throws: `SegueError.doesNotFit` where the last is too large as well, and what `write` throws.
func fitted(
  _ output: Output, of preview: Preview, write: (Output) throws(SegueError) -> Void
) throws(SegueError) -> Output {
  guard let limit = output.plan.limit else { return output }
  let asked = output.plan.rung
  let rungs = SizeLadder(from: asked).rungs
  var last = output
  for (index, rung) in rungs.enumerated() {
    let plan = output.plan.with(rung, of: preview.timeline)
    let pages = last.plan.size == plan.size ? last.demand.pages : ScaledPages(plan.size, of: preview)
    last = try Output(
      plan, pages: pages, timeline: preview.timeline, isHashed: output.demand.isHashed,
      isLast: index == rungs.count - 1)
    try write(last)
    if !last.isTooLarge {
      last.add(note: "to fit \(limit): \(rung.concessions(from: asked)); it has \(last.size)")
      return last
    }
  }
  throw .doesNotFit(path: output.plan.destination.path, limit: limit, smallest: last.size)
}
