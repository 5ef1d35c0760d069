internal import Motion

/// The shadow of one layer in output pixels: the layer's outline, moved, blurred and filled with a colour.
///
/// A pixel has the average of the blurred outline over its area. The shadow of a page with transparent pixels is that of
/// its rounded rectangle, and it is not cut out under its layer: where the layer is translucent, it shows through.
/// Further than 3.5 standard deviations from the outline there is none.
///
/// Kept from frame to frame, so that placing a shadow again needs no new memory.
final class PlacedShadow {
  private(set) var color = SIMD4<UInt8>(0, 0, 0, 255)
  /// Opacity in 65536ths, above 0.
  private var opacity = 0.0
  private var outline = Outline.empty
  private var isHard = true
  /// Of use where the edge is not hard.
  private var blur = BlurredOutline()
  /// Pixels that the blur carries the outline outwards.
  private var reach = SIMD2<Double>.zero
  /// Output pixels the shadow touches.
  private var columns = 0..<0
  private var rows = 0..<0
  /// Rows so far from the ends and the corners that all are the same.
  private var plainRows = 0..<0

  /// Places the shadow for a frame.
  /// - Parameters:
  ///   - outline: the layer's.
  ///   - opacity: the layer's.
  ///   - width: pixels of the output.
  ///   - pixelsPerPoint: across and down.
  /// - Returns: whether anything of it can be seen.
  func place(
    _ shadow: LayerState.Shadow, of outline: Outline, opacity: Double, width: Int, height: Int,
    pixelsPerPoint: SIMD2<Double>
  ) -> Bool {
    let opacity = min(opacity, 1) * min(shadow.opacity, 1) * Double(shadow.color.alpha) / 255
    guard opacity > 0, shadow.x.isFinite, shadow.y.isFinite, outline.columns.lower < outline.columns.upper,
      outline.rows.lower < outline.rows.upper
    else { return false }
    let outline = Outline(
      columns: outline.columns.moved(by: shadow.x * pixelsPerPoint.x),
      rows: outline.rows.moved(by: shadow.y * pixelsPerPoint.y))
    let exact = max(shadow.blur, 0) / 2 * pixelsPerPoint
    isHard = exact.max() < Self.narrowest
    let deviation = exact.clamped(
      lowerBound: SIMD2(repeating: Self.narrowest), upperBound: SIMD2(repeating: Self.widest))
    reach = isHard ? .zero : deviation * NormalDistribution.reach
    let corner = outline.hasCorners ? outline.rows.radius : 0

    self.opacity = opacity * 65536
    self.outline = outline
    color = SIMD4(shadow.color.red, shadow.color.green, shadow.color.blue, 255)
    columns = (0..<width).from(
      (outline.columns.lower - reach.x).rounded(.down), to: (outline.columns.upper + reach.x).rounded(.up))
    rows = (0..<height).from(
      (outline.rows.lower - reach.y).rounded(.down), to: (outline.rows.upper + reach.y).rounded(.up))
    plainRows = (0..<height).from(
      (outline.rows.lower + corner + reach.y).rounded(.up), to: (outline.rows.upper - corner - reach.y).rounded(.down))
    if columns.isEmpty || rows.isEmpty { return false }
    if !isHard { blur.place(outline, width: width, height: height, deviationX: deviation.x, deviationY: deviation.y) }
    return true
  }

  /// Standard deviations in pixels below which an edge is as good as hard: none is off by more than 1/1000.
  private static let narrowest = 0.0025
  /// Above which a blur leaves nothing to see.
  private static let widest = 1e6

  /// The output columns the shadow touches in row `y`.
  func columns(in y: Int) -> Range<Int> {
    if plainRows.contains(y) { return columns }
    return rows.contains(y) ? outline.touched(in: y, of: columns, reach: reach) : 0..<0
  }

  /// The row from which on the shadow may be otherwise than in row `y`.
  func change(after y: Int) -> Int { Raster.change(after: y, span: rows, even: plainRows) }

  /// Whether row `y` is one of those that are all the same.
  func isPlain(_ y: Int) -> Bool { plainRows.contains(y) }

  /// Writes the opacity of each pixel of row `y` in `columns`, which the shadow touches, in 65536ths.
  func write(_ y: Int, columns: Range<Int>, into row: ShadowRow) {
    if isHard {
      unsafe writeHard(y, columns: columns, into: row)
    } else {
      unsafe writeSoft(y, columns: columns, into: row)
    }
  }

  private func writeHard(_ y: Int, columns: Range<Int>, into row: ShadowRow) {
    func weight(_ x: Int) -> UInt32 { UInt32((outline.coverage(x, y) * opacity).rounded()) }
    let full = outline.full(in: y, of: columns)
    for x in columns.lowerBound..<full.lowerBound { unsafe row.weights[x] = weight(x) }
    if !full.isEmpty {
      unsafe (row.weights + full.lowerBound).update(repeating: weight(full.lowerBound), count: full.count)
    }
    for x in full.upperBound..<columns.upperBound { unsafe row.weights[x] = weight(x) }
  }

  private func writeSoft(_ y: Int, columns: Range<Int>, into row: ShadowRow) {
    unsafe blur.write(y, columns: columns, opacity: opacity, into: row.rises)
    let level = blur.level.clamped(to: columns)
    var sum: Float = 0.5
    func add(_ columns: Range<Int>) {
      for x in columns {
        unsafe sum += row.rises[x]
        unsafe row.weights[x] = UInt32(min(max(sum, 0), 65536))
      }
    }
    add(columns.lowerBound..<level.lowerBound)
    if !level.isEmpty {
      add(level.lowerBound..<level.lowerBound + 1)
      unsafe (row.weights + level.lowerBound).update(repeating: row.weights[level.lowerBound], count: level.count)
    }
    add(level.isEmpty ? level.lowerBound..<columns.upperBound : level.upperBound..<columns.upperBound)
  }
}

/// What the shadows of one compositor are made in.
@unsafe struct ShadowRow {
  let weights: UnsafeMutablePointer<UInt32>
  /// How much each is above the one to its left.
  let rises: UnsafeMutablePointer<Float>
}
