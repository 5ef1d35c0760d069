public import Motion
public import Raster

/// What someone wants to see: pages, a transition or several, a finger, some stillness. What a scene file, the flags of the
/// command, or the code that calls us say; `Preview` checks it.
public struct PreviewRequest: Sendable {
  /// Where a page comes from.
  public enum Page: Sendable, Equatable {
    /// A PNG, JPEG or WebP file.
    case file(String)
    /// Pixels in memory.
    case bitmap(Bitmap)
    /// A page drawn from simple shapes.
    case placeholder
  }

  /// How a page of another shape than the picture is made to fit.
  public enum Fit: String, Sendable, CaseIterable {
    /// Fills the picture; what sticks out is cut off.
    case cover
    /// Shows all of the page; the backdrop fills the rest.
    case contain
    /// Both sides are scaled as needed.
    case stretch
  }

  /// One that is played, or the one of the returns among `walk`'s steps that name no other.
  public var transition: Transition
  /// The page that is left.
  public var from: Page
  /// The page that appears.
  public var to: Page
  /// The finger; nil for the transition's own.
  public var gesture: Gesture?
  /// Steps over a stack of pages, which then stand in for `from`, `to` and `gesture`; nil for one transition.
  public var walk: Walk?
  /// Page pixels per point, in `scales`; nil to guess it from the size.
  public var scale: Double?
  /// Nil to insist on pages of one size.
  public var fit: Fit?
  /// Files that the request was read from, such as its scene, which no output may write over.
  public var sources: [String] = []
  /// Seconds of stillness before and after; nil for the transition's own, else 0.5 and 1.
  public var holdFirst: Double?
  public var holdLast: Double?
  /// What shows where no layer does; nil for the transition's own, else black.
  public var backdrop: Color?

  public static let scales = 0.01...100
  public static let expectedScale = "page pixels per point, 0.01 to 100"

  public init(
    transition: Transition = .fullScreenReturn, from: Page = .placeholder, to: Page = .placeholder,
    gesture: Gesture? = nil, walk: Walk? = nil, scale: Double? = nil, fit: Fit? = nil, holdFirst: Double? = nil,
    holdLast: Double? = nil, backdrop: Color? = nil
  ) {
    self.transition = transition
    self.from = from
    self.to = to
    self.gesture = gesture
    self.walk = walk
    self.scale = scale
    self.fit = fit
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    self.backdrop = backdrop
  }
}
