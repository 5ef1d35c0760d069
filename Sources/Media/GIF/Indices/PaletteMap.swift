internal import Motion

/// Finds the index for every colour: the nearest in the palette by squared distance in RGB, of equally near ones the
/// lowest.
struct PaletteMap {
  // Padded to a multiple of eight with colours too far off to be found.
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]
  private let squares: [Int32]
  /// Direct-mapped: what is known of the last colour that fell in each place.
  private var cache = [Entry](repeating: Entry(color: .max, near: 0), count: 1 << 15)

  private struct Entry {
    var color: UInt32
    var near: UInt8
  }

  init(_ palette: Palette) {
    let padding = [Int32](repeating: 0, count: -palette.colors.count & 7)
    red = palette.colors.map { Int32($0.red) } + padding
    green = palette.colors.map { Int32($0.green) } + padding
    blue = palette.colors.map { Int32($0.blue) } + padding
    squares = palette.colors.map { Int32($0.distance(to: .black)) } + padding.map { _ in 1 << 20 }
  }

  /// Writes the nearest index of every pixel.
  /// - Parameters:
  ///   - colors: red in the lowest byte, then green and blue.
  ///   - indices: as many.
  mutating func mapNearest(_ colors: UnsafeBufferPointer<UInt32>, into indices: UnsafeMutablePointer<UInt8>) {
    var last = UInt32.max
    var near: UInt8 = 0
    for at in colors.indices {
      let color = colors[at]
      if color != last {
        near = nearest(color)
        last = color
      }
      indices[at] = near
    }
  }

  /// The index nearest to a colour.
  mutating func nearest(_ color: UInt32) -> UInt8 {
    let place = Int((color &* 0x9E37_79B1) >> 17)
    if cache[place].color == color { return cache[place].near }
    let near = nearest(Int32(color & 0xff), Int32(color >> 8 & 0xff), Int32(color >> 16 & 0xff))
    cache[place] = Entry(color: color, near: near)
    return near
  }

  func color(_ index: UInt8) -> SIMD4<Int32> {
    SIMD4(red[Int(index)], green[Int(index)], blue[Int(index)], 0)
  }

  func nearest(_ r: Int32, _ g: Int32, _ b: Int32) -> UInt8 {
    // |c − p|² without the part that is the same for all, above the index: the smallest is the nearest, then the
    // lowest.
    var best = Int32.max
    red.withUnsafeBufferPointer { red in
      green.withUnsafeBufferPointer { green in
        blue.withUnsafeBufferPointer { blue in
          squares.withUnsafeBufferPointer { squares in
            for index in 0..<red.count {
              let dot = r &* red[index] &+ g &* green[index] &+ b &* blue[index]
              best = min(best, (squares[index] &- 2 &* dot) &<< 8 | Int32(truncatingIfNeeded: index))
            }
          }
        }
      }
    }
    return UInt8(truncatingIfNeeded: best)
  }
}
