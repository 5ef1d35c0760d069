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

  /// Points a touch moves before it counts as a pan, which then begins where it has got to: 0 for a gesture somebody
  /// drew, UIKit's 10 for one that was recorded, with all its jitter.
  public var recognitionDistance: Double

  /// The file it was read from; nil where somebody wrote the steps.
  public var file: String?

  public init(_ steps: [Step], recognitionDistance: Double = 0, file: String? = nil) {
    self.steps = steps
    self.recognitionDistance = recognitionDistance
    self.file = file
  }
}
