/// How the blocks of a stretched row are made: the first byte of the source row, and for each of several blocks from there
/// on, a pixel apart, the weights of its channels.
@unsafe package struct Taps: ~Copyable {
  /// Bytes from a pixel to the next.
  let step: Int
  /// Source blocks that each block is made of.
  private(set) var count = 0
  private let width: Int
  private let places: UnsafeMutablePointer<Int>
  private var weights: UnsafeMutablePointer<Block>
  private var capacity: Int
  private let indices: UnsafeMutablePointer<Int>
  private let shares: UnsafeMutablePointer<Int>

  package init(width: Int, step: Int) {
    unsafe (self.width, self.step) = (width, step)
    let blocks = width * step / Block.count + 2
    unsafe places = .allocate(capacity: blocks)
    unsafe places.initialize(repeating: 0, count: blocks)
    // Enough for every scale: few blocks have many taps.
    unsafe capacity = 4 * blocks + 3 * width
    unsafe weights = .allocate(capacity: capacity)
    unsafe indices = .allocate(capacity: width)
    unsafe shares = .allocate(capacity: width)
  }

  deinit {
    unsafe places.deallocate()
    unsafe weights.deallocate()
    unsafe indices.deallocate()
    unsafe shares.deallocate()
  }

  /// The byte of a source row that the first channel of a block has at its first tap.
  @inline(__always)
  func place(of block: Int) -> Int { unsafe places[block] }

  /// The weights of a block, one after the other: 256ths, which add up to 256 where the layer is.
  @inline(__always)
  func weights(of block: Int) -> UnsafePointer<Block> { unsafe UnsafePointer(weights + block &* count) }

  package mutating func place(_ map: AxisMap) {
    if map.span.isEmpty { return }
    let pixels = unsafe Block.count / step
    for x in map.span {
      let (index, fraction) = map.source(of: x, bits: 8)
      unsafe (indices + x).initialize(to: index)
      unsafe (shares + x).initialize(to: fraction)
    }
    let blocks = map.span.lowerBound / pixels..<(map.span.upperBound + pixels - 1) / pixels
    unsafe count = 2
    for block in blocks {
      let shown = (block * pixels..<(block + 1) * pixels).clamped(to: map.span)
      // How far pixels are from where they would be at their own size.
      var (least, most) = (Int.max, Int.min)
      for x in shown { unsafe (least, most) = (min(least, indices[x] - x), max(most, indices[x] - x)) }
      unsafe places[block] = block * Block.count + least * step
      unsafe count = max(count, most - least + 2)
    }
    let size = unsafe count * blocks.upperBound
    if unsafe size > capacity {
      unsafe weights.deallocate()
      unsafe weights = .allocate(capacity: size)
      unsafe capacity = size
    }
    unsafe weights.initialize(repeating: Block(repeating: .zero), count: size)
    let channels = unsafe UnsafeMutableRawPointer(weights).assumingMemoryBound(to: UInt16.self)
    for x in map.span {
      let block = x / pixels
      let tap = unsafe indices[x] - (places[block] - block * Block.count) / step - x
      for channel in unsafe x % pixels * step..<(x % pixels + 1) * step {
        // The even lanes of a block come before the odd ones.
        let lane = channel / 2 + channel % 2 * Lanes.count
        let start = unsafe (block * count + tap) * Block.count + lane
        unsafe channels[start] = UInt16(256 - shares[x])
        unsafe channels[start + Block.count] = UInt16(shares[x])
      }
    }
  }
}
