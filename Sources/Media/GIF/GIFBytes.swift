internal import Motion

/// The parts of a GIF, as bytes to be written.
///
/// Format: CompuServe GIF89a; the NETSCAPE2.0 application extension for loops.
enum GIFBytes {
  static let trailer: [UInt8] = [0x3B]

  /// What a file begins with: signature, screen, the table of colours, and how often it plays.
  static func header(width: Int, height: Int, palette: MatchPalette, loop: Loop) -> [UInt8] {
    var bytes = Array("GIF89a".utf8) + word(width) + word(height)
    // A global table of 2^bits colours with 8 bits a channel; no background colour; square pixels.
    bytes += [0xF0 | UInt8(palette.bits - 1), 0, 0]
    for color in palette.palette.colors { bytes += [color.red, color.green, color.blue] }
    bytes += [UInt8](repeating: 0, count: 3 * ((1 << palette.bits) - palette.count))
    if let repeats = loop.repeats {
      bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1] + word(repeats) + [0]
    }
    return bytes
  }

  /// What comes before a frame's image data.
  /// - Parameters:
  ///   - delay: in centiseconds, up to 65535.
  ///   - transparent: the index that leaves a pixel as it is; negative where there is none.
  static func frame(_ frame: ChangedFrame, delay: Int, transparent: Int) -> [UInt8] {
    control(delay: delay, transparent: transparent) + image(columns: frame.columns, rows: frame.rows)
  }

  /// A frame of one pixel that leaves everything as it is.
  static func hold(delay: Int, bits: Int) -> [UInt8] {
    var data = CodeStream(minimumSize: bits)
    for code in [1 << bits, 0, 1 << bits | 1] { data.append(code, bits: bits + 1) }
    data.finish()
    return control(delay: delay, transparent: 0) + image(columns: 0..<1, rows: 0..<1) + data.bytes
  }

  /// A frame is left as it is when the next one comes.
  private static func control(delay: Int, transparent: Int) -> [UInt8] {
    [0x21, 0xF9, 4, transparent < 0 ? 0x04 : 0x05] + word(delay) + [UInt8(max(transparent, 0)), 0]
  }

  private static func image(columns: Range<Int>, rows: Range<Int>) -> [UInt8] {
    [0x2C] + word(columns.lowerBound) + word(rows.lowerBound) + word(columns.count) + word(rows.count) + [0]
  }

  private static func word(_ value: Int) -> [UInt8] { [UInt8(value & 255), UInt8(value >> 8)] }
}
