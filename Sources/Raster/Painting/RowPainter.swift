internal import Motion

/// Paints the rows of frames in one layout, band by band: what is hidden is left out, what is seen unchanged is copied,
/// and the rest is added up with eight more bits a channel and rounded once.
///
/// A band is few enough rows to stay in the processor's cache while run after run of it is painted. Kept from frame to
/// frame, so that painting needs no new memory.
@unsafe final class RowPainter {
  let layout: PixelLayout
  let scratch: PaintScratch
  // Every access to these would be checked otherwise, row after row.
  @exclusivity(unchecked) var plan = RowPlan()
  @exclusivity(unchecked) var terms = unsafe Terms(capacity: 0)

  /// Of the frame that is painted.
  @exclusivity(unchecked) private(set) var layers: ArraySlice<PlacedLayer> = []
  @exclusivity(unchecked) private var from: PageSource
  @exclusivity(unchecked) private var to: PageSource
  @exclusivity(unchecked) private var height = 0
  /// The pages of the run that is painted, in one plane.
  @exclusivity(unchecked) private var sources: [RunSource] = unsafe []

  /// Even, so that rows of chroma mostly lie in one band.
  private static let bandHeight = 32

  /// - Parameter source: any page, of the size that all have.
  init(layout: PixelLayout, width: Int, height: Int, source: PageSource) {
    unsafe self.layout = layout
    unsafe scratch = PaintScratch(width: width, height: height, layout: layout)
    unsafe (from, to) = (source, source)
  }

  /// Paints `layers`, back to front.
  /// - Parameters:
  ///   - columns: to be painted, from the left.
  ///   - height: rows to be painted, from the top.
  ///   - canvas: where to.
  func paint(
    _ layers: ArraySlice<PlacedLayer>, from: PageSource, to: PageSource, columns: Int, height: Int, on canvas: Canvas
  ) {
    unsafe (self.layers, self.from, self.to, self.height) = (layers, from, to, height)
    unsafe prepare()
    var y = 0
    while y < height {
      if unsafe y == 0 || !plan.rows.contains(y) {
        unsafe plan.make(for: y, limit: height, width: columns, layers: layers) { unsafe opacity(of: $0, in: $1) }
      }
      let band = unsafe y..<min(plan.rows.upperBound, y + Self.bandHeight)
      for run in unsafe plan.runs { unsafe paint(run, rows: band, on: canvas) }
      if unsafe layout == .ycbcr { unsafe finishChroma(band, columns: columns, on: canvas) }
      y = band.upperBound
    }
    unsafe self.layers = []
  }

  /// Makes what all rows of the frame need.
  private func prepare() {
    let count = unsafe layers.count
    if unsafe terms.capacity < 4 * count + 2 { unsafe terms = Terms(capacity: 4 * count + 2) }
    unsafe scratch.reserve(count)
    unsafe scratch.plainShadow = nil
    for (index, layer) in unsafe layers.enumerated() {
      if case .page = layer.source { unsafe scratch[index].pointee.place(layer) }
    }
  }

  /// Whether a layer's content has no transparent pixel in row `y`, and whether that is so of all rows.
  private func opacity(of layer: PlacedLayer, in y: Int) -> (here: Bool, everywhere: Bool) {
    guard case .page(let role) = layer.source else { return (true, true) }
    return unsafe page(role).opacity.isOpaque(layer, in: y)
  }

  func page(_ role: PageRole) -> PageSource {
    switch role {
    case .from: unsafe from
    case .to: unsafe to
    }
  }

  private func paint(_ run: RowPlan.Run, rows: Range<Int>, on canvas: Canvas) {
    for index in run.entries {
      let layer = unsafe plan.entries[index].layer
      if unsafe layers[layer].columns.shift == nil { unsafe scratch[layer].pointee.stretched.begin(run.columns) }
    }
    switch run.kind {
    case .copy: unsafe copy(run, rows: rows, on: canvas)
    case .sum(let rest): unsafe addUp(run, rest: rest, rows: rows, on: canvas)
    case .stack: for y in rows { unsafe pile(run, y: y, on: canvas) }
    }
  }

  private func copy(_ run: RowPlan.Run, rows: Range<Int>, on canvas: Canvas) {
    let layer = unsafe layers[plan.entries[run.entries.lowerBound].layer]
    guard case .page(let role) = layer.source, let across = layer.columns.shift, let down = layer.rows.shift else {
      return unsafe addUp(run, rest: 0, rows: rows, on: canvas)
    }
    let channels = unsafe layout.channels
    let page = unsafe page(role)
    for y in rows {
      unsafe page.first.prefetch(
        after: y - down, from: (run.columns.lowerBound - across) * channels, count: run.columns.count * channels)
      unsafe UnsafeMutableRawPointer(canvas.row(y) + run.columns.lowerBound * channels).copyMemory(
        from: page.first.row(y - down) + (run.columns.lowerBound - across) * channels,
        byteCount: run.columns.count * channels)
    }
    for plane in unsafe 1..<layout.planes { unsafe addUpChroma(run, rest: 0, plane: plane, rows: rows) }
  }

  private func addUp(_ run: RowPlan.Run, rest: UInt32, rows: Range<Int>, on canvas: Canvas) {
    let span = unsafe ChannelSpan(run.columns, step: layout.channels)
    let constant = unsafe constant(of: run, rest: rest, plane: 0)
    unsafe gatherSources(of: run, plane: 0, span: span)
    for y in rows {
      unsafe terms.removeAll()
      for index in unsafe 0..<sources.count { unsafe sources[index].add(y, halves: 0, to: &terms) }
      unsafe VectorKernels.combine(canvas.row(y) + span.base, terms, constant: constant, channels: span.channels)
    }
    for plane in unsafe 1..<layout.planes { unsafe addUpChroma(run, rest: rest, plane: plane, rows: rows) }
  }

  /// Adds up chroma, both rows of a pair at once where both are in the band.
  private func addUpChroma(_ run: RowPlan.Run, rest: UInt32, plane: Int, rows: Range<Int>) {
    let span = ChannelSpan(run.columns, step: 1)
    let constant = unsafe constant(of: run, rest: rest, plane: plane)
    let half = Block(even: constant.even &>> 1, odd: constant.odd &>> 1)
    unsafe gatherSources(of: run, plane: plane, span: span)
    var y = rows.lowerBound
    while y < rows.upperBound {
      let sum = unsafe scratch.chroma(plane, y).advanced(by: span.base)
      unsafe terms.removeAll()
      let hasPair = unsafe y & 1 == 0 && (y + 1 < rows.upperBound || isAlone(y))
      if y & 1 == 1 { unsafe terms.append(sum, weight: 65536) }
      for index in unsafe 0..<sources.count {
        unsafe sources[index].add(y, halves: 1, to: &terms)
        if hasPair { unsafe sources[index].add(min(y + 1, height - 1), halves: 1, to: &terms) }
      }
      unsafe VectorKernels.combine(sum, terms, constant: hasPair ? constant : half, channels: span.channels)
      y += hasPair ? 2 : 1
    }
  }

  /// Whether row `y` is the last one of an odd number, and so its own pair.
  func isAlone(_ y: Int) -> Bool { unsafe y & 1 == 0 && y + 1 == height }

  /// Makes every pair of rows that is complete into one of the picture.
  private func finishChroma(_ rows: Range<Int>, columns: Int, on canvas: Canvas) {
    for y in rows where unsafe y & 1 == 1 || y + 1 == height {
      for plane in 1..<3 {
        let sum = unsafe scratch.chroma(plane, y)
        unsafe sum.odd[-1] = sum[0]
        unsafe sum[columns] = sum[columns - 1]
        unsafe VectorKernels.halve(canvas.chroma(plane, y), sum, count: canvas.width / 2)
      }
    }
    unsafe canvas.repeatLast(column: columns, rows: rows)
    if unsafe rows.upperBound == height { unsafe canvas.repeatLast(row: height, columns: columns) }
  }

  /// What a run has of colours, and of nothing, in a plane.
  private func constant(of run: RowPlan.Run, rest: UInt32, plane: Int) -> Block {
    var sum = unsafe layout.nothing(plane: plane).share(rest)
    for index in run.entries {
      let entry = unsafe plan.entries[index]
      if case .color(let color) = unsafe layers[entry.layer].source {
        let share = unsafe layout.level(color, plane: plane).share(entry.weight)
        sum = Block(even: sum.even &+ share.even, odd: sum.odd &+ share.odd)
      }
    }
    return sum
  }

  private func gatherSources(of run: RowPlan.Run, plane: Int, span: ChannelSpan) {
    unsafe sources.removeAll(keepingCapacity: true)
    for index in run.entries {
      if let source = unsafe source(of: plan.entries[index], plane: plane, span: span) {
        unsafe sources.append(source)
      }
    }
  }

  /// What an entry has of a page; nil of a colour.
  /// - Parameter plane: 3 stands for alphas.
  func source(of entry: RowPlan.Entry, plane: Int, span: ChannelSpan) -> RunSource? {
    let layer = unsafe layers[entry.layer]
    guard case .page(let role) = layer.source else { return nil }
    let page = unsafe page(role)
    let scratch = unsafe scratch[entry.layer]
    return unsafe RunSource(
      plane == 3 ? page.alphas : page[plane], map: scratch.pointee.map, weight: entry.weight, plane: plane, span: span,
      shift: (layer.columns.shift ?? 0) * layout.channels,
      stretched: layer.columns.shift == nil ? stretchedRows(of: scratch) : nil)
  }

  private func stretchedRows(of scratch: UnsafeMutablePointer<LayerScratch>) -> UnsafeMutablePointer<StretchedRows> {
    unsafe withUnsafeMutablePointer(to: &scratch.pointee.stretched) { unsafe $0 }
  }
}
