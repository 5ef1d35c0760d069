import Foundation

/// The outline of a layer in output pixels, as the reference has it.
struct RoundedRectangle {
  var left: Double
  var top: Double
  let width: Double
  let height: Double
  /// Of the ellipses in the corners.
  let radiusX: Double
  let radiusY: Double

  /// The area of pixel `x`, `y` that is inside, 0…1.
  func coverage(_ x: Int, _ y: Int) -> Double {
    let across = min(Double(x + 1), left + width) - max(Double(x), left)
    let down = min(Double(y + 1), top + height) - max(Double(y), top)
    return max(across, 0) * max(down, 0) - cut(x, y)
  }

  /// The area that the corners take away from pixel `x`, `y`.
  func cut(_ x: Int, _ y: Int) -> Double {
    if radiusX <= 0 || radiusY <= 0 { return 0 }
    let across = [(left + radiusX, -1.0), (left + width - radiusX, 1)]
    let down = [(top + radiusY, -1.0), (top + height - radiusY, 1)]
    var area = 0.0
    for (centerX, outwardsX) in across {
      for (centerY, outwardsY) in down {
        // The pixel's part in the corner, in radii from the centre of the ellipse outwards: a unit circle.
        let u = part(Double(x), from: centerX, outwards: outwardsX, radius: radiusX)
        let v = part(Double(y), from: centerY, outwards: outwardsY, radius: radiusY)
        let inside = quarter(u.1, v.1) - quarter(u.0, v.1) - quarter(u.1, v.0) + quarter(u.0, v.0)
        area += ((u.1 - u.0) * (v.1 - v.0) - inside) * radiusX * radiusY
      }
    }
    return area
  }

  private func part(_ pixel: Double, from center: Double, outwards: Double, radius: Double) -> (Double, Double) {
    let ends = [pixel, pixel + 1].map { min(max(($0 - center) * outwards / radius, 0), 1) }.sorted()
    return (ends[0], ends[1])
  }

  /// The area of a unit circle within the rectangle from its centre to `u`, `v`, which are 0…1.
  private func quarter(_ u: Double, _ v: Double) -> Double {
    if u * u + v * v <= 1 { return u * v }
    let leaves = (1 - v * v).squareRoot()
    return leaves * v + under(u) - under(leaves)
  }

  /// ∫₀ᵘ √(1 − s²) ds
  private func under(_ u: Double) -> Double { (u * max(1 - u * u, 0).squareRoot() + asin(min(u, 1))) / 2 }
}
