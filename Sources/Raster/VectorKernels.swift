/// The row operations of `PlainKernels`, eight pixels at a time, with the same results to the last bit. What is left at
/// the end of a row goes through the plain ones.
enum VectorKernels {
  private typealias Words = SIMD8<UInt32>
  private static let lanes = 8

  static func widen(_ row: WideRow, _ pixels: UnsafeRawPointer, count: Int) {
    let whole = blocks(count) { x in
      let (rb, ga) = unsafe split(load(pixels, x))
      unsafe store(row, x, rb &<< 8, ga &<< 8)
    }
    unsafe PlainKernels.widen(row.advanced(by: whole), pixels + whole * 4, count: count - whole)
  }

  static func narrow(_ pixels: UnsafeMutableRawPointer, _ row: WideRow, count: Int) {
    let whole = blocks(count) { x in
      let rb = unsafe ((load(row.rb, x) &+ half) &>> 8) & lowBytes
      let ga = unsafe (load(row.ga, x) &+ half) & highBytes
      unsafe pixels.storeBytes(of: rb | ga, toByteOffset: x * 4, as: Words.self)
    }
    unsafe PlainKernels.narrow(pixels + whole * 4, row.advanced(by: whole), count: count - whole)
  }

  static func fill(_ row: WideRow, _ color: SIMD4<UInt8>, count: Int) {
    let (rb, ga) = wide(color)
    let whole = blocks(count) { x in unsafe store(row, x, rb, ga) }
    unsafe PlainKernels.fill(row.advanced(by: whole), color, count: count - whole)
  }

  static func mix(_ sum: WideRow, _ layer: WideRow, weight: UInt32, count: Int) {
    let above = Words(repeating: weight)
    let below = Words(repeating: 65536 - weight)
    let whole = blocks(count) { x in
      let rb = unsafe weighted(load(layer.rb, x), above) &+ weighted(load(sum.rb, x), below)
      let ga = unsafe weighted(load(layer.ga, x), above) &+ weighted(load(sum.ga, x), below)
      unsafe store(sum, x, rb, ga)
    }
    unsafe PlainKernels.mix(
      sum.advanced(by: whole), layer.advanced(by: whole), weight: weight, count: count - whole)
  }

  static func mixColor(_ sum: WideRow, _ color: SIMD4<UInt8>, weight: UInt32, count: Int) {
    let (colorRB, colorGA) = wide(color)
    let aboveRB = weighted(colorRB, Words(repeating: weight))
    let aboveGA = weighted(colorGA, Words(repeating: weight))
    let below = Words(repeating: 65536 - weight)
    let whole = blocks(count) { x in
      let rb = unsafe aboveRB &+ weighted(load(sum.rb, x), below)
      let ga = unsafe aboveGA &+ weighted(load(sum.ga, x), below)
      unsafe store(sum, x, rb, ga)
    }
    unsafe PlainKernels.mixColor(sum.advanced(by: whole), color, weight: weight, count: count - whole)
  }

  static func mixColor(_ sum: WideRow, _ color: SIMD4<UInt8>, weights: UnsafePointer<UInt32>, count: Int) {
    let (colorRB, colorGA) = wide(color)
    let whole = blocks(count) { x in
      let above = unsafe load(weights, x)
      let below = Words(repeating: 65536) &- above
      let rb = unsafe weighted(colorRB, above) &+ weighted(load(sum.rb, x), below)
      let ga = unsafe weighted(colorGA, above) &+ weighted(load(sum.ga, x), below)
      unsafe store(sum, x, rb, ga)
    }
    unsafe PlainKernels.mixColor(sum.advanced(by: whole), color, weights: weights + whole, count: count - whole)
  }

  static func over(_ sum: WideRow, _ pixels: UnsafeRawPointer, count: Int) {
    let whole = blocks(count) { x in
      let (rb, ga) = unsafe split(load(pixels, x))
      let rest = Words(repeating: 255) &- (ga &>> 16)
      let sumRB = unsafe scaled(load(sum.rb, x), rest)
      let sumGA = unsafe scaled(load(sum.ga, x), rest)
      unsafe store(sum, x, (rb &<< 8) &+ sumRB, (ga &<< 8) &+ sumGA)
    }
    unsafe PlainKernels.over(sum.advanced(by: whole), pixels + whole * 4, count: count - whole)
  }

  static func over(_ sum: WideRow, _ layer: WideRow, weight: UInt32, count: Int) {
    let opacity = Words(repeating: weight)
    let whole = blocks(count) { x in
      let rb = unsafe weighted(load(layer.rb, x), opacity)
      let ga = unsafe weighted(load(layer.ga, x), opacity)
      let rest = Words(repeating: 65280) &- (ga &>> 16)
      let restWeight = rest &+ (rest &>> 8)
      let sumRB = unsafe weighted(load(sum.rb, x), restWeight)
      let sumGA = unsafe weighted(load(sum.ga, x), restWeight)
      unsafe store(sum, x, rb &+ sumRB, ga &+ sumGA)
    }
    unsafe PlainKernels.over(
      sum.advanced(by: whole), layer.advanced(by: whole), weight: weight, count: count - whole)
  }

  static func stretch(
    _ row: WideRow, _ pixels: UnsafeRawPointer, index: UnsafePointer<Int32>, fraction: UnsafePointer<UInt32>,
    next: Int, count: Int
  ) {
    let whole = blocks(count) { x in
      let first = unsafe Int(index[x])
      let left: Words
      let right: Words
      // Near 1:1 most blocks read neighbouring pixels, which needs no gathering.
      let neighbours = Words(repeating: UInt32(truncatingIfNeeded: first)) &+ ascending
      if unsafe next == 1 && load(index, x) == neighbours {
        left = unsafe load(pixels, first)
        right = unsafe load(pixels, first + 1)
      } else {
        left = unsafe gather(pixels, index + x, offset: 0)
        right = unsafe gather(pixels, index + x, offset: next)
      }
      let share = unsafe load(fraction, x)
      let rest = Words(repeating: 256) &- share
      let (leftRB, leftGA) = split(left)
      let (rightRB, rightGA) = split(right)
      unsafe store(row, x, leftRB &* rest &+ rightRB &* share, leftGA &* rest &+ rightGA &* share)
    }
    unsafe PlainKernels.stretch(
      row.advanced(by: whole), pixels, index: index + whole, fraction: fraction + whole, next: next,
      count: count - whole)
  }

  static func blend(
    _ row: WideRow, _ upper: WideRow, _ upperWeight: UInt32, _ lower: WideRow, _ lowerWeight: UInt32, count: Int
  ) {
    let (a, b) = (Words(repeating: upperWeight), Words(repeating: lowerWeight))
    let whole = blocks(count) { x in
      let rb = unsafe weighted(load(upper.rb, x), a) &+ weighted(load(lower.rb, x), b)
      let ga = unsafe weighted(load(upper.ga, x), a) &+ weighted(load(lower.ga, x), b)
      unsafe store(row, x, rb, ga)
    }
    unsafe PlainKernels.blend(
      row.advanced(by: whole), upper.advanced(by: whole), upperWeight, lower.advanced(by: whole), lowerWeight,
      count: count - whole)
  }

  static func squash(
    _ row: WideRow, _ upper: UnsafeRawPointer, _ upperWeight: UInt32, _ lower: UnsafeRawPointer,
    _ lowerWeight: UInt32, count: Int
  ) {
    let (a, b) = (Words(repeating: upperWeight), Words(repeating: lowerWeight))
    let whole = blocks(count) { x in
      let (upperRB, upperGA) = unsafe split(load(upper, x))
      let (lowerRB, lowerGA) = unsafe split(load(lower, x))
      unsafe store(
        row, x, weighted(upperRB &<< 8, a) &+ weighted(lowerRB &<< 8, b),
        weighted(upperGA &<< 8, a) &+ weighted(lowerGA &<< 8, b))
    }
    unsafe PlainKernels.squash(
      row.advanced(by: whole), upper + whole * 4, upperWeight, lower + whole * 4, lowerWeight, count: count - whole)
  }
}

// What the operations are made of. A word holds two 16-bit channels, low and high.
extension VectorKernels {
  private static var lowBytes: Words { Words(repeating: 0x00ff_00ff) }
  private static var highBytes: Words { Words(repeating: 0xff00_ff00) }
  private static var ascending: Words { Words(0, 1, 2, 3, 4, 5, 6, 7) }
  private static var half: Words { Words(repeating: 0x0080_0080) }

  /// Runs `body` at the start of every whole block of eight pixels; returns how many pixels those are.
  @inline(__always)
  private static func blocks(_ count: Int, _ body: (Int) -> Void) -> Int {
    let whole = count & ~(lanes - 1)
    var x = 0
    while x < whole {
      body(x)
      x &+= lanes
    }
    return whole
  }

  @inline(__always)
  private static func load(_ pixels: UnsafeRawPointer, _ x: Int) -> Words {
    unsafe pixels.loadUnaligned(fromByteOffset: x * 4, as: Words.self)
  }

  @inline(__always)
  private static func gather(_ pixels: UnsafeRawPointer, _ index: UnsafePointer<Int32>, offset: Int) -> Words {
    var words = Words()
    for lane in 0..<lanes {
      words[lane] = unsafe pixels.load(fromByteOffset: (Int(index[lane]) + offset) * 4, as: UInt32.self)
    }
    return words
  }

  @inline(__always)
  private static func store(_ row: WideRow, _ x: Int, _ rb: Words, _ ga: Words) {
    unsafe UnsafeMutableRawPointer(row.rb).storeBytes(of: rb, toByteOffset: x * 4, as: Words.self)
    unsafe UnsafeMutableRawPointer(row.ga).storeBytes(of: ga, toByteOffset: x * 4, as: Words.self)
  }

  /// Pixels → R and B, G and A, one byte in each half of a word.
  @inline(__always)
  private static func split(_ pixels: Words) -> (rb: Words, ga: Words) {
    (pixels & lowBytes, (pixels &>> 8) & lowBytes)
  }

  @inline(__always)
  private static func wide(_ color: SIMD4<UInt8>) -> (rb: Words, ga: Words) {
    (
      Words(repeating: UInt32(color[0]) << 8 | UInt32(color[2]) << 24),
      Words(repeating: UInt32(color[1]) << 8 | UInt32(color[3]) << 24)
    )
  }

  /// Both channels times a weight of 0…65536, each product's 16 low bits dropped.
  @inline(__always)
  private static func weighted(_ pair: Words, _ weight: Words) -> Words {
    (((pair & Words(repeating: 0xffff)) &* weight) &>> 16)
      | (((pair &>> 16) &* weight) & Words(repeating: 0xffff_0000))
  }

  /// Both channels times `share` / 255, whole and fraction each rounded to nearest.
  @inline(__always)
  private static func scaled(_ pair: Words, _ share: Words) -> Words {
    let whole = ((pair &>> 8) & lowBytes) &* share
    let fraction = (pair & lowBytes) &* share
    return whole &+ dividedBy255(whole) &+ dividedBy255(fraction)
  }

  @inline(__always)
  private static func dividedBy255(_ pair: Words) -> Words {
    let biased = pair &+ half
    return ((biased &+ ((biased &>> 8) & lowBytes)) &>> 8) & lowBytes
  }
}
