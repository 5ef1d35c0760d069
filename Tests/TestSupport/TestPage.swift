public import Motion
public import Raster
public import Testing

/// Pages made for tests, each hard on a compositor in its own way. The same seed makes the same page.
public enum TestPage: Sendable, Hashable {
  /// Every channel of every pixel random; opaque.
  case noise
  /// Broad gradients with a little grain; opaque.
  case photo
  /// Dark glyph-like blocks in lines on white, and bars of hard stripes; opaque.
  case text
  /// Black and white by turns: the most an interpolation can be off by.
  case checkerboard
  case flat(Color)
  /// Random colours under random alpha, now and then 0 or 255.
  case randomAlpha
  /// Noise with transparent holes.
  case holes
  /// Bands of rows, opaque and translucent by turns, some with a single pixel that is not quite opaque.
  case bands

  public static let opaque: [TestPage] = [.noise, .photo, .text, .checkerboard]
  public static let translucent: [TestPage] = [.randomAlpha, .holes, .bands]

  public func bitmap(width: Int, height: Int, seed: Int) -> Bitmap {
    if case .flat(let color) = self { return Bitmap(width: width, height: height, filledWith: color) }
    var random = SeededRandom(seed: seed)
    let pattern = Pattern(width: width, height: height, using: &random)
    var rgba: [UInt8] = []
    rgba.reserveCapacity(width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        let bits = random.next()
        let noise = Color(
          red: UInt8(truncatingIfNeeded: bits), green: UInt8(truncatingIfNeeded: bits >> 8),
          blue: UInt8(truncatingIfNeeded: bits >> 16))
        let color = color(x, y, noise: noise, dice: UInt8(truncatingIfNeeded: bits >> 24), in: pattern)
        for channel in [color.red, color.green, color.blue] {
          rgba.append(UInt8((Int(channel) * Int(color.alpha) + 127) / 255))
        }
        rgba.append(color.alpha)
      }
    }
    return Bitmap(width: width, height: height, rgba: rgba)
  }

  /// - Parameters:
  ///   - noise: a random opaque colour.
  ///   - dice: a random number besides.
  private func color(_ x: Int, _ y: Int, noise: Color, dice: UInt8, in pattern: Pattern) -> Color {
    var color = noise
    switch self {
    case .noise: break
    case .photo: return pattern.photo(x, y, grain: noise)
    case .text: return pattern.isInk(x, y) ? Color(red: 20, green: 20, blue: 30) : .white
    case .checkerboard: return (x + y).isMultiple(of: 2) ? .black : .white
    case .flat(let flat): return flat
    case .randomAlpha: color.alpha = dice < 16 ? 0 : dice < 32 ? 255 : dice
    case .holes: color.alpha = (x / 5 + y / 7).isMultiple(of: 3) ? 0 : 255
    case .bands:
      switch y / 3 % 3 {
      case 0: break
      case 1: color.alpha = dice
      default: color.alpha = x == pattern.width - 1 && y.isMultiple(of: 2) ? 254 : 255
      }
    }
    return color
  }
}

extension TestPage: CustomTestStringConvertible {
  public var testDescription: String {
    switch self {
    case .noise: "noise"
    case .photo: "photo"
    case .text: "text"
    case .checkerboard: "checkerboard"
    case .flat(let color): "flat \(color.red),\(color.green),\(color.blue),\(color.alpha)"
    case .randomAlpha: "random alpha"
    case .holes: "holes"
    case .bands: "bands"
    }
  }
}

/// What is the same over a whole page.
private struct Pattern {
  let width: Int
  let height: Int
  /// A bit for each of 5 × 7 cells.
  private let glyphs: [UInt64]
  /// How fast each channel changes across and down.
  private let slopes: [Double]

  init(width: Int, height: Int, using random: inout SeededRandom) {
    self.width = width
    self.height = height
    glyphs = (0..<64).map { _ in random.next() }
    slopes = (0..<6).map { _ in random.number(in: 0.5...2.5) }
  }

  /// Parabolas across and down, different in each channel.
  func photo(_ x: Int, _ y: Int, grain: Color) -> Color {
    let (u, v) = (Double(x) / Double(width), Double(y) / Double(height))
    func value(_ channel: Int, _ noise: UInt8) -> UInt8 {
      let across = slopes[channel] * u - 1
      let down = slopes[channel + 3] * v - 1
      return UInt8(min(max(230 - 90 * across * across - 80 * down * down + Double(noise % 13) - 6, 0), 255))
    }
    return Color(red: value(0, grain.red), green: value(1, grain.green), blue: value(2, grain.blue))
  }

  /// Lines of 10 rows with a glyph every 6 columns; every 8th line is a bar of stripes 1 to 4 pixels wide.
  func isInk(_ x: Int, _ y: Int) -> Bool {
    let (line, row) = y.quotientAndRemainder(dividingBy: 10)
    let (place, column) = x.quotientAndRemainder(dividingBy: 6)
    if line % 8 == 3 { return (x / (1 + place % 4)).isMultiple(of: 2) }
    if row >= 7 || column >= 5 { return false }
    return glyphs[(line * 17 + place * 5) % glyphs.count] >> (row * 5 + column) & 1 == 1
  }
}
