internal import Motion

/// The pixels of a page, by row.
@unsafe struct PageRows {
  let start: UnsafeRawPointer
  let width: Int
  let isOpaque: [Bool]

  func row(_ y: Int) -> UnsafeRawPointer { unsafe start + y * width * 4 }
}

/// Paints the rows of one frame.
@unsafe struct RowPainter {
  let layers: [PlacedLayer]
  let width: Int
  let from: PageRows
  let to: PageRows
  let sum: WideRow
  let layer: WideRow
  let shadow: ShadowRow
  let stretched: [StretchedRows]

  /// Paints row `y` into `target`.
  func paint(_ y: Int, into target: UnsafeMutableRawPointer) {
    unsafe paint(y, columns: 0..<width, into: target)
  }

  /// Goes through the layers from the front to the first that is opaque over a run of `columns`. The run is copied where
  /// nothing is in front and the layer is only shifted, else added up from that layer on; then what is left of the
  /// run, and what is right of it.
  private func paint(_ y: Int, columns: Range<Int>, into target: UnsafeMutableRawPointer) {
    if columns.isEmpty { return }
    var isInFront = true
    for index in unsafe layers.indices.reversed() {
      let layer = unsafe layers[index]
      let (span, full) = layer.columns(in: y)
      let run = full.clamped(to: columns)
      if unsafe !run.isEmpty && isOpaque(layer, y: y) {
        if isInFront, layer.isShifted {
          unsafe copy(layer, y: y, columns: run, into: target)
        } else {
          unsafe addUp(y, columns: run, lowest: index, into: target)
        }
        unsafe paint(y, columns: columns.lowerBound..<run.lowerBound, into: target)
        unsafe paint(y, columns: run.upperBound..<columns.upperBound, into: target)
        return
      }
      if span.overlaps(columns) || layer.shadow?.columns(in: y).overlaps(columns) == true { isInFront = false }
    }
    unsafe addUp(y, columns: columns, lowest: nil, into: target)
  }

  /// Adds up the layers from the back, or from the one that hides all below it.
  private func addUp(_ y: Int, columns: Range<Int>, lowest: Int?, into target: UnsafeMutableRawPointer) {
    if let lowest {
      unsafe sample(lowest, y: y, columns: columns, into: sum)
    } else {
      unsafe VectorKernels.fill(sum.advanced(by: columns.lowerBound), .zero, count: columns.count)
    }
    for index in unsafe (lowest.map { $0 + 1 } ?? 0)..<layers.count {
      if let shadow = unsafe layers[index].shadow { unsafe add(shadow, y: y, columns: columns) }
      unsafe add(index, y: y, columns: columns)
    }
    unsafe VectorKernels.narrow(
      target + columns.lowerBound * 4, sum.advanced(by: columns.lowerBound), count: columns.count)
  }

  /// Whether nothing shows through the layer in row `y`, edge columns apart.
  private func isOpaque(_ layer: PlacedLayer, y: Int) -> Bool {
    guard layer.weight == 65536, layer.rows.full.contains(y) else { return false }
    return unsafe hidesBelow(layer, y: y)
  }

  /// Whether the content seen in row `y` has no transparent pixel.
  private func hidesBelow(_ layer: PlacedLayer, y: Int) -> Bool {
    guard case .page(let role) = layer.source else { return true }
    let rows = layer.sourceRows(at: y)
    let page = unsafe page(role)
    return unsafe page.isOpaque[rows.upper] && page.isOpaque[rows.lower]
  }

  private func page(_ role: PageRole) -> PageRows {
    switch role {
    case .from: unsafe from
    case .to: unsafe to
    }
  }

  private func copy(_ layer: PlacedLayer, y: Int, columns: Range<Int>, into target: UnsafeMutableRawPointer) {
    let destination = unsafe target + columns.lowerBound * 4
    switch layer.source {
    case .page(let role):
      let source = unsafe page(role).row(layer.sourceRows(at: y).upper)
      unsafe destination.copyMemory(
        from: source + (columns.lowerBound - (layer.columns.shift ?? 0)) * 4, byteCount: columns.count * 4)
    case .color(let color):
      let pixel = UInt32(color[0]) | UInt32(color[1]) << 8 | UInt32(color[2]) << 16 | UInt32(color[3]) << 24
      for x in 0..<columns.count {
        unsafe destination.storeBytes(of: pixel.littleEndian, toByteOffset: x * 4, as: UInt32.self)
      }
    }
  }

  private func add(_ shadow: PlacedShadow, y: Int, columns: Range<Int>) {
    let visible = shadow.columns(in: y).clamped(to: columns)
    if visible.isEmpty { return }
    unsafe shadow.withWeights(y, columns: visible, scratch: self.shadow) { weights in
      unsafe VectorKernels.mixColor(
        sum.advanced(by: visible.lowerBound), shadow.color, weights: weights + visible.lowerBound,
        count: visible.count)
    }
  }

  /// Adds what layer `index` has in `columns` to the sum: the pixels it covers alike in one run, those at its rim, each
  /// covered in its own way, one by one.
  private func add(_ index: Int, y: Int, columns: Range<Int>) {
    let layer = unsafe layers[index]
    let (span, full) = layer.columns(in: y)
    let visible = span.clamped(to: columns)
    let run = full.clamped(to: visible)
    for x in visible.lowerBound..<(run.isEmpty ? visible.upperBound : run.lowerBound) {
      unsafe add(index, y: y, columns: x..<x + 1, weight: layer.weight(x, y))
    }
    if run.isEmpty { return }
    unsafe add(index, y: y, columns: run, weight: layer.weight(inRow: y))
    for x in run.upperBound..<visible.upperBound {
      unsafe add(index, y: y, columns: x..<x + 1, weight: layer.weight(x, y))
    }
  }

  /// Adds `columns` of a layer to the sum, with one weight.
  private func add(_ index: Int, y: Int, columns: Range<Int>, weight: UInt32) {
    let layer = unsafe layers[index]
    let below = unsafe sum.advanced(by: columns.lowerBound)
    let count = columns.count
    switch layer.source {
    case .color(let color):
      unsafe VectorKernels.mixColor(below, color, weight: weight, count: count)
    case .page(let role):
      let isOpaque = unsafe hidesBelow(layer, y: y)
      if layer.isShifted, weight == 65536, !isOpaque {
        let source = unsafe page(role).row(layer.sourceRows(at: y).upper)
        let column = columns.lowerBound - (layer.columns.shift ?? 0)
        unsafe VectorKernels.over(below, source + column * 4, count: count)
        return
      }
      unsafe sample(index, y: y, columns: columns, into: self.layer)
      let above = unsafe self.layer.advanced(by: columns.lowerBound)
      if isOpaque {
        unsafe VectorKernels.mix(below, above, weight: weight, count: count)
      } else {
        unsafe VectorKernels.over(below, above, weight: weight, count: count)
      }
    }
  }

  /// The layer's own pixels in row `y` over `columns`, at full opacity.
  private func sample(_ index: Int, y: Int, columns: Range<Int>, into row: WideRow) {
    let layer = unsafe layers[index]
    let target = unsafe row.advanced(by: columns.lowerBound)
    guard case .page(let role) = layer.source else {
      if case .color(let color) = layer.source { unsafe VectorKernels.fill(target, color, count: columns.count) }
      return
    }
    let page = unsafe page(role)
    let rows = layer.sourceRows(at: y)
    if let shift = layer.columns.shift {
      let offset = (columns.lowerBound - shift) * 4
      let upper = unsafe page.row(rows.upper) + offset
      if rows.fraction == 0 {
        unsafe VectorKernels.widen(target, upper, count: columns.count)
      } else {
        let lower = unsafe page.row(rows.lower) + offset
        unsafe VectorKernels.squash(
          target, upper, 65536 - rows.fraction, lower, rows.fraction, count: columns.count)
      }
      return
    }
    let upper = unsafe stretchedRow(rows.upper, of: page, index, columns: columns)
    let lower = unsafe rows.fraction == 0 ? upper : stretchedRow(rows.lower, of: page, index, columns: columns)
    unsafe VectorKernels.blend(
      target, upper.advanced(by: columns.lowerBound), 65536 - rows.fraction, lower.advanced(by: columns.lowerBound),
      rows.fraction, count: columns.count)
  }

  private func stretchedRow(_ row: Int, of page: PageRows, _ index: Int, columns: Range<Int>) -> WideRow {
    unsafe stretched[index].row(row, columns: columns) { wide, columns in
      let map = unsafe layers[index].columns
      let first = columns.lowerBound - map.span.lowerBound
      unsafe map.index.withUnsafeBufferPointer { indices in
        unsafe map.fraction.withUnsafeBufferPointer { fractions in
          unsafe VectorKernels.stretch(
            wide.advanced(by: columns.lowerBound), page.row(row), index: indices.baseAddress! + first,
            fraction: fractions.baseAddress! + first, next: width > 1 ? 1 : 0, count: columns.count)
        }
      }
    }
  }
}
