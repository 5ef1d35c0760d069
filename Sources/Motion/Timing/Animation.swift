/// How a value goes from one end to the other: along which curve, and for how long.
public struct Animation: Sendable, Hashable {
  public enum Curve: Sendable, Hashable {
    case timing(TimingFunction)
    case spring(Spring)
  }

  public var curve: Curve
  /// Seconds; nil for a spring to last until it has settled.
  public var duration: Double?

  public init(_ curve: Curve, duration: Double? = nil) {
    self.curve = curve
    self.duration = duration
  }

  /// Seconds from start to end. 0 where the duration is missing, which is a `problem`.
  public var length: Double {
    if let duration { return duration }
    if case .spring(let spring) = curve { return spring.settlingDuration ?? 0 }
    return 0
  }

  /// How the value follows time, both from 0 to 1.
  /// - Parameter velocity: what a spring starts with, in ways to go per second; a timing function has its own.
  public func timing(velocity: Double = 0) -> TimingFunction {
    switch curve {
    case .timing(let function): function
    case .spring(let spring): .spring(spring.motion(duration: length, velocity: velocity))
    }
  }

  /// What makes no sense and what was expected; nil for an animation that can be drawn.
  public var problem: String? {
    if let duration, !(duration >= 0 && duration.isFinite) {
      return "duration of \(duration) s: expected 0 s or more"
    }
    switch curve {
    case .timing(let function):
      if let problem = function.problem { return problem }
      return duration == nil ? "no duration: expected one, as only a spring settles by itself" : nil
    case .spring(let spring):
      if let problem = spring.problem { return problem }
      return duration == nil && spring.settlingDuration == nil
        ? "no duration: expected one, as a damping ratio alone does not say how fast the spring is" : nil
    }
  }
}
