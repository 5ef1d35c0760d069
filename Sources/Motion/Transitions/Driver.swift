/// What makes a transition's driving value from time.
public enum Driver: Sendable, Hashable {
  case clock(Clock)
  case pan(Pan)

  /// A clock: the driving value runs from 0 to 1.
  public struct Clock: Sendable, Hashable {
    public var animation: Animation
    /// Seconds before it begins.
    public var delay: Double

    public init(_ animation: Animation, delay: Double = 0) {
      self.animation = animation
      self.delay = delay
    }

    /// - Parameter duration: seconds.
    public init(duration: Double, timing: TimingFunction, delay: Double = 0) {
      self.init(Animation(.timing(timing), duration: duration), delay: delay)
    }
  }
}
