/// A page as planes of Y′, Cb and Cr at full size, made once: what is then shown of it is blended as it is.
///
/// Moving, scaling, fading and masking are weighted means, which come to the same before a linear conversion as after
/// it. A page with transparent pixels is premultiplied, black included, and has a plane of alphas.
@unsafe final class PlanarPage {
  private let memory: UnsafeMutablePointer<UInt8>
  private let width: Int
  private let height: Int
  private let opacity: PageOpacity

  /// What kernels may read past either end.
  private let margin: Int

  init(_ page: Bitmap, opacity: PageOpacity) {
    unsafe (width, height) = (page.width, page.height)
    unsafe self.opacity = opacity
    unsafe margin = page.width + 128
    let count = page.width * page.height
    let planes = opacity.isComplete ? 3 : 4
    unsafe memory = .allocate(capacity: count * planes + 2 * margin)
    unsafe memory.initialize(repeating: 0, count: margin)
    unsafe (memory + margin + count * planes).initialize(repeating: 0, count: margin)
    let start = unsafe memory + margin
    unsafe page.rgba.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.assumingMemoryBound(to: UInt32.self).baseAddress!
      unsafe convert(pixels, BT709.luma, offset: BT709.lumaOffset, isOpaque: planes == 3, to: start, count: count)
      unsafe convert(
        pixels, BT709.blueness, offset: BT709.chromaOffset, isOpaque: planes == 3, to: start + count, count: count)
      unsafe convert(
        pixels, BT709.redness, offset: BT709.chromaOffset, isOpaque: planes == 3, to: start + 2 * count, count: count)
      if planes == 4 {
        for x in 0..<count { unsafe start[3 * count + x] = UInt8(truncatingIfNeeded: pixels[x].littleEndian &>> 24) }
      }
    }
  }

  deinit { unsafe memory.deallocate() }

  var source: PageSource {
    let planes = unsafe opacity.isComplete ? 3 : 4
    func rows(_ plane: Int) -> PageRows {
      let start = unsafe UnsafeRawPointer(memory) + margin + plane * width * height
      return unsafe PageRows(
        start: start, bytesPerRow: width, first: start, last: start + (height - 1) * width, count: height)
    }
    return unsafe PageSource(
      first: rows(0), second: rows(1), third: rows(2), alphas: rows(planes - 1), opacity: opacity)
  }
}

/// One plane of premultiplied pixels.
private func convert(
  _ pixels: UnsafePointer<UInt32>, _ factors: SIMD3<Int32>, offset: Int32, isOpaque: Bool,
  to plane: UnsafeMutablePointer<UInt8>, count: Int
) {
  let (r, g, b) = (factors[0], factors[1], factors[2])
  let half: Int32 = 1 << 14
  @inline(__always) func sum(_ pixel: UInt32) -> Int32 {
    r &* Int32(truncatingIfNeeded: pixel & 0xff) &+ g &* Int32(truncatingIfNeeded: pixel &>> 8 & 0xff)
      &+ b &* Int32(truncatingIfNeeded: pixel &>> 16 & 0xff)
  }
  if isOpaque {
    for x in 0..<count {
      unsafe plane[x] = UInt8(truncatingIfNeeded: (sum(pixels[x].littleEndian) &+ offset &+ half) &>> 15)
    }
    return
  }
  // Of what is not there, there is no black either.
  for x in 0..<count {
    let pixel = unsafe pixels[x].littleEndian
    let share = (offset &* Int32(truncatingIfNeeded: pixel &>> 24) &+ 127) / 255
    unsafe plane[x] = UInt8(truncatingIfNeeded: (sum(pixel) &+ share &+ half) &>> 15)
  }
}
