extension PaletteMap {
  /// Replaces the indices of dithered pixels by the nearest or its counterpart on the other side of their colour, as an
  /// 8 × 8 Bayer matrix says.
  /// - Parameters:
  ///   - colors: rows of `width` pixels, red in the lowest byte, then green and blue.
  ///   - left: where on the screen they are; `top` likewise.
  ///   - indices: the nearest for each of them.
  mutating func mix(
    _ colors: UnsafeBufferPointer<UInt32>, width: Int, left: Int = 0, top: Int = 0, into indices: inout [UInt8],
    where isDithered: [Bool]
  ) {
    var last = UInt32.max
    var mixture = Mixture(far: 0, level: 0)
    for at in colors.indices where isDithered[at] {
      if colors[at] != last {
        last = colors[at]
        mixture = self.mixture(SIMD4(rgb: last), near: indices[at])
      }
      if bayer(at % width + left, at / width + top) < mixture.level { indices[at] = mixture.far }
    }
  }

  /// Replaces the indices of dithered pixels row by row, the error of each handed on to those of its neighbours that are
  /// dithered too.
  mutating func diffuse(
    _ colors: UnsafeBufferPointer<UInt32>, width: Int, into indices: inout [UInt8], where isDithered: [Bool]
  ) {
    // In 16ths; with room on both sides.
    var here = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    var below = here
    for y in 0..<colors.count / width {
      for x in 0..<width {
        let at = y * width + x
        guard isDithered[at] else { continue }
        let wanted = (SIMD4(rgb: colors[at]) &+ here[x + 1] / 16).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        indices[at] = nearest(UInt32(truncatingIfNeeded: wanted[0] | wanted[1] << 8 | wanted[2] << 16))
        let error = wanted &- color(indices[at])
        here[x + 2] &+= error &* 7
        below[x] &+= error &* 3
        below[x + 1] &+= error &* 5
        below[x + 2] &+= error
      }
      swap(&here, &below)
      for at in below.indices { below[at] = .zero }
    }
  }

  /// `far` where the pattern is below `level`, 0 to 64.
  private struct Mixture {
    var far: UInt8
    var level: UInt8
  }

  /// Looks beyond the colour, on the other side of it from `near`, for one to mix with.
  private func mixture(_ color: SIMD4<Int32>, near: UInt8) -> Mixture {
    let error = color &- self.color(near)
    if error == .zero { return Mixture(far: near, level: 0) }
    for reach in [1, 2, 4] as [Int32] {
      let beyond = (color &+ error &* reach).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      let far = nearest(beyond[0], beyond[1], beyond[2])
      if far == near { continue }
      let step = self.color(far) &- self.color(near)
      let along = (error &* step).wrappedSum()
      let length = (step &* step).wrappedSum()
      // How far along the way from near to far, in 64ths; more than half way far would be the nearer one.
      let level = (along * 64 + length / 2) / length
      return Mixture(far: far, level: UInt8(min(max(level, 0), 32)))
    }
    return Mixture(far: near, level: 0)
  }
}

/// The 8 × 8 Bayer matrix, 0…63.
private func bayer(_ x: Int, _ y: Int) -> UInt8 {
  var value = 0
  for bit in 0..<3 {
    let (a, b) = (x >> bit & 1, (x ^ y) >> bit & 1)
    value |= (b << 1 | a) << (2 * (2 - bit))
  }
  return UInt8(value)
}

extension SIMD4<Int32> {
  /// Red in the lowest byte, then green and blue.
  fileprivate init(rgb color: UInt32) {
    self.init(Int32(color & 0xff), Int32(color >> 8 & 0xff), Int32(color >> 16 & 0xff), 0)
  }
}
