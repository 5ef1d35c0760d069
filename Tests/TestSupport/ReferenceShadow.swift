import Foundation

/// How much of a blurred outline each pixel has, as the reference has it: averaged over the pixel's area.
///
/// Down, the outline is cut into many thin slabs; across, each slab is a difference of normal distributions.
struct ReferenceShadow {
  private let outline: RoundedRectangle
  private let width: Int
  private let deviationX: Double
  private let deviationY: Double
  private let slabs: [Slab]

  private struct Slab {
    let y: Double
    let height: Double
    /// What it is in each column at its own height.
    let columns: [Double]
  }

  /// Standard deviations in pixels; 0 leaves a hard edge.
  init(_ outline: RoundedRectangle, width: Int, deviationX: Double, deviationY: Double) {
    self.outline = outline
    self.width = width
    self.deviationX = deviationX
    self.deviationY = deviationY
    func columns(inset: Double) -> [Double] {
      (0..<width).map { x in
        blurredStep(at: outline.left + inset, over: x, deviationX)
          - blurredStep(at: outline.left + outline.width - inset, over: x, deviationX)
      }
    }
    var slabs: [Slab] = []
    if deviationX > 0, deviationY > 0 {
      // Slabs by equal angles of the corners' ellipses.
      let radii = max(outline.radiusX / deviationX, outline.radiusY / deviationY)
      let count = outline.radiusX > 0 && outline.radiusY > 0 ? Int(min(max(radii * 12, 60), 20_000)) : 0
      for index in 0..<count {
        let angle = (Double(index) + 0.5) / Double(count) * Double.pi / 2
        let depth = outline.radiusY * (1 - sin(angle))
        let height = outline.radiusY * cos(angle) * Double.pi / 2 / Double(count)
        let values = columns(inset: outline.radiusX * (1 - cos(angle)))
        slabs.append(Slab(y: outline.top + depth, height: height, columns: values))
        slabs.append(Slab(y: outline.top + outline.height - depth, height: height, columns: values))
      }
      slabs.append(Slab(y: .nan, height: 1, columns: columns(inset: 0)))
    }
    self.slabs = slabs
  }

  /// 0…1 for every column of row `y`.
  func row(_ y: Int) -> [Double] {
    if slabs.isEmpty { return (0..<width).map { outline.coverage($0, y) } }
    var values = [Double](repeating: 0, count: width)
    for slab in slabs {
      let share =
        slab.y.isNaN
        ? blurredStep(at: outline.top + outline.radiusY, over: y, deviationY)
          - blurredStep(at: outline.top + outline.height - outline.radiusY, over: y, deviationY)
        : slab.height * (normal((Double(y + 1) - slab.y) / deviationY) - normal((Double(y) - slab.y) / deviationY))
      if share == 0 { continue }
      for x in 0..<width { values[x] += share * slab.columns[x] }
    }
    return values
  }
}

/// The share of the normal distribution below `z` standard deviations.
private func normal(_ z: Double) -> Double { erfc(-z / 2.0.squareRoot()) / 2 }

/// A step from 0 to 1 at `edge` after a Gaussian blur, averaged over a pixel: ∫ Φ(z) dz = z Φ(z) + φ(z).
private func blurredStep(at edge: Double, over pixel: Int, _ deviation: Double) -> Double {
  func integral(_ z: Double) -> Double { z * normal(z) + exp(-z * z / 2) / (2 * Double.pi).squareRoot() }
  return deviation
    * (integral((Double(pixel + 1) - edge) / deviation) - integral((Double(pixel) - edge) / deviation))
}
