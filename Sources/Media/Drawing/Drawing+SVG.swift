internal import CCairo

extension Drawing {
  /// Where the bytes of an SVG arrive.
  final class Collector {
    var bytes: [UInt8] = []
  }

  /// An SVG.
  /// - Parameters:
  ///   - width: CSS pixels, each a point.
  ///   - height: likewise.
  init(svgWidth width: Int, height: Int, background: UInt32) throws(MediaError) {
    let text = Collector()
    let surface = cairo_svg_surface_create_for_stream(
      { collector, data, count in
        guard let collector, let data else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Collector>.fromOpaque(collector).takeUnretainedValue().bytes
          .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(text).toOpaque(), Double(width), Double(height))
    cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
    try self.init(on: surface, width: width, height: height, text: text)
    fill(background)
    cairo_paint(context)
  }

  /// The whole file. The same drawing gives the same bytes.
  consuming func svg() throws(MediaError) -> [UInt8] {
    try check()
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, var bytes = text?.bytes else {
      throw .failed(action: "draw an SVG", reason: String(cString: cairo_status_to_string(status)))
    }
    // Cairo before 1.18 counts the surfaces that this process has made, and names the outermost group after the count.
    let name = Array(" id=\"surface".utf8)
    if let start = bytes.firstRange(of: name)?.lowerBound,
      let end = bytes[(start + name.count)...].firstIndex(of: UInt8(ascii: "\""))
    {
      bytes.removeSubrange(start...end)
    }
    return bytes
  }
}
