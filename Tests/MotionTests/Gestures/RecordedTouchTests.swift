import Motion
import Testing

@Suite("Touches that were recorded") struct RecordedTouchTests {
  static func timeline(_ text: String, distance: Double = 10, transition: Transition = .pulled()) throws -> Timeline {
    var gesture = try Gesture(text: text, frameRate: Rational(60))
    gesture.recognitionDistance = distance
    return try Timeline(
      Scene(
        transition: transition, gesture: gesture, pageSize: PageSize(width: 400, height: 800), holdFirst: 0, holdLast: 0
      ))
  }

  @Test(
    "A touch that only trembles is no pan, and moves nothing",
    arguments: [
      "down 100 400, move 103 404 100ms, move 98 395 100ms, move 109 400 100ms, wait 100ms, up",
      "down 100 400, move 107 407 200ms, wait 200ms, cancel",
      "down 100 400, move 91 400 200ms, move 100 409.9 200ms, up",
      "down 100 400, wait 400ms, up",
    ])
  func jitter(gesture: String) throws {
    let timeline = try Self.timeline(gesture)
    expectClose(timeline.duration, 0.4, within: 1e-12, "nothing settles")
    for step in 0...40 { expectAlone(.from, in: timeline.moment(at: Double(step) / 100)) }
    #expect(timeline.moment(at: 0.35).phase == .rest)
    #expect(timeline.notes == [.nothingBegins(least: 10)])
    #expect(timeline.endsOn == .from)
  }

  struct Reach: CustomTestStringConvertible {
    var x: Double
    var y: Double
    var begins: Bool
    var testDescription: String { "\(x), \(y) \(begins ? "begins" : "does not begin")" }
  }

  @Test(
    "It begins ten points away, as the crow flies",
    arguments: [
      Reach(x: 110, y: 400, begins: true), Reach(x: 109.999, y: 400, begins: false),
      Reach(x: 108, y: 406, begins: true),
      Reach(x: 108, y: 394, begins: true), Reach(x: 107.99, y: 406, begins: false),
    ])
  func reach(_ reach: Reach) throws {
    let timeline = try Self.timeline("down 100 400, move \(reach.x) \(reach.y) 1s, wait 1s, cancel")
    #expect(timeline.moment(at: 1.5).phase == (reach.begins ? .drag : .rest))
    #expect(timeline.notes == (reach.begins ? [] : [.nothingBegins(least: 10)]))
  }

  @Test("The displacement counts from where the pan was recognised")
  func displacement() throws {
    let timeline = try Self.timeline(
      "down 100 400, move 104 400 100ms, move 112 400 100ms, move 162 400 100ms, move 92 400 100ms, cancel",
      transition: .pulled(belowZero: .rubberBand))
    let moments: [(time: Double, phase: Phase, displacement: Double)] = [
      (0.05, .rest, 0), (0.0999, .rest, 0), (0.1, .rest, 0), (0.15, .rest, 0), (0.1749, .rest, 0), (0.175, .drag, 0),
      (0.2, .drag, 2),
      (0.25, .drag, 27),
      (0.3, .drag, 52), (0.35, .drag, 17),
      (0.375, .drag, -PanOverrunTests.rubberBand(0.5, side: 400)),
      (0.4, .return, -PanOverrunTests.rubberBand(18, side: 400)),
    ]
    for (time, phase, displacement) in moments {
      let moment = timeline.moment(at: time)
      #expect(moment.phase == phase, "at \(time)")
      expectClose(try #require(moment.displacement), displacement, within: 1e-6, "at \(time)")
    }
    expectAlone(.from, in: timeline.moment(at: 0.05))
  }

  @Test("A finger that was drawn is no recording: it begins at once and counts from the touch")
  func drawn() throws {
    let timeline = try Self.timeline("down 100 400, move 104 400 1s, wait 1s, up", distance: 0)
    #expect(timeline.moment(at: 0.5).phase == .drag)
    expectClose(try #require(timeline.moment(at: 1.5).displacement), 4, within: 1e-12)
  }

  @Test("The direction is the one from the touch, not that of the last sample")
  func direction() throws {
    let slanted = try Self.timeline("down 100 400, move 109 400 100ms, move 110 406 100ms, wait 1s, up")
    #expect(slanted.moment(at: 0.5).phase == .drag)
    #expect(slanted.notes.isEmpty)
    let trembling = try Self.timeline("down 100 400, move 92 400 100ms, move 111 400 100ms, wait 1s, up")
    #expect(trembling.moment(at: 0.5).phase == .drag)
    let back = try Self.timeline("down 100 400, move 109 400 100ms, move 89 400 100ms, move 300 400 100ms, up")
    #expect(back.notes == [.panDoesNotBegin(at: 0, direction: .right)])
    #expect(back.endsOn == .from)
    let steep = try Self.timeline("down 100 400, move 101 409 100ms, move 109 412 100ms, move 300 400 100ms, up")
    #expect(steep.notes == [.panDoesNotBegin(at: 0, direction: .right)])
  }

  @Test("The edge is judged by the touch, the distance by the way since")
  func edgeAndDistance() throws {
    let edge = Transition.pulled(begin: .init(edge: 20), finish: .init(distance: 60))
    #expect(try Self.timeline("down 15 400, move 30 400 1s, move 86 400 1s, up", transition: edge).endsOn == .to)
    #expect(try Self.timeline("down 15 400, move 30 400 1s, move 85 400 1s, up", transition: edge).endsOn == .from)
    let off = try Self.timeline("down 21 400, move 29 400 1s, move 91 400 1s, up", transition: edge)
    #expect(off.notes == [.touchOffEdge(at: 0, edge: 20)])
  }

  @Test("The velocity is the finger's, recognised or not")
  func velocity() throws {
    func end(_ velocity: Double) throws -> PageRole {
      let transition = Transition.pulled(finish: .init(velocity: velocity))
      return try Self.timeline("down 100 400, move 105 400 20ms, move 120 400 30ms, up", transition: transition).endsOn
    }
    #expect(try end(399.9) == .to)
    #expect(try end(400.1) == .from)
  }

  @Test("A tap when all is over is not refused, as it is no pan")
  func tap() throws {
    let over = "down 0 400, move 20 400 100ms, move 320 400 100ms, up, wait 1s, down 100 400"
    #expect(try Self.timeline("\(over), move 104 404 100ms, up").notes.isEmpty)
    #expect(
      try Self.timeline("\(over), move 104 404 100ms, move 140 400 100ms, up").notes == [.touchOnRootPage(at: 1.2)])
  }

  @Test("A hundred thousand samples are no trouble")
  func manySamples() throws {
    // To and fro, 1 point in 1/128 s.
    func x(_ sample: Int) -> Double { 110 + Double(100 - (sample % 200 - 100).magnitude) }
    let count = 100_000
    var steps: [Gesture.Step] = [.down(Point(x: 100, y: 400))]
    for sample in 0..<count {
      steps.append(.move(to: Point(x: x(sample), y: 400), duration: 1.0 / 128, timing: .linear))
    }
    let scene = Scene(
      transition: .pulled(), gesture: Gesture(steps + [.up], recognitionDistance: 10),
      pageSize: PageSize(width: 400, height: 800), holdFirst: 0, holdLast: 0)
    let timeline = try Timeline(scene)
    expectClose(timeline.duration, Double(count) / 128 + 0.2, within: 1e-9)
    for sample in stride(from: 1, to: count - 1, by: 7) {
      let middle = timeline.moment(at: (Double(sample) + 0.5) / 128)
      guard middle.phase == .drag, middle.displacement == (x(sample - 1) + x(sample)) / 2 - 110 else {
        Issue.record("sample \(sample): \(middle.phase), \(middle.displacement ?? .nan)")
        return
      }
    }
    #expect(timeline.moment(at: timeline.duration - 0.1).phase == .return)
  }
}
