extension Planes {
  /// The planes of `bitmap`; an odd side is made even by repeating its last column or row.
  ///
  /// The picture counts as opaque: its numbers are taken as straight sRGB whatever its alpha says, so a translucent
  /// pixel, being premultiplied, comes out as over black.
  public convenience init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width + bitmap.width % 2, height: bitmap.height + bitmap.height % 2)
    update(from: bitmap)
  }

  /// Replaces every sample with those of `bitmap`, without allocating.
  ///
  /// Exact in 15-bit fixed point, halves rounded up, and a grey stays exactly neutral. Where the bitmap is a column or
  /// row short its last one is repeated; where it is a column or row too large that one is left out.
  ///
  /// Matrix: ITU-R BT.709-6, scaled to 16…235 and 16…240. Chroma: [1 2 1]/4 across, centred on the even column that it
  /// is sited on, and [1 1]/2 down, summed at full precision and rounded once.
  /// - Precondition: each side differs from the bitmap's by at most 1.
  public func update(from bitmap: Bitmap) {
    precondition(
      abs(width - bitmap.width) <= 1 && abs(height - bitmap.height) <= 1, "planes and bitmap differ in size")
    let columns = min(width, bitmap.width)
    unsafe bitmap.rgba.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self).baseAddress!
      for pair in 0..<height / 2 {
        let top = unsafe pixels + 2 * pair * bitmap.width
        let bottom = unsafe pixels + min(2 * pair + 1, bitmap.height - 1) * bitmap.width
        let rows = unsafe luma + 2 * pair * lumaStride
        unsafe convertLuma(top, to: rows, columns: columns, width: width)
        unsafe convertLuma(bottom, to: rows + lumaStride, columns: columns, width: width)
        let chroma = pair * chromaStride
        unsafe convertChroma(top, bottom, to: blueness + chroma, redness + chroma, columns: columns, width: width)
      }
    }
  }
}

// A pixel is loaded as one little-endian integer, 0xAABBGGRR, and a byte times a 15-bit factor is a 16-bit
// multiplication: the compiler makes straight vector code of these loops.

private func convertLuma(
  _ source: UnsafePointer<UInt32>, to luma: UnsafeMutablePointer<UInt8>, columns: Int, width: Int
) {
  let (r, g, b) = (BT709.luma[0], BT709.luma[1], BT709.luma[2])
  for x in 0..<columns {
    let pixel = unsafe source[x]
    let red = Int32(truncatingIfNeeded: pixel & 0xff)
    let green = Int32(truncatingIfNeeded: pixel &>> 8 & 0xff)
    let blue = Int32(truncatingIfNeeded: pixel &>> 16 & 0xff)
    let sum = r &* red &+ g &* green &+ b &* blue &+ (BT709.lumaOffset &+ 1 << 14)
    unsafe luma[x] = UInt8(truncatingIfNeeded: sum &>> 15)
  }
  if columns < width { unsafe luma[columns] = luma[columns - 1] }
}

private func convertChroma(
  _ top: UnsafePointer<UInt32>, _ bottom: UnsafePointer<UInt32>,
  to cb: UnsafeMutablePointer<UInt8>, _ cr: UnsafeMutablePointer<UInt8>, columns: Int, width: Int
) {
  unsafe convertChroma(top, bottom, at: 0, left: 0, right: min(1, columns - 1), to: cb, cr)
  for x in 1..<max(columns / 2, 1) {
    unsafe convertChroma(top, bottom, at: x, left: 2 &* x &- 1, right: 2 &* x &+ 1, to: cb, cr)
  }
  if columns < width, columns > 1 {
    unsafe convertChroma(top, bottom, at: columns / 2, left: columns - 2, right: columns - 1, to: cb, cr)
  }
}

/// One sample of each chroma plane, from the columns `left`, `2x` and `right`.
@inline(__always)
private func convertChroma(
  _ top: UnsafePointer<UInt32>, _ bottom: UnsafePointer<UInt32>, at x: Int, left: Int, right: Int,
  to cb: UnsafeMutablePointer<UInt8>, _ cr: UnsafeMutablePointer<UInt8>
) {
  let (a, b, c) = unsafe (top[left], top[2 &* x], top[right])
  let (d, e, f) = unsafe (bottom[left], bottom[2 &* x], bottom[right])
  // Red and blue side by side, 16 bits each: eight weights of at most 255 stay below 2048.
  let outer = (a & 0xff00ff) &+ (c & 0xff00ff) &+ (d & 0xff00ff) &+ (f & 0xff00ff)
  let redBlue = outer &+ ((b & 0xff00ff) &+ (e & 0xff00ff)) &* 2
  let outerGreen = (a &>> 8 & 0xff) &+ (c &>> 8 & 0xff) &+ (d &>> 8 & 0xff) &+ (f &>> 8 & 0xff)
  let red = Int32(truncatingIfNeeded: redBlue & 0xffff)
  let blue = Int32(truncatingIfNeeded: redBlue &>> 16)
  let green = Int32(truncatingIfNeeded: outerGreen &+ ((b &>> 8 & 0xff) &+ (e &>> 8 & 0xff)) &* 2)
  // The weights add up to eight.
  let half = BT709.chromaOffset &<< 3 &+ 1 << 17
  let (toBlue, toRed) = (BT709.blueness, BT709.redness)
  let blueness = toBlue[0] &* red &+ toBlue[1] &* green &+ toBlue[2] &* blue &+ half
  let redness = toRed[0] &* red &+ toRed[1] &* green &+ toRed[2] &* blue &+ half
  unsafe cb[x] = UInt8(truncatingIfNeeded: blueness &>> 18)
  unsafe cr[x] = UInt8(truncatingIfNeeded: redness &>> 18)
}
