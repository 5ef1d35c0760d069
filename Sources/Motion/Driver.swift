/// What makes a transition's driving value from time.
public enum Driver: Sendable, Hashable {
  case clock(Clock)
  case pan(Pan)

  /// A clock: the driving value runs from 0 to 1.
  public struct Clock: Sendable, Hashable {
    /// Seconds.
    public var duration: Double
    public var timing: TimingFunction

    public init(duration: Double, timing: TimingFunction) {
      self.duration = duration
      self.timing = timing
    }
  }
}

/// A finger that pulls: the driving value is its displacement, in points, from where the pan began.
public struct Pan: Sendable, Hashable {
  public enum Direction: Sendable, Hashable {
    case left, right, up, down
  }

  /// What a displacement longer than the page's side becomes. One against the direction is always 0.
  public enum Overrun: Sendable, Hashable {
    /// The side's length.
    case clamp
    /// 0, as the published full-screen return has it.
    case reset
  }

  /// The pan begins only if the finger's first movement does not run against this direction, nor more across than along.
  public var direction: Direction
  public var beyondSide: Overrun
  /// Letting go finishes the transition when the displacement is more than this; at or below, the page returns.
  public var finishDistance: Quantity
  /// Seconds the rest of the way takes after the finger has left.
  public var settleDuration: Double
  public var settleTiming: TimingFunction
  /// What the finger does where the author says nothing.
  public var gesture: Gesture

  public init(
    direction: Direction, beyondSide: Overrun, finishDistance: Quantity, settleDuration: Double,
    settleTiming: TimingFunction, gesture: Gesture
  ) {
    self.direction = direction
    self.beyondSide = beyondSide
    self.finishDistance = finishDistance
    self.settleDuration = settleDuration
    self.settleTiming = settleTiming
    self.gesture = gesture
  }

  /// A raw displacement brought into its range, 0…`side`.
  func limited(_ displacement: Double, side: Double) -> Double {
    if displacement > side { return beyondSide == .clamp ? side : 0 }
    return max(displacement, 0)
  }

  /// How far, in points, `to` lies from `from` along the direction.
  func along(from: Point, to: Point) -> Double {
    switch direction {
    case .left: from.x - to.x
    case .right: to.x - from.x
    case .up: from.y - to.y
    case .down: to.y - from.y
    }
  }

  /// Whether a first movement begins the pan: not if it runs against the direction or more across than along.
  func begins(from: Point, to: Point) -> Bool {
    let along = along(from: from, to: to)
    let across =
      switch direction {
      case .left, .right: (to.y - from.y).magnitude
      case .up, .down: (to.x - from.x).magnitude
      }
    return along >= 0 && along.magnitude >= across
  }

  /// The side of the page the displacement is measured along, in points.
  func side(of page: PageSize) -> Double {
    switch direction {
    case .left, .right: page.width
    case .up, .down: page.height
    }
  }
}
