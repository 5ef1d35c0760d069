import SegueKit
import Testing

@testable import benchmark

struct RestlessPixelsTests {
  /// Frames of one row, a digit for each pixel.
  private func frames(_ rows: String...) -> [Bitmap] {
    rows.map { row in
      Bitmap(width: row.count, height: 1, rgba: row.utf8.flatMap { [$0, $0, $0, 255] })
    }
  }

  @Test func `pixels count that change where the truth stands still`() {
    let truth = frames("1111", "1121", "1121")
    #expect(restlessPixels(frames("1111", "1121", "1121"), truth: truth) == 0)
    // Coarser, and still where the truth is.
    #expect(restlessPixels(frames("3333", "3333", "3333"), truth: truth) == 0)
    #expect(restlessPixels(frames("3333", "3353", "3353"), truth: truth) == 0)
    // The first pixel flickers there and back, the third moves late.
    #expect(restlessPixels(frames("1111", "2111", "1121"), truth: truth) == 3)
  }
}
