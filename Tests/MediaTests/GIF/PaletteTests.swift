import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A palette")
struct PaletteTests {
  @Test("of pictures with few colours has just these", arguments: [1, 2, 17, 254, 255])
  func lossless(count: Int) throws {
    let colors = (0..<UInt8(count)).map { Color(red: $0, green: $0 &* 7, blue: 255 - $0) }
    let bitmap = bitmap(of: colors)
    let palette = try Palette(sampling: [bitmap, bitmap])
    #expect(Set(palette.colors) == Set(colors) && palette.colors.count == count)
  }

  @Test("puts the colours that cover most first, when it has them all")
  func order() throws {
    var bitmap = Bitmap(width: 10, height: 10, filledWith: .white)
    for x in 0..<10 { bitmap[x, 0] = SIMD4(1, 2, 3, 255) }
    #expect(try Palette(sampling: [bitmap]).colors == [.white, Color(red: 1, green: 2, blue: 3)])
  }

  @Test("of pictures with many colours keeps those of flat areas exactly", arguments: [255, 64, 16])
  func pinned(colors: Int) throws {
    let flat = [
      Color(red: 255, green: 255, blue: 255), Color(red: 242, green: 242, blue: 247),
      Color(red: 241, green: 242, blue: 247), Color(red: 0, green: 122, blue: 255),
    ]
    let palette = try Palette(sampling: [photo(flat: flat)], colors: colors)
    #expect(palette.colors.count <= colors)
    for color in flat { #expect(palette.colors.contains(color)) }
  }

  @Test("of two colours has the one that covers most exactly")
  func two() throws {
    let palette = try Palette(sampling: [photo(flat: [.white])], colors: 2)
    #expect(palette.colors.count == 2 && palette.colors.contains(.white))
  }

  @Test("is the same every time, and every colour in it is there once")
  func repeatable() throws {
    let samples = [photo(flat: [.white]), photo(flat: [.black])]
    let palette = try Palette(sampling: samples)
    for _ in 0..<3 { #expect(try Palette(sampling: samples) == palette) }
    #expect(Set(palette.colors).count == palette.colors.count)
  }

  @Test("ignores alpha")
  func alpha() throws {
    let bitmap = Bitmap(width: 4, height: 4, rgba: [UInt8](repeating: 9, count: 64))
    #expect(try Palette(sampling: [bitmap]).colors == [Color(red: 9, green: 9, blue: 9)])
    #expect(Palette([Color(red: 1, green: 2, blue: 3, alpha: 4)]).colors[0].alpha == 255)
  }

  @Test("gives an equally near colour to the lower index")
  func ties() {
    let colors = [
      Color(red: 10, green: 0, blue: 0), Color(red: 0, green: 10, blue: 0), Color(red: 10, green: 0, blue: 0),
    ]
    var map = PaletteMap(Palette(colors))
    #expect(map.indices(of: bitmap(of: [Color(red: 5, green: 5, blue: 0), colors[1], colors[2]])) == [0, 1, 0])
  }

  @Test("finds black and white at the ends of the cube, however few colours it has", arguments: 1...9)
  func padding(count: Int) {
    let colors = (0..<count).map { Color(red: 100, green: UInt8(100 + $0), blue: 100) }
    var map = PaletteMap(Palette(colors))
    #expect(map.indices(of: bitmap(of: [.black, .white])) == [0, UInt8(count - 1)])
  }

  @Test("when dithered leaves its own colours alone", arguments: [Dither.ordered, .diffusion])
  func exactColors(dither: Dither) {
    let palette = Palette([.black, .white, Color(red: 200, green: 30, blue: 30)])
    var map = PaletteMap(palette)
    for (index, color) in palette.colors.enumerated() {
      let indices = map.dithered(Bitmap(width: 17, height: 9, filledWith: color), dither)
      #expect(indices.allSatisfy { $0 == index })
    }
  }

  @Test(
    "when dithered mixes two colours in proportion, the same way every time",
    arguments: [Dither.ordered, .diffusion], [0.125, 0.25, 0.5, 0.75])
  func proportion(dither: Dither, share: Double) {
    let level = UInt8((255 * share).rounded())
    var map = PaletteMap(Palette([.black, .white]))
    let bitmap = Bitmap(width: 64, height: 64, filledWith: Color(red: level, green: level, blue: level))
    let first = map.dithered(bitmap, dither)
    let white = first.reduce(0) { $0 + Int($1) }
    #expect(abs(Double(white) / 4096 - share) <= 1.0 / 64)
    #expect(map.dithered(bitmap, dither) == first)
  }

  @Test("has an ordered dither that repeats after 8 pixels and stands on the screen")
  func pattern() {
    var map = PaletteMap(Palette([.black, .white]))
    let grey = Bitmap(width: 64, height: 64, filledWith: Color(red: 90, green: 90, blue: 90))
    let whole = map.dithered(grey, .ordered)
    for at in 0..<4096 { #expect(whole[at] == whole[at / 64 % 8 * 64 + at % 8]) }
    let part = map.dithered(
      Bitmap(width: 20, height: 9, filledWith: Color(red: 90, green: 90, blue: 90)), .ordered, left: 13, top: 6)
    for at in part.indices { #expect(part[at] == whole[(at / 20 + 6) * 64 + at % 20 + 13]) }
  }

  private func bitmap(of colors: [Color]) -> Bitmap {
    var bitmap = Bitmap(width: colors.count, height: 1)
    for (x, color) in colors.enumerated() { bitmap[x, 0] = color.premultiplied }
    return bitmap
  }

  /// Stripes of flat colours above a field of thousands of different ones.
  private func photo(flat: [Color]) -> Bitmap {
    var bitmap = Bitmap(width: 64, height: 96)
    for y in 0..<96 {
      let color = flat[y * flat.count / 96]
      for x in 0..<64 {
        let smooth = Color(red: UInt8(x * 4 & 255), green: UInt8(y * 2), blue: UInt8(x * y & 255))
        bitmap[x, y] = (x < 32 ? color : smooth).premultiplied
      }
    }
    return bitmap
  }
}
