import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("The matcher of a GIF")
struct MatcherTests {
  /// Rows of pixels in three manners: flat, a repeated word, noise.
  private static func colors(_ palette: [Color], count: Int, seed: Int) -> [UInt32] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { at in
      let noise = Int.random(in: 0..<palette.count, using: &random)
      let index =
        switch at / 97 % 3 {
        case 0: 0
        case 1: at % 7 % palette.count
        default: noise
        }
      let color = palette[index]
      return UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
    }
  }

  /// A frame of which nothing was shown before, or `previous`.
  private struct Made {
    var data: [UInt8]
    var choices: [UInt8]
  }

  private func encode(
    _ colors: [UInt32], width: Int, palette: MatchPalette, levels: [UInt8], quality: Int, previous: [UInt16]? = nil
  ) -> Made {
    var map = PaletteMap(palette.palette)
    var indices = [UInt8](repeating: 0, count: colors.count)
    var choices = indices
    let previous = previous ?? [UInt16](repeating: IndexCanvas.nothing, count: colors.count)
    let prices = PixelPrices(quality: quality)
    var matcher = Matcher(palette)
    var data: [UInt8] = []
    colors.withUnsafeBufferPointer { colors in
      indices.withUnsafeMutableBufferPointer { indices in
        map.mapNearest(colors, into: indices.baseAddress!)
        choices.withUnsafeMutableBufferPointer { choices in
          levels.withUnsafeBufferPointer { levels in
            previous.withUnsafeBufferPointer { previous in
              let frame = MatchFrame(
                width: width, height: colors.count / width, colors: colors.baseAddress!,
                indices: UnsafePointer(indices.baseAddress!), levels: levels.baseAddress!, prices: prices.table,
                previous: previous.baseAddress!, choices: choices.baseAddress!)
              data = matcher.encode(frame, needs: { _ in }, done: { _ in })
            }
          }
        }
      }
    }
    extendLifetime(prices)
    return Made(data: data, choices: choices)
  }

  private static func palette(_ count: Int) -> Palette {
    let bytes = (0..<count).map { UInt8($0) }
    return Palette(bytes.map { Color(red: $0, green: $0 &* 89, blue: 255 - $0) })
  }

  @Test(
    "writes plain LZW where no errors are allowed, with codes of every size",
    arguments: [1, 2, 3, 4, 7, 8, 31, 32, 63, 127, 128, 200, 255, 256], [1, 2, 60, 2_000, 40_000])
  func lossless(colors count: Int, pixels: Int) throws {
    let palette = MatchPalette(Self.palette(count))
    let colors = Self.colors(palette.palette.colors, count: pixels, seed: count * pixels)
    let made = encode(
      colors, width: pixels, palette: palette, levels: [UInt8](repeating: 9, count: pixels), quality: 100)
    #expect(Int(made.data[0]) == palette.bits && palette.bits >= 2)
    let shown = try #require(plainValues(of: made.data))
    #expect(shown == made.choices)
    #expect(zip(shown, colors).allSatisfy { palette.color(Int($0)) == $1 })
  }

  @Test("may leave a pixel as it is only where that is the colour it has to have")
  func leftOut() throws {
    let palette = MatchPalette(Self.palette(40))
    let colors = Self.colors(palette.palette.colors, count: 30_000, seed: 7)
    var random = SeededRandom(seed: 8)
    var map = PaletteMap(palette.palette)
    // Of every three pixels two are there already, and one of these is marked.
    let previous = colors.indices.map { at -> UInt16 in
      let index = UInt16(map.nearest(colors[at]))
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return (index + 1) % 40
      case 1: return index
      default: return index | MatchFrame.leftOut
      }
    }
    let made = encode(
      colors, width: 300, palette: palette, levels: [UInt8](repeating: 0, count: 30_000), quality: 50,
      previous: previous)
    #expect(plainValues(of: made.data) == made.choices)
    var leftOut = 0
    for (at, choice) in made.choices.enumerated() {
      if Int(choice) == palette.transparent { leftOut += 1 }
      let shown = Int(choice) == palette.transparent ? Int(previous[at] & 0x1ff) : Int(choice)
      #expect(palette.color(shown) == colors[at])
    }
    #expect(leftOut > 1000)
  }

  @Test("with a price for errors errs only where it may, and the less the higher the price", arguments: [1, 4, 12])
  func priced(level: UInt8) throws {
    let palette = MatchPalette(Self.palette(255))
    // In 100 of every 300 pixels nothing may differ.
    let colors = Self.colors(palette.palette.colors, count: 60_000, seed: 3)
    let levels = colors.indices.map { $0 % 300 < 100 ? 0 : level }
    var last: (bytes: Int, error: Int)?
    for quality in [100, 95, 80, 60, 40, 20, 1] {
      let made = encode(colors, width: 300, palette: palette, levels: levels, quality: quality)
      #expect(plainValues(of: made.data) == made.choices)
      var error = 0
      for at in colors.indices {
        let wrong = Color(colors[at]).distance(to: palette.palette.colors[Int(made.choices[at])])
        if levels[at] == 0 { #expect(wrong == 0) }
        error += wrong
      }
      if let last {
        #expect(made.data.count <= last.bytes && error >= last.error, "quality \(quality)")
      } else {
        #expect(error == 0)
      }
      last = (made.data.count, error)
    }
    #expect(try #require(last).error > 0)
  }

  @Test("is told about rows before it looks at them, and tells of rows that are settled, in order")
  func rows() {
    let palette = MatchPalette(Self.palette(9))
    let colors = Self.colors(palette.palette.colors, count: 50 * 40, seed: 1)
    let levels = [UInt8](repeating: 0, count: colors.count)
    let nothing = [UInt16](repeating: IndexCanvas.nothing, count: colors.count)
    var (indices, choices) = (levels, levels)
    var map = PaletteMap(palette.palette)
    var matcher = Matcher(palette)
    let prices = PixelPrices(quality: 100)
    var (needed, settled) = ([Int](), [Int]())
    colors.withUnsafeBufferPointer { colors in
      indices.withUnsafeMutableBufferPointer { map.mapNearest(colors, into: $0.baseAddress!) }
      indices.withUnsafeBufferPointer { indices in
        levels.withUnsafeBufferPointer { levels in
          nothing.withUnsafeBufferPointer { nothing in
            choices.withUnsafeMutableBufferPointer { choices in
              let frame = MatchFrame(
                width: 50, height: 40, colors: colors.baseAddress!, indices: indices.baseAddress!,
                levels: levels.baseAddress!, prices: prices.table, previous: nothing.baseAddress!,
                choices: choices.baseAddress!)
              _ = matcher.encode(
                frame, needs: { needed.append($0) },
                done: {
                  #expect((needed.last ?? 0) >= min(40, $0 + 1))
                  settled.append($0)
                })
            }
          }
        }
      }
    }
    extendLifetime(prices)
    #expect(needed == needed.sorted() && needed.last == 40)
    #expect(settled == settled.sorted() && settled.last == 40)
  }
}

extension Color {
  /// Red in the lowest byte, then green and blue.
  fileprivate init(_ bits: UInt32) {
    self.init(red: UInt8(bits & 255), green: UInt8(bits >> 8 & 255), blue: UInt8(bits >> 16 & 255))
  }
}
