import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Frames are a pure function of time: the ends are the pages, pixel for pixel, and no order of asking matters.
struct PreviewTests {
  private let from = testPage(width: 60, height: 130, seed: 1)
  private let to = testPage(width: 60, height: 130, seed: 2)

  private func request(_ transition: Transition = .fullScreenReturn, gesture: Gesture? = nil) -> PreviewRequest {
    PreviewRequest(transition: transition, from: .bitmap(from), to: .bitmap(to), gesture: gesture)
  }

  @Test(arguments: Transition.presets)
  func `a finished transition runs from page to page`(transition: Transition) throws {
    // The pages are 60 points wide; a pan has to go further than its 60 points to finish.
    let preview = try Preview(request(transition).scaled(0.2))
    #expect(try preview.frame(at: 0) == from)
    #expect(try preview.frame(at: preview.timeline.duration) == to)
    #expect(try preview.frame(at: -5) == from)
    #expect(try preview.frame(at: 1e6) == to)
  }

  @Test func `a cancelled one ends where it began`() throws {
    let gesture = Gesture([
      .down(Point(x: 2, y: 40)), .move(to: Point(x: 40, y: 40), duration: 0.2, timing: .linear), .cancel,
    ])
    let preview = try Preview(request(gesture: gesture))
    #expect(try preview.frame(at: 0.7) != from)
    #expect(try preview.frame(at: preview.timeline.duration) == from)
  }

  @Test func `frames are the same in any order, and as often as asked`() throws {
    let preview = try Preview(request(.pullUpClose))
    let times = (0...20).map { preview.timeline.duration * Double($0) / 20 }
    let forwards = try times.map { try preview.frame(at: $0) }
    let backwards = try times.reversed().map { try preview.frame(at: $0) }
    #expect(forwards == backwards.reversed())
  }

  @Test func `one side alone keeps the page's shape`() throws {
    let preview = try Preview(request())
    #expect(try preview.frame(at: 0, width: 30).size == (30, 65))
    #expect(try preview.frame(at: 0, height: 65).size == (30, 65))
    #expect(try preview.frame(at: 0, width: 30, height: 66).size == (30, 66))
    #expect(throws: SegueError.shapeDiffers(page: .init(width: 60, height: 130), output: .init(width: 30, height: 30)))
    {
      try preview.frame(at: 0, width: 30, height: 30)
    }
    #expect(throws: SegueError.outOfRange(what: "width", found: "0", expected: "1 to 16384 pixels")) {
      try preview.frame(at: 0, width: 0)
    }
  }

  @Test func `pages of two sizes need to be told how to fit`() throws {
    let wide = testPage(width: 120, height: 130, seed: 3)
    var request = PreviewRequest(transition: .pullUpClose, from: .bitmap(from), to: .bitmap(wide))
    #expect(
      throws: SegueError.pagesDiffer(
        first: .init(name: "from", size: .init(width: 60, height: 130)),
        second: .init(name: "to", size: .init(width: 120, height: 130)))
    ) { try Preview(request) }

    request.fit = .cover
    let covered = try last(request)
    #expect(covered[0, 0] == wide[30, 0] && covered[59, 129] == wide[89, 129])

    request.fit = .contain
    request.backdrop = Color(red: 9, green: 8, blue: 7)
    let contained = try last(request)
    #expect(contained[5, 2] == SIMD4(9, 8, 7, 255), "the backdrop fills the rest")
    #expect(contained[30, 65][3] == 255)

    request.fit = .stretch
    #expect(try last(request) == wide.resized(width: 60, height: 130))
  }

  @Test(arguments: [(1170, 2532, 3.0), (750, 1334, 2), (2532, 1170, 3), (828, 1792, 2), (1179, 2556, 3), (390, 844, 1)])
  func `the scale is told by the size`(width: Int, height: Int, scale: Double) throws {
    let page = PreviewRequest.Page.bitmap(Bitmap(width: width, height: height, filledWith: .white))
    #expect(try Preview(PreviewRequest(from: page, to: page)).scale == scale)
  }

  @Test func `a guessed scale is said`() throws {
    #expect(try Preview(request()).warnings.contains { $0.contains("60 × 130") && $0.contains("--scale") })
    #expect(try Preview(request().scaled(2)).warnings.isEmpty == false, "60 pixels are 30 points: no pan finishes")
    #expect(throws: SegueError.outOfRange(what: "scale", found: "0.0", expected: "page pixels per point, 0.01 to 100"))
    {
      try Preview(request().scaled(0))
    }
  }

  @Test func `placeholders take the size of the other page`() throws {
    let preview = try Preview(PreviewRequest(from: .bitmap(from), to: .placeholder))
    #expect(preview.size == .init(width: 60, height: 130))
    #expect(try Preview(PreviewRequest()).size == .init(width: 1170, height: 2532))
  }

  private func last(_ request: PreviewRequest) throws -> Bitmap {
    let preview = try Preview(request)
    return try preview.frame(at: preview.timeline.duration)
  }
}

extension PreviewRequest {
  func scaled(_ scale: Double) -> PreviewRequest {
    var request = self
    request.scale = scale
    return request
  }
}

extension Bitmap {
  var size: (Int, Int) { (width, height) }
}

/// An opaque page of seeded noise.
func testPage(width: Int, height: Int, seed: Int) -> Bitmap {
  var random = SeededRandom(seed: seed)
  var page = Bitmap(width: width, height: height)
  for index in page.rgba.indices { page.rgba[index] = index & 3 == 3 ? 255 : UInt8(random.integer(in: 0...255)) }
  return page
}
