internal import Raster

/// A decoded picture's samples as stored: straight (not premultiplied) RGBA in the picture's own colour space.
///
/// Rows from the top, without padding; a grey picture has R = G = B.
struct StraightPixels {
  enum Samples {
    case eight([UInt8])
    /// In the machine's byte order.
    case sixteen([UInt16])
  }

  let width: Int
  let height: Int
  /// Whether the file stores grey, so that only a profile for grey fits.
  let isGrey: Bool
  var samples: Samples

  /// The picture with its alpha multiplied in, as `round(c · a / 255)` of 8-bit samples.
  consuming func premultiplied() -> Bitmap {
    let (width, height) = (width, height)
    var bytes = (consume self).eightBit()
    bytes.withUnsafeMutableBufferPointer { pixels in
      // Most pages are opaque: all their alphas at once are quicker looked at than one by one.
      if pixels.withMemoryRebound(to: UInt32.self, { $0.reduce(.max, &) }).littleEndian >> 24 == 255 { return }
      for at in stride(from: 0, to: pixels.count, by: 4) where pixels[at + 3] != 255 {
        let alpha = UInt32(pixels[at + 3])
        for channel in 0..<3 { pixels[at + channel] = premultiply(pixels[at + channel], by: alpha) }
      }
    }
    return Bitmap(width: width, height: height, rgba: bytes)
  }

  /// The samples as bytes: `round(v / 257)` where they have 16 bits.
  consuming func eightBit() -> [UInt8] {
    switch samples {
    case .eight(let bytes): bytes
    case .sixteen(let values): values.map(narrowed)
    }
  }
}

/// `round(value / 257)`, for all 65536 values.
@inline(__always)
func narrowed(_ value: UInt16) -> UInt8 {
  UInt8(truncatingIfNeeded: (UInt32(value) * 255 + 32895) >> 16)
}

/// `round(value · alpha / 255)`, alpha 0…255.
@inline(__always)
private func premultiply(_ value: UInt8, by alpha: UInt32) -> UInt8 {
  let product = UInt32(value) * alpha + 128
  return UInt8(truncatingIfNeeded: (product + product >> 8) >> 8)
}
