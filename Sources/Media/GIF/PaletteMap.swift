internal import Motion
internal import Raster

/// Finds the index for every colour: the nearest in the palette by squared distance in RGB, of equally near ones the
/// lowest.
struct PaletteMap {
  private let palette: Palette
  private let dither: Dither
  // Padded to a multiple of eight with colours too far off to be found.
  private let red: [Int32]
  private let green: [Int32]
  private let blue: [Int32]
  private let squares: [Int32]
  /// Direct-mapped: what is known of the last colour that fell in each place.
  private var cache = [Entry](repeating: Entry(color: .max, choice: Choice(near: 0, far: 0, level: 0)), count: 1 << 15)

  /// `near` everywhere, but `far` where the pattern is below `level` (0…64).
  private struct Choice {
    var near: UInt8
    var far: UInt8
    var level: UInt8
  }

  private struct Entry {
    var color: UInt32
    var choice: Choice
  }

  init(_ palette: Palette, dither: Dither = .none) {
    self.palette = palette
    self.dither = dither
    let padding = [Int32](repeating: 0, count: -palette.colors.count & 7)
    red = palette.colors.map { Int32($0.red) } + padding
    green = palette.colors.map { Int32($0.green) } + padding
    blue = palette.colors.map { Int32($0.blue) } + padding
    squares = palette.colors.map { Int32($0.distance(to: .black)) } + padding.map { _ in 1 << 20 }
  }

  /// Writes the index of every pixel of `bitmap`, whatever its alpha.
  /// - Precondition: `indices` has as many places as `bitmap` has pixels.
  mutating func map(_ bitmap: Bitmap, into indices: inout [UInt8]) {
    precondition(indices.count == bitmap.width * bitmap.height, "indices do not match the size")
    bitmap.rgba.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      indices.withUnsafeMutableBufferPointer { indices in
        var last = UInt32.max
        var choice = Choice(near: 0, far: 0, level: 0)
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width {
            let at = y &* bitmap.width &+ x
            let color = pixels[at] & 0xffffff
            if color != last {
              choice = self.choice(for: color)
              last = color
            }
            indices[at] = choice.level > 0 && threshold(x, y) < choice.level ? choice.far : choice.near
          }
        }
      }
    }
  }

  private mutating func choice(for color: UInt32) -> Choice {
    let place = Int((color &* 0x9E37_79B1) >> 17)
    if cache[place].color == color { return cache[place].choice }
    let (r, g, b) = (Int32(color & 0xff), Int32(color >> 8 & 0xff), Int32(color >> 16 & 0xff))
    let near = nearest(r, g, b)
    let choice = dither == .none ? Choice(near: near, far: near, level: 0) : mix(r, g, b, near: Int(near))
    cache[place] = Entry(color: color, choice: choice)
    return choice
  }

  private func nearest(_ r: Int32, _ g: Int32, _ b: Int32) -> UInt8 {
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

  /// Looks beyond the colour, on the other side of it from `near`, for one to mix with.
  private func mix(_ r: Int32, _ g: Int32, _ b: Int32, near: Int) -> Choice {
    let alone = Choice(near: UInt8(near), far: UInt8(near), level: 0)
    let error = SIMD4(r - red[near], g - green[near], b - blue[near], 0)
    if error == .zero { return alone }
    for reach in [1, 2, 4] as [Int32] {
      let beyond = (SIMD4(r, g, b, 0) &+ error &* reach).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let far = Int(nearest(beyond[0], beyond[1], beyond[2]))
      if far == near { continue }
      let step = SIMD4(red[far] - red[near], green[far] - green[near], blue[far] - blue[near], 0)
      let along = (error &* step).wrappedSum()
      let length = (step &* step).wrappedSum()
      // How far along the way from near to far, in 64ths; more than half way far would be the nearer one.
      let level = (along * 64 + length / 2) / length
      return level > 0 ? Choice(near: UInt8(near), far: UInt8(far), level: UInt8(min(level, 32))) : alone
    }
    return alone
  }
}

/// The 8 × 8 Bayer matrix, 0…63.
private func threshold(_ x: Int, _ y: Int) -> UInt8 {
  var value = 0
  for bit in 0..<3 {
    let (a, b) = (x >> bit & 1, (x ^ y) >> bit & 1)
    value |= (b << 1 | a) << (2 * (2 - bit))
  }
  return UInt8(value)
}
