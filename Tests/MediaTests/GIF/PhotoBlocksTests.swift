import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A page in blocks")
struct PhotoBlocksTests {
  private func share(_ bitmap: Bitmap) -> Double {
    let photos = bitmap.colors.withUnsafeBufferPointer { PhotoBlocks($0, width: bitmap.width) }
    let all = bitmap.width * bitmap.height
    let count = (0..<all).count { photos.contains($0 % bitmap.width, $0 / bitmap.width) }
    return Double(count) / Double(all)
  }

  @Test("is a photograph where it is one, and not where it is text or flat")
  func kinds() {
    #expect(share(Bitmap(width: 100, height: 60, filledWith: .white)) == 0)
    #expect(share(TestPage.text.bitmap(width: 120, height: 200, seed: 4)) < 0.05)
    var shade = Bitmap(width: 120, height: 200)
    for y in 0..<200 { for x in 0..<120 { shade[x, y] = SIMD4(UInt8(y / 3), 99, 200, 255) } }
    #expect(share(shade) > 0.9)
    #expect(share(TestPage.photo.bitmap(width: 120, height: 200, seed: 4)) > 0.9)
  }

  @Test("has the blocks of the screen, wherever a part of it begins")
  func parts() {
    let bitmap = TestPage.photo.bitmap(width: 64, height: 64, seed: 2)
    var page = Bitmap(width: 128, height: 64, filledWith: .white)
    for y in 0..<64 { for x in 0..<64 { page[x + 64, y] = bitmap[x, y] } }
    let whole = page.colors.withUnsafeBufferPointer { PhotoBlocks($0, width: 128) }
    let (left, top) = (8 * 3, 8)
    let part = (top..<64).flatMap { y in page.colors[y * 128 + left..<(y + 1) * 128] }
    let cut = part.withUnsafeBufferPointer { PhotoBlocks($0, width: 128 - left, left: left, top: top) }
    for y in top + 8..<64 {
      for x in left + 8..<128 { #expect(cut.contains(x - left, y - top) == whole.contains(x, y)) }
    }
    #expect(whole.contains(100, 30) && !whole.contains(30, 30))
  }
}
