import Motion
import TestSupport
import Testing

@Suite struct TimelineTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var holdFirst: Double
    var holdLast: Double
    var motion: Double
    var end: PageRole
    var transition = Transition.publishedReturn
    var gesture: String?
    var testDescription: String { "\(name), holds \(holdFirst) and \(holdLast)" }

    func timeline() throws -> Timeline {
      guard let gesture else { return try Timeline(.clock(transition, holdFirst: holdFirst, holdLast: holdLast)) }
      return try Timeline(.pan(gesture, transition: transition, holdFirst: holdFirst, holdLast: holdLast))
    }
  }

  static let cases: [Case] = [(0.0, 0.0), (0.5, 1.0), (0, 1), (0.5, 0), (0.001, 0.001), (1.0 / 3, 2.0 / 3)].flatMap {
    (first, last) in
    [
      Case(
        name: "finished", holdFirst: first, holdLast: last, motion: 0.8, end: .to,
        gesture: "down 20 400, move 260 400 500ms, up"),
      Case(
        name: "returned", holdFirst: first, holdLast: last, motion: 0.7, end: .from,
        gesture: "down 20 400, move 60 400 400ms, up"),
      Case(
        name: "cancelled", holdFirst: first, holdLast: last, motion: 0.8, end: .from,
        gesture: "down 20 400, move 260 400 500ms, cancel"),
      Case(
        name: "waiting", holdFirst: first, holdLast: last, motion: 1.8, end: .to,
        gesture: "wait 500ms, down 20 400, move 260 400 500ms, up, wait 800ms"),
      Case(name: "published", holdFirst: first, holdLast: last, motion: 0.7, end: .to, transition: .publishedClose),
      Case(name: "intended", holdFirst: first, holdLast: last, motion: 0.7, end: .to, transition: .intendedClose),
    ]
  }

  @Test("It lasts as long as hold, motion and hold together", arguments: cases)
  func duration(_ example: Case) throws {
    let expected = example.holdFirst + example.motion + example.holdLast
    expectClose(try example.timeline().duration, expected, within: 1e-12)
  }

  @Test("It begins with page 'from' alone and ends with the page it ends on alone", arguments: cases)
  func ends(_ example: Case) throws {
    let timeline = try example.timeline()
    #expect(timeline.endsOn == example.end)
    #expect(timeline.moment(at: 0).phase == .holdFirst)
    expectAlone(.from, in: timeline.moment(at: 0))
    #expect(timeline.moment(at: timeline.duration).phase == .holdLast)
    expectAlone(example.end, in: timeline.moment(at: timeline.duration))
  }

  @Test("Before the beginning it is as at the beginning, after the end as at the end", arguments: cases)
  func outside(_ example: Case) throws {
    let timeline = try example.timeline()
    for early in [-1e-12, -0.1, -1000, -Double.infinity] {
      #expect(timeline.moment(at: early) == timeline.moment(at: 0), "at \(early)")
    }
    for late in [timeline.duration.nextUp, timeline.duration + 0.1, 1e9, .infinity] {
      #expect(timeline.moment(at: late) == timeline.moment(at: timeline.duration), "at \(late)")
    }
  }

  @Test("During the holds nothing changes", arguments: cases)
  func holds(_ example: Case) throws {
    let timeline = try example.timeline()
    for step in 0..<20 {
      let share = Double(step) / 20
      #expect(timeline.moment(at: share * example.holdFirst) == timeline.moment(at: 0))
      let late = timeline.duration - share * example.holdLast
      #expect(timeline.moment(at: late) == timeline.moment(at: timeline.duration))
    }
  }

  @Test("Any order of asking gets the same answers", arguments: cases)
  func purity(_ example: Case) throws {
    let timeline = try example.timeline()
    let times = (0...200).map { Double($0) / 200 * timeline.duration }
    let forwards = times.map { timeline.moment(at: $0) }
    var random = SeededRandom(seed: 5)
    for index in times.indices.shuffled(using: &random) {
      #expect(timeline.moment(at: times[index]) == forwards[index])
    }
    let again = try example.timeline()
    #expect(times.map { again.moment(at: $0) } == forwards)
  }

  @Test("The layers at a rational time are those of the moment")
  func layersAtRational() throws {
    let timeline = try Timeline(.pan("down 20 400, move 260 400 500ms, up", holdFirst: 0.1))
    for index in 0...27 {
      #expect(timeline.layers(at: Rational(index, 30)) == timeline.moment(at: Double(index) / 30).layers)
    }
  }

  @Test("A phase begins at its boundary, the earlier one lasts until just before")
  func boundaries() throws {
    let timeline = try Timeline(
      .pan("down 20 400, wait 250ms, move 260 400 500ms, up, wait 1s", holdFirst: 0.5, holdLast: 1))
    let boundaries: [(time: Double, before: Phase, after: Phase)] = [
      (0.5, .holdFirst, .rest), (0.75, .rest, .drag), (1.25, .drag, .finish), (1.55, .finish, .rest),
      (2.25, .rest, .holdLast),
    ]
    for (time, before, after) in boundaries {
      #expect(timeline.moment(at: time - 1e-6).phase == before, "before \(time)")
      #expect(timeline.moment(at: time).phase == after, "at \(time)")
      #expect(timeline.moment(at: time + 1e-6).phase == after, "after \(time)")
    }
  }

  @Test("A scene of no length at all shows its page")
  func empty() throws {
    let timeline = try Timeline(.pan("down 0 0, up"))
    #expect(timeline.duration == 0)
    expectAlone(.from, in: timeline.moment(at: 0))
    expectAlone(.from, in: timeline.moment(at: 1))
  }

  @Test("A clock of no length is over at once, and still begins with page 'from'")
  func instant() throws {
    var transition = Transition.publishedClose
    transition.driver = .clock(.init(duration: 0, timing: .easeInOut))
    let timeline = try Timeline(.clock(transition, holdFirst: 0.5, holdLast: 0.5))
    expectAlone(.from, in: timeline.moment(at: 0.49))
    expectAlone(.to, in: timeline.moment(at: 0.5))
  }

  @Test("Whatever a transition does at its ends, the first and the last frame are the pages as they are")
  func plainEnds() throws {
    let odd = Transition(
      name: "odd", summary: "neither page rests where it began",
      layers: [
        Layer(name: "to", content: .page(.to), x: 20, scaleX: 0.5),
        Layer(name: "from", content: .page(.from), y: 10, scaleY: 2, opacity: 0.25),
      ],
      driver: .clock(.init(duration: 1, timing: .linear)))
    let timeline = try Timeline(.clock(odd, holdFirst: 1, holdLast: 1))
    for time in [0, 0.5] { expectAlone(.from, in: timeline.moment(at: time)) }
    #expect(try timeline.moment(at: 1.5).layer("from").opacity == 0.25)
    #expect(try timeline.moment(at: 1.5).layer("to").x == 20)
    for time in [2, 3.0] { expectAlone(.to, in: timeline.moment(at: time)) }
  }
}
