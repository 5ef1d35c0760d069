/// The row operations as they are defined: one channel of one pixel at a time. `VectorKernels` equals them bit for bit.
///
/// Pixels are four bytes R, G, B, A, premultiplied. Wide channels are 8.8 fixed point. Weights are 0…65536 for 0…1;
/// a product with a weight drops its 16 low bits.
enum PlainKernels {
  /// 8-bit pixels → wide.
  static func widen(_ row: WideRow, _ pixels: UnsafeRawPointer, count: Int) {
    for x in 0..<count {
      for channel in 0..<4 { unsafe row[x, channel] = byte(pixels, x, channel) << 8 }
    }
  }

  /// Wide → 8-bit pixels, rounded to nearest.
  static func narrow(_ pixels: UnsafeMutableRawPointer, _ row: WideRow, count: Int) {
    for x in 0..<count {
      for channel in 0..<4 {
        unsafe pixels.storeBytes(
          of: UInt8((row[x, channel] + 128) >> 8), toByteOffset: x * 4 + channel, as: UInt8.self)
      }
    }
  }

  /// One colour everywhere. `color` is premultiplied.
  static func fill(_ row: WideRow, _ color: SIMD4<UInt8>, count: Int) {
    for x in 0..<count {
      for channel in 0..<4 { unsafe row[x, channel] = UInt32(color[channel]) << 8 }
    }
  }

  /// Constant-opacity mix: `sum = layer · weight + sum · (1 − weight)`.
  static func mix(_ sum: WideRow, _ layer: WideRow, weight: UInt32, count: Int) {
    for x in 0..<count {
      for channel in 0..<4 {
        unsafe sum[x, channel] =
          weighted(layer[x, channel], weight) + weighted(sum[x, channel], 65536 - weight)
      }
    }
  }

  /// The same with one colour as the layer.
  static func mixColor(_ sum: WideRow, _ color: SIMD4<UInt8>, weight: UInt32, count: Int) {
    for x in 0..<count {
      for channel in 0..<4 {
        unsafe sum[x, channel] =
          weighted(UInt32(color[channel]) << 8, weight) + weighted(sum[x, channel], 65536 - weight)
      }
    }
  }

  /// The same with a weight for each pixel.
  static func mixColor(_ sum: WideRow, _ color: SIMD4<UInt8>, weights: UnsafePointer<UInt32>, count: Int) {
    for x in 0..<count {
      unsafe mixColor(sum.advanced(by: x), color, weight: weights[x], count: 1)
    }
  }

  /// Source-over with the alpha of each 8-bit pixel, exact: `sum = pixel + sum · (255 − alpha) / 255`, the division
  /// rounded to nearest in both bytes of the sum. On a sum without fraction, narrowing then gives the correctly rounded
  /// result: x · 256/255 is x + x/255.
  static func over(_ sum: WideRow, _ pixels: UnsafeRawPointer, count: Int) {
    for x in 0..<count {
      let rest = unsafe 255 - byte(pixels, x, 3)
      for channel in 0..<4 {
        let below = unsafe sum[x, channel]
        let whole = (below >> 8) * rest
        let fraction = (below & 255) * rest
        unsafe sum[x, channel] =
          (byte(pixels, x, channel) << 8) + whole + dividedBy255(whole) + dividedBy255(fraction)
      }
    }
  }

  /// Source-over with the alpha of each wide pixel and an opacity: `sum = layer · weight + sum · (1 − alpha · weight)`.
  static func over(_ sum: WideRow, _ layer: WideRow, weight: UInt32, count: Int) {
    for x in 0..<count {
      // 65280 stands for 1 in an alpha and 65536 in a weight: times 257/256.
      let rest = unsafe 65280 - weighted(layer[x, 3], weight)
      let restWeight = rest + (rest >> 8)
      for channel in 0..<4 {
        unsafe sum[x, channel] = weighted(layer[x, channel], weight) + weighted(sum[x, channel], restWeight)
      }
    }
  }

  /// Bilinear scale, the horizontal half: between pixel `index[x]` and the one `next` (1, or 0 in a row of one pixel)
  /// to the right, `fraction[x]` of 256 of the way.
  static func stretch(
    _ row: WideRow, _ pixels: UnsafeRawPointer, index: UnsafePointer<Int32>, fraction: UnsafePointer<UInt32>,
    next: Int, count: Int
  ) {
    for x in 0..<count {
      let left = unsafe Int(index[x])
      let share = unsafe fraction[x]
      for channel in 0..<4 {
        unsafe row[x, channel] =
          byte(pixels, left, channel) * (256 - share) + byte(pixels, left + next, channel) * share
      }
    }
  }

  /// Bilinear scale, the vertical half: `row = upper · upperWeight + lower · lowerWeight`.
  static func blend(
    _ row: WideRow, _ upper: WideRow, _ upperWeight: UInt32, _ lower: WideRow, _ lowerWeight: UInt32, count: Int
  ) {
    for x in 0..<count {
      for channel in 0..<4 {
        unsafe row[x, channel] =
          weighted(upper[x, channel], upperWeight) + weighted(lower[x, channel], lowerWeight)
      }
    }
  }

  /// Vertical squash: the same of two rows of 8-bit pixels.
  static func squash(
    _ row: WideRow, _ upper: UnsafeRawPointer, _ upperWeight: UInt32, _ lower: UnsafeRawPointer,
    _ lowerWeight: UInt32, count: Int
  ) {
    for x in 0..<count {
      for channel in 0..<4 {
        unsafe row[x, channel] =
          weighted(byte(upper, x, channel) << 8, upperWeight) + weighted(byte(lower, x, channel) << 8, lowerWeight)
      }
    }
  }

  @inline(__always)
  private static func byte(_ pixels: UnsafeRawPointer, _ x: Int, _ channel: Int) -> UInt32 {
    unsafe UInt32(pixels.load(fromByteOffset: x * 4 + channel, as: UInt8.self))
  }

  /// `value · weight / 65536`, rounded down.
  @inline(__always)
  private static func weighted(_ value: UInt32, _ weight: UInt32) -> UInt32 {
    UInt32((UInt64(value) * UInt64(weight)) >> 16)
  }

  /// `value / 255`, rounded to nearest, for values up to 65025.
  @inline(__always)
  private static func dividedBy255(_ value: UInt32) -> UInt32 {
    let biased = value + 128
    return (biased + (biased >> 8)) >> 8
  }
}

extension WideRow {
  /// One channel of one pixel: 0 R, 1 G, 2 B, 3 A.
  @inline(__always)
  subscript(x: Int, channel: Int) -> UInt32 {
    get {
      let word = unsafe channel & 1 == 0 ? rb[x] : ga[x]
      return channel < 2 ? word & 0xffff : word >> 16
    }
    nonmutating set {
      let words = unsafe channel & 1 == 0 ? rb : ga
      let word = unsafe words[x]
      unsafe words[x] = channel < 2 ? (word & 0xffff_0000) | newValue : (word & 0xffff) | (newValue << 16)
    }
  }
}
