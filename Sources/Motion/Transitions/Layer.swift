/// One layer of a transition: what it shows, and how each of its properties depends on the driving value.
public struct Layer: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case page(PageRole)
    /// A picture of the page as the transition began. While nothing moves, a page is shown by its own layer where it has
    /// one, and by its snapshot only where it has none.
    case snapshot(PageRole)
    /// A colour over the whole screen.
    case color(Color)
  }

  public var name: String
  public var content: Content
  /// The place that stays where it is while the layer is scaled.
  public var anchor: Anchor
  /// Points to the right of where the layer rests.
  public var x: Track
  /// Points below where the layer rests.
  public var y: Track
  /// About the anchor.
  public var scaleX: Track
  /// About the anchor.
  public var scaleY: Track
  /// Clamped to 0…1 when it is drawn, not before.
  public var opacity: Track
  /// Points, before the layer is scaled, as a `CALayer` has it; never below 0. 100 % is the page's shorter side.
  public var cornerRadius: Track
  public var shadow: Shadow?
  /// Whether the layer may lie between pixels where it is only moved; by default it is then placed on whole ones.
  public var isSubpixel: Bool

  public init(
    name: String, content: Content, anchor: Anchor = .center, x: Track = 0, y: Track = 0, scaleX: Track = 1,
    scaleY: Track = 1, opacity: Track = 1, cornerRadius: Track = 0, shadow: Shadow? = nil, isSubpixel: Bool = false
  ) {
    self.name = name
    self.content = content
    self.anchor = anchor
    self.x = x
    self.y = y
    self.scaleX = scaleX
    self.scaleY = scaleY
    self.opacity = opacity
    self.cornerRadius = cornerRadius
    self.shadow = shadow
    self.isSubpixel = isSubpixel
  }
}

/// A place in a layer, as fractions of its width and height from the top left.
public struct Anchor: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let center = Anchor(x: 0.5, y: 0.5)
}

/// The shadow a layer casts on what lies under it: its outline, moved, blurred and filled with a colour.
public struct Shadow: Sendable, Hashable {
  public var color: Color
  /// Points to the right of and below the layer; not scaled with it.
  public var x: Track
  public var y: Track
  /// Points, as CSS and design tools count: twice the standard deviation of the Gaussian, and so twice a `CALayer`'s
  /// `shadowRadius`. Never below 0. 100 % is the page's shorter side.
  public var blur: Track
  /// Times the layer's own.
  public var opacity: Track

  public init(color: Color = .black, x: Track = 0, y: Track = 0, blur: Track = 0, opacity: Track = 1) {
    self.color = color
    self.x = x
    self.y = y
    self.blur = blur
    self.opacity = opacity
  }
}
