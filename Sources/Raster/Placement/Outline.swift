/// A rectangle with rounded corners, in output pixels: the shape of a layer, and of its shadow.
///
/// The corners are quarters of ellipses, since a layer's scale may differ across and down.
struct Outline {
  /// One axis of it.
  struct Extent {
    let lower: Double
    let upper: Double
    /// Of the ellipses; at most half of the length.
    let radius: Double

    init(lower: Double, upper: Double, radius: Double) {
      self.lower = lower
      self.upper = upper
      self.radius = min(radius, (upper - lower) / 2)
    }

    func moved(by distance: Double) -> Extent {
      Extent(lower: lower + distance, upper: upper + distance, radius: radius)
    }

    /// What of `from…to` lies in the corner at one end, as distances from the centre of the corner's ellipse.
    func part(of from: Double, _ to: Double, isUpper: Bool) -> (near: Double, far: Double) {
      isUpper
        ? (max(from - (upper - radius), 0), to - (upper - radius))
        : (max(lower + radius - to, 0), lower + radius - from)
    }
  }

  let columns: Extent
  let rows: Extent

  /// Whether there is something to cut off.
  var hasCorners: Bool { columns.radius > 0 && rows.radius > 0 }

  /// Of a layer that is not placed yet.
  static let empty = Outline(
    columns: Extent(lower: 0, upper: 0, radius: 0), rows: Extent(lower: 0, upper: 0, radius: 0))

  /// Whether pixel row `y` reaches into a corner.
  func cuts(_ y: Int) -> Bool {
    hasCorners && (Double(y) < rows.lower + rows.radius || Double(y + 1) > rows.upper - rows.radius)
  }

  /// The pixel rows among `range` that do not.
  func uncutRows(of range: Range<Int>) -> Range<Int> {
    if !hasCorners { return range }
    return range.from((rows.lower + rows.radius).rounded(.up), to: (rows.upper - rows.radius).rounded(.down))
  }

  /// The columns among `range` that the outline touches in pixel row `y`, or comes as near to as `reach`.
  func touched(in y: Int, of range: Range<Int>, reach: SIMD2<Double> = .zero) -> Range<Int> {
    let inset = hasCorners ? insets(from: Double(y) - reach.y, to: Double(y + 1) + reach.y).least : 0
    return range.from(
      (columns.lower + inset - reach.x).rounded(.down), to: (columns.upper - inset + reach.x).rounded(.up))
  }

  /// The columns among `range` that it covers as far as it covers the row.
  func full(in y: Int, of range: Range<Int>) -> Range<Int> {
    let inset = hasCorners ? insets(from: Double(y), to: Double(y + 1)).most : 0
    return range.from((columns.lower + inset).rounded(.up), to: (columns.upper - inset).rounded(.down))
  }

  /// How far the sides are drawn in, in pixels, over what there is of the outline between two heights.
  private func insets(from top: Double, to bottom: Double) -> (least: Double, most: Double) {
    let top = min(max(top, rows.lower), rows.upper)
    let bottom = min(max(bottom, rows.lower), rows.upper)
    let middle = min(max((rows.lower + rows.upper) / 2, top), bottom)
    return (inset(at: middle), max(inset(at: top), inset(at: bottom)))
  }

  private func inset(at y: Double) -> Double {
    let radius = rows.radius
    let distance = max(rows.lower + radius - y, y - (rows.upper - radius), 0)
    if distance == 0 { return 0 }
    return columns.radius * (1 - (max(radius - distance, 0) * (radius + distance)).squareRoot() / radius)
  }

  /// The area of pixel `x`, `y` within the outline, 0…1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let (left, right) = (max(Double(x), columns.lower), min(Double(x + 1), columns.upper))
    let (top, bottom) = (max(Double(y), rows.lower), min(Double(y + 1), rows.upper))
    guard left < right, top < bottom else { return 0 }
    var area = (right - left) * (bottom - top)
    if !cuts(y) { return area }
    for isRight in [false, true] {
      let across = columns.part(of: left, right, isUpper: isRight)
      if across.near >= across.far { continue }
      for isLower in [false, true] {
        let down = rows.part(of: top, bottom, isUpper: isLower)
        if down.near < down.far { area -= outside(across, down) }
      }
    }
    return min(max(area, 0), 1)
  }

  /// The area of a rectangle in a corner that is not in the corner's quarter of an ellipse.
  ///
  /// The ellipse is `y = b √((a − x)(a + x)) / a`; the part of it within the rectangle's height is integrated
  /// numerically, with an error below 1/5000 of a pixel even where the ellipse is upright.
  private func outside(_ across: (near: Double, far: Double), _ down: (near: Double, far: Double)) -> Double {
    let (a, b) = (columns.radius, rows.radius)
    func edge(at y: Double) -> Double {
      let x = a * (max(b - y, 0) * (b + y)).squareRoot() / b
      return min(max(x, across.near), across.far)
    }
    let (full, reach) = (edge(at: down.far), edge(at: down.near))
    if full == across.far { return 0 }
    let beneath = GaussLegendre.integral(from: full, to: reach) { x in
      b * (max(a - x, 0) * (a + x)).squareRoot() / a - down.near
    }
    return (across.far - full) * (down.far - down.near) - beneath
  }
}

extension Range<Int> {
  /// What lies in both ranges.
  func from(_ lower: Double, to upper: Double) -> Range<Int> {
    let first = Int(Swift.min(Swift.max(lower, Double(lowerBound)), Double(upperBound)))
    return first..<Swift.max(Int(Swift.min(Swift.max(upper, Double(lowerBound)), Double(upperBound))), first)
  }
}
