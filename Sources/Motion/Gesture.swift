/// What a finger does, step after step.
public struct Gesture: Sendable, Hashable {
  public enum Step: Sendable, Hashable {
    /// The finger touches the screen.
    case down(Point)
    /// It moves in a straight line, in `duration` seconds.
    case move(to: Point, duration: Double, timing: TimingFunction)
    /// Nothing changes for so many seconds, whether the finger is down or not.
    case wait(duration: Double)
    /// The finger is lifted.
    case up
    /// The system takes the touch away, as for an incoming call.
    case cancel
  }

  /// `down` comes before anything the finger does, and every touch ends in `up` or `cancel`.
  public var steps: [Step]

  public init(_ steps: [Step]) { self.steps = steps }
}
