import Motion
import Raster
import TestSupport
import Testing

/// The frames of the product's own transitions against the reference.
@Suite struct TransitionFrameTests {
  private static let pulls = [40.0, 60, 280, 390]

  private static let runs =
    SceneCase.each(width: 33, height: 57)
    + pulls.map { pull in SceneCase.each(width: 75, height: 133)[0].with { $0.pull = pull } }
    + SceneCase.each(width: 75, height: 133)[1...]
    + [
      SceneCase.each(width: 117, height: 253)[0].with {
        $0.from = .text
        $0.to = .checkerboard
      }
    ]

  @Test("every frame of a run is within bounds", arguments: runs)
  func everyFrameIsWithinBounds(scene: SceneCase) throws {
    let frame = scene.frame
    let reference = frame.reference
    var compositor = frame.compositor
    var picture = Bitmap(width: scene.width, height: scene.height)
    for (index, layers) in try scene.layers(at: Rational(15)).enumerated() {
      compositor.compose(layers, into: &picture)
      PixelExpectation.texturedFrame.check(picture, against: reference.compose(layers), "frame \(index)")
    }
  }

  private static let displaced = [(117, 253), (75, 133), (33, 57)].flatMap { width, height in
    SceneCase.each(width: width, height: height).map { scene in scene.with { if $0.pull != nil { $0.pull = 390 } } }
  }

  @Test("a frame at each of four displacements is within bounds", arguments: displaced)
  func displacementsAreWithinBounds(scene: SceneCase) throws {
    let frame = scene.frame
    let timeline = try scene.timeline
    for progress in [0.03, 0.2, 0.5, 0.81] {
      let time = try #require(timeline.time(ofProgress: progress))
      frame.check(timeline.moment(at: time).layers, .texturedFrame)
    }
  }

  @Test("every kind of page is within bounds in every transition", arguments: TestPage.opaque + TestPage.translucent)
  func everyPageIsWithinBounds(page: TestPage) throws {
    for scene in SceneCase.each(width: 41, height: 37) {
      for (from, to) in [(page, TestPage.noise), (.noise, page)] {
        for backdrop in [Color.black, Color(red: 200, green: 100, blue: 50, alpha: 77), .clear] {
          let scene = scene.with {
            $0.from = from
            $0.to = to
            $0.backdrop = backdrop
          }
          for layers in try scene.layers(at: Rational(7)) { scene.frame.check(layers) }
        }
      }
    }
  }

  /// Rounding alone can put a whole flat frame off by a half, so there is no bound on the average.
  @Test("flat colours are within bounds")
  func flatColoursAreWithinBounds() throws {
    for scene in SceneCase.each(width: 19, height: 23) {
      let scene = scene.with {
        $0.from = .flat(Color(red: 1, green: 254, blue: 127))
        $0.to = .flat(Color(red: 255, green: 3, blue: 90, alpha: 200))
      }
      let frame = scene.frame
      for layers in try scene.layers(at: Rational(30)) { frame.check(layers) }
    }
  }

  /// Few rows of the reference, but from all over the frame.
  @Test("a phone-sized frame is within bounds", arguments: SceneCase.each(width: 1170, height: 2532).prefix(2))
  func phoneSizedFrameIsWithinBounds(scene: SceneCase) throws {
    let frame = TestFrame(
      from: scene.from.bitmap(width: 1170, height: 97, seed: 1).repeated(toHeight: 2532),
      to: scene.to.bitmap(width: 1170, height: 89, seed: 2).repeated(toHeight: 2532), pageSize: SceneCase.pageSize)
    let timeline = try scene.timeline
    let time = try #require(timeline.time(ofProgress: 0.37))
    let layers = timeline.moment(at: time).layers
    let rows = [0, 1, 31, 32, 500, 900, 1265, 1266, 1700, 2031, 2499, 2500, 2530, 2531]
    PixelExpectation.texturedFrame.check(
      frame.composed(layers), against: frame.reference.compose(layers, rows: rows), scene.testDescription)
  }
}

extension Bitmap {
  /// The same rows again and again, which are sooner made than new ones.
  fileprivate func repeated(toHeight newHeight: Int) -> Bitmap {
    var rows: [UInt8] = []
    rows.reserveCapacity(newHeight * bytesPerRow)
    while rows.count < newHeight * bytesPerRow { rows += rgba }
    return Bitmap(width: width, height: newHeight, rgba: Array(rows.prefix(newHeight * bytesPerRow)))
  }
}
