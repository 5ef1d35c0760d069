/// How smooth the surroundings of pixels are: busy ones hide an error, smooth ones show it, flat ones may have none.
///
/// A level is 0 for a pixel that is like its eight neighbours, else 1 for the smoothest surroundings, and one more for every
/// √2 in `2 · variance + c₂` of the luma around, which is what SSIM holds an error against (Wang et al. 2004;
/// c₂ = (0.03 · 255)²).
enum PixelLevels {
  static let count = 20
  private static let c2: Float = 58.5225

  /// Writes the level of every pixel.
  /// - Parameters:
  ///   - colors: `width · height` pixels, red in the lowest byte, then green and blue.
  ///   - levels: as many.
  static func measure(
    _ colors: UnsafePointer<UInt32>, width: Int, height: Int, into levels: UnsafeMutablePointer<UInt8>
  ) {
    let blocks = BlockSums(colors, width: width, height: height)
    for row in 0..<blocks.down {
      for column in 0..<blocks.across {
        let level = level(of: blocks.variance(around: column, row))
        for y in row * 4..<min(height, row * 4 + 4) {
          for x in column * 4..<min(width, column * 4 + 4) { levels[y &* width &+ x] = level }
        }
      }
    }
    markFlat(colors, width: width, height: height, in: levels)
  }

  private static func level(of variance: Float) -> UInt8 {
    var ratio = (2 * variance + c2) / c2
    var level: UInt8 = 1
    while ratio >= 1.414_213_6, level < count - 1 {
      ratio /= 1.414_213_6
      level += 1
    }
    return level
  }

  /// Gives level 0 to pixels that are like their eight neighbours.
  private static func markFlat(
    _ colors: UnsafePointer<UInt32>, width: Int, height: Int, in levels: UnsafeMutablePointer<UInt8>
  ) {
    for y in 0..<height {
      let row = colors + y * width
      let above = y > 0 ? row - width : row
      let below = y + 1 < height ? row + width : row
      for x in 0..<width {
        let color = row[x]
        let (left, right) = (max(0, x - 1), min(width - 1, x + 1))
        let differences =
          (row[left] ^ color) | (row[right] ^ color) | (above[left] ^ color) | (above[x] ^ color)
          | (above[right] ^ color) | (below[left] ^ color) | (below[x] ^ color) | (below[right] ^ color)
        if differences == 0 { levels[y * width + x] = 0 }
      }
    }
  }
}

/// The luma of blocks of 4 × 4 pixels, and their squares, added up.
private struct BlockSums {
  let across: Int
  let down: Int
  private let width: Int
  private let height: Int
  private var sums: [Int32]
  private var squares: [Int32]

  init(_ colors: UnsafePointer<UInt32>, width: Int, height: Int) {
    self.width = width
    self.height = height
    across = (width + 3) / 4
    down = (height + 3) / 4
    sums = [Int32](repeating: 0, count: across * down)
    squares = sums
    for y in 0..<height {
      let first = y / 4 * across
      for column in 0..<across {
        let x = column &* 4
        // Past the end of the row there is nothing.
        let four =
          x &+ 4 <= width
          ? UnsafeRawPointer(colors + y * width + x).loadUnaligned(as: SIMD4<UInt32>.self)
          : SIMD4(rest: UnsafeBufferPointer(start: colors + y * width + x, count: width - x))
        let luma = ((four & 255) &+ 2 &* (four &>> 8 & 255) &+ (four &>> 16 & 255)) &>> 2
        sums[first &+ column] &+= Int32(truncatingIfNeeded: luma.wrappedSum())
        squares[first &+ column] &+= Int32(truncatingIfNeeded: (luma &* luma).wrappedSum())
      }
    }
  }

  /// Of the luma in a block and those around it.
  func variance(around column: Int, _ row: Int) -> Float {
    var (sum, square): (Int32, Int32) = (0, 0)
    let (top, bottom) = (max(0, row &- 1), min(down &- 1, row &+ 1))
    let (left, right) = (max(0, column &- 1), min(across &- 1, column &+ 1))
    for y in top...bottom {
      for x in left...right {
        sum &+= sums[y &* across &+ x]
        square &+= squares[y &* across &+ x]
      }
    }
    let area = Float((min(width, right * 4 + 4) - left * 4) * (min(height, bottom * 4 + 4) - top * 4))
    let mean = Float(sum) / area
    return max(0, Float(square) / area - mean * mean)
  }
}

extension SIMD4<UInt32> {
  fileprivate init(rest: UnsafeBufferPointer<UInt32>) {
    self = .zero
    for at in rest.indices { self[at] = rest[at] }
  }
}
