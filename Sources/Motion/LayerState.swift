/// Where a layer is at one moment, and how opaque. Placements, not pixels.
public struct LayerState: Sendable, Hashable {
  public var name: String
  public var content: Layer.Content
  /// Points to the right of where the layer rests.
  public var x: Double
  /// Points below where the layer rests.
  public var y: Double
  /// About the screen's centre.
  public var scaleX: Double
  /// About the screen's centre.
  public var scaleY: Double
  /// 0…1.
  public var opacity: Double
  /// Whether the layer is out of the picture altogether, as every one but the page on the screen is before a
  /// transition begins and after it has ended.
  public var isHidden: Bool

  public init(
    name: String, content: Layer.Content, x: Double = 0, y: Double = 0, scaleX: Double = 1, scaleY: Double = 1,
    opacity: Double = 1, isHidden: Bool = false
  ) {
    self.name = name
    self.content = content
    self.x = x
    self.y = y
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.opacity = opacity
    self.isHidden = isHidden
  }
}

/// One moment of a timeline.
public struct Moment: Sendable, Hashable {
  public var phase: Phase
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
  /// Between two touches, or after one that was refused: the page rests.
  case rest
  /// A clock runs.
  case animate
  case holdLast = "hold-last"
}
