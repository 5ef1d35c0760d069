/// A layer whose tracks are plain numbers: points, fractions, and driving values in the driver's unit.
struct ResolvedLayer: Sendable {
  private let layer: Layer
  /// What its states say it shows.
  private let content: LayerState.Content
  private let x: ResolvedTrack
  private let y: ResolvedTrack
  private let scaleX: ResolvedTrack
  private let scaleY: ResolvedTrack
  private let opacity: ResolvedTrack
  private let cornerRadius: ResolvedTrack
  private let shadow: ResolvedShadow?

  /// - Parameter whole: the driving value that is 100 %.
  init(_ layer: Layer, page: PageSize, whole: Double) {
    self.layer = layer
    content =
      switch layer.content {
      case .page(let role), .snapshot(let role): .page(role)
      case .color(let color): .color(color)
      }
    x = ResolvedTrack(layer.x, driver: whole, value: page.width)
    y = ResolvedTrack(layer.y, driver: whole, value: page.height)
    scaleX = ResolvedTrack(layer.scaleX, driver: whole, value: 1)
    scaleY = ResolvedTrack(layer.scaleY, driver: whole, value: 1)
    opacity = ResolvedTrack(layer.opacity, driver: whole, value: 1)
    cornerRadius = ResolvedTrack(layer.cornerRadius, driver: whole, value: page.shorterSide)
    shadow = layer.shadow.map { ResolvedShadow($0, page: page, whole: whole) }
  }

  /// Where the layer is at a driving value.
  func state(at value: Double) -> LayerState {
    LayerState(
      name: layer.name, content: content, anchor: layer.anchor, x: x[value], y: y[value], scaleX: scaleX[value],
      scaleY: scaleY[value], opacity: opacity[value].clampedToUnit, cornerRadius: max(cornerRadius[value], 0),
      shadow: shadow?.state(at: value), isSubpixel: layer.isSubpixel)
  }

  /// The page as it is, whatever the tracks say: the only one on the screen while no transition is under way.
  var atRest: LayerState { LayerState(name: layer.name, content: content) }
}

/// A shadow likewise.
private struct ResolvedShadow: Sendable {
  private let color: Color
  private let x: ResolvedTrack
  private let y: ResolvedTrack
  private let blur: ResolvedTrack
  private let opacity: ResolvedTrack

  init(_ shadow: Shadow, page: PageSize, whole: Double) {
    color = shadow.color
    x = ResolvedTrack(shadow.x, driver: whole, value: page.width)
    y = ResolvedTrack(shadow.y, driver: whole, value: page.height)
    blur = ResolvedTrack(shadow.blur, driver: whole, value: page.shorterSide)
    opacity = ResolvedTrack(shadow.opacity, driver: whole, value: 1)
  }

  func state(at value: Double) -> LayerState.Shadow {
    LayerState.Shadow(
      color: color, x: x[value], y: y[value], blur: max(blur[value], 0), opacity: opacity[value].clampedToUnit)
  }
}

extension Double {
  fileprivate var clampedToUnit: Double { min(max(self, 0), 1) }
}
