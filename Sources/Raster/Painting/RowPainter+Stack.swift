internal import Motion

// Layers with transparent pixels or shadows, which no weighted sum describes: one after the other, from the back.
extension RowPainter {
  func pile(_ run: RowPlan.Run, y: Int, on canvas: Canvas) {
    let planes = unsafe layout.planes
    let span = unsafe ChannelSpan(run.columns, step: layout.channels)
    var entries = run.entries
    if let first = unsafe plan.entries[run.entries].first, first.isOpaque, first.weight == 65536 {
      for plane in 0..<planes { unsafe lay(first, y: y, plane: plane, span: span, hidesBelow: true) }
      entries = entries.dropFirst()
    } else {
      unsafe terms.removeAll()
      for plane in 0..<planes {
        unsafe VectorKernels.combine(
          sum(plane, span), terms, constant: layout.nothing(plane: plane), channels: span.channels)
      }
    }
    for index in entries {
      let entry = unsafe plan.entries[index]
      if entry.isShadow {
        unsafe add(layers[entry.layer].shadow, of: entry.layer, y: y, columns: run.columns, span: span)
      } else if entry.isOpaque {
        for plane in 0..<planes { unsafe lay(entry, y: y, plane: plane, span: span, hidesBelow: false) }
      } else {
        unsafe add(entry, y: y, span: span)
      }
    }
    unsafe VectorKernels.narrow(canvas.row(y) + span.base, sum(0, span), channels: span.channels)
    for plane in 1..<planes { unsafe addChroma(plane, y: y, span: span) }
  }

  private func sum(_ plane: Int, _ span: ChannelSpan) -> WideRow { unsafe scratch.sum(plane).advanced(by: span.base) }

  /// Adds a row's half to its pair's chroma.
  private func addChroma(_ plane: Int, y: Int, span: ChannelSpan) {
    let pair = unsafe scratch.chroma(plane, y).advanced(by: span.base)
    unsafe terms.removeAll()
    if y & 1 == 1 { unsafe terms.append(pair, weight: 65536) }
    unsafe terms.append(sum(plane, span), weight: isAlone(y) ? 65536 : 32768)
    unsafe VectorKernels.combine(pair, terms, constant: Block(repeating: .zero), channels: span.channels)
  }

  /// An opaque layer of one weight.
  private func lay(_ entry: RowPlan.Entry, y: Int, plane: Int, span: ChannelSpan, hidesBelow: Bool) {
    let sum = unsafe sum(plane, span)
    var constant = Block(repeating: .zero)
    unsafe terms.removeAll()
    if !hidesBelow { unsafe terms.append(sum, weight: 65536 - entry.weight) }
    if case .color(let color) = unsafe layers[entry.layer].source {
      constant = unsafe layout.level(color, plane: plane).share(entry.weight)
    }
    if let source = unsafe source(of: entry, plane: plane, span: span) { unsafe source.add(y, halves: 0, to: &terms) }
    unsafe VectorKernels.combine(sum, terms, constant: constant, channels: span.channels)
  }

  /// A page with transparent pixels.
  private func add(_ entry: RowPlan.Entry, y: Int, span: ChannelSpan) {
    let layer = unsafe layers[entry.layer]
    guard case .page(let role) = layer.source else { return }
    let page = unsafe page(role)
    let step = unsafe layout.channels
    let rests = unsafe scratch.rests.advanced(by: span.base)
    if layer.isShifted, entry.weight == 65536, let shift = layer.columns.shift {
      let row = layer.place(of: y).row
      func bytes(_ rows: PageRows) -> UnsafePointer<UInt8> {
        unsafe (rows.row(row) + (span.base - shift * step)).assumingMemoryBound(to: UInt8.self)
      }
      unsafe VectorKernels.rests(
        rests, bytes(layout == .rgba ? page.first : page.alphas), step: step, channels: span.channels)
      for plane in unsafe 0..<layout.planes {
        unsafe VectorKernels.over(sum(plane, span), bytes(page[plane]), rests: rests, channels: span.channels)
      }
      return
    }
    let alphas = unsafe layout == .rgba ? 0 : 3
    let row = unsafe scratch.layer.advanced(by: span.base)
    unsafe sample(entry, y: y, plane: alphas, span: span, into: row)
    unsafe VectorKernels.rests(rests, row, step: step, channels: span.channels)
    for plane in unsafe 0..<layout.planes {
      if plane != alphas { unsafe sample(entry, y: y, plane: plane, span: span, into: row) }
      unsafe VectorKernels.over(sum(plane, span), row, rests: rests, channels: span.channels)
    }
  }

  /// A layer's own pixels, times its weight.
  private func sample(_ entry: RowPlan.Entry, y: Int, plane: Int, span: ChannelSpan, into row: WideRow) {
    unsafe terms.removeAll()
    if let source = unsafe source(of: entry, plane: plane, span: span) { unsafe source.add(y, halves: 0, to: &terms) }
    unsafe VectorKernels.combine(row, terms, constant: Block(repeating: .zero), channels: span.channels)
  }

  private func add(_ shadow: PlacedShadow, of layer: Int, y: Int, columns: Range<Int>, span: ChannelSpan) {
    let weights = unsafe scratch.shadowWeights
    // Most rows of a shadow are like the one before.
    if unsafe !shadow.isPlain(y) || scratch.plainShadow?.layer != layer || scratch.plainShadow?.columns != columns {
      let step = unsafe layout.channels
      unsafe shadow.write(y, columns: columns, into: scratch.shadow)
      for x in columns {
        let weight = unsafe UInt16(min(scratch.shadow.weights[x], 65535))
        for channel in x &* step..<(x &+ 1) &* step { unsafe weights[channel] = weight }
      }
      unsafe scratch.plainShadow = shadow.isPlain(y) ? (layer, columns) : nil
    }
    for plane in unsafe 0..<layout.planes {
      unsafe VectorKernels.mix(
        sum(plane, span), level: layout.level(shadow.color, plane: plane), weights: weights.advanced(by: span.base),
        channels: span.channels)
    }
  }
}
