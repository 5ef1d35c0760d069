import Motion
import TestSupport
import Testing

@Suite struct FullScreenReturnTests {
  struct Row: CustomTestStringConvertible {
    /// How far the finger is from where it came down.
    var travel: Double
    var displacement: Double
    var scale: Double
    var alpha: Double
    var testDescription: String { "d = \(travel)" }

    init(_ travel: Double, displacement: Double? = nil, scale: Double, alpha: Double) {
      self.travel = travel
      self.displacement = displacement ?? travel
      self.scale = scale
      self.alpha = alpha
    }
  }

  /// The design's table for a page 390 points wide.
  static let table: [Row] = [
    Row(0, scale: 0.95, alpha: 0.4),
    Row(60, scale: 0.957692, alpha: 0.325),
    Row(100, scale: 0.962821, alpha: 0.275),
    Row(195, scale: 0.975, alpha: 0.15625),
    Row(320, scale: 0.991026, alpha: 0),
    Row(390, scale: 1, alpha: 0),
    Row(391, displacement: 0, scale: 0.95, alpha: 0.4),
  ]

  @Test("A finger that rests at d shows what the table says", arguments: table)
  func resting(_ row: Row) throws {
    // One point to the right and back begins the pan for d = 0, too.
    let timeline = try Timeline(
      .pan("down 10 400, move 11 400 0.5s, move \(10 + row.travel) 400 0.5s, wait 1s, up", holdFirst: 0.25))
    let moment = timeline.moment(at: 0.25 + 1.5)
    #expect(moment.phase == .drag)
    #expect(moment.shown == ["backdrop", "to", "mask", "from"])
    expectClose(try #require(moment.displacement), row.displacement, within: 1e-9, "displacement")
    expectClose(moment.progress, row.displacement / 390, within: 1e-12, "progress")
    expectClose(try moment.layer("from").x, row.displacement, within: 1e-9, "x")
    expectClose(try moment.layer("to").scaleX, row.scale, within: 0.5e-6, "scale x")
    expectClose(try moment.layer("to").scaleY, row.scale, within: 0.5e-6, "scale y")
    expectClose(try moment.layer("mask").opacity, row.alpha, within: 0.5e-6, "alpha")
  }

  struct Pull: CustomTestStringConvertible {
    var width: Double
    var travel: Double
    var testDescription: String { "W = \(width), d = \(travel)" }
  }

  static let pulls: [Pull] = [320.0, 375, 390, 430, 1024].flatMap { width in
    [-50, 0, 0.5, 33, 60, 160, 319, 320, 321, width - 0.25, width, width + 0.25, width + 100].map {
      Pull(width: width, travel: $0)
    }
  }

  @Test("On any width the layers follow the published formulas", arguments: pulls)
  func formulas(_ pull: Pull) throws {
    let published = PublishedReturn(width: pull.width)
    let timeline = try Timeline(
      .pan("down 60 400, move 61 400 1s, move \(60 + pull.travel) 400 1s, wait 1s, up", width: pull.width))
    let moment = timeline.moment(at: 2.5)
    let displacement = published.displacement(fingerTravel: pull.travel)
    expectClose(try #require(moment.displacement), displacement, within: 1e-9, "displacement")
    expectClose(try moment.layer("from").x, displacement, within: 1e-9, "x")
    expectClose(try moment.layer("to").scaleX, published.scale(displacement), within: 1e-12, "scale")
    expectClose(try moment.layer("to").scaleY, published.scale(displacement), within: 1e-12, "scale")
    expectClose(try moment.layer("mask").opacity, published.alpha(displacement), within: 1e-12, "alpha")
  }

  @Test("Nothing but x moves the page, and nothing moves the screen under it or the mask")
  func still() throws {
    let timeline = try Timeline(.pan("down 20 400, move 260 500 500ms, up"))
    for step in 1..<79 {
      let moment = timeline.moment(at: Double(step) / 100)
      let from = try moment.layer("from")
      #expect(from.y == 0 && from.scaleX == 1 && from.scaleY == 1 && from.opacity == 1)
      let to = try moment.layer("to")
      #expect(to.x == 0 && to.y == 0 && to.opacity == 1)
      let mask = try moment.layer("mask")
      #expect(mask.x == 0 && mask.y == 0 && mask.scaleX == 1 && mask.scaleY == 1)
    }
  }

  @Test("The page lies exactly at the displacement, to the last bit", arguments: [320.0, 375, 390, 393, 430, 440])
  func exactPosition(width: Double) throws {
    // Placement on whole pixels rounds half up: a last bit lost on half a pixel would shift the page by a whole one.
    let timeline = try Timeline(.pan("down 0 400, move 256 400 1s, up", width: width))
    for step in 0..<2048 {
      let moment = timeline.moment(at: Double(step) / 2048)
      if moment.phase == .drag { #expect(try moment.layer("from").x == Double(step) / 8) }
    }
  }

  @Test("The displacement is measured from the touch, wherever that is", arguments: [0.0, 20, 195.5, 380])
  func origin(x: Double) throws {
    let timeline = try Timeline(.pan("down \(x) 700, move \(x + 123) 700 1s, wait 1s, up"))
    expectClose(try #require(timeline.moment(at: 1.5).displacement), 123, within: 1e-9)
  }

  @Test("While the finger moves at an even pace, so does the page")
  func evenDrag() throws {
    let timeline = try Timeline(.pan("down 20 400, move 260 400 500ms, up", holdFirst: 0.5))
    for frame in 0...30 {
      let displacement = timeline.moment(at: 0.5 + Double(frame) / 60).displacement
      expectClose(try #require(displacement), 240 * Double(frame) / 30, within: 1e-9, "frame \(frame)")
    }
  }

  @Test("An eased move is eased")
  func easedDrag() throws {
    let timeline = try Timeline(.pan("down 20 400, move 260 400 500ms ease-in-out, up"))
    for frame in 0...30 {
      let expected = 240 * publishedEaseInOut(Double(frame) / 30)
      expectClose(try #require(timeline.moment(at: Double(frame) / 60).displacement), expected, within: 1e-9)
    }
  }

  @Test("A finger that goes beyond the width and back finds the page at the left edge in between")
  func beyondAndBack() throws {
    let timeline = try Timeline(.pan("down 0 400, move 780 400 1s, move 0 400 1s, wait 1s, up"))
    for step in 1..<200 {
      let travel = step <= 100 ? Double(step) * 7.8 : Double(200 - step) * 7.8
      let expected = PublishedReturn(width: 390).displacement(fingerTravel: travel)
      if (travel - 390).magnitude < 1e-6 { continue }
      let moment = timeline.moment(at: Double(step) / 100)
      expectClose(try #require(moment.displacement), expected, within: 1e-9, "step \(step)")
    }
    #expect(timeline.notes.contains(.displacementResets(780, side: 390)))
    #expect(timeline.endsOn == .from)
  }

  @Test("A finger that comes back and goes on to the left leaves the page at the edge")
  func backBeyondStart() throws {
    let timeline = try Timeline(.pan("down 200 400, move 300 400 1s, move 0 400 1s, wait 1s, up"))
    #expect(timeline.moment(at: 2.5).displacement == 0)
    #expect(try timeline.moment(at: 2.5).layer("from").x == 0)
    #expect(timeline.endsOn == .from)
  }
}
