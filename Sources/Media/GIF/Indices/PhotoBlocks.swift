/// Which blocks of 8 × 8 pixels of a picture are photographs or shades: those in which no colour has a quarter of the pixels,
/// as the ground or the letters have in a block of text, or in which colours differ, but little. A block that stands alone
/// does not count.
struct PhotoBlocks {
  private static let side = 8

  private let across: Int
  private let down: Int
  /// Where the first block begins, outside of the picture.
  private let left: Int
  private let top: Int
  private var isPhoto: [Bool]

  /// - Parameters:
  ///   - colors: rows of `width` pixels.
  ///   - left: of the picture on the screen, whose blocks they are; `top` likewise.
  init(_ colors: UnsafeBufferPointer<UInt32>, width: Int, left: Int = 0, top: Int = 0) {
    let height = colors.count / width
    self.left = left % Self.side
    self.top = top % Self.side
    across = (self.left + width + Self.side - 1) / Self.side
    down = (self.top + height + Self.side - 1) / Self.side
    var many = [Bool](repeating: false, count: across * down)
    var block: [UInt32] = []
    for row in 0..<down {
      for column in 0..<across {
        block.removeAll(keepingCapacity: true)
        for y in max(0, row * Self.side - self.top)..<min(height, (row + 1) * Self.side - self.top) {
          for x in max(0, column * Self.side - self.left)..<min(width, (column + 1) * Self.side - self.left) {
            block.append(colors[y * width + x])
          }
        }
        many[row * across + column] = looksLikePhoto(&block)
      }
    }
    isPhoto = many
    for row in 0..<down {
      for column in 0..<across where many[row * across + column] {
        var (alike, all) = (0, 0)
        for y in max(0, row - 1)...min(down - 1, row + 1) {
          for x in max(0, column - 1)...min(across - 1, column + 1) {
            all += 1
            if many[y * across + x] { alike += 1 }
          }
        }
        isPhoto[row * across + column] = 2 * alike > all
      }
    }
  }

  /// Whether the pixel in column `x` of row `y` of the picture belongs to a photograph.
  func contains(_ x: Int, _ y: Int) -> Bool {
    isPhoto[(y + top) / Self.side * across + (x + left) / Self.side]
  }
}

/// How far a channel may go in a block of one shade.
private let shade = 12

private func looksLikePhoto(_ block: inout [UInt32]) -> Bool {
  block.sort()
  var (longest, run) = (1, 1)
  for at in block.indices.dropFirst() {
    run = block[at] == block[at - 1] ? run + 1 : 1
    longest = max(longest, run)
  }
  if longest * 4 < block.count { return true }
  if longest == block.count { return false }
  return [0, 8, 16].allSatisfy { bits in
    let channel = block.map { Int($0 >> bits & 255) }
    return channel.max()! - channel.min()! <= shade
  }
}
