import Motion
import Raster
import TestSupport
import Testing

/// Frames composed as planes are those of the reference, converted in real numbers and rounded: luma within 1, chroma
/// within 2.
@Suite struct PlanarFrameTests {
  @Test("a random stack is within bounds", arguments: 0..<20)
  func randomStackIsWithinBounds(hundred: Int) {
    for seed in hundred * 100..<hundred * 100 + 100 {
      let stack = RandomStack(seed: seed, isAdorned: seed % 3 > 0)
      if min(stack.frame.width, stack.frame.height) < 2 { continue }
      check(stack.layers, in: stack.frame, crops: seed % 2 == 0)
    }
  }

  @Test(
    "every frame of the product's transitions is within bounds",
    arguments: [(33, 57), (75, 133), (118, 254)].flatMap { SceneCase.each(width: $0.0, height: $0.1) })
  func transitionsAreWithinBounds(scene: SceneCase) throws {
    for layers in try scene.layers(at: Rational(15)) { check(layers, in: scene.frame, crops: false) }
  }

  @Test("a page at rest has its own luma to the bit, and chroma off by at most 1")
  func restingPage() {
    for (width, height) in [(2, 2), (7, 5), (33, 18), (64, 47)] {
      let frame = TestFrame(.noise, over: .text, width: width, height: height)
      let planes = frame.planes([LayerState(name: "", content: .page(.from))])
      let exact = Planes(frame.from)
      #expect(planes.y == exact.y)
      for (found, expected) in [(planes.cb, exact.cb), (planes.cr, exact.cr)] {
        let worst = zip(found, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst <= 1)
      }
    }
  }

  @Test("greys stay exactly neutral, however they are mixed")
  func greysStayNeutral() {
    func grey(_ level: UInt8) -> Bitmap {
      Bitmap(width: 30, height: 20, filledWith: Color(red: level, green: level, blue: level))
    }
    let frame = TestFrame(from: grey(201), to: grey(37), pageSize: PageSize(width: 30, height: 20))
    let layers = [
      LayerState(name: "", content: .page(.to), x: 1, scaleX: 0.93, scaleY: 0.96),
      LayerState(name: "", content: .color(.black), opacity: 0.3),
      LayerState(
        name: "", content: .page(.from), x: 4.3, scaleX: 0.7, scaleY: 0.8, opacity: 0.77, cornerRadius: 4,
        shadow: LayerState.Shadow(blur: 3, opacity: 0.4)),
    ]
    let planes = frame.planes(layers)
    #expect(planes.cb.allSatisfy { $0 == 128 } && planes.cr.allSatisfy { $0 == 128 })
  }

  @Test("where nothing is, there is black")
  func nothingIsBlack() {
    let frame = TestFrame(width: 12, height: 8)
    #expect(frame.planes([]) == Planes(width: 12, height: 8))
  }

  @Test("a frame does not depend on the frames before it, nor on what the planes held")
  func framesAreIndependent() {
    for seed in 1000..<1040 {
      let stack = RandomStack(seed: seed, isAdorned: true)
      if min(stack.frame.width, stack.frame.height) < 2 { continue }
      let stacks = [
        stack.layers, RandomStack(seed: seed + 500, isAdorned: true).layers, [], Array(stack.layers.prefix(1)),
      ]
      let fresh = stacks.map { stack.frame.planes($0) }
      var compositor = stack.frame.compositor
      let planes = Planes(width: fresh[0].width, height: fresh[0].height)
      for index in [0, 1, 2, 3, 3, 0, 2, 1, 0] {
        compositor.compose(stacks[index], into: planes)
        #expect(planes == fresh[index], "\(stacks[index].reproduction(in: stack.frame))")
      }
    }
  }

  private func check(
    _ layers: [LayerState], in frame: TestFrame, crops: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let planes = frame.planes(layers, crops: crops)
    let expected = RealPlanes(frame.reference.compose(layers), width: planes.width, height: planes.height)
    for (name, found, exact, most) in [
      ("Y", planes.y, expected.y, 1), ("Cb", planes.cb, expected.cb, 2), ("Cr", planes.cr, expected.cr, 2),
    ] {
      let wrong = zip(found, exact).enumerated().first { abs(Int($0.element.0) - Int($0.element.1.rounded())) > most }
      #expect(
        wrong == nil, "\(name) \(wrong.debugDescription), \(layers.reproduction(in: frame))",
        sourceLocation: sourceLocation)
    }
  }
}

extension TestFrame {
  /// The frame of a fresh compositor, made even.
  fileprivate func planes(_ layers: [LayerState], crops: Bool = false) -> Planes {
    func even(_ side: Int) -> Int { crops ? side & ~1 : side + side % 2 }
    var compositor = compositor
    let planes = Planes(width: even(width), height: even(height))
    compositor.compose(layers, into: planes)
    return planes
  }
}

/// Y′CbCr by definition (Kr = 0.2126, Kb = 0.0722), in real numbers.
private struct RealPlanes {
  var y: [Double] = []
  var cb: [Double] = []
  var cr: [Double] = []

  init(_ picture: ReferencePicture, width: Int, height: Int) {
    let (columns, rows) = (min(width, picture.width), min(height, picture.rows.count))
    func rgb(_ x: Int, _ y: Int) -> SIMD3<Double> {
      let pixel = picture.pixels[min(y, rows - 1) * picture.width + min(max(x, 0), columns - 1)]
      return SIMD3(pixel.red, pixel.green, pixel.blue) / 255
    }
    func luma(_ c: SIMD3<Double>) -> Double { 0.2126 * c.x + 0.7152 * c.y + 0.0722 * c.z }
    for y in 0..<height {
      for x in 0..<width { self.y.append(16 + 219 * luma(rgb(x, y))) }
    }
    for y in stride(from: 0, to: height, by: 2) {
      for x in stride(from: 0, to: width, by: 2) {
        var mean = SIMD3<Double>.zero
        for row in [y, y + 1] { mean += (rgb(x - 1, row) + 2 * rgb(x, row) + rgb(x + 1, row)) / 8 }
        cb.append(128 + 224 * (mean.z - luma(mean)) / (2 * (1 - 0.0722)))
        cr.append(128 + 224 * (mean.x - luma(mean)) / (2 * (1 - 0.2126)))
      }
    }
  }
}
