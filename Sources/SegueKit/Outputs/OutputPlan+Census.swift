internal import Media
internal import Motion

extension OutputPlan {
  /// Frames that are counted at most, and of how many each is counted whole.
  private static let most = 48
  private static let few = 12

  /// The colours of frames from all over the clip, no two with the same layers: so the pages count, as they are and under
  /// every mask, and what is mixed of them. Of many frames a part of each, other rows of every next one, makes up for a few
  /// whole ones.
  func census(pages: ScaledPages, timeline: Timeline) -> ColorCensus {
    let stage = Stage(pages)
    var census = ColorCensus()
    var version = 0
    let samples = min(Self.most, frameCount)
    for sample in 0..<samples {
      let frame = frameCount <= Self.most ? sample : sample * (frameCount - 1) / (Self.most - 1)
      stage.show(timeline.moment(at: clock.time(of: frame).value))
      if stage.version == version { continue }
      version = stage.version
      census.count(stage.bitmap.bitmap, band: version, of: samples <= Self.few ? 1 : Self.most / Self.few)
    }
    return census
  }
}
