public import Motion

/// Which moment of a preview a still shows.
public enum StillMoment: Sendable, Hashable {
  /// A share of the whole timeline, holds included: `35%`.
  case percent(Double)
  /// Seconds from the first frame: `0.42s`.
  case seconds(Double)
  /// A frame by its index, from 0: `frame:12`.
  case frame(Int)
  /// The first moment at which the progress is reached: `progress:0.5`.
  case progress(Double)

  /// Reads `35%`, `0.42s` (or any time text), `frame:12` or `progress:0.5`; nil for anything else.
  public init?(text: String, frameRate: Rational) {
    if text.hasPrefix("frame:"), let index = Int(text.dropFirst(6)) {
      self = .frame(index)
    } else if text.hasPrefix("progress:"), let progress = Double(decimal: text.dropFirst(9)) {
      self = .progress(progress)
    } else if text.hasSuffix("%"), let percent = Double(decimal: text.dropLast()) {
      self = .percent(percent)
    } else if let seconds = Motion.seconds(from: text, frameRate: frameRate) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }
}

extension Preview {
  /// The time of a moment, in seconds.
  /// - Parameter frameRate: what frames are counted at.
  /// - Throws: `SegueError.noSuchMoment` for one that lies outside the timeline or is never reached.
  public func time(of moment: StillMoment, frameRate: Rational) throws(SegueError) -> Double {
    let length = "\(decimal(timeline.duration)) s"
    switch moment {
    case .percent(let percent):
      guard (0...100).contains(percent) else {
        throw .noSuchMoment("\(decimal(percent))%: expected 0% to 100% of the timeline's \(length)")
      }
      return percent / 100 * timeline.duration
    case .seconds(let seconds):
      guard (0...timeline.duration).contains(seconds) else {
        throw .noSuchMoment("\(decimal(seconds)) s: the timeline ends at \(length)")
      }
      return seconds
    case .frame(let index):
      let clock = FrameClock(rate: frameRate)
      let count = clock.frameCount(for: timeline.duration)
      guard (0..<count).contains(index) else {
        throw .noSuchMoment("frame \(index): at \(frameRate) fps the frames are 0 to \(count - 1)")
      }
      return clock.time(of: index).value
    case .progress(let progress):
      guard let time = timeline.time(ofProgress: progress) else {
        throw .noSuchMoment("progress \(decimal(progress)) is never reached")
      }
      return time
    }
  }
}
