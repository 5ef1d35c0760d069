/// A layer whose tracks are plain numbers: points, fractions, and driving values in the driver's unit.
struct ResolvedLayer: Sendable {
  private let layer: Layer
  private let x: ResolvedTrack
  private let y: ResolvedTrack
  private let scaleX: ResolvedTrack
  private let scaleY: ResolvedTrack
  private let opacity: ResolvedTrack

  /// - Parameter whole: the driving value that is 100 %.
  init(_ layer: Layer, page: PageSize, whole: Double) {
    self.layer = layer
    x = ResolvedTrack(layer.x, driver: whole, value: page.width)
    y = ResolvedTrack(layer.y, driver: whole, value: page.height)
    scaleX = ResolvedTrack(layer.scaleX, driver: whole, value: 1)
    scaleY = ResolvedTrack(layer.scaleY, driver: whole, value: 1)
    opacity = ResolvedTrack(layer.opacity, driver: whole, value: 1)
  }

  /// - Parameter resting: the one page on the screen while no transition is under way, which is then shown as it is,
  ///   whatever its tracks say; nil while one is.
  func state(at value: Double, resting: PageRole?) -> LayerState {
    if let resting, layer.content == .page(resting) { return LayerState(name: layer.name, content: layer.content) }
    return LayerState(
      name: layer.name, content: layer.content, x: x[value], y: y[value], scaleX: scaleX[value],
      scaleY: scaleY[value], opacity: min(max(opacity[value], 0), 1), isHidden: resting != nil)
  }
}

/// Straight lines between points, constant outside.
struct ResolvedTrack: Sendable {
  private let stops: [(at: Double, value: Double)]

  init(_ track: Track, driver: Double, value: Double) {
    stops = track.stops.map { ($0.at.resolved(whole: driver), $0.value.resolved(whole: value)) }
  }

  subscript(driving: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.at > driving }) else { return stops[stops.count - 1].value }
    if next == 0 { return stops[0].value }
    let (a, b) = (stops[next - 1], stops[next])
    // The slope first: where it is 1, as for a page that follows the finger, the result is exact.
    return a.value + (driving - a.at) * ((b.value - a.value) / (b.at - a.at))
  }
}
