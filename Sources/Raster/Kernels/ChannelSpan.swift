/// Columns of a row as kernels take them: channels from an even one on.
struct ChannelSpan {
  /// The even one.
  let base: Int
  /// Counted from there.
  let channels: Range<Int>

  /// - Parameter step: channels of a pixel.
  @inline(__always)
  init(_ columns: Range<Int>, step: Int) {
    let first = columns.lowerBound &* step
    base = first & ~1
    channels = first &- base..<columns.upperBound &* step &- base
  }
}
