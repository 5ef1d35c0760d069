internal import Motion

/// A layer of one frame in output pixels: what it shows, where, and how opaque.
struct PlacedLayer {
  enum Source {
    case color(SIMD4<UInt8>)
    case page(PageRole)
  }

  let source: Source
  let columns: AxisMap
  let rows: AxisMap
  /// Opacity in 65536ths; 0 where only a shadow is to be seen.
  let weight: UInt32
  /// The layer's shape.
  let outline: Outline
  let shadow: PlacedShadow?

  /// Nil where nothing of the layer can be seen.
  init?(_ state: LayerState, width: Int, height: Int, pageSize: PageSize, scratch: ShadowRow) {
    guard !state.isHidden, state.opacity > 0 else { return nil }
    var opacity = state.opacity
    switch state.content {
    case .color(let color):
      opacity *= Double(color.alpha) / 255
      source = .color(SIMD4(color.red, color.green, color.blue, 255))
    case .page(let role):
      source = .page(role)
    }
    weight = UInt32((min(opacity, 1) * 65536).rounded())
    let snaps = state.scaleX == 1 && state.scaleY == 1 && !state.isSubpixel
    columns = AxisMap(
      count: width, scale: state.scaleX, anchor: state.anchor.x,
      offset: state.x * Double(width) / pageSize.width, fractionBits: 8, snaps: snaps)
    rows = AxisMap(
      count: height, scale: state.scaleY, anchor: state.anchor.y,
      offset: state.y * Double(height) / pageSize.height, fractionBits: 16, snaps: snaps)
    let pixelsPerPoint = SIMD2(Double(width) / pageSize.width, Double(height) / pageSize.height)
    let radius = min(max(state.cornerRadius, 0), pageSize.width / 2, pageSize.height / 2) * pixelsPerPoint
    outline = Outline(
      columns: Outline.Extent(lower: columns.lower, upper: columns.upper, radius: radius.x * state.scaleX),
      rows: Outline.Extent(lower: rows.lower, upper: rows.upper, radius: radius.y * state.scaleY))
    if let shadow = state.shadow {
      self.shadow = unsafe PlacedShadow(
        shadow, of: outline, opacity: state.opacity, width: width, height: height, pixelsPerPoint: pixelsPerPoint,
        scratch: scratch)
    } else {
      shadow = nil
    }
    if shadow == nil && (weight == 0 || columns.span.isEmpty || rows.span.isEmpty) { return nil }
  }

  /// The output columns the layer touches in row `y`, and those of them it covers as far as it covers the row.
  func columns(in y: Int) -> (span: Range<Int>, full: Range<Int>) {
    guard weight > 0, rows.span.contains(y) else { return (0..<0, 0..<0) }
    guard outline.cuts(y) else { return (columns.span, columns.full) }
    let (lower, upper) = (outline.columns.lower, outline.columns.upper)
    let (least, most) = outline.insets(in: y)
    return (
      columns.span.from((lower + least).rounded(.down), to: (upper - least).rounded(.up)),
      columns.full.from((lower + most).rounded(.up), to: (upper - most).rounded(.down))
    )
  }

  /// Opacity times what the layer covers of a pixel, in 65536ths.
  func weight(_ x: Int, _ y: Int) -> UInt32 {
    if outline.cuts(y) { return share(weight, UInt32((outline.coverage(x, y) * 65536).rounded())) }
    return share(weight(inRow: y), columns.coverage(of: x))
  }

  /// The same in a column of `columns(in: y).full`.
  func weight(inRow y: Int) -> UInt32 { share(weight, rows.coverage(of: y)) }

  private func share(_ weight: UInt32, _ coverage: UInt32) -> UInt32 {
    UInt32((UInt64(weight) * UInt64(coverage)) >> 16)
  }

  /// Whether the layer's pixels reach the output as they are.
  var isShifted: Bool { columns.shift != nil && rows.shift != nil }

  /// The source rows seen in output row `y`, and how far, in 65536ths, it lies from the first to the second.
  func sourceRows(at y: Int) -> (upper: Int, lower: Int, fraction: UInt32) {
    if let shift = rows.shift { return (y - shift, y - shift, 0) }
    let upper = Int(rows.index[y - rows.span.lowerBound])
    let fraction = rows.fraction[y - rows.span.lowerBound]
    return (upper, fraction == 0 ? upper : upper + 1, fraction)
  }
}

extension Range<Int> {
  /// What lies in both ranges.
  fileprivate func from(_ lower: Double, to upper: Double) -> Range<Int> {
    let first = Swift.min(Swift.max(Int(lower), lowerBound), upperBound)
    return first..<Swift.max(Swift.min(Int(upper), upperBound), first)
  }
}
