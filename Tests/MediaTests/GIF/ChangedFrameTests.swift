import Motion
import Raster
import Testing

@testable import Media

@Suite("What has changed in a frame")
struct ChangedFrameTests {
  private let ground = Bitmap(width: 20, height: 12, filledWith: Color(red: 10, green: 20, blue: 30))

  private func dotted(_ dots: [(x: Int, y: Int)], alpha: UInt8 = 255) -> Bitmap {
    var bitmap = ground
    for dot in dots { bitmap[dot.x, dot.y] = SIMD4(200, 0, 0, alpha) }
    return bitmap
  }

  @Test("is the smallest rectangle around it, its pixels, and which of them move")
  func rectangle() throws {
    let before = dotted([(3, 4), (18, 0)])
    let picture = dotted([(5, 9), (18, 0)])
    let next = dotted([(5, 9), (4, 5), (18, 0)])
    var frame = try #require(ChangedFrame(picture, copies: [], before: before))
    #expect(frame.columns == 3..<6 && frame.rows == 4..<10)
    #expect(frame.colors.count == 18 && frame.colors[17] == 200 && frame.colors[0] == 10 | 20 << 8 | 30 << 16)
    #expect(frame.moves == (0..<18).map { $0 == 0 || $0 == 17 ? 1 : 0 })
    #expect(frame.stands == (0..<18).map { $0 != 0 && $0 != 17 })
    // (3, 4) goes back to the ground for good, (5, 9) stays.
    frame.settle(picture, next: next)
    #expect(frame.moves.allSatisfy { $0 == 0 })
    #expect(!frame.stands[0] && !frame.stands[17])
  }

  @Test("moves where it is otherwise before and after, and nowhere if nothing follows or it stands")
  func settled() throws {
    var frame = try #require(ChangedFrame(dotted([(1, 1), (2, 2)]), copies: [], before: ground))
    frame.settle(dotted([(1, 1), (2, 2)]), next: dotted([(2, 2)]))
    #expect(frame.moves == [1, 0, 0, 0])
    frame.settle(dotted([(1, 1), (2, 2)]), next: nil)
    #expect(frame.moves == [0, 0, 0, 0])
  }

  @Test("is all of a first frame, and nothing where only alpha differs")
  func ends() throws {
    let first = try #require(ChangedFrame(ground, copies: [], before: nil))
    #expect(first.columns == 0..<20 && first.rows == 0..<12 && first.moves.allSatisfy { $0 == 1 })
    #expect(!first.stands.contains(true))
    #expect(ChangedFrame(ground, copies: [], before: ground) == nil)
    #expect(ChangedFrame(dotted([(1, 1)], alpha: 200), copies: [], before: dotted([(1, 1)])) == nil)
  }
}
