/// A property as a function of the driving value: from stop to stop, constant before the first and after the last.
///
/// But where a spring, a curve or a rubber band leaves the way from 0 to 100 %, a straight line that ends there goes on, as
/// an animation's end does in Core Animation and on the web.
public struct Track: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// The driving value.
    public var at: Quantity
    /// The property there.
    public var value: Quantity
    /// How the property runs from here to the next stop. Without meaning in the last one.
    public var easing: TimingFunction

    public init(at: Quantity, value: Quantity, easing: TimingFunction = .linear) {
      self.at = at
      self.value = value
      self.easing = easing
    }
  }

  /// In ascending order of `at`, at least one. Of two at one place the later counts from there on: a jump.
  public var stops: [Stop]

  /// - Precondition: `stops` is not empty.
  public init(_ stops: [Stop]) {
    precondition(!stops.isEmpty, "a track has at least one stop")
    self.stops = stops
  }

  /// From one stop straight to another.
  public init(from start: Stop, to end: Stop) { stops = [start, end] }

  /// The same everywhere.
  public init(constant value: Quantity) { stops = [Stop(at: 0, value: value)] }

  /// The value of a track with one stop; nil where something moves.
  public var constant: Quantity? { stops.count == 1 ? stops[0].value : nil }
}

extension Track: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A constant.
  public init(floatLiteral value: Double) { self.init(constant: .number(value)) }
  /// A constant.
  public init(integerLiteral value: Int) { self.init(constant: .number(Double(value))) }
}
