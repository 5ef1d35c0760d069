internal import Media
internal import Motion

extension OutputPlan {
  /// Pictures that are counted at most, and of how many each is counted whole.
  private static let most = 48
  private static let few = 12

  /// The colours of pictures from all over the clip, each as often as it is shown: so the pages count, as they are and
  /// under every mask, and what is mixed of them. Of many pictures a part of each, other rows of every next one, makes up
  /// for a few whole ones; one that stands is counted whole.
  func census(pages: ScaledPages, timeline: Timeline) -> ColorCensus {
    let shown = pictures(of: timeline)
    let stage = Stage(pages)
    var census = ColorCensus()
    let samples = min(Self.most, shown.count)
    for sample in 0..<samples {
      let picture = shown[samples < 2 ? 0 : sample * (shown.count - 1) / (samples - 1)]
      stage.show(timeline.moment(at: clock.time(of: picture.first).value))
      census.count(
        stage.bitmap.bitmap, times: min(picture.frames, Self.few), band: sample,
        of: picture.frames > 1 ? 1 : (samples + Self.few - 1) / Self.few)
    }
    return census
  }

  /// What is shown: its first frame, and the number of frames for which it is.
  private func pictures(of timeline: Timeline) -> [(first: Int, frames: Int)] {
    var pictures: [(first: Int, frames: Int)] = []
    var last: Moment?
    for frame in 0..<frameCount {
      let moment = timeline.moment(at: clock.time(of: frame).value)
      if let last, last.pages == moment.pages, last.layers == moment.layers {
        pictures[pictures.count - 1].frames += 1
      } else {
        pictures.append((frame, 1))
      }
      last = moment
    }
    return pictures
  }
}
