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
  let stretched: [StretchedRows]

  /// Paints row `y` into `target`.
  func paint(_ y: Int, into target: UnsafeMutableRawPointer) {
    let (region, lowest) = unsafe copyWhatShowsUnchanged(y, into: target)
    guard !region.isEmpty else { return }
    if lowest == nil { unsafe VectorKernels.fill(sum.advanced(by: region.lowerBound), .zero, count: region.count) }
    for index in unsafe (lowest ?? 0)..<layers.count where unsafe layers[index].rows.span.contains(y) {
      unsafe add(index, y: y, region: region, isBase: index == lowest)
    }
    unsafe VectorKernels.narrow(
      target + region.lowerBound * 4, sum.advanced(by: region.lowerBound), count: region.count)
  }

  /// Goes through the layers from the front. Opaque ones that are only shifted, with nothing in front, are copied.
  /// - Returns: the columns still to do, and the opaque layer that hides all below it there, if there is one.
  private func copyWhatShowsUnchanged(
    _ y: Int, into target: UnsafeMutableRawPointer
  ) -> (region: Range<Int>, lowest: Int?) {
    var region = unsafe 0..<width
    var isInFront = true
    for index in unsafe layers.indices.reversed() {
      let layer = unsafe layers[index]
      guard layer.rows.span.contains(y), layer.columns.span.overlaps(region) else { continue }
      let opaque = layer.columns.full.clamped(to: region)
      if unsafe isOpaque(layer, y: y), !opaque.isEmpty {
        if isInFront, layer.isShifted, opaque.lowerBound == region.lowerBound || opaque.upperBound == region.upperBound
        {
          unsafe copy(layer, y: y, columns: opaque, into: target)
          region =
            opaque.lowerBound == region.lowerBound
            ? opaque.upperBound..<region.upperBound : region.lowerBound..<opaque.lowerBound
          if region.isEmpty { return (region, nil) }
          continue
        }
        if opaque == region { return (region, index) }
      }
      isInFront = false
    }
    return (region, nil)
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

  /// Adds layer `index` to the sum: its whole columns, and the one at each edge that it covers in part.
  private func add(_ index: Int, y: Int, region: Range<Int>, isBase: Bool) {
    let layer = unsafe layers[index]
    let visible = layer.columns.span.clamped(to: region)
    guard !visible.isEmpty else { return }
    if isBase {
      unsafe sample(index, y: y, columns: visible, into: sum)
      return
    }
    let weight = unsafe share(layer.weight, layer.rows.coverage(of: y))
    let full = layer.columns.full.clamped(to: visible)
    for x in visible.lowerBound..<(full.isEmpty ? visible.upperBound : full.lowerBound) {
      unsafe add(index, y: y, columns: x..<x + 1, weight: share(weight, layer.columns.coverage(of: x)))
    }
    guard !full.isEmpty else { return }
    unsafe add(index, y: y, columns: full, weight: weight)
    for x in full.upperBound..<visible.upperBound {
      unsafe add(index, y: y, columns: x..<x + 1, weight: share(weight, layer.columns.coverage(of: x)))
    }
  }

  private func share(_ weight: UInt32, _ coverage: UInt32) -> UInt32 {
    UInt32((UInt64(weight) * UInt64(coverage)) >> 16)
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
    unsafe stretched[index].row(row, columns: columns) { wide in
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
