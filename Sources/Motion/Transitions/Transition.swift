/// A transition as data: layers whose properties are functions of one driving value, and a driver that makes that value
/// from time.
public struct Transition: Sendable, Hashable {
  /// What `--transition` takes, e.g. `full-screen-return`.
  public var name: String
  /// One line for a list.
  public var summary: String
  /// Back to front. The backdrop, which lies under them all, is the scene's.
  public var layers: [Layer]
  public var driver: Driver
  /// What shows where no layer does, where the scene does not say.
  public var backdrop: Color?
  /// Seconds of stillness before and after, where the scene does not say.
  public var holdFirst: Double?
  public var holdLast: Double?

  public init(
    name: String, summary: String, layers: [Layer], driver: Driver, backdrop: Color? = nil, holdFirst: Double? = nil,
    holdLast: Double? = nil
  ) {
    self.name = name
    self.summary = summary
    self.layers = layers
    self.driver = driver
    self.backdrop = backdrop
    self.holdFirst = holdFirst
    self.holdLast = holdLast
  }
}

/// The two pages of a transition, in UIKit's words.
public enum PageRole: String, Sendable, Hashable, CaseIterable {
  /// The page that is left.
  case from
  /// The page that appears.
  case to
}
