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

  /// The layer's edges in 65536ths of an output pixel.
  private let start: Int
  private let end: Int

  /// - Parameters:
  ///   - count: pixels of the output, and of the layer.
  ///   - scale: about the middle; what is not above 0 is out of sight.
  ///   - offset: pixels.
  ///   - fractionBits: 8 or 16.
  ///   - snaps: whether the layer is only moved, and so placed on whole pixels, half up.
  init(count: Int, scale: Double, offset: Double, fractionBits: Int, snaps: Bool) {
    guard scale.isFinite, scale > 0, offset.magnitude < 1e9 else {
      self.init(count: count, start: 0, end: 0, shift: nil, index: [], fraction: [])
      return
    }
    let length = Double(count)
    if scale == 1, snaps || offset == offset.rounded() {
      let moved = Int((offset + 0.5).rounded(.down))
      self.init(
        count: count, start: moved * Self.one, end: (moved + count) * Self.one, shift: moved, index: [], fraction: [])
      return
    }
    let middle = length / 2
    let start = Self.fixed(middle + offset - scale * middle)
    let end = Self.fixed(middle + offset + scale * middle)
    let span = Self.span(count: count, start: start, end: end)
    var index: [Int32] = []
    var fraction: [UInt32] = []
    index.reserveCapacity(span.count)
    fraction.reserveCapacity(span.count)
    let last = max(count - 2, 0)
    for pixel in span {
      let source = (Double(pixel) + 0.5 - middle - offset) / scale + middle - 0.5
      let position = Int((min(max(source, 0), length - 1) * Double(1 << fractionBits)).rounded())
      // The last pixel is reached as all of the way from the one before it.
      let left = min(position >> fractionBits, last)
      index.append(Int32(left))
      fraction.append(count == 1 ? 0 : UInt32(position - (left << fractionBits)))
    }
    self.init(count: count, start: start, end: end, shift: nil, index: index, fraction: fraction)
  }

  private init(count: Int, start: Int, end: Int, shift: Int?, index: [Int32], fraction: [UInt32]) {
    self.start = start
    self.end = end
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

  private static func fixed(_ position: Double) -> Int {
    Int((min(max(position, -1e9), 1e9) * Double(one)).rounded())
  }

  private static func span(count: Int, start: Int, end: Int) -> Range<Int> {
    let first = min(max(start >> 16, 0), count)
    let last = min(max((end + one - 1) >> 16, first), count)
    return start < end ? first..<last : first..<first
  }
}
