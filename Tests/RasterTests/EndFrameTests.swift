import Motion
import Raster
import TestSupport
import Testing

/// The first frame is page `from` and the last is page `to`, byte for byte.
@Suite struct EndFrameTests {
  private func ends(of scene: SceneCase) throws -> (frame: TestFrame, first: Bitmap, last: Bitmap) {
    let frame = scene.frame
    let layers = try scene.layers(at: Rational(24))
    return (frame, frame.composed(layers[0]), frame.composed(layers[layers.count - 1]))
  }

  @Test(
    "the ends are the pages", arguments: SceneCase.each(width: 37, height: 61) + SceneCase.each(width: 1, height: 1))
  func endsAreThePages(scene: SceneCase) throws {
    let (frame, first, last) = try ends(of: scene)
    PixelExpectation.expectSame(first, frame.from, "first frame")
    PixelExpectation.expectSame(last, frame.to, "last frame")
  }

  @Test("over a clear backdrop translucent pages come through as they are", arguments: TestPage.translucent)
  func translucentPagesComeThrough(page: TestPage) throws {
    for scene in SceneCase.each(width: 37, height: 61) {
      let (frame, first, last) = try ends(
        of: scene.with {
          $0.from = page
          $0.to = page
          $0.backdrop = .clear
        })
      PixelExpectation.expectSame(first, frame.from, "first frame of \(scene.testDescription)")
      PixelExpectation.expectSame(last, frame.to, "last frame of \(scene.testDescription)")
    }
  }

  @Test("a pull that is too short ends on the page it began on", arguments: [0.5, 30, 60])
  func shortPullReturns(pull: Double) throws {
    let scene = SceneCase.each(width: 37, height: 61)[0].with { $0.pull = pull }
    let (frame, _, last) = try ends(of: scene)
    PixelExpectation.expectSame(last, frame.from, "last frame")
  }
}
