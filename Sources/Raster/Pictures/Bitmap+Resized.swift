extension Bitmap {
  /// The picture at another size, by a separable Catmull–Rom filter over the premultiplied values.
  ///
  /// Meant for pages, once: frames are sampled bilinearly by `Compositor`.
  /// - Precondition: both sides are at least 1.
  public func resized(width newWidth: Int, height newHeight: Int) -> Bitmap {
    if newWidth == width, newHeight == height { return self }
    return resizedAcross(to: newWidth).resizedDown(to: newHeight)
  }

  /// The picture in the middle of another canvas: cut off where that is smaller, transparent where it is larger.
  public func centered(width newWidth: Int, height newHeight: Int) -> Bitmap {
    var result = Bitmap(width: newWidth, height: newHeight)
    let (left, top) = ((newWidth - width) / 2, (newHeight - height) / 2)
    let columns = max(left, 0)..<min(left + width, newWidth)
    for y in max(top, 0)..<min(top + height, newHeight) {
      let source = ((y - top) * width + columns.lowerBound - left) * 4
      let target = (y * newWidth + columns.lowerBound) * 4
      result.rgba.replaceSubrange(
        target..<target + columns.count * 4, with: rgba[source..<source + columns.count * 4])
    }
    return result
  }

  private func resizedAcross(to newWidth: Int) -> Bitmap {
    if newWidth == width { return self }
    let weights = ResizeWeights(from: width, to: newWidth)
    let shares = weights.shares.span
    var result = Bitmap(width: newWidth, height: height)
    let source = rgba.span
    var target = result.rgba.mutableSpan
    for y in 0..<height {
      for x in 0..<newWidth {
        var sum = SIMD4<Int32>(repeating: ResizeWeights.one / 2)
        var at = (y * width + weights.first[x]) * 4
        for tap in x * weights.taps..<(x + 1) * weights.taps {
          let pixel = SIMD4(Int32(source[at]), Int32(source[at + 1]), Int32(source[at + 2]), Int32(source[at + 3]))
          sum &+= pixel &* shares[tap]
          at += 4
        }
        Self.store(sum, at: (y * newWidth + x) * 4, in: &target)
      }
    }
    return result
  }

  private func resizedDown(to newHeight: Int) -> Bitmap {
    if newHeight == height { return self }
    let weights = ResizeWeights(from: height, to: newHeight)
    var result = Bitmap(width: width, height: newHeight)
    let source = rgba.span
    var target = result.rgba.mutableSpan
    var sums = [Int32](repeating: 0, count: width * 4)
    var sum = sums.mutableSpan
    for y in 0..<newHeight {
      for byte in sum.indices { sum[byte] = ResizeWeights.one / 2 }
      for tap in 0..<weights.taps {
        let share = weights.shares[y * weights.taps + tap]
        let row = (weights.first[y] + tap) * width * 4
        for byte in sum.indices { sum[byte] &+= share &* Int32(source[row + byte]) }
      }
      for x in 0..<width {
        let wide = SIMD4(sum[x * 4], sum[x * 4 + 1], sum[x * 4 + 2], sum[x * 4 + 3])
        Self.store(wide, at: (y * width + x) * 4, in: &target)
      }
    }
    return result
  }

  /// Rounds a pixel; the filter overshoots beside edges, so alpha is kept within 0…255 and colours within 0…alpha.
  private static func store(_ sum: SIMD4<Int32>, at: Int, in target: inout MutableSpan<UInt8>) {
    let alpha = min(max(sum[3] &>> 14, 0), 255)
    for channel in 0..<3 { target[at + channel] = UInt8(min(max(sum[channel] &>> 14, 0), alpha)) }
    target[at + 3] = UInt8(alpha)
  }
}
