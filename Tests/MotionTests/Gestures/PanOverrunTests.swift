import Motion
import Testing

@Suite("A finger beyond the ends of a pan") struct PanOverrunTests {
  /// How far a scroll view `side` points long follows a finger `travel` points past its end.
  static func rubberBand(_ travel: Double, side: Double) -> Double {
    (1 - 1 / (travel * 0.55 / side + 1)) * side
  }

  /// Its inverse.
  static func travel(for overScroll: Double, side: Double) -> Double {
    side / 0.55 * (1 / (1 - overScroll / side) - 1)
  }

  struct Case: CustomTestStringConvertible {
    var belowZero: Pan.Overrun
    var beyondSide: Pan.Overrun
    var finger: Double
    var displacement: Double
    var testDescription: String { "\(finger) pt, below \(belowZero), beyond \(beyondSide): \(displacement) pt" }

    init(_ belowZero: Pan.Overrun, _ beyondSide: Pan.Overrun, _ finger: Double, _ displacement: Double) {
      self.belowZero = belowZero
      self.beyondSide = beyondSide
      self.finger = finger
      self.displacement = displacement
    }
  }

  /// On a side of 400 points.
  static let cases: [Case] = [
    Case(.clamp, .clamp, -150, 0), Case(.reset, .clamp, -150, 0),
    Case(.rubberBand, .clamp, -150, -rubberBand(150, side: 400)),
    Case(.rubberBand, .clamp, -0.5, -rubberBand(0.5, side: 400)),
    Case(.clamp, .clamp, 500, 400), Case(.clamp, .reset, 500, 0), Case(.clamp, .reset, 400.001, 0),
    Case(.clamp, .rubberBand, 500, 400 + rubberBand(100, side: 400)),
    Case(.rubberBand, .rubberBand, 1e6, 400 + rubberBand(1e6 - 400, side: 400)),
    Case(.rubberBand, .rubberBand, -1e5, -rubberBand(1e5, side: 400)),
  ]

  @Test("It is held at the end, falls back to 0, or goes on ever slower", arguments: cases, Pan.Direction.allCases)
  func overrun(_ example: Case, direction: Pan.Direction) throws {
    let transition = Transition.pulled(
      direction, begin: .init(rule: .any), belowZero: example.belowZero, beyondSide: example.beyondSide)
    let sign = direction == .left || direction == .up ? -1.0 : 1
    let isAcross = direction == .left || direction == .right
    let (dx, dy) = isAcross ? (sign * example.finger, 0) : (0, sign * example.finger)
    let gesture = Gesture([
      .down(Point(x: 0, y: 0)), .move(to: Point(x: dx, y: dy), duration: 1, timing: .linear), .wait(duration: 1),
      .cancel,
    ])
    let timeline = try Timeline(
      Scene(
        transition: transition, gesture: gesture, pageSize: PageSize(width: 400, height: 400), holdFirst: 0, holdLast: 0
      ))
    let moment = timeline.moment(at: 1.5)
    expectClose(try #require(moment.displacement), example.displacement, within: 1e-9, "displacement")
    expectClose(moment.progress, example.displacement / 400, within: 1e-12, "progress")
    let layer = try moment.layer("from")
    expectClose(isAcross ? layer.x : layer.y, sign * example.displacement, within: 1e-9, "the layer that follows")
    #expect((isAcross ? layer.y : layer.x) == 0)
    let isReset = example.beyondSide == .reset && example.finger > 400
    #expect(timeline.notes == (isReset ? [.displacementResets(example.finger, side: 400)] : []))
  }

  @Test("Within the side none of them changes anything", arguments: Pan.Overrun.allCases, Pan.Overrun.allCases)
  func within(belowZero: Pan.Overrun, beyondSide: Pan.Overrun) throws {
    let transition = Transition.pulled(belowZero: belowZero, beyondSide: beyondSide)
    for travel in [0.5, 100, 399.5, 400] {
      let timeline = try Timeline(
        .pan("down 0 400, move \(travel) 400 1s, wait 1s, up", width: 400, transition: transition))
      #expect(timeline.moment(at: 1.5).displacement == travel)
      #expect(timeline.notes.isEmpty)
    }
  }

  @Test("On a scroll view 603 points high, 44 points of over-scroll take 86.3 of the finger")
  func published() throws {
    let transition = Transition.pulled(
      .up, begin: .init(rule: .any), belowZero: .rubberBand, finish: .init(distance: 600))
    func overScroll(_ travel: Double) throws -> Double {
      let timeline = try Timeline(
        .pan(
          "down 100 100, move 100 \(100 + travel) 1s, wait 1s, up", width: 375, height: 603, transition: transition))
      return -(try #require(timeline.moment(at: 1.5).displacement))
    }
    expectClose(try overScroll(86.3), 44, within: 0.02)
    expectClose(Self.travel(for: 44, side: 603), 86.3, within: 0.05)
    for points in [0.5, 1, 20, 44, 100, 300, 500] {
      expectClose(try overScroll(Self.travel(for: points, side: 603)), points, within: 1e-9)
    }
    for travel in [10, 1000, 100_000.0] { #expect(try overScroll(travel) < min(travel, 603)) }
  }

  @Test("While the finger moves, the page follows where the finger is, band and all")
  func moving() throws {
    let transition = Transition.pulled(begin: .init(rule: .any), belowZero: .rubberBand, beyondSide: .rubberBand)
    let timeline = try Timeline(
      .pan("down 0 400, move -300 400 1s, move 700 400 1s, up", width: 400, transition: transition))
    for step in 1..<100 {
      let share = Double(step) / 100
      let back = try #require(timeline.moment(at: share).displacement)
      expectClose(back, -Self.rubberBand(300 * share, side: 400), within: 1e-9, "back, at \(share)")
      let finger = -300 + 1000 * share
      let expected =
        finger < 0
        ? -Self.rubberBand(-finger, side: 400)
        : finger > 400 ? 400 + Self.rubberBand(finger - 400, side: 400) : finger
      let moment = timeline.moment(at: 1 + share)
      expectClose(try #require(moment.displacement), expected, within: 1e-9, "forth, at \(share)")
      expectClose(try moment.layer("from").x, expected, within: 1e-9, "x, at \(share)")
    }
  }

  struct Release: CustomTestStringConvertible {
    var finger: Double
    var ending: String
    var from: Double
    var to: Double
    var beyondSide = Pan.Overrun.rubberBand
    var testDescription: String { "'\(ending)' at \(finger) goes from \(from) to \(to)" }
  }

  static let releases: [Release] = [
    Release(finger: -150, ending: "up", from: -rubberBand(150, side: 400), to: 0),
    Release(finger: -150, ending: "cancel", from: -rubberBand(150, side: 400), to: 0),
    Release(finger: 600, ending: "up", from: 400 + rubberBand(200, side: 400), to: 400),
    Release(finger: 600, ending: "cancel", from: 400 + rubberBand(200, side: 400), to: 0),
    Release(finger: 600, ending: "up", from: 400, to: 400, beyondSide: .clamp),
    Release(finger: 600, ending: "cancel", from: 400, to: 0, beyondSide: .clamp),
    Release(finger: 600, ending: "up", from: 0, to: 400, beyondSide: .reset),
  ]

  @Test("Let go out there, it settles from where the page is", arguments: releases)
  func release(_ release: Release) throws {
    let transition = Transition.pulled(
      begin: .init(rule: .any), belowZero: .rubberBand, beyondSide: release.beyondSide)
    let timeline = try Timeline(
      .pan("down 0 400, move \(release.finger) 400 1s, \(release.ending)", width: 400, transition: transition))
    expectClose(timeline.duration, 1.2, within: 1e-12)
    for step in 0..<20 {
      let moment = timeline.moment(at: 1 + Double(step) / 100)
      let expected = release.from + (release.to - release.from) * Double(step) / 20
      #expect(moment.phase == (release.to > 0 ? .finish : .return))
      expectClose(try #require(moment.displacement), expected, within: 1e-9, "displacement at \(step)")
      expectClose(try moment.layer("from").x, expected, within: 1e-9, "x at \(step)")
    }
    #expect(timeline.moment(at: 1.2).displacement == release.to)
    expectAlone(release.to > 0 ? .to : .from, in: timeline.moment(at: 1.2))
  }
}
