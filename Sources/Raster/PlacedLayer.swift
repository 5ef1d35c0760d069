internal import Motion

/// A layer of one frame in output pixels: what it shows, where, and how opaque.
struct PlacedLayer {
  enum Source {
    case color(SIMD4<UInt8>)
    case page(PageRole)
  }

  let source: Source
  let columns: AxisMap
  let rows: AxisMap
  /// Opacity in 65536ths, above 0.
  let weight: UInt32

  /// Nil where nothing of the layer can be seen.
  init?(_ state: LayerState, width: Int, height: Int, pageSize: PageSize) {
    guard !state.isHidden else { return nil }
    var opacity = state.opacity
    switch state.content {
    case .color(let color):
      opacity *= Double(color.alpha) / 255
      source = .color(SIMD4(color.red, color.green, color.blue, 255))
    case .page(let role):
      source = .page(role)
    }
    guard opacity > 0 else { return nil }
    weight = UInt32((min(opacity, 1) * 65536).rounded())
    let snaps = state.scaleX == 1 && state.scaleY == 1 && !state.isSubpixel
    columns = AxisMap(
      count: width, scale: state.scaleX, anchor: state.anchor.x,
      offset: state.x * Double(width) / pageSize.width, fractionBits: 8, snaps: snaps)
    rows = AxisMap(
      count: height, scale: state.scaleY, anchor: state.anchor.y,
      offset: state.y * Double(height) / pageSize.height, fractionBits: 16, snaps: snaps)
    if weight == 0 || columns.span.isEmpty || rows.span.isEmpty { return nil }
  }

  /// Whether the layer's pixels reach the output as they are.
  var isShifted: Bool { columns.shift != nil && rows.shift != nil }

  /// The source rows seen in output row `y`, and how far, in 65536ths, it lies from the first to the second.
  func sourceRows(at y: Int) -> (upper: Int, lower: Int, fraction: UInt32) {
    if let shift = rows.shift { return (y - shift, y - shift, 0) }
    let upper = Int(rows.index[y - rows.span.lowerBound])
    let fraction = rows.fraction[y - rows.span.lowerBound]
    return (upper, fraction == 0 ? upper : upper + 1, fraction)
  }
}
