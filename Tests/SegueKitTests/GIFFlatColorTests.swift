import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// A ground that changes its hue for one frame is seen.
@Suite("The ground of a GIF")
struct GIFFlatColorTests {
  @Test("has its own colour in every frame, under every mask", arguments: Sample.all.filter { $0.name != "walk" })
  func ground(sample: Sample) throws {
    let scratch = try Scratch()
    let request = try sample.request
    _ = try export(request, to: [Destination(path: scratch.file("a.gif"), width: 200)])
    let preview = try Preview(request)
    let gif = try GIFFile(scratch.file("a.gif"))
    #expect(gif.frames.count > 10)
    for frame in gif.frames {
      let meant = try preview.frame(at: Double(frame.start) / 100, width: 200)
      var counts: [SIMD4<UInt8>: Int] = [:]
      for y in 0..<meant.height { for x in 0..<meant.width { counts[meant[x, y], default: 0] += 1 } }
      // A tenth of the picture or more.
      for (color, count) in counts where count * 10 >= meant.width * meant.height {
        for y in 1..<meant.height - 1 {
          for x in 1..<meant.width - 1 where meant[x, y] == color && isFlat(meant, x, y) {
            if frame.picture[x, y] != color {
              Issue.record("\(color) became \(frame.picture[x, y]) at \(frame.start) cs")
              return
            }
          }
        }
      }
    }
  }

  private func isFlat(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Bool {
    (y - 1...y + 1).allSatisfy { row in (x - 1...x + 1).allSatisfy { bitmap[$0, row] == bitmap[x, y] } }
  }
}
