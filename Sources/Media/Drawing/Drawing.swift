internal import CCairo
internal import Motion
internal import Raster

/// A picture being drawn: shapes in points, colours in sRGB as 0xRRGGBB.
struct Drawing: ~Copyable {
  let surface: OpaquePointer
  let context: OpaquePointer
  /// What an SVG is collected in; nil of pixels.
  let text: Collector?
  private let width: Int
  private let height: Int

  /// On a side, of pixels.
  private static let mostPixels = 32767

  /// Of pixels.
  /// - Parameters:
  ///   - width: pixels.
  ///   - height: pixels.
  ///   - scale: pixels per point.
  init(width: Int, height: Int, scale: Double, background: UInt32) throws(MediaError) {
    guard max(width, height) <= Self.mostPixels else {
      throw .failed(
        action: "make a picture of \(width) × \(height) pixels",
        reason: "Cairo draws at most \(Self.mostPixels) on a side (an SVG has no such limit)")
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    try self.init(on: surface, width: width, height: height, text: nil)
    fill(background)
    cairo_paint(context)
    cairo_scale(context, scale, scale)
  }

  /// - Parameter surface: is destroyed with the drawing, and where this throws.
  init(on surface: OpaquePointer?, width: Int, height: Int, text: Collector?) throws(MediaError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface, let context = cairo_create(surface) else {
      cairo_surface_destroy(surface)
      throw .failed(action: "make a drawing", reason: String(cString: cairo_status_to_string(status)))
    }
    self.surface = surface
    self.context = context
    self.text = text
    self.width = width
    self.height = height
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func rectangle(x: Double, y: Double, width: Double, height: Double, radius: Double = 0, color: UInt32) {
    let corner = min(radius, width / 2, height / 2)
    cairo_new_path(context)
    cairo_arc(context, x + width - corner, y + corner, corner, -.pi / 2, 0)
    cairo_arc(context, x + width - corner, y + height - corner, corner, 0, .pi / 2)
    cairo_arc(context, x + corner, y + height - corner, corner, .pi / 2, .pi)
    cairo_arc(context, x + corner, y + corner, corner, .pi, 3 * .pi / 2)
    cairo_close_path(context)
    fill(color)
    cairo_fill(context)
  }

  func circle(x: Double, y: Double, radius: Double, color: UInt32) {
    rectangle(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius, radius: radius, color: color)
  }

  func polygon(_ points: [(x: Double, y: Double)], color: UInt32) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
    cairo_close_path(context)
    fill(color)
    cairo_fill(context)
  }

  /// - Parameter dashes: lengths drawn and left out in turn; none for a line without gaps.
  func line(_ points: [(x: Double, y: Double)], thickness: Double, color: UInt32, dashes: [Double] = []) {
    cairo_new_path(context)
    for point in points { cairo_line_to(context, point.x, point.y) }
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    cairo_set_dash(context, dashes, Int32(dashes.count), 0)
    fill(color)
    cairo_stroke(context)
  }

  /// Straight lines that are not joined, as one shape.
  func segments(
    _ segments: [(from: (x: Double, y: Double), to: (x: Double, y: Double))], thickness: Double, color: UInt32
  ) {
    cairo_new_path(context)
    for segment in segments {
      cairo_move_to(context, segment.from.x, segment.from.y)
      cairo_line_to(context, segment.to.x, segment.to.y)
    }
    cairo_set_line_width(context, thickness)
    cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(context, nil, 0, 0)
    fill(color)
    cairo_stroke(context)
  }

  /// Throws what went wrong while it was drawn: no memory, no font.
  func check() throws(MediaError) {
    let status = cairo_status(context)
    if status != CAIRO_STATUS_SUCCESS {
      throw .failed(action: "draw", reason: String(cString: cairo_status_to_string(status)))
    }
  }

  /// The pixels drawn so far.
  func bitmap() -> Bitmap {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    var bitmap = Bitmap(width: width, height: height)
    guard let data = cairo_image_surface_get_data(surface) else { return bitmap }
    for y in 0..<height {
      // Cairo keeps a pixel as one 32-bit number, alpha in its highest byte.
      let row = UnsafeRawPointer(data + y * stride)
      for x in 0..<width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        bitmap[x, y] = SIMD4(truncatingIfNeeded: SIMD4(pixel >> 16, pixel >> 8, pixel, pixel >> 24))
      }
    }
    return bitmap
  }

  /// What is drawn next has this colour.
  func fill(_ color: UInt32) {
    cairo_set_source_rgb(
      context, Double(color >> 16 & 255) / 255, Double(color >> 8 & 255) / 255, Double(color & 255) / 255)
  }
}
