/// What the author wrote: pages by role, a transition, a finger, holds. May be nonsense; `Timeline` checks it.
public struct Scene: Sendable, Hashable {
  public var transition: Transition
  /// The finger of a pan; nil for the transition's own.
  public var gesture: Gesture?
  /// The size of both pages, in points.
  public var pageSize: PageSize
  /// The pages on the stack when the scene begins; the top one is left, its capture appears.
  public var stack: PageStack
  /// Seconds of stillness before the transition.
  public var holdFirst: Double
  /// Seconds of stillness after it.
  public var holdLast: Double
  /// What shows where no layer does.
  public var backdrop: Color

  public init(
    transition: Transition, gesture: Gesture? = nil, pageSize: PageSize, stack: PageStack = .returning,
    holdFirst: Double = 0.5, holdLast: Double = 1, backdrop: Color = .black
  ) {
    self.transition = transition
    self.gesture = gesture
    self.pageSize = pageSize
    self.stack = stack
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    self.backdrop = backdrop
  }
}

extension PageStack {
  /// The smallest stack that can be returned on: page `to` as the root, page `from` on it.
  public static var returning: PageStack {
    var stack = PageStack(root: PageRole.to.rawValue)
    stack.push(PageRole.from.rawValue)
    return stack
  }
}
