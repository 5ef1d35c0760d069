/// Where a layer lands along one axis of the output, and which of its pixels is seen there.
///
/// An output pixel i covers i…i+1; its centre i + ½ maps back through the layer's scale and offset to a place in the
/// layer, which lies `fraction` of the way from pixel `index` to the next. Beyond the layer's first and last pixel
/// centres the edge pixel is repeated. Only IEEE additions, multiplications and divisions are used, so that every
/// machine gets the same bits.
struct AxisMap {
  /// Output pixels the layer touches; empty where it is out of sight.
  let span: Range<Int>
  /// Those it covers wholly.
  let full: Range<Int>
  /// Whole pixels the layer is moved by, where it is not resampled along this axis.
  let shift: Int?
  /// For each output pixel of `span`: the source pixel to the left, and how much of the way to the next, of
  /// `1 << fractionBits`.
  let index: [Int32]
  let fraction: [UInt32]
  /// The layer's edges, in output pixels.
  let lower: Double
  let upper: Double

  /// The same in 65536ths.
  private let start: Int
  private let end: Int

  /// - Parameters:
  ///   - count: pixels of the output, and of the layer.
  ///   - scale: about the anchor; what is not above 0 is out of sight.
  ///   - anchor: what stays in place as the layer is scaled, as a fraction of its length.
  ///   - offset: pixels.
  ///   - fractionBits: 8 or 16.
  ///   - snaps: whether the layer is placed on whole pixels, half up.
  init(count: Int, scale: Double, anchor: Double, offset: Double, fractionBits: Int, snaps: Bool) {
    let length = Double(count)
    let pivot = length * anchor
    guard scale.isFinite, scale > 0, offset.magnitude < Self.farthest, pivot.magnitude < Self.farthest else {
      self.init(count: count, lower: 0, upper: 0, shift: nil, index: [], fraction: [])
      return
    }
    if scale == 1, snaps || offset == offset.rounded() {
      let moved = Int((offset + 0.5).rounded(.down))
      self.init(
        count: count, lower: Double(moved), upper: Double(moved + count), shift: moved, index: [], fraction: [])
      return
    }
    let lower = Self.clamped(pivot + offset - scale * pivot)
    let upper = Self.clamped(pivot + offset + scale * (length - pivot))
    let span = Self.span(count: count, start: Self.fixed(lower), end: Self.fixed(upper))
    var index: [Int32] = []
    var fraction: [UInt32] = []
    index.reserveCapacity(span.count)
    fraction.reserveCapacity(span.count)
    let last = max(count - 2, 0)
    for pixel in span {
      let source = (Double(pixel) + 0.5 - pivot - offset) / scale + pivot - 0.5
      let position = Int((min(max(source, 0), length - 1) * Double(1 << fractionBits)).rounded())
      // The last pixel is reached as all of the way from the one before it.
      let left = min(position >> fractionBits, last)
      index.append(Int32(left))
      fraction.append(count == 1 ? 0 : UInt32(position - (left << fractionBits)))
    }
    self.init(count: count, lower: lower, upper: upper, shift: nil, index: index, fraction: fraction)
  }

  private init(count: Int, lower: Double, upper: Double, shift: Int?, index: [Int32], fraction: [UInt32]) {
    self.lower = lower
    self.upper = upper
    start = Self.fixed(lower)
    end = Self.fixed(upper)
    self.shift = shift
    self.index = index
    self.fraction = fraction
    span = Self.span(count: count, start: start, end: end)
    let first = min(max((start + Self.one - 1) >> 16, span.lowerBound), span.upperBound)
    full = first..<max(min(end >> 16, span.upperBound), first)
  }

  /// How much of output pixel `pixel` the layer covers, in 65536ths.
  func coverage(of pixel: Int) -> UInt32 {
    if full.contains(pixel) { return UInt32(Self.one) }
    let covered = min(end, (pixel + 1) * Self.one) - max(start, pixel * Self.one)
    return UInt32(max(covered, 0))
  }

  private static let one = 65536
  /// Pixels; further away, layers are out of sight and edges as good as here.
  private static let farthest = 1e9

  private static func clamped(_ position: Double) -> Double { min(max(position, -farthest), farthest) }

  private static func fixed(_ position: Double) -> Int { Int((position * Double(one)).rounded()) }

  private static func span(count: Int, start: Int, end: Int) -> Range<Int> {
    let first = min(max(start >> 16, 0), count)
    let last = min(max((end + one - 1) >> 16, first), count)
    return start < end ? first..<last : first..<first
  }
}
