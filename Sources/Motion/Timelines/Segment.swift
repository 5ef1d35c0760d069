/// A stretch of a timeline during which one thing goes on: the raw driving value runs from `from` to `to`, paced by
/// `timing`.
struct Segment: Sendable, Hashable {
  var phase: Phase
  /// Seconds from the start of the timeline.
  var start: Double
  /// Seconds.
  var duration: Double
  var from: Double
  var to: Double
  var timing: TimingFunction = .linear
  /// Whether the transition has been completed, so that page `to` is the one on the screen.
  var isCompleted = false
  /// The number of the scene's step, from 1; nil before the first and after the last.
  var step: Int?
  /// Which of the timeline's passages is under way, or was last.
  var passage = 0

  var end: Double { start + duration }

  /// The raw driving value at `time` seconds of the timeline; exactly `to` from the end on.
  func value(at time: Double) -> Double {
    if from == to || time >= end - Timeline.timeTolerance { return to }
    return from + (to - from) * timing.value(at: (time - start) / duration)
  }
}
