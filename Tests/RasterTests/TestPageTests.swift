import Raster
import TestSupport
import Testing

/// The pages the other tests lean on are what they say.
@Suite struct TestPageTests {
  @Test("a page is premultiplied and the same for the same seed", arguments: TestPage.opaque + TestPage.translucent)
  func pagesAreSound(page: TestPage) {
    let bitmap = page.bitmap(width: 41, height: 43, seed: 5)
    #expect(bitmap == page.bitmap(width: 41, height: 43, seed: 5))
    let alphas = stride(from: 3, to: bitmap.rgba.count, by: 4).map { at in
      #expect(bitmap.rgba[at - 3..<at].allSatisfy { $0 <= bitmap.rgba[at] })
      return bitmap.rgba[at]
    }
    #expect(alphas.contains(255))
    #expect(alphas.contains { $0 < 255 } == TestPage.translucent.contains(page))
    #expect(Set(bitmap.rgba).count > 1)
  }

  @Test("bands have opaque rows beside translucent ones")
  func bands() {
    let bitmap = TestPage.bands.bitmap(width: 8, height: 9, seed: 1)
    let isOpaque = (0..<9).map { y in (0..<8).allSatisfy { bitmap[$0, y].w == 255 } }
    #expect(isOpaque == [true, true, true, false, false, false, false, true, false])
  }
}
