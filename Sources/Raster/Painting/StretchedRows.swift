/// Rows of one layer's page, stretched across as the layer is. Successive output rows mostly need the same two.
///
/// A block of neighbouring channels shows nearly neighbouring ones of the page: each is a weighted sum of a few blocks of
/// the page that lie a pixel apart, most weights being 0. So there is nothing to gather.
@unsafe struct StretchedRows: ~Copyable {
  private let layout: PixelLayout
  private let rows: WideRows
  /// What the blocks that the layer touches are made of.
  private(set) var taps: Taps
  /// The blocks that are made, from column to column.
  private var blocks = 0..<0
  /// Which source row each slot of each plane holds.
  private let held: UnsafeMutablePointer<Int>
  /// The pair of output rows that each was last of use for.
  private let used: UnsafeMutablePointer<Int>

  /// A pair of output rows needs two even source rows and two odd ones at most: each kind has two slots.
  private static let slots = 4
  /// Three planes, and alphas.
  private static let planes = 4

  init(width: Int, layout: PixelLayout) {
    unsafe self.layout = layout
    unsafe rows = WideRows(
      Self.slots * (layout == .rgba ? 1 : Self.planes), channels: width * layout.channels + Block.count)
    unsafe taps = Taps(width: width, step: layout.channels)
    unsafe held = .allocate(capacity: Self.slots * Self.planes)
    unsafe used = .allocate(capacity: Self.slots * Self.planes)
    unsafe held.initialize(repeating: -1, count: Self.slots * Self.planes)
    unsafe used.initialize(repeating: -1, count: Self.slots * Self.planes)
  }

  deinit {
    unsafe held.deallocate()
    unsafe used.deallocate()
  }

  /// Begins another frame, with the layer placed as `map` says.
  mutating func place(_ map: AxisMap) { unsafe taps.place(map) }

  /// From now on the rows are of use in these output columns.
  mutating func begin(_ columns: Range<Int>) {
    unsafe held.update(repeating: -1, count: Self.slots * Self.planes)
    unsafe used.update(repeating: -1, count: Self.slots * Self.planes)
    let step = unsafe layout.channels
    unsafe blocks =
      columns.lowerBound * step / Block.count..<(columns.upperBound * step + Block.count - 1) / Block.count
  }

  /// Row `y` of `plane`, wide, in output columns, of which those begun with are there. It stays for the whole pair.
  /// - Parameters:
  ///   - plane: 3 stands for alphas.
  ///   - pair: of output rows, of which this is for one.
  @inline(__always)
  func row(_ y: Int, plane: Int, of page: PageRows, pair: Int) -> WideRow {
    let first = unsafe plane &* Self.slots &+ (y & 1)
    let second = first &+ 2
    if unsafe held[first] == y {
      unsafe used[first] = pair
      return unsafe rows[first]
    }
    if unsafe held[second] == y {
      unsafe used[second] = pair
      return unsafe rows[second]
    }
    let slot = unsafe used[first] == pair ? second : first
    unsafe VectorKernels.stretch(
      rows[slot], page.row(y).assumingMemoryBound(to: UInt8.self), taps: taps, blocks: blocks)
    unsafe page.prefetch(
      after: y, from: taps.place(of: blocks.lowerBound),
      count: taps.place(of: blocks.upperBound - 1)
        - taps.place(of: blocks.lowerBound) + Block.count)
    unsafe held[slot] = y
    unsafe used[slot] = pair
    return unsafe rows[slot]
  }
}
