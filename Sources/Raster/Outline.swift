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

  /// Whether pixel row `y` reaches into a corner.
  func cuts(_ y: Int) -> Bool {
    hasCorners && (Double(y) < rows.lower + rows.radius || Double(y + 1) > rows.upper - rows.radius)
  }

  /// How far the sides are drawn in, in pixels, over the height of pixel row `y`.
  func insets(in y: Int) -> (least: Double, most: Double) {
    let top = min(max(Double(y), rows.lower), rows.upper)
    let bottom = min(max(Double(y + 1), rows.lower), rows.upper)
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
    let beneath = GaussLegendre.integral(from: full, to: reach) { x in
      b * (max(a - x, 0) * (a + x)).squareRoot() / a - down.near
    }
    return (across.far - full) * (down.far - down.near) - beneath
  }
}
