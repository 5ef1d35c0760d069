import Motion
import Raster
import TestSupport
import Testing

/// Widths at and around the blocks that vector kernels work in, and pictures that have hardly any pixels.
@Suite struct SizeTests {
  private static let sizes =
    [(1, 1), (2, 2), (1, 2), (2, 1), (1, 50), (50, 1), (3, 1), (3, 40)]
    + [7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65].map { ($0, 6) }

  /// Layers that take each way through a compositor: copied, mixed, scaled in one direction or both, clipped.
  private func stacks(on page: PageSize) -> [[LayerState]] {
    let under = LayerState(name: "", content: .page(.to), scaleX: 0.957, scaleY: 0.957)
    let mask = LayerState(name: "", content: .color(.black), opacity: 0.31)
    let top = LayerState(name: "", content: .page(.from))
    func changed(_ change: (inout LayerState) -> Void) -> LayerState {
      var layer = top
      change(&layer)
      return layer
    }
    let tops = [
      top, changed { $0.opacity = 0.4 }, changed { $0.x = page.width * 0.4 },
      changed {
        $0.x = page.width * -0.6
        $0.opacity = 0.7
      }, changed { $0.y = page.height * 0.55 },
      changed {
        $0.scaleY = 0.42
        $0.opacity = 0.42
      },
      changed {
        $0.scaleX = 0.61
        $0.x = page.width * 0.13
      },
      changed {
        $0.scaleX = 1.7
        $0.scaleY = 2.3
        $0.opacity = 0.5
      },
      changed {
        $0.scaleX = 0.3
        $0.scaleY = 0.9
        $0.x = page.width * 0.45
      },
    ]
    let backdrop = LayerState(name: "", content: .color(Color(red: 90, green: 20, blue: 180)))
    return tops.flatMap { [[backdrop, under, mask, $0], [backdrop, $0], [$0, under]] }
  }

  @Test("every size is within bounds", arguments: sizes)
  func everySizeIsWithinBounds(width: Int, height: Int) {
    for (from, to) in [(TestPage.noise, TestPage.text), (.randomAlpha, .noise), (.bands, .holes)] {
      let frame = TestFrame(from, over: to, width: width, height: height, seed: width)
      for layers in stacks(on: frame.pageSize) { frame.check(layers) }
    }
  }
}
