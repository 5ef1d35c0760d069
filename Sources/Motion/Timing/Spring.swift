/// A damped spring that pulls a value to its end.
public enum Spring: Sendable, Hashable {
  /// As `CASpringAnimation` and `UISpringTimingParameters` have it: any consistent units, with time in seconds.
  case physical(mass: Double, stiffness: Double, damping: Double)
  /// As `UIView.animate(usingSpringWithDamping:)` has it: whatever time its owner gives, it has settled by then.
  case dampingRatio(Double)
  /// As SwiftUI has it: `duration` is the perceptual one, the period without damping, in seconds. A bounce of 0 is
  /// critical damping.
  case bounce(Double, duration: Double)

  /// What UIKit moves a pushed, popped or presented page with, in half a second.
  public static let system = physical(mass: 3, stiffness: 1000, damping: 500)

  /// Below this damping ratio a spring swings on for so long that no settling time means anything: at the end of its
  /// time it would still be a tenth of the way off.
  public static let leastDampingRatio = 0.01

  /// Seconds until it has settled; nil for one that takes its owner's time.
  public var settlingDuration: Double? {
    angularFrequency.map { Self.settledPhase(dampingRatio: ratio) / $0 }
  }

  /// The motion within `duration` seconds, at whose end it is at its goal even where the spring has not settled.
  /// - Parameter velocity: at the start, in ways to go per second. It does not change the frequency.
  public func motion(duration: Double, velocity: Double = 0) -> SpringMotion {
    SpringMotion(
      angularFrequency: angularFrequency.map { $0 * duration } ?? Self.settledPhase(dampingRatio: ratio),
      dampingRatio: ratio, velocity: velocity * duration)
  }

  /// ω·T, in radians, of a spring that has settled at time T: there its envelope is 0.001.
  ///
  /// The envelope is the one of the sine's part of a start at rest, ζ/√(1 − ζ²)·e^(−ζωT); at critical damping it is
  /// e^(−ωT)·(1 + ωT). Close to critical the first grows without limit, and the second holds.
  static func settledPhase(dampingRatio: Double) -> Double {
    let critical = 9.233413476451586
    guard dampingRatio < 1 else { return critical }
    let amplitude = dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    let phase = ElementaryFunctions.logarithm(amplitude / 0.001) / dampingRatio
    return dampingRatio > 0.9 ? min(phase, critical) : phase
  }

  /// ζ: 1 is critical.
  var ratio: Double {
    switch self {
    case .physical(let mass, let stiffness, let damping): damping / (2 * (stiffness * mass).squareRoot())
    case .dampingRatio(let ratio): ratio
    case .bounce(let bounce, _): 1 - bounce
    }
  }

  /// Undamped, radians per second; nil for one that takes its owner's time.
  private var angularFrequency: Double? {
    switch self {
    case .physical(let mass, let stiffness, _): (stiffness / mass).squareRoot()
    case .dampingRatio: nil
    case .bounce(_, let duration): 2 * .pi / duration
    }
  }
}

extension Spring {
  /// What makes no sense and what was expected; nil for a spring that can be drawn.
  public var problem: String? {
    switch self {
    case .physical(let mass, let stiffness, let damping):
      for (name, value) in [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
      where !(value >= Self.least && value <= .calculableLimit) {
        return "spring \(name) of \(value): expected 0.000001 to \(decimal(Double.calculableLimit))"
      }
      if ratio < Self.leastDampingRatio {
        let least = Self.leastDampingRatio * 2 * (stiffness * mass).squareRoot()
        // Rounded up, so that what is said is enough.
        let said = decimal((least * 1000).rounded(.up) / 1000)
        return "spring damping of \(damping): expected at least \(said), or it does not settle"
      }
    case .dampingRatio(let ratio):
      if !(ratio >= Self.leastDampingRatio && ratio <= .calculableLimit) {
        return "damping ratio of \(ratio): expected \(Self.leastDampingRatio) or more"
      }
    case .bounce(let bounce, let duration):
      if !(bounce >= 0 && bounce <= 1 - Self.leastDampingRatio) {
        return "bounce of \(bounce): expected 0 to \(1 - Self.leastDampingRatio)"
      }
      if !(duration >= Self.least && duration <= Self.longest) {
        return "spring duration of \(duration) s: expected 0.000001 s to 3600 s"
      }
    }
    if let settling = settlingDuration, settling > Self.longest {
      return "the spring takes \(decimal(settling)) s to settle: expected at most \(decimal(Self.longest)) s"
    }
    return nil
  }

  private static let least = 1e-6
  /// Seconds.
  private static let longest = 3600.0
}
