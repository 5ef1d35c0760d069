internal import Motion

/// The shadow of one layer in output pixels: the layer's outline, moved, blurred and filled with a colour.
///
/// A pixel has the average of the blurred outline over its area. The shadow of a page with transparent pixels is that of
/// its rounded rectangle, and it is not cut out under its layer: where the layer is translucent, it shows through.
/// Further than 3.5 standard deviations from the outline there is none.
///
/// A class, so that copying a layer costs no more with a shadow than without.
final class PlacedShadow {
  let color: SIMD4<UInt8>
  /// Opacity in 65536ths, above 0.
  private let opacity: Double
  private let outline: Outline
  /// Nil where the edge is hard.
  private let blur: BlurredOutline?
  /// Output pixels the shadow touches.
  private let columns: Range<Int>
  private let rows: Range<Int>
  /// Rows so far from the ends and the corners that all are the same, and what they are.
  private let plainRows: Range<Int>
  private var plainWeights: [UInt32] = []

  /// Nil where nothing of the shadow can be seen.
  ///
  /// - Parameters:
  ///   - outline: the layer's.
  ///   - opacity: the layer's.
  ///   - width: pixels of the output.
  ///   - pixelsPerPoint: across and down.
  init?(
    _ shadow: LayerState.Shadow, of outline: Outline, opacity: Double, width: Int, height: Int,
    pixelsPerPoint: SIMD2<Double>, scratch: ShadowRow
  ) {
    let opacity = min(opacity, 1) * min(shadow.opacity, 1) * Double(shadow.color.alpha) / 255
    guard opacity > 0, shadow.x.isFinite, shadow.y.isFinite, outline.columns.lower < outline.columns.upper,
      outline.rows.lower < outline.rows.upper
    else { return nil }
    let outline = Outline(
      columns: outline.columns.moved(by: shadow.x * pixelsPerPoint.x),
      rows: outline.rows.moved(by: shadow.y * pixelsPerPoint.y))
    let exact = max(shadow.blur, 0) / 2 * pixelsPerPoint
    let isHard = exact.max() < Self.narrowest
    let deviation = exact.clamped(
      lowerBound: SIMD2(repeating: Self.narrowest), upperBound: SIMD2(repeating: Self.widest))
    let reach = isHard ? .zero : deviation * NormalDistribution.reach
    let corner = outline.hasCorners ? outline.rows.radius : 0

    self.opacity = opacity * 65536
    self.outline = outline
    color = SIMD4(shadow.color.red, shadow.color.green, shadow.color.blue, 255)
    columns = Self.pixels(
      from: (outline.columns.lower - reach.x).rounded(.down), to: (outline.columns.upper + reach.x).rounded(.up),
      of: width)
    rows = Self.pixels(
      from: (outline.rows.lower - reach.y).rounded(.down), to: (outline.rows.upper + reach.y).rounded(.up), of: height)
    plainRows = Self.pixels(
      from: (outline.rows.lower + corner + reach.y).rounded(.up),
      to: (outline.rows.upper - corner - reach.y).rounded(.down), of: height)
    if columns.isEmpty || rows.isEmpty { return nil }
    blur =
      isHard
      ? nil
      : BlurredOutline(outline, width: width, height: height, deviationX: deviation.x, deviationY: deviation.y)
    if let row = plainRows.first {
      unsafe write(row, columns: columns, into: scratch)
      plainWeights = (0..<width).map { unsafe columns.contains($0) ? scratch.weights[$0] : 0 }
    }
  }

  /// Standard deviations in pixels below which an edge is as good as hard: none is off by more than 1/1000.
  private static let narrowest = 0.0025
  /// Above which a blur leaves nothing to see.
  private static let widest = 1e6

  private static func pixels(from lower: Double, to upper: Double, of count: Int) -> Range<Int> {
    let first = Int(min(max(lower, 0), Double(count)))
    return first..<max(Int(min(max(upper, 0), Double(count))), first)
  }

  /// The output columns the shadow touches in row `y`.
  func columns(in y: Int) -> Range<Int> { rows.contains(y) ? columns : 0..<0 }

  /// Calls `body` with the opacity of each pixel of row `y`, in 65536ths; it is there for `columns`, which the shadow
  /// touches.
  func withWeights(
    _ y: Int, columns: Range<Int>, scratch: ShadowRow, _ body: (UnsafePointer<UInt32>) -> Void
  ) {
    if plainRows.contains(y) {
      unsafe plainWeights.withUnsafeBufferPointer { unsafe body($0.baseAddress!) }
    } else {
      unsafe write(y, columns: columns, into: scratch)
      unsafe body(scratch.weights)
    }
  }

  private func write(_ y: Int, columns: Range<Int>, into row: ShadowRow) {
    guard let blur else {
      for x in columns { unsafe row.weights[x] = UInt32((outline.coverage(x, y) * opacity).rounded()) }
      return
    }
    unsafe blur.write(y, columns: columns, opacity: opacity, into: row.rises)
    var sum: Float = 0.5
    for x in columns {
      unsafe sum += row.rises[x]
      unsafe row.weights[x] = UInt32(min(max(sum, 0), 65536))
    }
  }
}

/// What the shadows of one compositor are made in.
@unsafe struct ShadowRow {
  let weights: UnsafeMutablePointer<UInt32>
  /// How much each is above the one to its left.
  let rises: UnsafeMutablePointer<Float>
}
