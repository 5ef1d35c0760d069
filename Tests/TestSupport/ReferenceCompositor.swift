public import Motion
public import Raster

/// What a frame is by definition: the layer stack in `Double`, pixel by pixel, layer by layer, rounded nowhere.
///
/// Made to be read, not to be fast, and sharing nothing with the compositor it judges but `Bitmap`.
public struct ReferenceCompositor: Sendable {
  private let from: Bitmap
  private let to: Bitmap
  private let pageSize: PageSize

  /// - Parameter pageSize: in points; the pages are the size of the output.
  public init(from: Bitmap, to: Bitmap, pageSize: PageSize) {
    precondition(from.width == to.width && from.height == to.height, "the pages differ in size")
    self.from = from
    self.to = to
    self.pageSize = pageSize
  }

  /// - Parameters:
  ///   - layers: back to front, over transparency.
  ///   - rows: which rows of the frame to make; all by default.
  public func compose(_ layers: [LayerState], rows: [Int]? = nil) -> ReferencePicture {
    var picture = ReferencePicture(width: from.width, rows: rows ?? Array(0..<from.height))
    for layer in layers where !layer.isHidden && layer.scaleX > 0 && layer.scaleY > 0 && layer.opacity > 0 {
      draw(layer, into: &picture)
    }
    return picture
  }

  private func draw(_ layer: LayerState, into picture: inout ReferencePicture) {
    let isSnapped = layer.scaleX == 1 && layer.scaleY == 1 && !layer.isSubpixel
    let columns = Footprint(
      length: from.width, scale: layer.scaleX, anchor: layer.anchor.x,
      offset: layer.x * Double(from.width) / pageSize.width, onWholePixels: isSnapped)
    let lines = Footprint(
      length: from.height, scale: layer.scaleY, anchor: layer.anchor.y,
      offset: layer.y * Double(from.height) / pageSize.height, onWholePixels: isSnapped)

    let radius = min(layer.cornerRadius, pageSize.width / 2, pageSize.height / 2)
    // Of the layer, and of its shadow.
    let shape = RoundedRectangle(
      left: columns.start, top: lines.start, width: columns.scale * Double(columns.length),
      height: lines.scale * Double(lines.length),
      radiusX: radius * layer.scaleX * Double(from.width) / pageSize.width,
      radiusY: radius * layer.scaleY * Double(from.height) / pageSize.height)

    if let shadow = layer.shadow { draw(shadow, of: shape, opacity: layer.opacity, into: &picture) }
    let acrossTaps = (0..<from.width).map { columns.tap(at: $0) }
    for (index, row) in picture.rows.enumerated() {
      let down = lines.tap(at: row)
      if down.coverage == 0 { continue }
      for (column, across) in acrossTaps.enumerated() where across.coverage > 0 {
        let coverage = across.coverage * down.coverage - shape.cut(column, row)
        if coverage <= 0 { continue }
        let isResampled: Bool
        let source: RealPixel
        switch layer.content {
        case .color(let color):
          source = RealPixel(color)
          isResampled = false
        case .page(let role):
          source = sample(role == .from ? from : to, across, down)
          isResampled = !isSnapped
        }
        picture.blend(
          source, weight: layer.opacity * coverage, isResampled: isResampled, at: index * from.width + column)
      }
    }
  }

  /// Not cut out where the layer is.
  private func draw(
    _ shadow: LayerState.Shadow, of shape: RoundedRectangle, opacity: Double, into picture: inout ReferencePicture
  ) {
    let pixels = (x: Double(from.width) / pageSize.width, y: Double(from.height) / pageSize.height)
    var outline = shape
    outline.left += shadow.x * pixels.x
    outline.top += shadow.y * pixels.y
    let blurred = ReferenceShadow(
      outline, width: from.width, deviationX: shadow.blur / 2 * pixels.x, deviationY: shadow.blur / 2 * pixels.y)
    for (index, row) in picture.rows.enumerated() {
      for (column, value) in blurred.row(row).enumerated() {
        picture.blend(
          RealPixel(shadow.color), weight: value * shadow.opacity * opacity, isResampled: false,
          at: index * from.width + column)
      }
    }
  }

  /// Bilinear between the four nearest pixel centres.
  private func sample(_ page: Bitmap, _ across: Tap, _ down: Tap) -> RealPixel {
    let upper = RealPixel(page, across.lower, down.lower)
      .mixed(with: RealPixel(page, across.upper, down.lower), share: across.upperShare)
    if down.upperShare == 0 { return upper }
    let lower = RealPixel(page, across.lower, down.upper)
      .mixed(with: RealPixel(page, across.upper, down.upper), share: across.upperShare)
    return upper.mixed(with: lower, share: down.upperShare)
  }
}

/// Where a layer lies along one axis of the output, in pixels.
private struct Footprint {
  let length: Int
  let scale: Double
  let start: Double

  /// The layer rests on `0…length`, is scaled about `anchor` of its length and then moved by `offset`;
  /// `onWholePixels` rounds the offset half up.
  init(length: Int, scale: Double, anchor: Double, offset: Double, onWholePixels: Bool) {
    self.length = length
    self.scale = scale
    let pivot = Double(length) * anchor
    start = onWholePixels ? (offset + 0.5).rounded(.down) : pivot + offset - scale * pivot
  }

  func tap(at pixel: Int) -> Tap {
    let near = Double(pixel)
    let overlap = min(near + 1, start + scale * Double(length)) - max(near, start)
    // The content's pixel i has its centre at i + ½; beyond the outermost centres the content is its edge pixel.
    let position = min(max((near + 0.5 - start) / scale - 0.5, 0), Double(length - 1))
    let lower = Int(position)
    return Tap(
      lower: lower, upper: min(lower + 1, length - 1), upperShare: position - Double(lower),
      coverage: min(max(overlap, 0), 1))
  }
}

/// What one output column or row takes from a layer: a share of two neighbours of its content, and how much of the
/// output pixel the layer covers, 0…1.
private struct Tap {
  let lower: Int
  let upper: Int
  let upperShare: Double
  let coverage: Double
}
