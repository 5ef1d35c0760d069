import Motion
import TestSupport
import Testing

@Suite("Letting go of a pan") struct PanReleaseTests {
  struct Release: CustomTestStringConvertible {
    var gesture: String
    var phase: Phase
    var testDescription: String { "\(gesture) → \(phase.rawValue)" }

    init(_ gesture: String, _ phase: Phase) {
      self.gesture = gesture
      self.phase = phase
    }
  }

  static let releases: [Release] = [
    Release("down 0 400, move 60 400 1s, up", .return),
    Release("down 0 400, move 60.0001 400 1s, up", .finish),
    Release("down 0 400, move 59.9999 400 1s, up", .return),
    Release("down 20 400, move 80 400 1s, up", .return),
    Release("down 20 400, move 80.0001 400 1s, up", .finish),
    Release("down 300 400, move 360 400 1s, up", .return),
    Release("down 300 400, move 361 400 1s, up", .finish),
    Release("down 0 400, move 390 400 1s, up", .finish),
    Release("down 0 400, move 0.5 400 1s, up", .return),
    Release("down 0 400, move 300 400 1s, move 60 400 1s, up", .return),
    Release("down 0 400, move 10 400 1s, move 300 400 1s, up", .finish),
    Release("down 50 400, move 100 400 1s, move 0 400 1s, up", .return),
    // Beyond the width the page has fallen back to 0; what decides is the finger's way.
    Release("down 0 400, move 400 400 1s, up", .finish),
    // Neither a flick nor a pause changes it: the velocity at release plays no part.
    Release("down 0 400, move 60 400 1ms, up", .return),
    Release("down 0 400, move 61 400 1s, wait 5s, up", .finish),
    Release("down 0 400, move 60 400 0s, up", .return),
    Release("down 0 400, move 61 400 0s, up", .finish),
    Release("down 0 400, move 60 400 1s, cancel", .return),
    Release("down 0 400, move 61 400 1s, cancel", .return),
    Release("down 0 400, move 390 400 1s, cancel", .return),
  ]

  @Test("More than 60 points finishes; 60 and less, or a cancelled touch, returns", arguments: releases)
  func threshold(_ release: Release) throws {
    let timeline = try Timeline(.pan(release.gesture, holdLast: 1))
    let released = timeline.duration - 1 - 0.3
    #expect(timeline.moment(at: released + 0.001).phase == release.phase)
    #expect(timeline.moment(at: released + 0.299).phase == release.phase)
    let end: PageRole = release.phase == .finish ? .to : .from
    #expect(timeline.endsOn == end)
    expectAlone(end, in: timeline.moment(at: timeline.duration))
  }

  @Test("The distance is 60 points on every width", arguments: [320.0, 375, 390, 430, 1024])
  func sameOnEveryWidth(width: Double) throws {
    #expect(try Timeline(.pan("down 5 400, move 65 400 1s, up", width: width)).endsOn == .from)
    #expect(try Timeline(.pan("down 5 400, move 65.0001 400 1s, up", width: width)).endsOn == .to)
  }

  struct Settle: CustomTestStringConvertible {
    var pulled: Double
    var width: Double
    var ending: String
    var target: Double
    var testDescription: String { "W = \(width), '\(ending)' at \(pulled) settles at \(target)" }
  }

  static let settles: [Settle] = [320.0, 375, 390, 430].flatMap { width in
    [
      Settle(pulled: 61, width: width, ending: "up", target: width),
      Settle(pulled: 240, width: width, ending: "up", target: width),
      Settle(pulled: width, width: width, ending: "up", target: width),
      Settle(pulled: 60, width: width, ending: "up", target: 0),
      Settle(pulled: 13.5, width: width, ending: "up", target: 0),
      Settle(pulled: 240, width: width, ending: "cancel", target: 0),
    ]
  }

  @Test("The page settles in 0.3 s along ease-in-out, and the formulas hold all the way", arguments: settles)
  func settling(_ settle: Settle) throws {
    let published = PublishedReturn(width: settle.width)
    let timeline = try Timeline(
      .pan(
        "down 0 400, move \(settle.pulled) 400 1s, wait 250ms, \(settle.ending)", width: settle.width, holdLast: 0.5))
    expectClose(timeline.duration, 1 + 0.25 + 0.3 + 0.5, within: 1e-12, "duration")
    for frame in 0..<18 {
      let moment = timeline.moment(at: 1.25 + Double(frame) / 60)
      let eased = publishedEaseInOut(Double(frame) / 60 / 0.3)
      let displacement = settle.pulled + (settle.target - settle.pulled) * eased
      #expect(moment.phase == (settle.target > 0 ? .finish : .return))
      expectClose(try #require(moment.displacement), displacement, within: 1e-9, "displacement at \(frame)")
      expectClose(try moment.layer("from").x, displacement, within: 1e-9, "x at \(frame)")
      expectClose(try moment.layer("to").scaleX, published.scale(displacement), within: 1e-12, "scale at \(frame)")
      expectClose(try moment.layer("mask").opacity, published.alpha(displacement), within: 1e-12, "alpha at \(frame)")
    }
    let settled = timeline.moment(at: 1.25 + 0.3)
    #expect(settled.phase == .holdLast)
    #expect(settled.displacement == settle.target)
  }

  @Test("A touch that never moves changes nothing, however it ends", arguments: ["up", "cancel"])
  func noMovement(ending: String) throws {
    let timeline = try Timeline(.pan("down 20 400, wait 1s, \(ending)", holdFirst: 0.1, holdLast: 0.1))
    expectClose(timeline.duration, 1.2, within: 1e-12)
    #expect(timeline.endsOn == .from)
    for step in 0...12 { expectAlone(.from, in: timeline.moment(at: Double(step) / 10)) }
    #expect(timeline.moment(at: 0.5).phase == .rest)
  }
}
