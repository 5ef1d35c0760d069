/// How the channels of pixels lie in memory. Every operation on a row takes one channel after the other, whatever it
/// stands for.
enum PixelLayout {
  /// One plane of R, G, B, A, side by side.
  case rgba
  /// Planes of Y′, Cb and Cr at full size, BT.709 limited range; of a page with transparent pixels premultiplied, and
  /// followed by a plane of alphas.
  case ycbcr

  /// Planes that are painted.
  var planes: Int { self == .rgba ? 1 : 3 }

  /// Channels of a pixel side by side in a plane.
  var channels: Int { self == .rgba ? 4 : 1 }

  /// What a plane has in every pixel of one opaque colour, in 8.8.
  func level(_ color: SIMD4<UInt8>, plane: Int) -> Block {
    switch self {
    case .rgba: Block(repeating: SIMD4(UInt16(color[0]) << 8, UInt16(color[1]) << 8, UInt16(color[2]) << 8, 65280))
    case .ycbcr: Block(repeating: SIMD4(repeating: BT709.level(color, plane: plane)))
    }
  }

  /// What a plane has where there is nothing: a movie shows black.
  func nothing(plane: Int) -> Block {
    switch self {
    case .rgba: Block(repeating: .zero)
    case .ycbcr: level(.zero, plane: plane)
    }
  }
}
