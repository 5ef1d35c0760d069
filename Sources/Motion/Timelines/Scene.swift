/// What the author wrote: pages by name, transitions, fingers, holds. May be nonsense; `Timeline` checks it.
public struct Scene: Sendable, Hashable {
  /// One thing that happens to the stack of pages.
  public enum Step: Sendable, Hashable {
    /// A page comes upon the stack: the one on the screen is left, this one appears.
    case push(page: String, transition: Transition, gesture: Gesture?)
    /// The page on the screen is left, and the captured one under it appears; a gesture that does not finish leaves the
    /// stack as it was. Without a gesture the transition's own is made.
    case `return`(transition: Transition, gesture: Gesture?)
    /// Nothing changes for so many seconds.
    case wait(Double)
  }

  public var steps: [Step]
  /// The size of all pages, in points.
  public var pageSize: PageSize
  /// The pages on the stack when the scene begins.
  public var stack: PageStack
  /// Seconds of stillness before the first step; nil for the first transition's own, else 0.5.
  public var holdFirst: Double?
  /// Seconds of stillness after the last; nil for the last transition's own, else 1.
  public var holdLast: Double?
  /// What shows where no layer does; nil for each transition's own, else black.
  public var backdrop: Color?

  public init(
    steps: [Step], pageSize: PageSize, stack: PageStack, holdFirst: Double? = nil, holdLast: Double? = nil,
    backdrop: Color? = nil
  ) {
    self.steps = steps
    self.pageSize = pageSize
    self.stack = stack
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    self.backdrop = backdrop
  }

  /// One return from page `from` to page `to`.
  /// - Parameter gesture: the finger of a pan; nil for the transition's own.
  public init(
    transition: Transition, gesture: Gesture? = nil, pageSize: PageSize, stack: PageStack = .returning,
    holdFirst: Double? = nil, holdLast: Double? = nil, backdrop: Color? = nil
  ) {
    self.init(
      steps: [.return(transition: transition, gesture: gesture)], pageSize: pageSize, stack: stack,
      holdFirst: holdFirst, holdLast: holdLast, backdrop: backdrop)
  }

  public static let defaultHoldFirst = 0.5
  public static let defaultHoldLast = 1.0
  public static let defaultBackdrop = Color.black
}

extension Scene.Step {
  /// Nil for a step in which nothing moves.
  public var transition: Transition? {
    switch self {
    case .push(_, let transition, _), .return(let transition, _): transition
    case .wait: nil
    }
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
