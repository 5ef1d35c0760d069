/// The row operations of `PlainKernels`, sixty-four channels at a time, with the same results to the last bit.
///
/// Whole blocks are computed throughout, from an even channel on, so rows must be readable for 128 channels past
/// their end; of the last block only what was asked for is stored, and what stood before an odd first channel is put back.
package enum VectorKernels {
  package static func combine(
    _ target: UnsafeMutablePointer<UInt8>, _ terms: borrowing Terms, constant: Block, channels: Range<Int>
  ) {
    // Of the common kinds of sums, all terms stand in one loop.
    switch unsafe (terms.byteCount, terms.wideCount) {
    case (1, 0): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 1, wide: 0) }
    case (2, 0): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 2, wide: 0) }
    case (3, 0): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 3, wide: 0) }
    case (0, 2): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 0, wide: 2) }
    case (let bytes, let wide):
      unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: bytes, wide: wide) }
    }
  }

  package static func combine(_ target: WideRow, _ terms: borrowing Terms, constant: Block, channels: Range<Int>) {
    switch unsafe (terms.byteCount, terms.wideCount) {
    case (2, 0): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 2, wide: 0) }
    case (6, 0): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 6, wide: 0) }
    case (0, 4): unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: 0, wide: 4) }
    case (let bytes, let wide):
      unsafe fill(target, channels) { unsafe total(of: terms, constant, at: $0, bytes: bytes, wide: wide) }
    }
  }

  package static func narrow(_ target: UnsafeMutablePointer<UInt8>, _ row: WideRow, channels: Range<Int>) {
    unsafe fill(target, channels) { x in unsafe (row.block(at: x), row.block(at: x &+ Block.count)) }
  }

  package static func stretch(_ row: WideRow, _ bytes: UnsafePointer<UInt8>, taps: borrowing Taps, blocks: Range<Int>) {
    let (count, step) = unsafe (taps.count, taps.step)
    // Of the common numbers of taps, all stand in one loop.
    switch count {
    case 2: unsafe fillWhole(row, blocks) { unsafe stretched(bytes, taps, at: $0, count: 2, step: step) }
    case 3: unsafe fillWhole(row, blocks) { unsafe stretched(bytes, taps, at: $0, count: 3, step: step) }
    case 4: unsafe fillWhole(row, blocks) { unsafe stretched(bytes, taps, at: $0, count: 4, step: step) }
    default: unsafe fillWhole(row, blocks) { unsafe stretched(bytes, taps, at: $0, count: count, step: step) }
    }
  }

  package static func mix(_ sum: WideRow, level: Block, weights: WideRow, channels: Range<Int>) {
    @inline(__always) func mixed(_ above: Lanes, _ below: Lanes, _ weight: Lanes) -> Lanes {
      above.times(weight) &+ below.times(~weight)
    }
    unsafe fillBlocks(sum, channels) { x in
      let (below, weight) = unsafe (sum.block(at: x), weights.block(at: x))
      return Block(
        even: mixed(level.even, below.even, weight.even), odd: mixed(level.odd, below.odd, weight.odd))
    }
  }

  package static func over(_ sum: WideRow, _ bytes: UnsafePointer<UInt8>, rests: WideRow, channels: Range<Int>) {
    @inline(__always) func over(_ above: Lanes, _ below: Lanes, _ rest: Lanes) -> Lanes {
      let whole = (below &>> 8) &* rest
      let fraction = (below & Lanes(repeating: 255)) &* rest
      return (above &<< 8) &+ whole &+ whole.dividedBy255 &+ fraction.dividedBy255
    }
    unsafe fillBlocks(sum, channels) { x in
      let (above, below, rest) = unsafe (block(bytes + x), sum.block(at: x), rests.block(at: x))
      return Block(even: over(above.even, below.even, rest.even), odd: over(above.odd, below.odd, rest.odd))
    }
  }

  package static func over(_ sum: WideRow, _ row: WideRow, rests: WideRow, channels: Range<Int>) {
    unsafe fillBlocks(sum, channels) { x in
      let (above, below, rest) = unsafe (row.block(at: x), sum.block(at: x), rests.block(at: x))
      return Block(
        even: above.even &+ below.even.times(rest.even), odd: above.odd &+ below.odd.times(rest.odd))
    }
  }

  static func rests(_ rests: WideRow, _ bytes: UnsafePointer<UInt8>, step: Int, channels: Range<Int>) {
    unsafe fillBlocks(rests, channels) { x in
      let alphas = unsafe alphas(block(bytes + x), step: step)
      return Block(even: Lanes(repeating: 255) &- alphas.even, odd: Lanes(repeating: 255) &- alphas.odd)
    }
  }

  static func rests(_ rests: WideRow, _ row: WideRow, step: Int, channels: Range<Int>) {
    @inline(__always) func rest(_ alphas: Lanes) -> Lanes {
      let rest = Lanes(repeating: 65280) &- alphas
      return rest &+ (rest &>> 8)
    }
    unsafe fillBlocks(rests, channels) { x in
      let alphas = unsafe alphas(row.block(at: x), step: step)
      return Block(even: rest(alphas.even), odd: rest(alphas.odd))
    }
  }

  package static func halve(_ target: UnsafeMutablePointer<UInt8>, _ row: WideRow, count: Int) {
    var x = 0
    while x < count {
      let before = unsafe UnsafeRawPointer(row.odd + (x &- 1)).loadUnaligned(as: Lanes.self)
      let here = unsafe row.block(at: 2 &* x)
      let sum = (before &>> 2) &+ (here.even &>> 1) &+ (here.odd &>> 2) &+ Lanes(repeating: 128)
      var bytes = unsafe unsafeBitCast(sum, to: SIMD32<UInt8>.self).oddHalf
      let place = unsafe UnsafeMutableRawPointer(target + x)
      if x <= count &- Lanes.count {
        unsafe place.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
      } else {
        unsafe withUnsafeBytes(of: &bytes) {
          unsafe place.copyMemory(from: $0.baseAddress!, byteCount: count &- x)
        }
      }
      x &+= Lanes.count
    }
  }
}
