import Motion
import Raster

/// Rows of a frame as real numbers: premultiplied R, G, B, A, each 0…255.
public struct ReferencePicture: Sendable {
  public let width: Int
  /// Which rows of the frame these are.
  public let rows: [Int]
  /// `rows.count · width` pixels.
  public private(set) var pixels: [RealPixel]
  /// For each pixel, whether anything that shows in it was interpolated: content between pixels, or a layer's edge.
  public private(set) var isResampled: [Bool]

  /// Transparent.
  init(width: Int, rows: [Int]) {
    self.width = width
    self.rows = rows
    pixels = Array(repeating: RealPixel(red: 0, green: 0, blue: 0, alpha: 0), count: width * rows.count)
    isResampled = Array(repeating: false, count: width * rows.count)
  }

  /// Source-over: `source · weight` over what is there.
  mutating func blend(_ source: RealPixel, weight: Double, isResampled resampled: Bool, at index: Int) {
    if weight == 0 { return }
    let under = 1 - weight * source.alpha / 255
    let old = pixels[index]
    pixels[index] = RealPixel(
      red: source.red * weight + old.red * under, green: source.green * weight + old.green * under,
      blue: source.blue * weight + old.blue * under, alpha: source.alpha * weight + old.alpha * under)
    isResampled[index] = resampled || (under > 0 && isResampled[index])
  }
}

/// One pixel of real numbers.
public struct RealPixel: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour multiplied by its alpha.
  init(_ color: Color) {
    alpha = Double(color.alpha)
    red = Double(color.red) * alpha / 255
    green = Double(color.green) * alpha / 255
    blue = Double(color.blue) * alpha / 255
  }

  /// The pixel in column `x` of row `y`.
  init(_ page: Bitmap, _ x: Int, _ y: Int) {
    let at = (y * page.width + x) * 4
    red = Double(page.rgba[at])
    green = Double(page.rgba[at + 1])
    blue = Double(page.rgba[at + 2])
    alpha = Double(page.rgba[at + 3])
  }

  func mixed(with other: RealPixel, share: Double) -> RealPixel {
    if share == 0 { return self }
    return RealPixel(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share, alpha: alpha + (other.alpha - alpha) * share)
  }

  /// R, G, B or A by index.
  public subscript(channel: Int) -> Double {
    switch channel {
    case 0: red
    case 1: green
    case 2: blue
    default: alpha
    }
  }
}
