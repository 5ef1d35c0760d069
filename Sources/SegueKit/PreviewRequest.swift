public import Motion
public import Raster

/// What someone wants to see: two pages, a transition, a finger, some stillness. What the flags of the command, or the
/// code that calls us, say; `Preview` checks it.
public struct PreviewRequest: Sendable {
  /// Where a page comes from.
  public enum Page: Sendable {
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

  public var transition: Transition
  /// The page that is left.
  public var from: Page
  /// The page that appears.
  public var to: Page
  /// The finger; nil for the transition's own.
  public var gesture: Gesture?
  /// Page pixels per point; nil to guess it from the size.
  public var scale: Double?
  /// Nil to insist on pages of one size.
  public var fit: Fit?
  /// Seconds of stillness before and after.
  public var holdFirst: Double
  public var holdLast: Double
  /// What shows where no layer does.
  public var backdrop: Color

  public init(
    transition: Transition = .fullScreenReturn, from: Page = .placeholder, to: Page = .placeholder,
    gesture: Gesture? = nil, scale: Double? = nil, fit: Fit? = nil, holdFirst: Double = 0.5, holdLast: Double = 1,
    backdrop: Color = .black
  ) {
    self.transition = transition
    self.from = from
    self.to = to
    self.gesture = gesture
    self.scale = scale
    self.fit = fit
    self.holdFirst = holdFirst
    self.holdLast = holdLast
    self.backdrop = backdrop
  }
}
