internal import Motion

/// A layer of one frame in output pixels: what it shows, where, and how opaque.
///
/// Kept from frame to frame, so that placing a layer again needs no new memory.
final class PlacedLayer {
  enum Source {
    /// Opaque; R, G, B and 255.
    case color(SIMD4<UInt8>)
    case page(PageRole)
  }

  private(set) var source = Source.page(.from)
  private(set) var columns = AxisMap.nowhere
  private(set) var rows = AxisMap.nowhere
  /// Opacity in 65536ths; 0 where only a shadow is to be seen.
  private(set) var weight: UInt32 = 0
  /// The layer's shape.
  private(set) var outline = Outline.empty
  private(set) var hasShadow = false
  /// Of use where `hasShadow`.
  let shadow = PlacedShadow()

  /// Places the layer for a frame.
  /// - Returns: whether anything of it can be seen.
  func place(_ state: LayerState, width: Int, height: Int, pageSize: PageSize) -> Bool {
    guard !state.isHidden, state.opacity > 0 else { return false }
    var opacity = state.opacity
    switch state.content {
    case .color(let color):
      opacity *= Double(color.alpha) / 255
      source = .color(SIMD4(color.red, color.green, color.blue, 255))
    case .page(let role):
      source = .page(role)
    }
    weight = UInt32((min(opacity, 1) * 65536).rounded())
    let snaps = state.scaleX == 1 && state.scaleY == 1 && !state.isSubpixel
    let pixelsPerPoint = SIMD2(Double(width) / pageSize.width, Double(height) / pageSize.height)
    columns = AxisMap(
      count: width, scale: state.scaleX, anchor: state.anchor.x,
      offset: state.x * Double(width) / pageSize.width, snaps: snaps)
    rows = AxisMap(
      count: height, scale: state.scaleY, anchor: state.anchor.y,
      offset: state.y * Double(height) / pageSize.height, snaps: snaps)
    let radius = min(max(state.cornerRadius, 0), pageSize.width / 2, pageSize.height / 2) * pixelsPerPoint
    outline = Outline(
      columns: Outline.Extent(lower: columns.lower, upper: columns.upper, radius: radius.x * state.scaleX),
      rows: Outline.Extent(lower: rows.lower, upper: rows.upper, radius: radius.y * state.scaleY))
    hasShadow = false
    if let shadow = state.shadow {
      hasShadow = self.shadow.place(
        shadow, of: outline, opacity: state.opacity, width: width, height: height, pixelsPerPoint: pixelsPerPoint)
    }
    return hasShadow || (weight > 0 && !columns.span.isEmpty && !rows.span.isEmpty)
  }

  /// The output columns the layer touches in row `y`, and those of them it covers as far as it covers the row.
  func columns(in y: Int) -> (span: Range<Int>, full: Range<Int>) {
    guard weight > 0, rows.span.contains(y) else { return (0..<0, 0..<0) }
    guard outline.cuts(y) else { return (columns.span, columns.full) }
    return (outline.touched(in: y, of: columns.span), outline.full(in: y, of: columns.full))
  }

  /// Opacity times what the layer covers of a pixel, in 65536ths.
  func weight(_ x: Int, _ y: Int) -> UInt32 {
    if outline.cuts(y) { return share(weight, UInt32((outline.coverage(x, y) * 65536).rounded())) }
    return share(weight(inRow: y), columns.coverage(of: x))
  }

  /// The same in a column of `columns(in: y).full`.
  func weight(inRow y: Int) -> UInt32 { share(weight, rows.coverage(of: y)) }

  private func share(_ weight: UInt32, _ coverage: UInt32) -> UInt32 {
    UInt32((UInt64(weight) * UInt64(coverage)) >> 16)
  }

  /// The row from which on the layer may touch others or cover them otherwise than it does row `y`.
  func change(after y: Int) -> Int {
    let own = weight > 0 ? Raster.change(after: y, span: rows.span, even: outline.uncutRows(of: rows.full)) : Int.max
    return hasShadow ? min(own, shadow.change(after: y)) : own
  }

  /// Whether the layer's pixels reach the output as they are.
  var isShifted: Bool { columns.shift != nil && rows.shift != nil }

  /// What output row `y` shows of the page.
  func place(of y: Int) -> RowPlace {
    if let shift = rows.shift { return RowPlace(row: y - shift, fraction: 0) }
    let (row, fraction) = rows.source(of: y, bits: 16)
    return RowPlace(row: row, fraction: UInt32(fraction))
  }
}

/// The row from which on things may be otherwise than in row `y`, where they are of a kind outside of `span` and of
/// another in all of `even`.
func change(after y: Int, span: Range<Int>, even: Range<Int>) -> Int {
  if y < span.lowerBound { return span.lowerBound }
  if y >= span.upperBound { return Int.max }
  return even.contains(y) ? even.upperBound : y + 1
}
