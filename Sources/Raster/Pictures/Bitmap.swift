public import Motion

/// Pixels, and nothing else: 8-bit, sRGB-encoded, premultiplied RGBA. No time, no file, no profile.
///
/// Rows run from the top, pixels from the left, four bytes each (R, G, B, A), without padding between rows.
public struct Bitmap: Sendable, Equatable {
  /// Pixels across, at least 1.
  public let width: Int
  /// Rows, at least 1.
  public let height: Int
  /// `width · height · 4` bytes. In each pixel R, G and B are at most A.
  public var rgba: [UInt8]

  /// A picture of one colour, by default transparent.
  /// - Precondition: `width` and `height` are at least 1.
  public init(width: Int, height: Int, filledWith color: Color = .clear) {
    precondition(width > 0 && height > 0, "a bitmap has at least one pixel")
    self.width = width
    self.height = height
    rgba = [UInt8](repeating: 0, count: width * height * 4)
    if color != .clear {
      let pixel = color.premultiplied
      for index in rgba.indices { rgba[index] = pixel[index & 3] }
    }
  }

  /// A picture from bytes that are already premultiplied RGBA.
  /// - Precondition: `rgba` holds `width · height · 4` bytes.
  public init(width: Int, height: Int, rgba: [UInt8]) {
    precondition(width > 0 && height > 0 && rgba.count == width * height * 4, "bytes do not match the size")
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// Bytes from one row to the next.
  public var bytesPerRow: Int { width * 4 }

  /// The pixel in column `x` of row `y`.
  public subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let at = (y * width + x) * 4
      return SIMD4(rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3])
    }
    set {
      let at = (y * width + x) * 4
      for channel in 0..<4 { rgba[at + channel] = newValue[channel] }
    }
  }
}
