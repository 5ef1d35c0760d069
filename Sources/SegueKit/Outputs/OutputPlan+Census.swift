internal import Media
internal import Motion

extension OutputPlan {
  /// Frames that are counted at most, and of how many each is counted whole.
  private static let most = 48
  private static let few = 12
  /// How often a frame counts at most, however long it is shown.
  private static let longest = 12

  /// The colours of frames from all over the clip, each as often as it is shown: so the pages count, as they are and under
  /// every mask, and what is mixed of them. Of many frames a part of each, other rows of every next one, makes up for a few
  /// whole ones.
  func census(pages: ScaledPages, timeline: Timeline) -> ColorCensus {
    let stage = Stage(pages)
    var census = ColorCensus()
    let samples = min(Self.most, frameCount)
    var shown: (picture: BitmapBuffer, version: Int, times: Int)?
    func countShown() {
      guard let (picture, version, times) = shown else { return }
      census.count(
        picture.bitmap, times: min(times, Self.longest), band: version,
        of: (samples + Self.few - 1) / Self.few)
    }
    for sample in 0..<samples {
      let frame = frameCount <= Self.most ? sample : sample * (frameCount - 1) / (Self.most - 1)
      stage.show(timeline.moment(at: clock.time(of: frame).value))
      if shown?.version == stage.version {
        shown?.times += 1
      } else {
        countShown()
        shown = (stage.bitmap, stage.version, 1)
      }
    }
    countShown()
    return census
  }
}
