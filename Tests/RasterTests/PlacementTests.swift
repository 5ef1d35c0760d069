import Motion
import Raster
import TestSupport
import Testing

/// Where layers land, each against a result worked out here without the reference.
@Suite struct PlacementTests {
  /// 2 points a pixel across and 4 down, so that points become pixels exactly.
  private let frame = TestFrame(
    .noise, over: .text, width: 19, height: 13, pageSize: PageSize(width: 38, height: 52), seed: 7)
  private let from = LayerState(name: "from", content: .page(.from))

  /// `page` over transparency, moved by whole pixels.
  private func shifted(_ page: Bitmap, _ dx: Int, _ dy: Int) -> Bitmap {
    var picture = Bitmap(width: page.width, height: page.height)
    for y in 0..<page.height where (0..<page.height).contains(y - dy) {
      for x in 0..<page.width where (0..<page.width).contains(x - dx) { picture[x, y] = page[x - dx, y - dy] }
    }
    return picture
  }

  @Test(
    "a layer that is only moved lands on whole pixels, half up",
    arguments: [
      (points: 0.0, pixels: 0), (0.999, 0), (1, 1), (2.9, 1), (3, 2), (-0.999, 0), (-1, 0), (-1.01, -1), (-3, -1),
      (-3.01, -2), (20.5, 10),
    ])
  func movedLayerLandsOnWholePixels(points: Double, pixels: Int) {
    var across = from
    across.x = points
    PixelExpectation.expectSame(frame.composed([across]), shifted(frame.from, pixels, 0), "x \(points) pt")
    var down = from
    down.y = points * 2
    PixelExpectation.expectSame(frame.composed([down]), shifted(frame.from, 0, pixels), "y \(points) pt")
    var both = from
    (both.x, both.y) = (points, -points * 2)
    let up = Int((-points / 2 + 0.5).rounded(.down))
    PixelExpectation.expectSame(frame.composed([both]), shifted(frame.from, pixels, up), "both by \(points) pt")
  }

  /// Half pixels that are exact in the sum points · pixels / points of the page, but not in a factor rounded before.
  @Test(
    "a half pixel is a half pixel, however many pixels a point has",
    arguments: [
      (page: 320.0, width: 56, points: 180.0, pixels: 32), (320, 88, -220, -60), (320, 88, -100, -27),
      (320, 56, -180, -31),
    ])
  func halfPixelsAreExact(page: Double, width: Int, points: Double, pixels: Int) {
    let frame = TestFrame(width: width, height: 3, pageSize: PageSize(width: page, height: 3))
    var layer = from
    layer.x = points
    PixelExpectation.expectSame(frame.composed([layer]), shifted(frame.from, pixels, 0), "\(points) of \(page) pt")
  }

  @Test(
    "beyond each side nothing of a layer is left", arguments: [(38.0, 0.0), (-38, 0), (0, 52), (0, -52), (1e8, -1e8)])
  func beyondTheSides(x: Double, y: Double) {
    let backdrop = LayerState(name: "", content: .page(.to))
    for scale in [1.0, 0.5] {
      var layer = from
      (layer.x, layer.y, layer.scaleX, layer.scaleY) = (x, y, scale, scale)
      PixelExpectation.expectSame(frame.composed([backdrop, layer]), frame.to, "at \(x), \(y), scale \(scale)")
    }
  }

  @Test(
    "just within each side one column or row of a layer is left", arguments: [(36.0, 0.0), (-36, 0), (0, 48), (0, -48)])
  func justWithinTheSides(x: Double, y: Double) {
    var layer = from
    (layer.x, layer.y) = (x, y)
    PixelExpectation.expectSame(frame.composed([layer]), shifted(frame.from, Int(x / 2), Int(y / 4)), "at \(x), \(y)")
  }

  @Test(
    "a layer without size, hidden or wholly transparent draws nothing",
    arguments: [
      LayerState(name: "", content: .page(.from), scaleX: 0), LayerState(name: "", content: .page(.from), scaleY: 0),
      LayerState(name: "", content: .page(.from), scaleX: -1, scaleY: -1),
      LayerState(name: "", content: .page(.from), scaleY: -0.5),
      LayerState(name: "", content: .page(.from), scaleX: .nan),
      LayerState(name: "", content: .page(.from), opacity: 0),
      LayerState(name: "", content: .page(.from), isHidden: true), LayerState(name: "", content: .color(.clear)),
      LayerState(name: "", content: .color(.white), scaleX: 0, scaleY: 0),
    ])
  func nothingIsDrawn(layer: LayerState) {
    let under = LayerState(name: "", content: .page(.to))
    PixelExpectation.expectSame(frame.composed([under, layer]), frame.to, "over a page")
    PixelExpectation.expectSame(frame.composed([layer]), Bitmap(width: 19, height: 13), "alone")
  }

  @Test("no layers make a transparent picture, whatever it held")
  func noLayers() {
    var compositor = frame.compositor
    var picture = frame.from
    compositor.compose([], into: &picture)
    PixelExpectation.expectSame(picture, Bitmap(width: 19, height: 13), "no layers")
  }

  /// 16 × 8 white at half size covers columns 4…12 and rows 2…6; a pixel and a quarter to the right, 5.25…13.25.
  @Test("an edge covers pixels by the share of their area")
  func edgesCoverByArea() {
    let frame = TestFrame(.flat(.white), over: .flat(.black), width: 16, height: 8)
    let layer = LayerState(name: "", content: .page(.from), x: 1.25, y: 0.5, scaleX: 0.5, scaleY: 0.5)
    let across = [0, 0, 0, 0, 0, 0.75, 1, 1, 1, 1, 1, 1, 1, 0.25, 0, 0]
    let down = [0, 0, 0.5, 1, 1, 1, 0.5, 0]
    for content in [LayerState.Content.page(.from), .color(.white)] {
      var layer = layer
      layer.content = content
      let picture = frame.composed([LayerState(name: "", content: .color(.black)), layer])
      for (y, lines) in down.enumerated() {
        for (x, columns) in across.enumerated() {
          let expected = lines * columns * 255
          #expect((Double(picture[x, y].x) - expected).magnitude <= 1, "\(content) at \(x), \(y): \(picture[x, y])")
          #expect(picture[x, y].w == 255)
        }
      }
    }
  }

  /// Half of 0…16 about a quarter is 2…10, about the right edge 8…16; of 0…8 about the top 0…4.
  @Test(
    "a scaled layer keeps its anchor in place",
    arguments: [(Anchor(x: 0.25, y: 0), 2..<10, 0..<4), (Anchor(x: 1, y: 1), 8..<16, 4..<8)])
  func anchorStaysInPlace(anchor: Anchor, columns: Range<Int>, rows: Range<Int>) {
    let frame = TestFrame(width: 16, height: 8)
    let layer = LayerState(name: "", content: .color(.white), anchor: anchor, scaleX: 0.5, scaleY: 0.5)
    var expected = Bitmap(width: 16, height: 8)
    for y in rows { for x in columns { expected[x, y] = SIMD4(repeating: 255) } }
    PixelExpectation.expectSame(frame.composed([layer]), expected, "about \(anchor)")
  }

  @Test("an anchor says nothing of a layer that is only moved", arguments: [false, true])
  func anchorOfAnUnscaledLayer(isSubpixel: Bool) {
    var layer = from
    (layer.x, layer.isSubpixel) = (3.3, isSubpixel)
    let expected = frame.composed([layer])
    layer.anchor = Anchor(x: 0, y: 1)
    PixelExpectation.expectSame(frame.composed([layer]), expected, "moved by 3.3 points")
  }

  /// A quarter of a pixel to the right: each column takes a quarter of the one to its left, and at the edge there is
  /// three quarters of a column.
  @Test("a subpixel layer lies between pixels")
  func subpixelLayerLiesBetweenPixels() {
    let page = Bitmap(width: 2, height: 1, rgba: [0, 40, 200, 255, 200, 80, 0, 255])
    let frame = TestFrame(from: page, to: page, pageSize: PageSize(width: 2, height: 1))
    let layer = LayerState(name: "", content: .page(.from), x: 0.25, isSubpixel: true)
    let picture = frame.composed([layer])
    #expect(picture == Bitmap(width: 2, height: 1, rgba: [0, 30, 150, 191, 150, 70, 50, 255]))
    var whole = layer
    whole.x = 1
    #expect(frame.composed([whole]) == Bitmap(width: 2, height: 1, rgba: [0, 0, 0, 0, 0, 40, 200, 255]))
  }

  /// The contents' two columns lie at ½ and 1½; doubled they lie at 0 and 2, so the output's centres ½ and 1½ are a
  /// quarter and three quarters of the way.
  @Test("content is interpolated between pixel centres")
  func interpolatesBetweenCentres() {
    let page = Bitmap(width: 2, height: 1, rgba: [0, 40, 200, 255, 200, 80, 0, 255])
    let frame = TestFrame(from: page, to: page, pageSize: PageSize(width: 2, height: 1))
    let picture = frame.composed([LayerState(name: "", content: .page(.from), scaleX: 2)])
    #expect(picture == Bitmap(width: 2, height: 1, rgba: [50, 50, 150, 255, 150, 70, 50, 255]))
  }
}
