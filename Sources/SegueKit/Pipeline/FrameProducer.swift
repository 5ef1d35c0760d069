internal import Motion
internal import Raster

/// Composes the frames of all outputs in the order of their times. No files, no threads.
///
/// Outputs of one size share a stage: where they need a picture of one kind at one time, it is composed once.
struct FrameProducer {
  private struct Track {
    let demand: FrameDemand
    let stage: Stage
    var count = 0
    /// The version of the stage's picture that was shown last.
    var version = 0

    var nextTime: Rational? { count < demand.frameCount ? demand.clock.time(of: count) : nil }

    mutating func frame(at moment: Moment, output: Int) -> Frame {
      stage.show(moment)
      defer { (count, version) = (count + 1, stage.version) }
      return Frame(
        output: output, picture: demand.planes.map { .planes(stage.planes($0)) } ?? .bitmap(stage.bitmap),
        hashed: demand.isHashed ? stage.bitmap : nil,
        copies: demand.isTraced && version != stage.version ? stage.copies : [], isUnchanged: version == stage.version)
    }
  }

  private let timeline: Timeline
  /// One for each output.
  private var tracks: [Track] = []

  init(_ demands: [FrameDemand], of timeline: Timeline) {
    self.timeline = timeline
    for demand in demands {
      let stage = tracks.first { $0.demand.pages === demand.pages }?.stage ?? Stage(demand.pages)
      tracks.append(Track(demand: demand, stage: stage))
    }
  }

  /// The frames of the next moment at which an output has one, in the order of the outputs; nil after the last.
  mutating func next() -> [Frame]? {
    guard let time = tracks.lazy.compactMap(\.nextTime).min() else { return nil }
    let moment = timeline.moment(at: time.value)
    return tracks.indices.filter { tracks[$0].nextTime == time }.map { tracks[$0].frame(at: moment, output: $0) }
  }
}
