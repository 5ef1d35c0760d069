import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

@Suite("What stands still in a GIF")
struct GIFStillnessTests {
  private static let (width, height) = (96, 120)
  private let from = TestPage.photo.bitmap(width: width, height: height, seed: 31)
  private let to = TestPage.photo.bitmap(width: width, height: height, seed: 32)

  /// The true frames one period apart, and what a GIF shows meanwhile.
  private func shown(
    _ transition: Transition, _ dither: Dither, quality: Int
  ) throws -> (meant: [Bitmap], shown: [Bitmap]) {
    let scratch = try Scratch()
    let request = PreviewRequest(
      transition: transition, from: .bitmap(from), to: .bitmap(to), scale: 0.25, holdFirst: 0.1, holdLast: 0.2)
    var destination = try Destination(path: scratch.file("a.gif"), frameRate: Rational(25), width: Self.width)
    destination.colors = 24
    destination.dither = dither
    destination.quality = quality
    let count = try export(request, to: [destination]).outputs[0].file.frames
    let preview = try Preview(request)
    let gif = try GIFFile(scratch.file("a.gif"), colors: 24)
    let times = (0..<count).map { $0 * 4 }
    return (
      try times.map { try preview.frame(at: Double($0) / 100) },
      try times.map { try #require(gif.frame(at: $0)).picture }
    )
  }

  @Test("stays as it is, and is what it is with nothing lost", arguments: Transition.presets, Dither.allCases)
  func still(transition: Transition, dither: Dither) throws {
    let exact = try shown(transition, dither, quality: 100)
    for quality in [100, 70, 20] {
      let (meant, shown) = quality == 100 ? exact : try shown(transition, dither, quality: quality)
      var (restless, wrong) = (0, 0)
      for index in meant.indices {
        let (before, next) = (max(index - 1, 0), min(index + 1, meant.count - 1))
        for y in 0..<Self.height {
          for x in 0..<Self.width {
            let color = meant[index][x, y]
            let stands = index > 0 && meant[before][x, y] == color
            if stands, shown[before][x, y] != shown[index][x, y] { restless += 1 }
            let isSettled = stands || index == next || meant[next][x, y] == color
            if isSettled, shown[index][x, y] != exact.shown[index][x, y] { wrong += 1 }
          }
        }
      }
      #expect(restless == 0, "\(transition.name), quality \(quality)")
      #expect(wrong == 0, "\(transition.name), quality \(quality)")
    }
  }
}
