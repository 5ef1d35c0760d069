import Motion
import Raster
import TestSupport
import Testing

/// Layers with rounded corners.
@Suite struct CornerTests {
  /// A circle of radius 2 about the middle of 4 × 4 pixels. Of the corner's pixel it covers
  /// ∫₁^√3 (√(4 − u²) − 1) du = π/3 − √3 + 1 = 0.31515, of its neighbour ∫₀¹ (√(4 − u²) − 1) du = √3/2 + π/3 − 1 = 0.91322.
  @Test("a rim covers pixels by the share of their area", arguments: [2.0, 7, 1e6])
  func rimCoversByArea(radius: Double) {
    let frame = TestFrame(.flat(.white), width: 4, height: 4)
    for content in [LayerState.Content.page(.from), .color(.white)] {
      let picture = frame.composed([LayerState(name: "", content: content, cornerRadius: radius)])
      let (corner, beside) = (UInt8(80), UInt8(233))
      let rows = [[corner, beside, beside, corner], [beside, 255, 255, beside]]
      let expected = (rows + rows.reversed()).flatMap { $0.flatMap { [$0, $0, $0, $0] } }
      PixelExpectation.expectSame(picture, Bitmap(width: 4, height: 4, rgba: expected), "\(content)")
    }
  }

  /// 32 × 20 points of 2 × 1 pixels: at half height, an ellipse 64 pixels wide and 10 high in the middle of the frame.
  @Test("corners are scaled with their layer, each way by its own")
  func cornersAreElliptical() {
    let frame = TestFrame(width: 64, height: 20, pageSize: PageSize(width: 32, height: 20))
    let layer = LayerState(name: "", content: .color(.white), scaleX: 0.625, scaleY: 0.5, cornerRadius: 10)
    frame.check([layer])
    let picture = frame.composed([layer])
    // 40 × 10 pixels, less what four quarters of an ellipse with radii 12.5 and 5 leave of their corners.
    let area = 400 - (4 - Double.pi) * 12.5 * 5
    let sum = stride(from: 3, to: picture.rgba.count, by: 4).reduce(0) { $0 + Double(picture.rgba[$1]) }
    #expect((sum / 255 - area).magnitude < 0.1)
    #expect(picture[32, 5].w == 255 && picture[32, 4].w == 0 && picture[11, 9].w == 0 && picture[12, 10].w > 200)
  }

  @Test(
    "every rounded layer is within bounds, opaque or not, on whole pixels or between",
    arguments: [0.3, 1, 4.4, 9, 30], [(1.0, 1.0), (0.83, 0.83), (0.5, 1.7), (0.07, 0.3), (3, 3), (1.2, 1)])
  func roundedLayerIsWithinBounds(radius: Double, scale: (x: Double, y: Double)) {
    for (page, isSubpixel) in [(TestPage.noise, false), (.checkerboard, true), (.randomAlpha, false)] {
      let frame = TestFrame(page, over: .text, width: 31, height: 27)
      for (x, y) in [(0.0, 0.0), (4.3, -7.8), (-20.5, 13.1)] {
        for opacity in [1, 0.6] {
          for content in [LayerState.Content.page(.from), .color(Color(red: 9, green: 200, blue: 250))] {
            let layer = LayerState(
              name: "", content: content, x: x, y: y, scaleX: scale.x, scaleY: scale.y, opacity: opacity,
              cornerRadius: radius, isSubpixel: isSubpixel)
            frame.check([layer])
            frame.check([LayerState(name: "", content: .page(.to), scaleX: 0.97), layer])
          }
        }
      }
    }
  }

  @Test("what is symmetric looks symmetric", arguments: [(30, 20), (31, 21)])
  func symmetry(width: Int, height: Int) {
    let frame = TestFrame(width: width, height: height)
    for radius in [3, 7.3, 20] {
      let layer = LayerState(
        name: "", content: .color(Color(red: 200, green: 90, blue: 10)), scaleX: 0.81, scaleY: 0.77, opacity: 0.9,
        cornerRadius: radius)
      frame.composed([LayerState(name: "", content: .color(.white)), layer]).expectSymmetric()
    }
  }

  @Test("nothing is cut off where there is no radius", arguments: [1.0, 0.7])
  func noRadius(scale: Double) {
    let frame = TestFrame(.noise, over: .text, width: 21, height: 13)
    var layer = LayerState(name: "", content: .page(.from), scaleX: scale, scaleY: scale)
    let expected = frame.composed([layer])
    for radius in [0, -3, 1e-12] {
      layer.cornerRadius = radius
      PixelExpectation.expectSame(frame.composed([layer]), expected, "radius \(radius)")
    }
  }

  @Test(
    "sizes beyond all measure draw something or nothing, at once",
    arguments: [1e-300, 1e-6, 1, 1e6, 1e300], [0, 1e-300, 1e6, 1e300, .infinity])
  func beyondMeasure(scale: Double, radius: Double) {
    let frame = TestFrame(width: 40, height: 30)
    for (x, anchor) in [(0, Anchor.center), (1e6, .center), (-1e300, .center), (0, Anchor(x: 1e300, y: -1e7))] {
      let layer = LayerState(
        name: "", content: .page(.from), anchor: anchor, x: x, scaleX: scale, scaleY: scale, cornerRadius: radius)
      let picture = frame.composed([layer])
      #expect(picture.rgba.count == 4800)
    }
  }
}

extension Bitmap {
  /// Left as right and top as bottom.
  func expectSymmetric(sourceLocation: SourceLocation = #_sourceLocation) {
    var turned = self
    for y in 0..<height { for x in 0..<width { turned[x, y] = self[width - 1 - x, y] } }
    PixelExpectation.expectSame(turned, self, "left and right", sourceLocation: sourceLocation)
    for y in 0..<height { for x in 0..<width { turned[x, y] = self[x, height - 1 - y] } }
    PixelExpectation.expectSame(turned, self, "top and bottom", sourceLocation: sourceLocation)
  }
}
