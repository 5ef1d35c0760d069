import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("Surroundings of pixels")
struct PixelLevelsTests {
  private func levels(_ bitmap: Bitmap) -> [UInt8] {
    var levels = [UInt8](repeating: 99, count: bitmap.width * bitmap.height)
    levels.withUnsafeMutableBufferPointer { levels in
      bitmap.colors.withUnsafeBufferPointer {
        PixelLevels.measure($0.baseAddress!, width: bitmap.width, height: bitmap.height, into: levels.baseAddress!)
      }
    }
    return levels
  }

  @Test("are flat where a pixel is like its eight neighbours, also at the rim", arguments: [(1, 1), (5, 3), (40, 30)])
  func flat(width: Int, height: Int) {
    var bitmap = Bitmap(width: width, height: height, filledWith: .white)
    #expect(levels(bitmap).allSatisfy { $0 == 0 })
    if width == 1 { return }
    let (x, y) = (width / 2, height / 2)
    bitmap[x, y] = SIMD4(255, 255, 254, 255)
    for (at, level) in levels(bitmap).enumerated() {
      let isNear = abs(at % width - x) <= 1 && abs(at / width - y) <= 1
      #expect((level > 0) == isNear)
    }
  }

  @Test("have a level for every √2 in 2 · variance + c₂", arguments: [1, 2, 8, 20, 60, 127])
  func checkers(amplitude: Int) {
    var bitmap = Bitmap(width: 36, height: 36)
    for y in 0..<36 {
      for x in 0..<36 {
        let grey = UInt8(128 + ((x + y) % 2 == 0 ? amplitude : -amplitude))
        bitmap[x, y] = SIMD4(grey, grey, grey, 255)
      }
    }
    // The variance of a board of squares is the square of its amplitude.
    let ratio = (2 * Double(amplitude * amplitude) + 58.5225) / 58.5225
    var expected = 1
    var limit = 2.0.squareRoot()
    while ratio >= limit {
      (expected, limit) = (expected + 1, limit * 2.0.squareRoot())
    }
    #expect(Set(levels(bitmap)) == [UInt8(min(expected, PixelLevels.count - 1))])
  }

  @Test("allow errors below quality 100 only: dearer with quality and smoothness, and never where it is flat")
  func prices() {
    #expect(!PixelPrices(quality: 100).allowsErrors)
    var last: Float = 0
    for quality in 1...99 {
      let prices = PixelPrices(quality: quality)
      #expect(prices.allowsErrors && prices.table[0] == .infinity && prices.table[1] >= last)
      #expect(quality < 3 || prices.table[1] > PixelPrices(quality: quality - 2).table[1])
      for level in 2..<PixelLevels.count { #expect(prices.table[level] < prices.table[level - 1]) }
      last = prices.table[1]
      extendLifetime(prices)
    }
  }
}
