/// Where a layer is at one moment, and how opaque. Placements, not pixels.
public struct LayerState: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    case page(PageRole)
    case color(Color)
  }

  /// The outline of a layer, moved, blurred and filled.
  public struct Shadow: Sendable, Hashable {
    public var color: Color
    /// Points to the right of and below the layer's outline.
    public var x: Double
    public var y: Double
    /// Points: twice the standard deviation of the Gaussian. At least 0.
    public var blur: Double
    /// 0…1, times the layer's own.
    public var opacity: Double

    public init(color: Color = .black, x: Double = 0, y: Double = 0, blur: Double, opacity: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.opacity = opacity
    }
  }

  public var name: String
  public var content: Content
  /// What stays where it is while the layer is scaled.
  public var anchor: Anchor
  /// Points to the right of where the layer rests.
  public var x: Double
  /// Points below where the layer rests.
  public var y: Double
  /// About the anchor.
  public var scaleX: Double
  /// About the anchor.
  public var scaleY: Double
  /// 0…1.
  public var opacity: Double
  /// Points, before the layer is scaled; at least 0. More than half a side is as half a side.
  public var cornerRadius: Double
  public var shadow: Shadow?
  /// Whether the layer may lie between pixels where it is only moved; else it is then placed on whole ones.
  public var isSubpixel: Bool
  /// Whether the layer is out of the picture altogether, as every one but the page on the screen is before a
  /// transition begins and after it has ended.
  public var isHidden: Bool

  public init(
    name: String, content: Content, anchor: Anchor = .center, x: Double = 0, y: Double = 0, scaleX: Double = 1,
    scaleY: Double = 1, opacity: Double = 1, cornerRadius: Double = 0, shadow: Shadow? = nil,
    isSubpixel: Bool = false, isHidden: Bool = false
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
    self.isHidden = isHidden
  }
}
