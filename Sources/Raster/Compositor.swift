public import Motion

/// Layer states → pixels, after `frames.md`: source-over on sRGB-encoded premultiplied values, bilinear at pixel
/// centres, anti-aliased edges.
///
/// A picture is made row by row: what is hidden is left out, what is seen unchanged is copied, and the rest is added up
/// with eight more bits a channel and rounded once. The result is the same on every machine.
@safe public struct Compositor: ~Copyable {
  private let pages: Pages
  private let pageSize: PageSize
  private let scratch: ScratchRows
  /// One for each layer, kept from frame to frame.
  private var stretched: [StretchedRows]

  /// - Parameters:
  ///   - pages: the pages at output size.
  ///   - pageSize: the same in points, which layer states are in.
  public init(pages: Pages, pageSize: PageSize) {
    self.pages = pages
    self.pageSize = pageSize
    unsafe scratch = ScratchRows(width: pages.width)
    unsafe stretched = []
  }

  /// Draws `layers`, back to front, over every pixel of `picture`; where no layer is, the picture is transparent.
  /// - Precondition: `picture` has the size of the pages.
  public mutating func compose(_ layers: [LayerState], into picture: inout Bitmap) {
    precondition(picture.width == pages.width && picture.height == pages.height, "the picture has the pages' size")
    var placed: [PlacedLayer] = []
    for layer in layers {
      let layer = unsafe PlacedLayer(
        layer, width: pages.width, height: pages.height, pageSize: pageSize, scratch: scratch.shadow)
      if let layer { placed.append(layer) }
    }
    while unsafe stretched.count < placed.count { unsafe stretched.append(StretchedRows(width: pages.width)) }
    for index in unsafe stretched.indices { unsafe stretched[index].reset() }

    let width = pages.width
    unsafe pages.from.rgba.withUnsafeBytes { from in
      unsafe pages.to.rgba.withUnsafeBytes { to in
        unsafe picture.rgba.withUnsafeMutableBytes { target in
          let painter = unsafe RowPainter(
            layers: placed, width: width,
            from: PageRows(start: from.baseAddress!, width: width, isOpaque: pages.fromIsOpaque),
            to: PageRows(start: to.baseAddress!, width: width, isOpaque: pages.toIsOpaque),
            sum: scratch.sum, layer: scratch.layer, shadow: scratch.shadow, stretched: stretched)
          for y in 0..<picture.height { unsafe painter.paint(y, into: target.baseAddress! + y * width * 4) }
        }
      }
    }
  }
}
