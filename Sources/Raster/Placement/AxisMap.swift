/// Where a layer lands along one axis of the output, and which of its pixels is seen there.
///
/// An output pixel i covers i…i+1; its centre i + ½ maps back through the layer's scale and offset to a place in the
/// layer, between two neighbouring pixels of it. Beyond the layer's first and last pixel centres the edge pixel is
/// repeated. Only IEEE additions, multiplications and divisions are used, so that every machine gets the same bits.
package struct AxisMap {
  /// Output pixels the layer touches; empty where it is out of sight.
  package let span: Range<Int>
  /// Those it covers wholly.
  let full: Range<Int>
  /// Whole pixels the layer is moved by, where it is not resampled along this axis.
  let shift: Int?
  /// The layer's edges, in output pixels.
  let lower: Double
  let upper: Double

  private let count: Int
  private let scale: Double
  private let pivot: Double
  private let offset: Double
  /// The edges in 65536ths.
  private let start: Int
  private let end: Int

  /// - Parameters:
  ///   - count: pixels of the output, and of the layer.
  ///   - scale: about the anchor; what is not above 0 is out of sight.
  ///   - anchor: what stays in place as the layer is scaled, as a fraction of its length.
  ///   - offset: pixels.
  ///   - snaps: whether the layer is placed on whole pixels, half up.
  package init(count: Int, scale: Double, anchor: Double, offset: Double, snaps: Bool) {
    let length = Double(count)
    let pivot = length * anchor
    self.count = count
    self.scale = scale
    self.pivot = pivot
    self.offset = offset
    if !(scale.isFinite && scale > 0 && offset.magnitude < Self.farthest && pivot.magnitude < Self.farthest) {
      (lower, upper, shift) = (0, 0, nil)
    } else if scale == 1, snaps || offset == offset.rounded() {
      let moved = Int((offset + 0.5).rounded(.down))
      (lower, upper, shift) = (Double(moved), Double(moved + count), moved)
    } else {
      lower = Self.clamped(pivot + offset - scale * pivot)
      upper = Self.clamped(pivot + offset + scale * (length - pivot))
      shift = nil
    }
    start = Self.fixed(lower)
    end = Self.fixed(upper)
    let first = min(max(start >> 16, 0), count)
    span = start < end ? first..<min(max((end + Self.one - 1) >> 16, first), count) : first..<first
    let whole = min(max((start + Self.one - 1) >> 16, span.lowerBound), span.upperBound)
    full = whole..<max(min(end >> 16, span.upperBound), whole)
  }

  /// The source pixel to the left of an output pixel's centre, and how much of the way to the next one that lies, of
  /// `1 << bits`. All of the way is possible: from the last but one to the last.
  /// - Precondition: `pixel` is in `span`, and `shift` is nil.
  @inline(__always)
  func source(of pixel: Int, bits: Int) -> (index: Int, fraction: Int) {
    let place = (Double(pixel) + 0.5 - pivot - offset) / scale + pivot - 0.5
    let position = Int((min(max(place, 0), Double(count - 1)) * Double(1 << bits)).rounded())
    let index = min(position >> bits, max(count - 2, 0))
    return (index, count == 1 ? 0 : position - index << bits)
  }

  /// How much of output pixel `pixel` the layer covers, in 65536ths.
  func coverage(of pixel: Int) -> UInt32 {
    if full.contains(pixel) { return UInt32(Self.one) }
    let covered = min(end, (pixel + 1) * Self.one) - max(start, pixel * Self.one)
    return UInt32(max(covered, 0))
  }

  /// Of a layer that is not placed yet.
  static let nowhere = AxisMap(count: 1, scale: 0, anchor: 0, offset: 0, snaps: false)

  private static let one = 65536
  /// Pixels; further away, layers are out of sight and edges as good as here.
  private static let farthest = 1e9

  private static func clamped(_ position: Double) -> Double { min(max(position, -farthest), farthest) }

  private static func fixed(_ position: Double) -> Int { Int((position * Double(one)).rounded()) }
}
