/// A row of pixels with eight more bits a channel (8.8 fixed point, 0…65280), in which layers are added up and rounded
/// once at the end.
///
/// Two channels share a 32-bit word, so that one multiplication serves both: `rb` holds R in the low half and B in the
/// high half of each pixel's word, `ga` holds G and A.
@unsafe struct WideRow {
  let rb: UnsafeMutablePointer<UInt32>
  let ga: UnsafeMutablePointer<UInt32>

  /// The row from pixel `column` on.
  @inline(__always)
  func advanced(by column: Int) -> WideRow {
    unsafe WideRow(rb: rb + column, ga: ga + column)
  }
}

/// The scratch rows of one compositor.
@unsafe struct ScratchRows: ~Copyable {
  /// Where the layers of the current row add up.
  let sum: WideRow
  /// One layer's row, before it is blended into the sum.
  let layer: WideRow

  /// One row of a shadow.
  let shadow: ShadowRow

  private let memory: UnsafeMutablePointer<UInt32>

  init(width: Int) {
    unsafe memory = .allocate(capacity: width * 5)
    unsafe memory.initialize(repeating: 0, count: width * 5)
    unsafe sum = WideRow(rb: memory, ga: memory + width)
    unsafe layer = WideRow(rb: memory + 2 * width, ga: memory + 3 * width)
    unsafe shadow = ShadowRow(weights: memory + 4 * width, rises: .allocate(capacity: width))
    unsafe shadow.rises.initialize(repeating: 0, count: width)
  }

  deinit {
    unsafe memory.deallocate()
    unsafe shadow.rises.deallocate()
  }
}

/// Two neighbouring rows of one layer, stretched across: successive output rows mostly need the same two.
@unsafe final class StretchedRows {
  private let memory: UnsafeMutablePointer<UInt32>
  private let width: Int
  /// What each of the two slots holds: the source row, and the output columns it was stretched to.
  private var held: [(row: Int, columns: Range<Int>)] = [(-1, 0..<0), (-1, 0..<0)]

  init(width: Int) {
    unsafe self.width = width
    unsafe memory = .allocate(capacity: width * 4)
    unsafe memory.initialize(repeating: 0, count: width * 4)
  }

  deinit { unsafe memory.deallocate() }

  /// Forgets what is held: another frame, another placement.
  func reset() {
    for slot in 0..<2 { unsafe held[slot] = (-1, 0..<0) }
  }

  /// Source row `row` over output `columns`; `stretch` fills those that are not held already.
  func row(_ row: Int, columns: Range<Int>, stretch: (WideRow, Range<Int>) -> Void) -> WideRow {
    // Even and odd source rows take turns, so that the two rows needed together never share a slot.
    let slot = row & 1
    let wide = unsafe WideRow(rb: memory + slot * 2 * width, ga: memory + (slot * 2 + 1) * width)
    let old = unsafe held[slot].columns
    if unsafe held[slot].row == row, old.lowerBound <= columns.upperBound, columns.lowerBound <= old.upperBound {
      if columns.lowerBound < old.lowerBound { unsafe stretch(wide, columns.lowerBound..<old.lowerBound) }
      if columns.upperBound > old.upperBound { unsafe stretch(wide, old.upperBound..<columns.upperBound) }
      unsafe held[slot].columns =
        min(old.lowerBound, columns.lowerBound)..<max(old.upperBound, columns.upperBound)
    } else {
      unsafe stretch(wide, columns)
      unsafe held[slot] = (row, columns)
    }
    return unsafe wide
  }
}
