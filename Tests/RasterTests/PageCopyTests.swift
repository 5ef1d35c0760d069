import Motion
import Raster
import TestSupport
import Testing

@Suite("Where a frame shows pages as they are")
struct PageCopyTests {
  static let frame = TestFrame(.noise, over: .text, width: 60, height: 130)
  private static let from = LayerState(name: "from", content: .page(.from))
  private static let to = LayerState(name: "to", content: .page(.to))

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var layers: [LayerState]
    /// Columns, rows, left, top.
    var copies: [[Int]]

    init(_ description: String, _ layers: [LayerState], _ copies: [[Int]]) {
      (testDescription, self.layers, self.copies) = (description, layers, copies)
    }
  }

  @Test(
    "is told for pages that only move and are opaque",
    arguments: [
      Case("one page", [to], [[0, 60, 0, 130, 0, 0]]),
      Case("one over the other", [to, from], [[0, 60, 0, 130, 0, 0]]),
      Case("one half aside", [to, from.moved(x: 30)], [[0, 30, 0, 130, 0, 0], [30, 60, 0, 130, 30, 0]]),
      Case("one half up", [to, from.moved(y: -65)], [[0, 60, 0, 65, 0, -65], [0, 60, 65, 130, 0, 0]]),
      Case("one stretched below", [to.scaled(0.9), from.moved(x: 20)], [[20, 60, 0, 130, 20, 0]]),
      Case("one translucent above", [to, from.faded(0.5).moved(x: 20)], [[0, 20, 0, 130, 0, 0]]),
      Case("a colour", [LayerState(name: "", content: .color(.black))], []), Case("nothing", [], []),
    ])
  func told(_ test: Case) {
    var compositor = Self.frame.compositor
    let copies = compositor.copies(test.layers)
    // Bands of rows that are alike are one.
    var found: [[Int]] = []
    for copy in copies {
      let columns = [copy.columns.lowerBound, copy.columns.upperBound]
      let place = [copy.left, copy.top]
      if let at = found.firstIndex(where: {
        Array($0[..<2]) == columns && Array($0[4...]) == place && $0[3] == copy.rows.lowerBound
      }) {
        found[at][3] = copy.rows.upperBound
      } else {
        found.append(columns + [copy.rows.lowerBound, copy.rows.upperBound] + place)
      }
    }
    #expect(found == test.copies)
    check(copies, test.layers, in: Self.frame)
  }

  @Test("is so whatever the layers")
  func random() {
    var count = 0
    for seed in 0..<1000 {
      let stack = RandomStack(seed: seed, isAdorned: true)
      var compositor = stack.frame.compositor
      let copies = compositor.copies(stack.layers)
      count += copies.count
      check(copies, stack.layers, in: stack.frame)
    }
    #expect(count > 50)
  }

  /// Every pixel of a copy is the page's, and none is in two.
  private func check(_ copies: [PageCopy], _ layers: [LayerState], in frame: TestFrame) {
    let picture = frame.composed(layers)
    var seen = Set<SIMD2<Int>>()
    for copy in copies {
      #expect(copy.page == frame.from || copy.page == frame.to)
      for y in copy.rows {
        for x in copy.columns {
          #expect(seen.insert(SIMD2(x, y)).inserted)
          let (shown, meant) = (picture[x, y], copy.page[x - copy.left, y - copy.top])
          if shown != meant {
            Issue.record("(\(x), \(y)) is not the page's: \(layers.reproduction(in: frame))")
            return
          }
        }
      }
    }
  }
}

extension LayerState {
  fileprivate func moved(x: Double = 0, y: Double = 0) -> Self {
    var state = self
    (state.x, state.y) = (x, y)
    return state
  }

  fileprivate func scaled(_ scale: Double) -> Self {
    var state = self
    (state.scaleX, state.scaleY) = (scale, scale)
    return state
  }

  fileprivate func faded(_ opacity: Double) -> Self {
    var state = self
    state.opacity = opacity
    return state
  }
}
