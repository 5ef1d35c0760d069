import Motion
import TestSupport
import Testing

@Suite("Several touches in one gesture") struct PanTouchesTests {
  @Test("A first touch may return and a second finish")
  func returnThenFinish() throws {
    let timeline = try Timeline(
      .pan(
        "down 20 400, move 60 400 200ms, up, wait 800ms, down 20 400, move 220 400 500ms, up", holdFirst: 0.5,
        holdLast: 1))
    expectClose(timeline.duration, 0.5 + 0.2 + 0.8 + 0.5 + 0.3 + 1, within: 1e-12)
    let phases: [(time: Double, phase: Phase)] = [
      (0.25, .holdFirst), (0.5, .drag), (0.6, .drag), (0.7, .return), (0.9, .return), (1.0, .rest), (1.4, .rest),
      (1.5, .drag), (1.9, .drag), (2.0, .finish), (2.2, .finish), (2.3, .holdLast), (3, .holdLast),
    ]
    for (time, phase) in phases { #expect(timeline.moment(at: time).phase == phase, "at \(time)") }
    expectAlone(.from, in: timeline.moment(at: 1.2))
    expectClose(try #require(timeline.moment(at: 1.75).displacement), 100, within: 1e-9)
    #expect(timeline.endsOn == .to)
    #expect(timeline.notes.isEmpty)
    expectAlone(.to, in: timeline.moment(at: 2.5))
  }

  @Test("A touch while the page is settling is ignored, also when it stays down", arguments: [0.0, 0.15, 0.299])
  func whileSettling(delay: Double) throws {
    let timeline = try Timeline(
      .pan("down 20 400, move 60 400 1s, up, wait \(delay)s, down 20 400, move 300 400 2s, wait 1s, up"))
    #expect(timeline.notes == [.touchWhileSettling(at: 1 + delay)])
    #expect(timeline.endsOn == .from)
    for frame in 0..<18 {
      let expected = 40 * (1 - publishedEaseInOut(Double(frame) / 60 / 0.3))
      let displacement = timeline.moment(at: 1 + Double(frame) / 60).displacement
      expectClose(try #require(displacement), expected, within: 1e-9, "frame \(frame)")
    }
    for time in [1.31, 2, 3, 4] { expectAlone(.from, in: timeline.moment(at: time)) }
    expectClose(timeline.duration, 1 + delay + 3, within: 1e-12)
  }

  @Test("A short touch while settling does not cut the settling short")
  func settlesToTheEnd() throws {
    let timeline = try Timeline(.pan("down 0 400, move 200 400 1s, up, down 5 5, up"))
    expectClose(timeline.duration, 1.3, within: 1e-12)
    #expect(timeline.notes == [.touchWhileSettling(at: 1)])
    #expect(timeline.endsOn == .to)
    expectAlone(.to, in: timeline.moment(at: 1.3))
  }

  @Test("A touch the moment the page has settled is taken")
  func justSettled() throws {
    let timeline = try Timeline(.pan("down 0 400, move 50 400 1s, up, wait 300ms, down 0 400, move 100 400 1s, up"))
    #expect(timeline.notes.isEmpty)
    #expect(timeline.endsOn == .to)
    expectClose(try #require(timeline.moment(at: 1.8).displacement), 50, within: 1e-9)
  }

  @Test("A touch after the return is done is refused by the root page")
  func afterFinishing() throws {
    let timeline = try Timeline(
      .pan("down 0 400, move 200 400 1s, up, wait 1s, down 0 400, move 300 400 1s, wait 1s, cancel"))
    #expect(timeline.notes == [.touchOnRootPage(at: 2)])
    #expect(timeline.endsOn == .to)
    for time in [1.3, 1.5, 2, 2.5, 3.5, 4] { expectAlone(.to, in: timeline.moment(at: time)) }
    #expect(timeline.moment(at: 2.5).phase == .rest)
    expectClose(timeline.duration, 4, within: 1e-12)
  }

  @Test("A touch after the return moves nothing on a taller stack either: a scene has no third page")
  func tallerStack() throws {
    var stack = PageStack(root: "first")
    stack.push("to")
    stack.push("from")
    let timeline = try Timeline(
      .pan("down 0 400, move 200 400 1s, up, wait 1s, down 0 400, move 50 400 1s, wait 1s, up", stack: stack))
    #expect(timeline.endsOn == .to)
    #expect(timeline.notes.count == 1)
    for time in [1.3, 2, 2.5, 3.5, 4] { expectAlone(.to, in: timeline.moment(at: time)) }
  }

  @Test("Every touch that returns settles on its own", arguments: 1...5)
  func manyReturns(touches: Int) throws {
    let touch = "down 10 400, move 50 400 100ms, up, wait 400ms"
    let timeline = try Timeline(.pan(Array(repeating: touch, count: touches).joined(separator: ", ")))
    expectClose(timeline.duration, 0.5 * Double(touches), within: 1e-9)
    for index in 0..<touches {
      let start = 0.5 * Double(index)
      expectClose(try #require(timeline.moment(at: start + 0.05).displacement), 20, within: 1e-6)
      expectClose(try #require(timeline.moment(at: start + 0.25).displacement), 20, within: 1e-6)
      #expect(timeline.moment(at: start + 0.45).phase == .rest)
    }
    #expect(timeline.endsOn == .from)
  }

  @Test("Waiting before the first touch shows the page alone")
  func waitFirst() throws {
    let timeline = try Timeline(.pan("wait 2s, down 0 400, move 200 400 1s, up, wait 1s"))
    for time in [0, 0.5, 1.99] { expectAlone(.from, in: timeline.moment(at: time)) }
    #expect(timeline.moment(at: 2.5).phase == .drag)
    for time in [3.3, 3.9, 4] { expectAlone(.to, in: timeline.moment(at: time)) }
    expectClose(timeline.duration, 4, within: 1e-12)
  }
}
