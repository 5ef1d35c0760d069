import Motion
import Testing

@Suite("Beginning a pan") struct PanBeginTests {
  struct First: CustomTestStringConvertible {
    var dx: Double
    var dy: Double
    var begins: Bool
    var testDescription: String { "(\(dx), \(dy)) \(begins ? "begins" : "does not begin")" }

    init(_ dx: Double, _ dy: Double, begins: Bool) {
      self.dx = dx
      self.dy = dy
      self.begins = begins
    }
  }

  /// The published rule refuses what goes to the left or more down or up than across; all else begins.
  static let firsts: [First] = [
    First(100, 0, begins: true),
    First(0.001, 0, begins: true),
    First(100, 99, begins: true),
    First(100, 100, begins: true),
    First(100, -100, begins: true),
    First(100, 100.001, begins: false),
    First(100, -100.001, begins: false),
    First(1, 300, begins: false),
    First(0, 100, begins: false),
    First(0, -100, begins: false),
    First(-0.001, 0, begins: false),
    First(-100, 0, begins: false),
    First(-100, 100, begins: false),
    First(-100, -20, begins: false),
  ]

  @Test("A pan begins with a movement to the right that is no steeper than a diagonal", arguments: firsts)
  func firstMovement(_ first: First) throws {
    let timeline = try Timeline(.pan("down 150 400, move \(150 + first.dx) \(400 + first.dy) 1s, wait 1s, cancel"))
    let moment = timeline.moment(at: 1.5)
    if first.begins {
      #expect(moment.phase == .drag)
      expectClose(try #require(moment.displacement), first.dx, within: 1e-9)
      #expect(timeline.notes.isEmpty)
    } else {
      #expect(moment.phase == .rest)
      expectAlone(.from, in: moment)
      #expect(timeline.notes == [.panDoesNotBegin(at: 0, direction: .right)])
    }
  }

  @Test(
    "A touch that was refused stays refused, wherever it goes then",
    arguments: [
      "down 150 400, move 100 400 1s, move 380 400 1s, wait 1s, up",
      "down 150 400, move 150 500 1s, move 380 500 1s, wait 1s, up",
      "down 150 400, move 151 500 1s, move 380 500 1s, wait 1s, up",
    ])
  func refusedForGood(gesture: String) throws {
    let timeline = try Timeline(.pan(gesture))
    expectClose(timeline.duration, 3, within: 1e-12, "a refused touch settles nothing")
    for step in 0...30 { expectAlone(.from, in: timeline.moment(at: Double(step) / 10)) }
    #expect(timeline.notes == [.panDoesNotBegin(at: 0, direction: .right)])
    #expect(timeline.endsOn == .from)
  }

  @Test("Once begun, a pan follows the finger in any direction")
  func begunForGood() throws {
    let timeline = try Timeline(.pan("down 150 400, move 200 400 1s, move 200 800 1s, move 180 100 1s, wait 1s, up"))
    expectClose(try #require(timeline.moment(at: 1.5).displacement), 50, within: 1e-9)
    expectClose(try #require(timeline.moment(at: 3.5).displacement), 30, within: 1e-9)
    #expect(timeline.notes.isEmpty)
  }

  @Test(
    "A movement of no length decides nothing: the next one does",
    arguments: ["move 100 400 500ms", "move 100 400 0s, wait 500ms", "wait 500ms", "move 100 400 250ms, wait 250ms"])
  func zeroLengthFirst(stillness: String) throws {
    let right = try Timeline(.pan("down 100 400, \(stillness), move 300 400 1s, wait 1s, up"))
    #expect(right.moment(at: 0.25).phase == .rest)
    expectAlone(.from, in: right.moment(at: 0.25))
    expectClose(try #require(right.moment(at: 1).displacement), 100, within: 1e-9)
    expectClose(try #require(right.moment(at: 2).displacement), 200, within: 1e-9)
    #expect(right.endsOn == .to)

    let left = try Timeline(.pan("down 100 400, \(stillness), move 50 400 1s, move 300 400 1s, up"))
    #expect(left.notes == [.panDoesNotBegin(at: 0, direction: .right)])
    #expect(left.endsOn == .from)
  }

  @Test("A wait with the finger down keeps the page where it is")
  func wait() throws {
    let timeline = try Timeline(.pan("down 0 400, move 100 400 1s, wait 2s, move 200 400 1s, up"))
    for step in 0...20 {
      let moment = timeline.moment(at: 1 + Double(step) / 10)
      #expect(moment.phase == .drag)
      expectClose(try #require(moment.displacement), 100, within: 1e-9)
    }
    expectClose(try #require(timeline.moment(at: 3.5).displacement), 150, within: 1e-9)
  }

  struct Direction: CustomTestStringConvertible {
    var direction: Pan.Direction
    /// A step of 100 points that way.
    var dx: Double
    var dy: Double
    var side: Double
    var testDescription: String { "\(direction)" }
  }

  static let directions: [Direction] = [
    Direction(direction: .right, dx: 100, dy: 0, side: 390),
    Direction(direction: .left, dx: -100, dy: 0, side: 390),
    Direction(direction: .down, dx: 0, dy: 100, side: 844),
    Direction(direction: .up, dx: 0, dy: -100, side: 844),
  ]

  @Test("A pan in another direction follows the same rules, along its own side", arguments: directions)
  func otherDirections(_ example: Direction) throws {
    let pan = Pan(
      direction: example.direction, finish: .init(distance: .percent(50)),
      settle: .init(duration: 0.2, timing: .linear), gesture: Gesture([]))
    let transition = Transition(
      name: "test", summary: "",
      layers: [
        Layer(name: "to", content: .page(.to)),
        Layer(
          name: "from", content: .page(.from),
          opacity: Track(from: .init(at: 0, value: 1), to: .init(at: .percent(100), value: 0))),
      ], driver: .pan(pan))
    func timeline(_ dx: Double, _ dy: Double, _ ending: String = "up") throws -> Timeline {
      try Timeline(
        .pan("down 500 500, move \(500 + dx) \(500 + dy) 1s, wait 1s, \(ending)", transition: transition))
    }
    let (dx, dy, half) = (example.dx, example.dy, example.side / 200)
    let pulled = try timeline(dx, dy).moment(at: 1.5)
    expectClose(try #require(pulled.displacement), 100, within: 1e-9)
    expectClose(pulled.progress, 100 / example.side, within: 1e-12)
    #expect(try timeline(-dx, -dy).notes == [.panDoesNotBegin(at: 0, direction: example.direction)])
    #expect(try timeline(dy, dx).notes == [.panDoesNotBegin(at: 0, direction: example.direction)])
    #expect(try timeline(dx + dy, dy + dx).endsOn == .from, "the diagonal begins, and 100 points are not half")
    #expect(try timeline(dx * half, dy * half).endsOn == .from, "half the side is not more than half")
    #expect(try timeline(dx * half * 1.001, dy * half * 1.001).endsOn == .to)
    #expect(try timeline(dx * 10, dy * 10).moment(at: 1.5).displacement == example.side, "clamped at the side")
    #expect(try timeline(dx * 10, dy * 10).notes.isEmpty)
    #expect(try timeline(dx * 10, dy * 10, "cancel").endsOn == .from)
  }
}
