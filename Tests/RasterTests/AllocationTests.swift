import CAllocations
import Motion
import Raster
import TestSupport
import Testing

/// Once a compositor has made a kind of frame, it makes more of them without asking for memory.
@Suite struct AllocationTests {
  static let frame = TestFrame(
    .noise, over: .text, width: 118, height: 200, pageSize: PageSize(width: 390, height: 844))

  @Test(
    "a frame allocates nothing, whatever is in it",
    arguments: [
      "full-screen return": { share in
        [
          LayerState(name: "", content: .color(.black)),
          LayerState(name: "", content: .page(.to), scaleX: 0.95 + 0.05 * share, scaleY: 0.95 + 0.05 * share),
          LayerState(name: "", content: .color(.black), opacity: 0.4 - 0.4 * share),
          LayerState(name: "", content: .page(.from), x: 390 * share),
        ]
      },
      "pull-up close": { share in
        [
          LayerState(name: "", content: .page(.to)),
          LayerState(name: "", content: .page(.from), scaleY: 1 - share, opacity: 1 - share),
        ]
      },
      "a card with round corners and a shadow": { share in
        [
          LayerState(name: "", content: .page(.to)),
          LayerState(
            name: "", content: .page(.from), y: 40 * share, scaleX: 0.9 - 0.4 * share, scaleY: 0.9 - 0.4 * share,
            opacity: 1 - 0.3 * share, cornerRadius: 30 + 20 * share,
            shadow: LayerState.Shadow(y: 8, blur: 20 + 20 * share, opacity: 0.4)),
        ]
      },
    ] as [String: @Sendable (Double) -> [LayerState]])
  func framesAllocateNothing(name: String, layers: @Sendable (Double) -> [LayerState]) {
    // Where they cannot be counted there is nothing to say.
    guard allocationsOfThisThread() >= 0 else { return }
    var compositor = Self.frame.compositor
    var picture = Bitmap(width: Self.frame.width, height: Self.frame.height)
    let planes = Planes(width: Self.frame.width, height: Self.frame.height)
    let stacks = (0...20).map { layers(Double($0) / 20) }
    for stack in stacks {
      compositor.compose(stack, into: &picture)
      compositor.compose(stack, into: planes)
    }
    let before = allocationsOfThisThread()
    for stack in stacks { compositor.compose(stack, into: &picture) }
    #expect(allocationsOfThisThread() - before == 0, "\(name), RGBA")
    let between = allocationsOfThisThread()
    for stack in stacks { compositor.compose(stack, into: planes) }
    #expect(allocationsOfThisThread() - between == 0, "\(name), 4:2:0")
  }

  @Test("what is allocated is counted") func countsAllocations() {
    guard allocationsOfThisThread() >= 0 else { return }
    let before = allocationsOfThisThread()
    let bytes = [UInt8](repeating: 1, count: 100_000)
    #expect(allocationsOfThisThread() > before && bytes.last == 1)
  }
}
