/// For every output pixel of one axis, the source pixels it is made of and their shares.
///
/// The filter is the Catmull–Rom cubic, widened by the ratio where the picture is reduced (so that every source pixel
/// counts). Shares are in 16384ths and add up to 16384 exactly: a flat colour stays what it is. Only IEEE additions,
/// multiplications and divisions are used, so that every machine gets the same bits.
struct ResizeWeights {
  /// First source pixel of each output pixel.
  private(set) var first: [Int] = []
  /// `taps` shares for each output pixel.
  private(set) var shares: [Int32] = []
  /// Source pixels each output pixel is made of.
  let taps: Int

  static let one: Int32 = 16384

  init(from source: Int, to target: Int) {
    let ratio = Double(source) / Double(target)
    let stretch = max(ratio, 1)
    let radius = 2 * stretch
    taps = min(Int((2 * radius).rounded(.up)) + 1, source)
    for pixel in 0..<target {
      let centre = (Double(pixel) + 0.5) * ratio - 0.5
      let start = min(max(Int((centre - radius).rounded(.up)), 0), source - taps)
      // What falls outside counts for the edge pixel.
      var values = [Double](repeating: 0, count: taps)
      for place in Int((centre - radius).rounded(.up))...Int((centre + radius).rounded(.down)) {
        let inside = min(max(place, start), start + taps - 1)
        values[inside - start] += Self.cubic((Double(place) - centre) / stretch)
      }
      first.append(start)
      shares += Self.normalized(values)
    }
  }

  /// Rounds so that the sum is exact; what rounding left over goes to the largest.
  private static func normalized(_ values: [Double]) -> [Int32] {
    let sum = values.reduce(0, +)
    var shares = values.map { Int32(($0 / sum * Double(one)).rounded()) }
    let largest = shares.indices.max { shares[$0] < shares[$1] } ?? 0
    shares[largest] += one - shares.reduce(0, +)
    return shares
  }

  /// Catmull–Rom: Keys' cubic convolution with a = −½ (Keys, 1981).
  private static func cubic(_ x: Double) -> Double {
    let t = x.magnitude
    if t < 1 { return (1.5 * t - 2.5) * t * t + 1 }
    if t < 2 { return ((-0.5 * t + 2.5) * t - 4) * t + 2 }
    return 0
  }
}
