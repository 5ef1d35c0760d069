/// A rectangle of pixels to be encoded, row by row.
struct MatchFrame {
  let width: Int
  let height: Int
  /// What is meant: red in the lowest byte, then green and blue.
  let colors: UnsafePointer<UInt32>
  /// The colour of the palette that comes nearest to it.
  let indices: UnsafePointer<UInt8>
  /// What an error costs there, by `PixelLevels`. Where bit 7 is set, what is meant is the index's colour.
  let levels: UnsafePointer<UInt8>
  /// By the level.
  let prices: UnsafePointer<Float>
  /// What is shown before: a colour of the palette, or 256 where nothing is. Where bit 15 is set, a pixel that may stay
  /// as it is had better be left out.
  let previous: UnsafePointer<UInt16>
  /// What is chosen for each pixel: a colour, or to leave it as it is.
  let choices: UnsafeMutablePointer<UInt8>

  static let asIndexed: UInt8 = 0x80
  static let leftOut: UInt16 = 0x8000

  @inline(__always)
  func pixel(_ at: Int, _ palette: MatchPalette) -> MatchPixel {
    let level = levels[at]
    let color = level & Self.asIndexed == 0 ? colors[at] : palette.color(Int(indices[at]))
    let before = previous[at]
    var pixel = MatchPixel(
      red: Int32(color & 0xff), green: Int32(color >> 8 & 0xff), blue: Int32(color >> 16 & 0xff),
      index: Int(indices[at]),
      price: prices[Int(level & ~Self.asIndexed)], previous: Int(before & 0x1ff),
      prefersTransparent: before & Self.leftOut != 0)
    if pixel.mayErr { pixel.distance = palette.distance(pixel.index, pixel.red, pixel.green, pixel.blue) }
    return pixel
  }
}

/// One of its pixels.
struct MatchPixel {
  let red: Int32
  let green: Int32
  let blue: Int32
  let index: Int
  /// Bits for a squared error of 1; infinite where there may be none.
  let price: Float
  let previous: Int
  let prefersTransparent: Bool
  /// The palette's distance of `index`, where there may be errors.
  var distance: Int32 = 0

  var mayErr: Bool { price < .infinity }
}
