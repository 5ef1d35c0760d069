/// The row operations as they are defined: one channel at a time. `VectorKernels` equals them bit for bit.
///
/// Bytes are channels as they are stored; wide channels are 8.8 fixed point, 0…65280. Weights are 0…65535 for 0…1; a
/// product with one drops its 16 low bits. `channels` are those of the rows that are written, from 0 or 1 on.
enum PlainKernels {
  /// A weighted sum of rows on top of a constant, as bytes, rounded to nearest.
  ///
  /// All opaque layers that cover a run of columns evenly come down to this: bilinear rows, masks, opacities.
  /// - Parameter constant: it and the terms add up to at most 65280.
  static func combine(
    _ target: UnsafeMutablePointer<UInt8>, _ terms: borrowing Terms, constant: Block, channels: Range<Int>
  ) {
    for x in channels { unsafe target[x] = rounded(total(of: terms, constant, at: x)) }
  }

  /// The same, as wide channels; `target` may be one of the rows.
  static func combine(_ target: WideRow, _ terms: borrowing Terms, constant: Block, channels: Range<Int>) {
    for x in channels { unsafe target[x] = total(of: terms, constant, at: x) }
  }

  /// Wide → bytes, rounded to nearest.
  static func narrow(_ target: UnsafeMutablePointer<UInt8>, _ row: WideRow, channels: Range<Int>) {
    for x in channels { unsafe target[x] = rounded(row[x]) }
  }

  /// Bilinear scale, the horizontal half: blocks of channels, each a sum of `taps.count` neighbours, of which two at most
  /// have a weight above 0.
  static func stretch(_ row: WideRow, _ bytes: UnsafePointer<UInt8>, taps: borrowing Taps, blocks: Range<Int>) {
    for block in blocks {
      let place = unsafe bytes + taps.place(of: block)
      for x in 0..<Block.count {
        var sum: UInt16 = 0
        for tap in unsafe 0..<taps.count {
          unsafe sum += UInt16(place[x + tap * taps.step]) * taps.weights(of: block)[tap][x]
        }
        unsafe row[block * Block.count + x] = sum
      }
    }
  }

  /// A constant with a weight for each channel: `sum = level · weight + sum · (1 − weight)`.
  static func mix(_ sum: WideRow, level: Block, weights: WideRow, channels: Range<Int>) {
    for x in channels {
      unsafe sum[x] = times(level[x], weights[x]) + times(sum[x], 65535 - weights[x])
    }
  }

  /// Source-over of bytes, exact: `sum = bytes + sum · rest / 255`, the division rounded to nearest in both bytes of the
  /// sum. On a sum without fraction, narrowing then gives the correctly rounded result: x · 256/255 is x + x/255.
  /// - Parameter rests: 255 − alpha.
  static func over(_ sum: WideRow, _ bytes: UnsafePointer<UInt8>, rests: WideRow, channels: Range<Int>) {
    for x in channels {
      let whole = unsafe (sum[x] >> 8) * rests[x]
      let fraction = unsafe (sum[x] & 255) * rests[x]
      unsafe sum[x] = (UInt16(bytes[x]) << 8) + whole + dividedBy255(whole) + dividedBy255(fraction)
    }
  }

  /// Source-over of wide channels: `sum = row + sum · rest`.
  /// - Parameter rests: 1 − alpha as a weight.
  static func over(_ sum: WideRow, _ row: WideRow, rests: WideRow, channels: Range<Int>) {
    for x in channels { unsafe sum[x] = row[x] + times(sum[x], rests[x]) }
  }

  /// What alphas leave of what is below: 255 − alpha, for every channel of the pixel.
  /// - Parameter step: 4 where `bytes` are pixels and their last channel is alpha, 1 where all are alphas.
  static func rests(_ rests: WideRow, _ bytes: UnsafePointer<UInt8>, step: Int, channels: Range<Int>) {
    for x in channels { unsafe rests[x] = 255 - UInt16(bytes[x | (step - 1)]) }
  }

  /// The same of wide alphas, as weights. 65280 stands for 1 in an alpha and 65536 in a weight: times 257/256.
  static func rests(_ rests: WideRow, _ row: WideRow, step: Int, channels: Range<Int>) {
    for x in channels {
      let rest = unsafe 65280 - row[x | (step - 1)]
      unsafe rests[x] = rest + (rest >> 8)
    }
  }

  /// A row of chroma at half its width, sited left: [1 2 1]/4 about every even channel, rounded to nearest.
  /// - Parameters:
  ///   - row: with one odd channel before the first even one.
  ///   - count: channels of `target`.
  static func halve(_ target: UnsafeMutablePointer<UInt8>, _ row: WideRow, count: Int) {
    for x in 0..<count {
      unsafe target[x] = rounded((row.odd[x - 1] >> 2) + (row.even[x] >> 1) + (row.odd[x] >> 2))
    }
  }

  private static func total(of terms: borrowing Terms, _ constant: Block, at x: Int) -> UInt16 {
    var sum = constant[x]
    for index in unsafe 0..<terms.byteCount {
      let term = unsafe terms.bytes[index]
      unsafe sum += times(UInt16(term.row.load(fromByteOffset: x, as: UInt8.self)) << 8, term.weight[0])
    }
    for index in unsafe 0..<terms.wideCount {
      let term = unsafe terms.wide[index]
      let row = unsafe x & 1 == 0 ? term.row : term.odd
      unsafe sum += times(row.load(fromByteOffset: x / 2 * 2, as: UInt16.self), term.weight[0])
    }
    return sum
  }

  private static func rounded(_ value: UInt16) -> UInt8 { UInt8((value + 128) >> 8) }

  /// `value · weight / 65536`, rounded down.
  private static func times(_ value: UInt16, _ weight: UInt16) -> UInt16 {
    UInt16((UInt32(value) * UInt32(weight)) >> 16)
  }

  /// `value / 255`, rounded to nearest, for values up to 65025.
  private static func dividedBy255(_ value: UInt16) -> UInt16 {
    let biased = value + 128
    return (biased + (biased >> 8)) >> 8
  }
}

extension Block {
  /// What channel `x` of a row has of a pattern that repeats.
  subscript(x: Int) -> UInt16 { (x & 1 == 0 ? even : odd)[x / 2 % Lanes.count] }
}
