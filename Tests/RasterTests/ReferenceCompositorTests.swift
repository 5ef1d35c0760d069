import Motion
import Raster
import TestSupport
import Testing

/// The judge, judged by sums done by hand.
@Suite struct ReferenceCompositorTests {
  private let size = PageSize(width: 4, height: 2)
  /// Greys 0, 60, 120, 240 across, in both rows.
  private var ramp: Bitmap {
    Bitmap(width: 4, height: 2, rgba: ([0, 60, 120, 240, 0, 60, 120, 240] as [UInt8]).flatMap { [$0, $0, $0, 255] })
  }

  private func reds(_ layers: [LayerState], from: Bitmap? = nil, to: Bitmap? = nil, row: Int = 0) -> [Double] {
    let reference = ReferenceCompositor(from: from ?? ramp, to: to ?? ramp, pageSize: size)
    return reference.compose(layers, rows: [row]).pixels.map(\.red)
  }

  @Test("a page at rest is itself")
  func atRest() {
    let picture = ReferenceCompositor(from: ramp, to: ramp, pageSize: size)
      .compose([LayerState(name: "", content: .page(.from))])
    #expect(picture.rows == [0, 1])
    #expect(picture.pixels.map(\.red) == [0, 60, 120, 240, 0, 60, 120, 240])
    #expect(picture.pixels.allSatisfy { $0.alpha == 255 })
    #expect(picture.isResampled == Array(repeating: false, count: 8))
  }

  @Test("a moved page lands on whole pixels, half up")
  func moved() {
    #expect(reds([LayerState(name: "", content: .page(.from), x: 0.5)]) == [0, 0, 60, 120])
    #expect(reds([LayerState(name: "", content: .page(.from), x: -0.5)]) == [0, 60, 120, 240])
    #expect(reds([LayerState(name: "", content: .page(.from), x: -0.51)]) == [60, 120, 240, 0])
    #expect(reds([LayerState(name: "", content: .page(.from), y: 1)], row: 0) == [0, 0, 0, 0])
  }

  /// Half as wide and ¼ to the right: 1.25…3.25. Column 1 is covered by ¾, its centre 1½ is ½ in the content, which is
  /// the first centre; column 2's is 2½; column 3 is covered by ¼, and 4½ is beyond the last centre.
  @Test("a scaled page is interpolated, and its edges cover by their share")
  func scaled() {
    let layer = LayerState(name: "", content: .page(.from), x: 0.25, scaleX: 0.5)
    #expect(reds([layer]) == [0, 0, 120, 240 * 0.25])
    #expect(
      reds([LayerState(name: "", content: .color(.white)), layer]) == [255, 255 * 0.25, 120, 240 * 0.25 + 255 * 0.75])
    #expect(reds([LayerState(name: "", content: .page(.from), scaleX: 2)]) == [45, 75, 105, 150])
  }

  @Test("only what shows counts as resampled")
  func resampled() {
    let reference = ReferenceCompositor(from: ramp, to: ramp, pageSize: size)
    let scaled = LayerState(name: "", content: .page(.to), scaleX: 0.5)
    let cover = LayerState(name: "", content: .page(.from), x: 2)
    #expect(reference.compose([scaled], rows: [0]).isResampled == [false, true, true, false])
    #expect(reference.compose([scaled, cover], rows: [0]).isResampled == [false, true, false, false])
  }

  @Test("opacity and alpha multiply, over transparency too")
  func blending() {
    let veil = LayerState(
      name: "", content: .color(Color(red: 100, green: 0, blue: 0, alpha: 51)), opacity: 0.5)
    let white = LayerState(name: "", content: .color(.white))
    let reference = ReferenceCompositor(from: ramp, to: ramp, pageSize: size)
    let alone = reference.compose([veil]).pixels[0]
    #expect((alone.red - 10).magnitude < 1e-9 && (alone.alpha - 25.5).magnitude < 1e-9)
    let over = reference.compose([white, veil]).pixels[0]
    #expect((over.red - (10 + 255 * 0.9)).magnitude < 1e-9 && (over.green - 255 * 0.9).magnitude < 1e-9)
    #expect((over.alpha - 255).magnitude < 1e-9)
  }
}
