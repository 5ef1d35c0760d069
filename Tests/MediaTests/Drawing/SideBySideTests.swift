import Motion
import Raster
import Testing

@testable import Media

struct SideBySideTests {
  @Test func `pixels become squares, side by side under their names`() throws {
    var left = Bitmap(width: 20, height: 2, filledWith: Color(red: 10, green: 20, blue: 30))
    left[0, 1] = [200, 0, 0, 255]
    let right = Bitmap(width: 4, height: 2, filledWith: Color(red: 0, green: 0, blue: 99))
    let sheet = try sideBySide([("a", left), ("b", right)], magnification: 3)
    #expect((sheet.width, sheet.height) == (16 + 60 + 16 + 12 + 16, 48 + 6 + 16))
    for y in 0..<6 {
      for x in 0..<60 { #expect(sheet[16 + x, 48 + y] == left[x / 3, y / 3]) }
      for x in 0..<12 { #expect(sheet[92 + x, 48 + y] == right[0, 0]) }
    }
    #expect(sheet[0, 40] == [255, 255, 255, 255] && sheet[80, 50] == [255, 255, 255, 255])
    let isNamed = (0..<48).contains { y in (16..<40).contains { sheet[$0, y].x < 128 } }
    #expect(isNamed)
  }
}
