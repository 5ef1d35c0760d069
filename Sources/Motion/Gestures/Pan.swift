/// A finger that pulls: the driving value is its displacement, in points, from where the pan began.
public struct Pan: Sendable, Hashable {
  public enum Direction: String, Sendable, Hashable, CaseIterable {
    case left, right, up, down
  }

  /// Which touches begin the pan.
  public struct Begin: Sendable, Hashable {
    /// What the first movement must be like.
    public enum Rule: String, Sendable, Hashable, CaseIterable {
      /// Not against the direction, nor more across than along.
      case direction
      /// Not more across than along, either way.
      case axis
      /// Any movement.
      case any
    }

    public var rule: Rule
    /// The touch must come down within so many points of the side the pan comes from; nil for anywhere.
    public var edge: Double?

    public init(rule: Rule = .direction, edge: Double? = nil) {
      self.rule = rule
      self.edge = edge
    }
  }

  /// What a displacement becomes that leaves the range from 0 to the page's side.
  public enum Overrun: String, Sendable, Hashable, CaseIterable {
    /// The end of the range it left by.
    case clamp
    /// 0, as the published full-screen return has it.
    case reset
    /// It goes on, ever slower, as a scroll view past its end.
    case rubberBand = "rubber-band"
  }

  /// When letting go finishes the transition; else the page returns.
  public struct Finish: Sendable, Hashable {
    /// The displacement is more than this, strictly.
    public var distance: Quantity?
    /// The finger's speed along the direction over its last 100 ms is more than this, in points per second.
    public var velocity: Double?
    /// Whether both must hold, where both are given; else either will do.
    public var requiresAll: Bool

    public init(distance: Quantity? = nil, velocity: Double? = nil, requiresAll: Bool = false) {
      self.distance = distance
      self.velocity = velocity
      self.requiresAll = requiresAll
    }
  }

  /// The rest of the way, when the finger has left. A spring starts with the finger's velocity.
  public struct Settle: Sendable, Hashable {
    public var animation: Animation
    /// Whether the animation's duration is for the whole side, of which what is left takes its share.
    public var isProportional: Bool

    public init(_ animation: Animation, isProportional: Bool = false) {
      self.animation = animation
      self.isProportional = isProportional
    }

    /// - Parameter duration: seconds.
    public init(duration: Double, timing: TimingFunction, isProportional: Bool = false) {
      self.init(Animation(.timing(timing), duration: duration), isProportional: isProportional)
    }
  }

  public var direction: Direction
  public var begin: Begin
  /// What a displacement against the direction becomes.
  public var belowZero: Overrun
  /// What one longer than the page's side becomes.
  public var beyondSide: Overrun
  public var finish: Finish
  /// On to the end.
  public var settle: Settle
  /// Back to the start.
  public var cancel: Settle
  /// What the finger does where the author says nothing.
  public var gesture: Gesture

  /// - Parameter cancel: nil for the same as `settle`.
  public init(
    direction: Direction, begin: Begin = Begin(), belowZero: Overrun = .clamp, beyondSide: Overrun = .clamp,
    finish: Finish, settle: Settle, cancel: Settle? = nil, gesture: Gesture
  ) {
    self.direction = direction
    self.begin = begin
    self.belowZero = belowZero
    self.beyondSide = beyondSide
    self.finish = finish
    self.settle = settle
    self.cancel = cancel ?? settle
    self.gesture = gesture
  }
}
