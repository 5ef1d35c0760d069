/// An outline under a Gaussian blur, averaged over each output pixel.
///
/// The blur is separable, so an outline with straight sides is a product of what it is across and what it is down. One
/// with round corners is taken for a stack of slabs with straight sides: one from corner to corner, and in the corners
/// one at every node of a quadrature along the rim, close enough together that the error stays below 1/1000.
struct BlurredOutline {
  /// Edges of a slab that is blurred across: by how much each column rises over the one to its left.
  private struct Ramp {
    let first: Int
    let steps: Range<Int>
  }

  private struct Slab {
    /// Pixels from the top or the bottom of the outline.
    let depth: Double
    let height: Double
    let left: Ramp
    let right: Ramp
  }

  private let outline: Outline
  private let deviationY: Double
  private var straight: (left: Ramp, right: Ramp)
  /// Those of a corner, outermost first; they serve at the top and at the bottom.
  private var slabs: [Slab] = []
  private var steps: [Float] = []

  /// - Parameters:
  ///   - width: pixels of the output.
  ///   - deviationX: standard deviation of the blur in pixels, above 0.
  init(_ outline: Outline, width: Int, height: Int, deviationX: Double, deviationY: Double) {
    self.outline = outline
    self.deviationY = deviationY
    let (columns, rows) = (outline.columns, outline.rows)
    func ramp(at edge: Double, _ steps: inout [Float]) -> Ramp {
      let reach = deviationX * NormalDistribution.reach
      let first = Int(min(max((edge - reach).rounded(.down), 0), Double(width)))
      let last = Int(min(max((edge + reach).rounded(.up) + 1, 0), Double(width)))
      let start = steps.count
      var before = 0.0
      // What is reached left of the picture is there in its first column at once.
      for column in first..<max(last, first == 0 ? 1 : first) {
        let value = Self.share(beyond: edge, over: column, deviation: deviationX)
        steps.append(Float(value - before))
        before = value
      }
      return Ramp(first: first, steps: start..<steps.count)
    }
    straight = (ramp(at: columns.lower, &steps), ramp(at: columns.upper, &steps))
    guard outline.hasCorners else { return }

    let reach = deviationY * NormalDistribution.reach
    let seen = -reach - 1...Double(height) + reach + 1
    let radii = max(columns.radius / deviationX, rows.radius / deviationY)
    let panels = Int(min((radii * 0.4).rounded(.up), Self.mostPanels))
    for panel in 0..<panels {
      for node in GaussLegendre.nodes {
        // The rim by its rational parametrization, from the top (0) to the side (1).
        let u = 1 - (Double(panel) + node.place) / Double(panels)
        let norm = 1 + u * u
        let depth = rows.radius * (1 - u) * (1 - u) / norm
        guard seen.contains(rows.lower + depth) || seen.contains(rows.upper - depth) else { continue }
        let inset = columns.radius * 2 * u * u / norm
        slabs.append(
          Slab(
            depth: depth, height: rows.radius * 2 * (1 - u * u) / (norm * norm) * node.weight / Double(panels),
            left: ramp(at: columns.lower + inset, &steps), right: ramp(at: columns.upper - inset, &steps)))
      }
    }
  }

  private static let mostPanels = 8192.0

  /// Writes what row `y` has in `columns`, times `opacity`, as the rise of each column over the one to its left; the
  /// first one's is over nothing.
  func write(_ y: Int, columns: Range<Int>, opacity: Double, into rises: UnsafeMutablePointer<Float>) {
    for column in columns { unsafe rises[column] = 0 }
    let rows = outline.rows
    let corner = outline.hasCorners ? rows.radius : 0
    let share =
      Self.share(beyond: rows.lower + corner, over: y, deviation: deviationY)
      - Self.share(beyond: rows.upper - corner, over: y, deviation: deviationY)
    unsafe add(straight.left, straight.right, share * opacity, columns, to: rises)
    let reach = deviationY * NormalDistribution.reach
    // How deep the outer side of the row is below the top, or above the bottom, where everything is mirrored.
    for from in [Double(y) - rows.lower, rows.upper - Double(y + 1)] {
      var index = firstSlab(deeperThan: from - reach)
      while index < slabs.count, slabs[index].depth < from + 1 + reach {
        let slab = slabs[index]
        let share =
          NormalDistribution.share(below: (from + 1 - slab.depth) / deviationY)
          - NormalDistribution.share(below: (from - slab.depth) / deviationY)
        unsafe add(slab.left, slab.right, share * slab.height * opacity, columns, to: rises)
        index += 1
      }
    }
  }

  private func firstSlab(deeperThan depth: Double) -> Int {
    var (low, high) = (0, slabs.count)
    while low < high {
      let middle = (low + high) / 2
      if slabs[middle].depth > depth { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func add(
    _ left: Ramp, _ right: Ramp, _ factor: Double, _ columns: Range<Int>, to rises: UnsafeMutablePointer<Float>
  ) {
    if factor == 0 { return }
    unsafe add(left, Float(factor), columns, to: rises)
    unsafe add(right, -Float(factor), columns, to: rises)
  }

  private func add(_ ramp: Ramp, _ factor: Float, _ columns: Range<Int>, to rises: UnsafeMutablePointer<Float>) {
    let end = min(ramp.first + ramp.steps.count, columns.upperBound)
    let first = max(ramp.first, columns.lowerBound + 1)
    unsafe steps.withUnsafeBufferPointer { steps in
      let offset = ramp.steps.lowerBound - ramp.first
      // All that has risen up to the first column is there at once.
      var risen: Float = 0
      for column in ramp.first..<max(min(end, columns.lowerBound + 1), ramp.first) {
        unsafe risen += steps[column + offset]
      }
      unsafe rises[columns.lowerBound] += factor * risen
      if first >= end { return }
      for column in first..<end { unsafe rises[column] += factor * steps[column + offset] }
    }
  }

  /// How much of the distribution about a place is beyond `edge`, on average over the places in a pixel.
  private static func share(beyond edge: Double, over pixel: Int, deviation: Double) -> Double {
    let (near, far) = ((Double(pixel) - edge) / deviation, (Double(pixel + 1) - edge) / deviation)
    return deviation * (NormalDistribution.integral(below: far) - NormalDistribution.integral(below: near))
  }
}
