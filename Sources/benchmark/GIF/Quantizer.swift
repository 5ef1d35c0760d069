internal import CImageQuant
internal import Foundation
internal import SegueKit

/// libimagequant as anyone would use it on a clip: at its default speed, every pixel of every frame counted once.
enum Quantizer {
  /// 255 colours and a transparent one, 16 × 16 pixels of straight RGBA, as FFmpeg's `paletteuse` takes them.
  static func palette(of frames: [Bitmap]) throws -> Data {
    var counts = [UInt32](repeating: 0, count: 1 << 24)
    for frame in frames {
      frame.rgba.withUnsafeBytes { for pixel in $0.bindMemory(to: UInt32.self) { counts[Int(pixel & 0xFF_FFFF)] += 1 } }
    }
    var entries = counts.indices.filter { counts[$0] > 0 }.map { color in
      liq_histogram_entry(
        color: liq_color(
          r: UInt8(color & 255), g: UInt8(color >> 8 & 255), b: UInt8(color >> 16), a: 255), count: counts[color])
    }
    guard let attributes = liq_attr_create(), let histogram = liq_histogram_create(attributes) else {
      throw ProgramFailure(description: "libimagequant does not start")
    }
    defer {
      liq_histogram_destroy(histogram)
      liq_attr_destroy(attributes)
    }
    var result: OpaquePointer?
    var status = liq_set_max_colors(attributes, 255)
    if status == LIQ_OK { status = liq_histogram_add_colors(histogram, attributes, &entries, Int32(entries.count), 0) }
    if status == LIQ_OK { status = liq_histogram_quantize(histogram, attributes, &result) }
    guard status == LIQ_OK, let result else {
      throw ProgramFailure(description: "libimagequant ends in \(status.rawValue)")
    }
    defer { liq_result_destroy(result) }
    let palette = liq_get_palette(result).pointee
    let colors = withUnsafeBytes(of: palette.entries) { entries in
      Array(entries.bindMemory(to: liq_color.self).prefix(min(Int(palette.count), 255)))
    }
    let filled = colors + Array(repeating: colors[0], count: 255 - colors.count)
    return Data(filled.flatMap { [$0.r, $0.g, $0.b, 255] } + [0, 0, 0, 0])
  }
}
