import Motion
import Raster
import TestSupport
import Testing

/// The shadows of layers.
@Suite struct ShadowTests {
  private let white = LayerState(name: "", content: .color(.white))

  /// A card over white.
  private func card(_ shadow: LayerState.Shadow, _ change: (inout LayerState) -> Void = { _ in }) -> [LayerState] {
    var layer = LayerState(name: "", content: .page(.from), scaleX: 0.5, scaleY: 0.5, shadow: shadow)
    change(&layer)
    return [white, layer]
  }

  /// The right half of 128 pixels is a layer, blurred by 16 pixels' deviation: at the edge there is half of the shadow,
  /// a deviation to the left of it 0.1587, two deviations 0.0228.
  @Test("a blurred edge is the normal distribution, and blur is twice its deviation")
  func blurredEdge() {
    let frame = TestFrame(width: 128, height: 1, pageSize: PageSize(width: 64, height: 1))
    let shadow = LayerState.Shadow(blur: 16, opacity: 1)
    // High enough that there is nothing but the edge.
    let layer = LayerState(
      name: "", content: .color(.clear), anchor: Anchor(x: 0, y: 0.5), x: 32, scaleX: 1000, scaleY: 1e6, shadow: shadow)
    let picture = frame.composed([white, layer])
    func expected(_ share: Double) -> Double { 255 * (1 - share) }
    #expect((Double(picture[48, 0].x) - expected(0.1587 + 0.0075)).magnitude < 1.6)
    let (left, right) = (Double(picture[63, 0].x), Double(picture[64, 0].x))
    #expect((left + right - 255).magnitude <= 1)
    #expect((Double(picture[47, 0].x) + Double(picture[48, 0].x) - 2 * expected(0.1587)).magnitude <= 1.1)
    #expect((Double(picture[31, 0].x) + Double(picture[32, 0].x) - 2 * expected(0.0228)).magnitude <= 1.1)
    #expect(picture[4, 0].x == 255 && picture[124, 0].x == 0)
    #expect((0..<127).allSatisfy { picture[$0, 0].x >= picture[$0 + 1, 0].x })
  }

  /// 8 × 4 pixels in the middle of 16 × 8, moved by 3½ and 1¼, at half opacity of a colour with alpha ⅘.
  @Test("without a blur a shadow is the moved outline with smooth edges")
  func hardEdge() {
    let frame = TestFrame(.flat(.white), width: 16, height: 8)
    let shadow = LayerState.Shadow(
      color: Color(red: 0, green: 0, blue: 0, alpha: 204), x: 3.5, y: 1.25, blur: 0, opacity: 0.5)
    let picture = frame.composed(card(shadow))
    let across = [0, 0, 0, 0, 0, 0, 0, 0.5, 1, 1, 1, 1, 1, 1, 1, 0.5]
    let down = [0, 0, 0, 0.75, 1, 1, 1, 0.25]
    for (y, lines) in down.enumerated() {
      for (x, columns) in across.enumerated() {
        let isCard = (4..<12).contains(x) && (2..<6).contains(y)
        let expected = isCard ? 255 : 255 * (1 - columns * lines * 0.4)
        #expect((Double(picture[x, y].x) - expected).magnitude <= 0.51, "\(x), \(y)")
      }
    }
  }

  private static let outlines: [(radius: Double, scale: Double)] = [
    (0, 0.5), (4, 0.5), (100, 0.9), (9.7, 0.72), (2, 1.4), (100, 0.02),
  ]

  @Test(
    "every shadow is within bounds, whatever its blur and its layer's corners", arguments: outlines,
    [0, 0.001, 0.01, 0.1, 0.7, 2, 5.5, 19, 80, 1000])
  func shadowIsWithinBounds(outline: (radius: Double, scale: Double), blur: Double) {
    for page in [nil, PageSize(width: 66, height: 20)] {
      let frame = TestFrame(.photo, over: .noise, width: 33, height: 29, pageSize: page)
      for (x, y) in [(0.0, 0.0), (3.3, -2.1), (-40, 5)] {
        let shadow = LayerState.Shadow(
          color: Color(red: 10, green: 0, blue: 90, alpha: 250), x: x, y: y, blur: blur, opacity: 0.95)
        let layers = card(shadow) { layer in
          layer.cornerRadius = outline.radius
          (layer.scaleX, layer.scaleY) = (outline.scale, outline.scale * 0.9)
          (layer.x, layer.y) = (1.3, -2.9)
        }
        frame.check(layers)
        frame.check([layers[1]])
      }
    }
  }

  @Test("the shadow of a symmetric layer is symmetric", arguments: [0, 1, 7, 30], [0, 5.3, 50])
  func symmetry(blur: Double, radius: Double) {
    let frame = TestFrame(.flat(.white), width: 35, height: 24)
    frame.composed(card(LayerState.Shadow(blur: blur, opacity: 0.8)) { $0.cornerRadius = radius }).expectSymmetric()
  }

  @Test("a shadow shows through its layer, and vanishes with it")
  func showsThrough() {
    let frame = TestFrame(.flat(.white), width: 20, height: 20)
    let shadow = LayerState.Shadow(blur: 0, opacity: 1)
    #expect(frame.composed(card(shadow))[10, 10] == SIMD4(255, 255, 255, 255))
    // Half of white over white under half of black.
    let half = frame.composed(card(shadow) { $0.opacity = 0.5 })[10, 10].x
    #expect((190...192).contains(half))
    let gone = frame.composed(card(shadow) { $0.opacity = 0 })
    #expect(gone == Bitmap(width: 20, height: 20, filledWith: .white))
    let hidden = frame.composed(card(shadow) { $0.isHidden = true })
    #expect(hidden == gone)
  }

  @Test("a shadow reaches into the picture from a layer that is out of it")
  func layerOutOfSight() {
    let frame = TestFrame(.flat(.white), width: 20, height: 20)
    let layers = card(LayerState.Shadow(x: -12, blur: 4, opacity: 1)) { $0.x = 20 }
    frame.check(layers)
    #expect(frame.composed(layers)[16, 10].x < 20)
    #expect(frame.composed(card(LayerState.Shadow(x: 12, blur: 4, opacity: 1)) { $0.x = 20 })[16, 10].x == 255)
  }

  @Test("an opaque layer looks the same with a shadow, and so does what is in front")
  func beneathItsLayer() {
    let frame = TestFrame(.noise, over: .text, width: 40, height: 30)
    for (scale, radius) in [(1.0, 0.0), (0.5, 0), (0.5, 6), (1, 9)] {
      let shadowed = card(LayerState.Shadow(x: 1, blur: 9, opacity: 0.7)) { layer in
        (layer.scaleX, layer.scaleY, layer.cornerRadius) = (scale, scale, radius)
      }
      var plain = shadowed
      plain[1].shadow = nil
      let front = LayerState(name: "", content: .page(.to), x: 31)
      let (one, other) = (frame.composed(shadowed + [front]), frame.composed(plain + [front]))
      for x in 31..<40 { for y in 0..<30 { #expect(one[x, y] == other[x, y]) } }
      for x in 16..<24 { for y in 8..<22 { #expect(one[x, y] == other[x, y]) } }
    }
  }

  @Test(
    "blurs and offsets beyond all measure draw something or nothing, at once",
    arguments: [0, 1e-300, 1e-3, 1e4, 1e300, .infinity], [1e-6, 0.8, 1e6])
  func beyondMeasure(blur: Double, scale: Double) {
    let frame = TestFrame(width: 300, height: 200)
    for offset in [0, 1e6, -1e300, .infinity] {
      for radius in [0, 30, 1e6] {
        let layers = card(LayerState.Shadow(x: offset, y: -offset, blur: blur, opacity: 1)) { layer in
          (layer.scaleX, layer.scaleY, layer.cornerRadius) = (scale, scale, radius)
        }
        #expect(frame.composed(layers)[0, 0].w == 255)
      }
    }
  }
}
