// What the operations are made of.
extension VectorKernels {
  private static var low: Lanes { Lanes(repeating: 0x00ff) }
  private static var high: Lanes { Lanes(repeating: 0xff00) }

  @inline(__always)
  static func total(
    of terms: borrowing Terms, _ constant: Block, at x: Int, bytes: Int, wide: Int
  ) -> (Block, Block) {
    var (one, other) = (constant, constant)
    var index = 0
    while index < bytes {
      let row = unsafe terms.bytes[index].row + x
      let first = unsafe row.loadUnaligned(as: Lanes.self)
      let second = unsafe row.loadUnaligned(fromByteOffset: Block.count, as: Lanes.self)
      unsafe one.even &+= (first &<< 8).times(terms.bytes[index].weight)
      unsafe one.odd &+= (first & high).times(terms.bytes[index].weight)
      unsafe other.even &+= (second &<< 8).times(terms.bytes[index].weight)
      unsafe other.odd &+= (second & high).times(terms.bytes[index].weight)
      index &+= 1
    }
    index = 0
    while index < wide {
      let (even, odd) = unsafe (terms.wide[index].row + x, terms.wide[index].odd + x)
      unsafe one.even &+= even.loadUnaligned(as: Lanes.self).times(terms.wide[index].weight)
      unsafe one.odd &+= odd.loadUnaligned(as: Lanes.self).times(terms.wide[index].weight)
      unsafe other.even &+=
        even.loadUnaligned(fromByteOffset: Block.count, as: Lanes.self).times(terms.wide[index].weight)
      unsafe other.odd &+=
        odd.loadUnaligned(fromByteOffset: Block.count, as: Lanes.self).times(terms.wide[index].weight)
      index &+= 1
    }
    return (one, other)
  }

  @inline(__always)
  static func stretched(
    _ bytes: UnsafePointer<UInt8>, _ taps: borrowing Taps, at block: Int, count: Int, step: Int
  ) -> Block {
    let weights = unsafe taps.weights(of: block)
    var place = unsafe bytes + taps.place(of: block)
    var sum = Block(even: .zero, odd: .zero)
    var tap = 0
    while tap < count {
      let source = unsafe self.block(place)
      unsafe sum.even &+= source.even &* weights[tap].even
      unsafe sum.odd &+= source.odd &* weights[tap].odd
      unsafe place += step
      tap &+= 1
    }
    return sum
  }

  /// Bytes as they are: 0…255.
  @inline(__always)
  static func block(_ bytes: UnsafePointer<UInt8>) -> Block {
    let pairs = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: Lanes.self)
    return Block(even: pairs & low, odd: pairs &>> 8)
  }

  @inline(__always)
  static func alphas(_ block: Block, step: Int) -> Block {
    if step == 1 { return block }
    let alphas = block.odd.uppers
    return Block(even: alphas, odd: alphas)
  }

  @inline(__always)
  static func store(_ block: Block, to row: WideRow, at x: Int) {
    unsafe UnsafeMutableRawPointer(row.even).storeBytes(of: block.even, toByteOffset: x, as: Lanes.self)
    unsafe UnsafeMutableRawPointer(row.odd).storeBytes(of: block.odd, toByteOffset: x, as: Lanes.self)
  }

  /// Stores what `body` makes of every two blocks of channels, rounded to bytes.
  @inline(__always)
  static func fill(
    _ target: UnsafeMutablePointer<UInt8>, _ channels: Range<Int>, _ body: (Int) -> (Block, Block)
  ) {
    let half = Lanes(repeating: 128)
    let before = unsafe target[0]
    let place = UnsafeMutableRawPointer(target)
    let end = channels.upperBound
    var x = 0
    while x < end {
      let (one, other) = body(x)
      var bytes = (
        ((one.even &+ half) &>> 8) | ((one.odd &+ half) & high),
        ((other.even &+ half) &>> 8) | ((other.odd &+ half) & high)
      )
      if x <= end &- 2 &* Block.count {
        unsafe place.storeBytes(of: bytes.0, toByteOffset: x, as: Lanes.self)
        unsafe place.storeBytes(of: bytes.1, toByteOffset: x &+ Block.count, as: Lanes.self)
      } else {
        unsafe withUnsafeBytes(of: &bytes) {
          unsafe (place + x).copyMemory(from: $0.baseAddress!, byteCount: end &- x)
        }
      }
      x &+= 2 &* Block.count
    }
    if channels.lowerBound > 0 { unsafe target[0] = before }
  }

  /// Stores what `body` makes of every two blocks of channels.
  @inline(__always)
  static func fill(_ target: WideRow, _ channels: Range<Int>, _ body: (Int) -> (Block, Block)) {
    let (even, odd) = unsafe (target.even, target.odd)
    let before = unsafe even[0]
    let end = channels.upperBound
    var x = 0
    while x < end {
      let (one, other) = body(x)
      if x <= end &- 2 &* Block.count {
        unsafe store(one, to: target, at: x)
        unsafe store(other, to: target, at: x &+ Block.count)
      } else {
        var (evens, odds) = ((one.even, other.even), (one.odd, other.odd))
        unsafe withUnsafeBytes(of: &evens) {
          unsafe UnsafeMutableRawPointer(even).advanced(by: x)
            .copyMemory(from: $0.baseAddress!, byteCount: (end &- x &+ 1) / 2 * 2)
        }
        unsafe withUnsafeBytes(of: &odds) {
          unsafe UnsafeMutableRawPointer(odd).advanced(by: x)
            .copyMemory(from: $0.baseAddress!, byteCount: (end &- x) / 2 * 2)
        }
      }
      x &+= 2 &* Block.count
    }
    if channels.lowerBound > 0 { unsafe even[0] = before }
  }

  /// Stores what `body` makes of whole blocks of a row.
  @inline(__always)
  static func fillWhole(_ row: WideRow, _ blocks: Range<Int>, _ body: (_ block: Int) -> Block) {
    var block = blocks.lowerBound
    while block < blocks.upperBound {
      unsafe store(body(block), to: row, at: block &* Block.count)
      block &+= 1
    }
  }

  /// Stores what `body` makes of every block of channels.
  @inline(__always)
  static func fillBlocks(_ target: WideRow, _ channels: Range<Int>, _ body: (Int) -> Block) {
    unsafe fill(target, channels) { x in (body(x), body(x &+ Block.count)) }
  }
}
