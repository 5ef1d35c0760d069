import Motion
import Raster
import TestSupport
import Testing

/// What lies under something opaque never shows; what lies under anything else does.
@Suite struct OcclusionTests {
  private let page = PageSize(width: 29, height: 17)
  private let under = LayerState(name: "under", content: .page(.to), scaleX: 0.97, scaleY: 0.93)

  /// The frame over two different pages `to`.
  private func two(_ from: TestPage, _ layers: [LayerState]) -> (Bitmap, Bitmap) {
    let frames = [TestPage.noise, .text].map { TestFrame(from, over: $0, width: 29, height: 17, seed: 3) }
    return (frames[0].composed(layers), frames[1].composed(layers))
  }

  @Test(
    "nothing shows through an opaque layer",
    arguments: [
      LayerState(name: "at rest", content: .page(.from)), LayerState(name: "a colour", content: .color(.white)),
      LayerState(name: "magnified", content: .page(.from), scaleX: 1.5, scaleY: 1.1),
      LayerState(name: "a magnified colour", content: .color(.black), scaleX: 2, scaleY: 2),
    ])
  func nothingShowsThroughAnOpaqueLayer(layer: LayerState) {
    for veil in [[], [LayerState(name: "veil", content: .color(.white), opacity: 0.3)]] {
      let (one, other) = two(.noise, [under, layer] + veil)
      PixelExpectation.expectSame(one, other, layer.name)
    }
  }

  /// Beside and around the covered pixels the page below does show, in every row.
  @Test("only the covered part hides what is below", arguments: [true, false])
  func onlyTheCoveredPartHides(isScaled: Bool) {
    let layer =
      isScaled
      ? LayerState(name: "", content: .page(.from), scaleX: 0.5, scaleY: 2)
      : LayerState(name: "", content: .page(.from), x: 11)
    let covered = isScaled ? 8..<21 : 11..<29
    let (one, other) = two(.noise, [LayerState(name: "", content: .page(.to)), layer])
    for y in 0..<17 {
      for x in covered { #expect(one[x, y] == other[x, y], "covered at \(x), \(y)") }
      #expect((0..<29).contains { !covered.contains($0) && one[$0, y] != other[$0, y] }, "row \(y)")
    }
  }

  /// A circle 16 pixels wide in the middle of 29 × 17, or of half that width: what is below shows outside and at the rim.
  @Test("a rounded layer hides what is below but for its rim and corners", arguments: [1.0, 0.5])
  func roundedLayerHidesItsInside(scaleX: Double) {
    let layer = LayerState(
      name: "", content: .page(.from), x: 0, scaleX: scaleX, scaleY: 16.0 / 17, cornerRadius: 8.5)
    let veil = LayerState(name: "veil", content: .color(.white), opacity: 0.3, cornerRadius: 5)
    for layers in [[layer], [layer, veil]] {
      let (one, other) = two(.noise, [LayerState(name: "", content: .page(.to))] + layers)
      let (halfWidth, radius) = (14.5 * scaleX, (x: 8.5 * scaleX, y: 8.0))
      for y in 0..<17 {
        for x in 0..<29 {
          func isInside(_ x: Int, _ y: Int) -> Bool {
            let (u, v) = (abs(Double(x) - 14.5), abs(Double(y) - 8.5))
            let (p, q) = (max(u - halfWidth + radius.x, 0) / radius.x, max(v - 8 + radius.y, 0) / radius.y)
            return p * p + q * q <= 1
          }
          let corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)].filter { isInside($0.0, $0.1) }.count
          if corners == 4 { #expect(one[x, y] == other[x, y], "covered at \(x), \(y)") }
          if corners == 0 && y > 0 { #expect(one[x, y] != other[x, y], "bare at \(x), \(y)") }
        }
      }
    }
  }

  @Test("a page that is not opaque lets what is below show, exactly where it is not")
  func translucentPixelsShowWhatIsBelow() {
    for page in TestPage.translucent {
      let from = page.bitmap(width: 29, height: 17, seed: 3)
      let white = TestFrame(from: from, to: Bitmap(width: 29, height: 17, filledWith: .white), pageSize: self.page)
      let black = TestFrame(from: from, to: Bitmap(width: 29, height: 17, filledWith: .black), pageSize: self.page)
      let layers = [LayerState(name: "", content: .page(.to)), LayerState(name: "", content: .page(.from))]
      let (one, other) = (white.composed(layers), black.composed(layers))
      for y in 0..<17 {
        for x in 0..<29 {
          #expect((one[x, y] == other[x, y]) == (from[x, y].w == 255), "\(page.testDescription) at \(x), \(y)")
        }
      }
    }
  }

  @Test("an opacity just below 1 lets what is below show")
  func almostOpaque() {
    let layer = LayerState(name: "", content: .color(.white), opacity: 0.99)
    let frame = TestFrame(.noise, over: .flat(.black), width: 29, height: 17)
    let picture = frame.composed([LayerState(name: "", content: .page(.to)), layer])
    #expect(picture == Bitmap(width: 29, height: 17, filledWith: Color(red: 252, green: 252, blue: 252)))
  }
}
