/// What one painter works in: rows of wide channels, and what is made once for all rows of a frame.
@unsafe final class PaintScratch {
  /// Whose shadow's weights are held, and in which columns, where all rows like it have the same.
  @exclusivity(unchecked) var plainShadow: (layer: Int, columns: Range<Int>)?
  /// One row of a shadow.
  let shadow: ShadowRow

  private let width: Int
  private let height: Int
  private let layout: PixelLayout
  private let rows: WideRows
  private let chromaRows: WideRows
  /// Of as many layers as have been there at once.
  @exclusivity(unchecked) private var layers: UnsafeMutablePointer<LayerScratch>
  private var layerCount = 0

  /// Pairs of rows; more than a band touches.
  private static let pairs = 32

  init(width: Int, height: Int, layout: PixelLayout) {
    unsafe (self.width, self.height, self.layout) = (width, height, layout)
    unsafe rows = WideRows(3 + layout.planes, channels: width * layout.channels)
    unsafe chromaRows = WideRows(layout == .ycbcr ? 2 * Self.pairs : 0, channels: width)
    unsafe shadow = ShadowRow(weights: .allocate(capacity: width), rises: .allocate(capacity: width))
    unsafe shadow.weights.initialize(repeating: 0, count: width)
    unsafe shadow.rises.initialize(repeating: 0, count: width)
    unsafe layers = .allocate(capacity: 0)
  }

  deinit {
    unsafe shadow.weights.deallocate()
    unsafe shadow.rises.deallocate()
    unsafe layers.deinitialize(count: layerCount)
    unsafe layers.deallocate()
  }

  /// Makes room for `count` layers.
  func reserve(_ count: Int) {
    if unsafe count <= layerCount { return }
    let more = UnsafeMutablePointer<LayerScratch>.allocate(capacity: count)
    unsafe more.moveInitialize(from: layers, count: layerCount)
    for index in unsafe layerCount..<count {
      unsafe (more + index).initialize(to: LayerScratch(width: width, height: height, layout: layout))
    }
    unsafe layers.deallocate()
    unsafe (layers, layerCount) = (more, count)
  }

  /// Of the layer of this index.
  @inline(__always)
  subscript(layer: Int) -> UnsafeMutablePointer<LayerScratch> { unsafe layers + layer }

  /// One layer's row, before it is blended into the sum.
  var layer: WideRow { unsafe rows[0] }
  /// What alphas leave of what is below, for each channel.
  var rests: WideRow { unsafe rows[1] }
  /// The weights of a shadow, for each channel.
  var shadowWeights: WideRow { unsafe rows[2] }

  /// Where the layers of one row of a plane add up.
  @inline(__always)
  func sum(_ plane: Int) -> WideRow { unsafe rows[3 &+ plane] }

  /// Where the chroma of the pair of rows that `y` belongs to adds up: the mean of both, at full width.
  @inline(__always)
  func chroma(_ plane: Int, _ y: Int) -> WideRow {
    unsafe chromaRows[(plane &- 1) &* Self.pairs &+ (y >> 1) % Self.pairs]
  }
}

/// What is made of one layer for all rows of a frame.
@unsafe struct LayerScratch: ~Copyable {
  var stretched: StretchedRows
  /// For each output row of the layer's.
  let map: UnsafeMutablePointer<RowPlace>

  init(width: Int, height: Int, layout: PixelLayout) {
    unsafe stretched = StretchedRows(width: width, layout: layout)
    unsafe map = .allocate(capacity: height)
    unsafe map.initialize(repeating: RowPlace(row: 0, fraction: 0), count: height)
  }

  deinit { unsafe map.deallocate() }

  mutating func place(_ layer: PlacedLayer) {
    for y in layer.rows.span { unsafe map[y] = layer.place(of: y) }
    if layer.columns.shift == nil { unsafe stretched.place(layer.columns) }
  }
}
