public import Motion

/// Layer states → pixels, after `frames.md`: source-over on sRGB-encoded premultiplied values, bilinear at pixel
/// centres, anti-aliased edges.
///
/// The result is the same on every machine. After the first frames of a kind, no memory is asked for.
@safe public struct Compositor: ~Copyable {
  private let pages: Pages
  private let pageSize: PageSize
  /// One for each layer, kept from frame to frame.
  private var placed: [PlacedLayer] = []
  /// The first and the last row of each page with room around them, which kernels may read.
  private let outerRows: (from: OuterRows, to: OuterRows)
  private var rgba: RowPainter?
  private var planar: PlanarPainter?

  /// - Parameters:
  ///   - pages: the pages at output size.
  ///   - pageSize: the same in points, which layer states are in.
  public init(pages: Pages, pageSize: PageSize) {
    self.pages = pages
    self.pageSize = pageSize
    outerRows = (OuterRows(pages.from), OuterRows(pages.to))
  }

  /// Draws `layers`, back to front, over every pixel of `picture`; where no layer is, the picture is transparent.
  /// - Precondition: `picture` has the size of the pages.
  public mutating func compose(_ layers: [LayerState], into picture: inout Bitmap) {
    precondition(picture.width == pages.width && picture.height == pages.height, "the picture has the pages' size")
    let count = place(layers)
    unsafe pages.from.withSource(outerRows.from, pages.opacity.from) { from in
      unsafe pages.to.withSource(outerRows.to, pages.opacity.to) { to in
        unsafe picture.rgba.withUnsafeMutableBytes { target in
          if unsafe rgba == nil {
            unsafe rgba = RowPainter(layout: .rgba, width: pages.width, height: pages.height, source: from)
          }
          unsafe rgba.unsafelyUnwrapped.paint(
            placed[..<count], from: from, to: to, columns: pages.width, height: pages.height,
            on: Canvas(rgba: target.baseAddress!, width: pages.width, height: pages.height))
        }
      }
    }
  }

  /// Draws `layers`, back to front, over every sample of `planes`; where no layer is, they are black.
  ///
  /// Luma is within 1 and chroma within 2 of the real-valued frame, converted and rounded; luma within 2 where pages with
  /// transparent pixels lie over each other. Where the pages are a
  /// column or row short their last one is repeated; where they are a column or row too large that one is left out.
  /// - Precondition: each side differs from the pages' by at most 1.
  public mutating func compose(_ layers: [LayerState], into planes: Planes) {
    precondition(
      abs(planes.width - pages.width) <= 1 && abs(planes.height - pages.height) <= 1, "planes and pages differ in size")
    let count = place(layers)
    if unsafe planar == nil { unsafe planar = PlanarPainter(pages) }
    unsafe planar.unsafelyUnwrapped.paint(placed[..<count], on: Canvas(planes), pages: pages)
  }

  /// The parts of a frame that show a page's pixels as they are, from the top down; no two overlap.
  public mutating func copies(_ layers: [LayerState]) -> [PageCopy] {
    let count = place(layers)
    var plan = RowPlan()
    var copies: [PageCopy] = []
    var y = 0
    while y < pages.height {
      plan.make(for: y, limit: pages.height, width: pages.width, layers: placed[..<count]) { layer, row in
        guard case .page(let role) = layer.source else { return (true, true) }
        return pages.opacity[role].isOpaque(layer, in: row)
      }
      for run in plan.runs where run.kind == .copy {
        let layer = placed[plan.entries[run.entries.lowerBound].layer]
        guard case .page(let role) = layer.source, let left = layer.columns.shift, let top = layer.rows.shift else {
          continue
        }
        copies.append(PageCopy(page: pages[role], columns: run.columns, rows: plan.rows, left: left, top: top))
      }
      y = plan.rows.upperBound
    }
    return copies
  }

  /// - Returns: how many layers there is something to be seen of.
  private mutating func place(_ layers: [LayerState]) -> Int {
    var count = 0
    for layer in layers {
      if count == placed.count { placed.append(PlacedLayer()) }
      if placed[count].place(layer, width: pages.width, height: pages.height, pageSize: pageSize) { count += 1 }
    }
    return count
  }
}

/// Both pages as planes, and their painter.
@unsafe private final class PlanarPainter {
  private let from: PlanarPage
  private let to: PlanarPage
  private let painter: RowPainter

  init(_ pages: Pages) {
    unsafe from = PlanarPage(pages.from, opacity: pages.opacity.from)
    unsafe to = PlanarPage(pages.to, opacity: pages.opacity.to)
    unsafe painter = RowPainter(layout: .ycbcr, width: pages.width, height: pages.height, source: from.source)
  }

  func paint(_ layers: ArraySlice<PlacedLayer>, on canvas: Canvas, pages: Pages) {
    unsafe painter.paint(
      layers, from: from.source, to: to.source, columns: min(pages.width, canvas.width),
      height: min(pages.height, canvas.height), on: canvas)
  }
}

/// The first and the last row of a bitmap, with room around them.
private struct OuterRows {
  let bytes: [UInt8]
  let first: Int
  let last: Int

  init(_ page: Bitmap) {
    let room = page.bytesPerRow + 128
    let space = [UInt8](repeating: 0, count: room)
    bytes = space + page.rgba.prefix(page.bytesPerRow) + space + page.rgba.suffix(page.bytesPerRow) + space
    first = room
    last = 2 * room + page.bytesPerRow
  }
}

extension Bitmap {
  fileprivate func withSource(_ outer: OuterRows, _ opacity: PageOpacity, _ body: (PageSource) -> Void) {
    unsafe rgba.withUnsafeBytes { bytes in
      unsafe outer.bytes.withUnsafeBytes { outerBytes in
        let outerRows = outerBytes.baseAddress!
        let rows = unsafe PageRows(
          start: bytes.baseAddress!, bytesPerRow: bytesPerRow, first: outerRows + outer.first,
          last: outerRows + outer.last, count: height)
        unsafe body(
          PageSource(
            first: rows, second: rows, third: rows, alphas: rows, opacity: opacity))
      }
    }
  }
}
