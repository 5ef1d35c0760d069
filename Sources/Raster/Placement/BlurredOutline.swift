/// An outline under a Gaussian blur, averaged over each output pixel.
///
/// The blur is separable, so an outline with straight sides is a product of what it is across and what it is down. One
/// with round corners is taken for a stack of slabs with straight sides: one from corner to corner, and in the corners
/// one at every node of a quadrature along the rim, close enough together that the error stays below 1/1000.
struct BlurredOutline {
  /// A blurred edge of a slab, in those columns that it changes.
  private struct Ramp {
    /// The first of the columns.
    let first: Int
    /// Where they are in `heights` and `steps`.
    let range: Range<Int>
  }

  private struct Slab {
    /// Pixels from the top or the bottom of the outline.
    let depth: Double
    let height: Double
    let left: Ramp
    let right: Ramp
  }

  /// Columns between what the left side and what the right side changes, which are all the same in a row.
  private(set) var level = 0..<0
  private var outline = Outline.empty
  private var deviationY = 1.0
  private var straight = (left: Ramp(first: 0, range: 0..<0), right: Ramp(first: 0, range: 0..<0))
  /// Those of a corner, outermost first; they serve at the top and at the bottom.
  private var slabs: [Slab] = []
  /// How much of the slab each column has.
  private var heights: [Float] = []
  /// By how much that is more than what the column to the left has.
  private var steps: [Float] = []

  /// - Parameters:
  ///   - width: pixels of the output.
  ///   - deviationX: standard deviation of the blur in pixels, above 0.
  mutating func place(_ outline: Outline, width: Int, height: Int, deviationX: Double, deviationY: Double) {
    self.outline = outline
    self.deviationY = deviationY
    let (columns, rows) = (outline.columns, outline.rows)
    heights.removeAll(keepingCapacity: true)
    steps.removeAll(keepingCapacity: true)
    slabs.removeAll(keepingCapacity: true)
    let reachX = deviationX * NormalDistribution.reach
    func ramp(at edge: Double) -> Ramp {
      let first = Int(min(max((edge - reachX).rounded(.down), 0), Double(width)))
      let last = Int(min(max((edge + reachX).rounded(.up) + 1, 0), Double(width)))
      let start = heights.count
      var before: Float = 0
      // What is reached left of the picture is there in its first column at once.
      for column in first..<max(last, first == 0 ? 1 : first) {
        let height = Float(Self.share(beyond: edge, over: column, deviation: deviationX))
        heights.append(height)
        steps.append(height - before)
        before = height
      }
      return Ramp(first: first, range: start..<heights.count)
    }
    straight = (ramp(at: columns.lower), ramp(at: columns.upper))
    let corner = outline.hasCorners ? columns.radius : 0
    level = (0..<width).from(
      (columns.lower + corner + reachX + 1).rounded(.up), to: (columns.upper - corner - reachX - 1).rounded(.down))
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
            left: ramp(at: columns.lower + inset), right: ramp(at: columns.upper - inset)))
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
    let straightShare =
      Self.share(beyond: rows.lower + corner, over: y, deviation: deviationY)
      - Self.share(beyond: rows.upper - corner, over: y, deviation: deviationY)
    unsafe add(straight.left, straight.right, straightShare * opacity, columns, to: rises)
    // How deep the outer side of the row is below the top, or above the bottom, where everything is mirrored.
    let (top, bottom) = (Double(y) - rows.lower, rows.upper - Double(y + 1))
    let (upper, lower) = (slabs(near: top), slabs(near: bottom))
    func pile(_ indices: Range<Int>, _ share: (Slab) -> Double) {
      for index in indices {
        let slab = slabs[index]
        unsafe add(slab.left, slab.right, share(slab) * slab.height * opacity, columns, to: rises)
      }
    }
    if upper.overlaps(lower) {
      let both = min(upper.lowerBound, lower.lowerBound)..<max(upper.upperBound, lower.upperBound)
      pile(both) { share(of: $0, at: top) + share(of: $0, at: bottom) }
    } else {
      pile(upper) { share(of: $0, at: top) }
      pile(lower) { share(of: $0, at: bottom) }
    }
  }

  /// What a row at a depth has of a slab, for each pixel of the slab's height.
  private func share(of slab: Slab, at depth: Double) -> Double {
    NormalDistribution.share(below: (depth + 1 - slab.depth) / deviationY)
      - NormalDistribution.share(below: (depth - slab.depth) / deviationY)
  }

  /// The slabs that a row at a depth has something of.
  private func slabs(near depth: Double) -> Range<Int> {
    let reach = deviationY * NormalDistribution.reach
    let first = firstSlab(deeperThan: depth - reach)
    return first..<max(firstSlab(deeperThan: depth + 1 + reach), first)
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
    if ramp.range.isEmpty { return }
    let offset = ramp.range.lowerBound - ramp.first
    let end = min(ramp.first + ramp.range.count, columns.upperBound)
    let first = max(ramp.first, columns.lowerBound + 1)
    // All that has risen up to the first column is there at once.
    if ramp.first <= columns.lowerBound {
      let height = heights[min(columns.lowerBound + offset, ramp.range.upperBound - 1)]
      unsafe rises[columns.lowerBound] += factor * height
    }
    if first >= end { return }
    unsafe steps.withUnsafeBufferPointer { steps in
      for column in first..<end { unsafe rises[column] += factor * steps[column + offset] }
    }
  }

  /// How much of the distribution about a place is beyond `edge`, on average over the places in a pixel.
  private static func share(beyond edge: Double, over pixel: Int, deviation: Double) -> Double {
    let (near, far) = ((Double(pixel) - edge) / deviation, (Double(pixel + 1) - edge) / deviation)
    return deviation * (NormalDistribution.integral(below: far) - NormalDistribution.integral(below: near))
  }
}
