/// A damped spring's way from 0 to 1, with time running from 0 to 1 as well.
///
/// Made by `Spring.motion(duration:velocity:)`, which knows the seconds.
public struct SpringMotion: Sendable, Hashable {
  /// Undamped angular frequency, radians per unit of time.
  public let angularFrequency: Double
  /// Above 0 and at most 1, which is critical: UIKit draws what is damped even more as critical.
  public let dampingRatio: Double
  /// At time 0, in ways per unit of time.
  public let velocity: Double

  init(angularFrequency: Double, dampingRatio: Double, velocity: Double) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = min(dampingRatio, 1)
    self.velocity = velocity
  }

  /// How far the spring has come at `time`, beyond 1 where it overshoots; exactly 0 up to 0 and exactly 1 from 1 on.
  ///
  /// The solution of x″ + 2ζωx′ + ω²x = ω² for x(0) = 0 and x′(0) = v.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    let decay = ElementaryFunctions.exponential(-dampingRatio * angularFrequency * time)
    // What is left is nothing, and the phase may be beyond what a sine can take.
    if decay == 0 { return 1 }
    let damped = angularFrequency * ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    if damped == 0 { return 1 - decay * (1 + (angularFrequency - velocity) * time) }
    let (sine, cosine) = ElementaryFunctions.sineAndCosine(damped * time)
    return 1 - decay * (cosine + (dampingRatio * angularFrequency - velocity) / damped * sine)
  }
}
