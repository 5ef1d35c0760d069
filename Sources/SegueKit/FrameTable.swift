public import Motion

/// The frames of a preview in numbers, as `segue inspect` prints them.
public struct FrameTable: Sendable {
  public struct Row: Sendable {
    public var index: Int
    /// Seconds.
    public var time: Double
    public var moment: Moment
  }

  public var transition: String
  public var frameRate: Rational
  /// Pixels.
  public var size: SegueError.Size
  public var rows: [Row]

  /// The frames `preview` has at `frameRate`, in pictures of the pages' size.
  public init(_ preview: Preview, frameRate: Rational = Destination.defaultFrameRate) {
    transition = preview.transition
    self.frameRate = frameRate
    size = preview.size
    let clock = FrameClock(rate: frameRate)
    rows = (0..<clock.frameCount(for: preview.timeline.duration)).map { index in
      let time = clock.time(of: index).value
      return Row(index: index, time: time, moment: preview.timeline.moment(at: time))
    }
  }
}
