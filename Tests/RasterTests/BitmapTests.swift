import Motion
import Raster
import Testing

@Suite struct BitmapTests {
  @Test("a new bitmap is transparent")
  func newIsTransparent() {
    let bitmap = Bitmap(width: 3, height: 2)
    #expect((bitmap.width, bitmap.height, bitmap.bytesPerRow) == (3, 2, 12))
    #expect(bitmap.rgba == [UInt8](repeating: 0, count: 24))
  }

  @Test("a bitmap of one colour holds it premultiplied in every pixel")
  func filledIsPremultiplied() {
    let bitmap = Bitmap(width: 5, height: 3, filledWith: Color(red: 255, green: 100, blue: 1, alpha: 128))
    #expect(bitmap.rgba == Array(repeating: [128, 50, 1, 128], count: 15).flatMap(\.self))
  }

  @Test("rows run from the top, pixels from the left")
  func pixelsAreInOrder() {
    var bitmap = Bitmap(width: 2, height: 3, rgba: Array(1...24))
    #expect(bitmap[0, 0] == SIMD4(1, 2, 3, 4))
    #expect(bitmap[1, 0] == SIMD4(5, 6, 7, 8))
    #expect(bitmap[0, 2] == SIMD4(17, 18, 19, 20))
    bitmap[1, 1] = SIMD4(90, 91, 92, 93)
    #expect(bitmap.rgba == Array(1...12) + [90, 91, 92, 93] + Array(17...24))
  }

  @Test("bitmaps of equal bytes and different sides differ")
  func equality() {
    let bytes = [UInt8](repeating: 7, count: 24)
    #expect(Bitmap(width: 2, height: 3, rgba: bytes) == Bitmap(width: 2, height: 3, rgba: bytes))
    #expect(Bitmap(width: 2, height: 3, rgba: bytes) != Bitmap(width: 3, height: 2, rgba: bytes))
    #expect(Bitmap(width: 2, height: 3, rgba: bytes) != Bitmap(width: 2, height: 3))
  }

  @Test("what is no bitmap is refused")
  func refusals() async {
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 0, height: 1) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 1, height: -1, filledWith: .white) }
    await #expect(processExitsWith: .failure) { _ = Bitmap(width: 1, height: 1, rgba: [1, 2, 3]) }
  }

  @Test("pages and pictures of another size are refused")
  func refusesOtherSizes() async {
    await #expect(processExitsWith: .failure) {
      _ = Pages(from: Bitmap(width: 2, height: 1), to: Bitmap(width: 1, height: 2))
    }
    await #expect(processExitsWith: .failure) {
      let page = Bitmap(width: 2, height: 2)
      var compositor = Compositor(pages: Pages(from: page, to: page), pageSize: PageSize(width: 2, height: 2))
      var picture = Bitmap(width: 2, height: 3)
      compositor.compose([], into: &picture)
    }
  }
}
