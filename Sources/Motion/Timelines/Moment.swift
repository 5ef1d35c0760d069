/// One moment of a timeline.
public struct Moment: Sendable, Hashable {
  public var phase: Phase
  /// The number of the scene's step under way, from 1; nil while the first or the last frame is held.
  public var step: Int?
  /// The name of the transition whose layers these are: the one under way, else the one that was last or, before all, the
  /// one to come.
  public var transition: String
  /// The pages that the layers show, by name.
  public var pages: PagePair
  /// Points the page has been pulled; nil where no finger drives.
  public var displacement: Double?
  /// The driving value as a fraction of its whole: of the page's side for a pan, of 1 for a clock.
  public var progress: Double
  /// Back to front, the backdrop first. Every layer of the transition, hidden ones too.
  public var layers: [LayerState]
}

/// What goes on at a moment.
public enum Phase: String, Sendable, Hashable {
  case holdFirst = "hold-first"
  /// The finger is down.
  case drag
  /// The finger has left, and the page goes on to the end.
  case finish
  /// The finger has left, and the page goes back.
  case `return`
  /// Between two touches, two steps, or before a clock's delay is over: the page rests.
  case rest
  /// A clock runs.
  case animate
  case holdLast = "hold-last"
}
