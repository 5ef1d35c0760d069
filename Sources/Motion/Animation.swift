public struct Animation: Sendable, Hashable {
  public enum Curve: Sendable, Hashable { case timing(TimingFunction) }
  public var curve: Curve
  public var duration: Double?
  public init(_ curve: Curve, duration: Double?) { self.curve = curve; self.duration = duration }
  var length: Double { duration ?? 0 }
  func timing(velocity: Double = 0) -> TimingFunction { switch curve { case .timing(let t): t } }
  var problem: String? { nil }
}
