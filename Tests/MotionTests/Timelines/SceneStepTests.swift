import Motion
import Testing

@Suite("Scenes of several steps") struct SceneStepTests {
  static func timeline(
    _ steps: [Scene.Step], stack: PageStack = PageStack(root: "list"), holdFirst: Double? = 0, holdLast: Double? = 0
  ) throws -> Timeline {
    try Timeline(
      Scene(
        steps: steps, pageSize: PageSize(width: 400, height: 800), stack: stack, holdFirst: holdFirst,
        holdLast: holdLast))
  }

  static func gesture(_ text: String) throws -> Gesture { try Gesture(text: text, frameRate: Rational(60)) }

  /// 0.5 s.
  static func push(_ page: String) -> Scene.Step { .push(page: page, transition: .slidIn, gesture: nil) }
  /// 0.4 s of finger, 0.2 s of settling.
  static let back = Scene.Step.return(transition: .pulled(), gesture: nil)
  static let cancelled = Pan.Settle(duration: 0.3, timing: .linear)

  struct Expected: CustomTestStringConvertible {
    var time: Double
    var phase: Phase
    var pages: PagePair
    /// The page that is alone on the screen; nil where the pages move.
    var alone: PageRole?
    var progress: Double
    var testDescription: String { "\(phase.rawValue) at \(time)" }

    init(_ time: Double, _ phase: Phase, _ from: String, _ to: String, _ alone: PageRole?, _ progress: Double) {
      self.time = time
      self.phase = phase
      pages = PagePair(from: from, to: to)
      self.alone = alone
      self.progress = progress
    }
  }

  /// Push, wait, a return that is cancelled, wait, a return: 0.5 + 0.5 + 1 + (0.2 + 0.3) + 0.5 + (0.4 + 0.2) + 1 s.
  static func thereAndBack() throws -> Timeline {
    let undecided = try gesture("down 20 400, move 120 400 200ms, up")
    return try timeline(
      [
        push("article"), .wait(1), .return(transition: .pulled(cancel: cancelled), gesture: undecided), .wait(0.5),
        back,
      ], holdFirst: 0.5, holdLast: 1)
  }

  static let moments: [Expected] = [
    Expected(0, .holdFirst, "list", "article", .from, 0),
    Expected(0.499999, .holdFirst, "list", "article", .from, 0),
    Expected(0.5, .animate, "list", "article", nil, 0),
    Expected(0.75, .animate, "list", "article", nil, 0.5),
    Expected(0.999999, .animate, "list", "article", nil, 0.999998),
    Expected(1, .rest, "list", "article", .to, 1),
    Expected(1.999999, .rest, "list", "article", .to, 1),
    Expected(2, .drag, "article", "list", nil, 0),
    Expected(2.1, .drag, "article", "list", nil, 0.125),
    Expected(2.2, .return, "article", "list", nil, 0.25),
    Expected(2.35, .return, "article", "list", nil, 0.125),
    Expected(2.5, .rest, "article", "list", .from, 0),
    Expected(2.999999, .rest, "article", "list", .from, 0),
    Expected(3, .drag, "article", "list", nil, 0),
    Expected(3.2, .drag, "article", "list", nil, 0.3125),
    Expected(3.4, .finish, "article", "list", nil, 0.625),
    Expected(3.5, .finish, "article", "list", nil, 0.8125),
    Expected(3.6, .holdLast, "article", "list", .to, 1),
    Expected(4.6, .holdLast, "article", "list", .to, 1),
  ]

  @Test("Push, wait, a cancelled return, wait and a return follow one another exactly", arguments: moments)
  func exact(_ expected: Expected) throws {
    let moment = try Self.thereAndBack().moment(at: expected.time)
    #expect(moment.phase == expected.phase)
    #expect(moment.pages == expected.pages)
    #expect(moment.pages[.from] == expected.pages.from && moment.pages[.to] == expected.pages.to)
    expectClose(moment.progress, expected.progress, within: 1e-7, "progress")
    let isPan = expected.pages.from == "article"
    #expect((moment.displacement != nil) == isPan, "a displacement is a finger's")
    if let displacement = moment.displacement { expectClose(displacement, 400 * expected.progress, within: 1e-4) }
    if let alone = expected.alone { expectAlone(alone, in: moment) } else { #expect(moment.shown.count == 3) }
  }

  struct Whose: CustomTestStringConvertible {
    var time: Double
    var step: Int?
    var transition: Transition
    var testDescription: String { "at \(time)" }

    init(_ time: Double, _ step: Int?, _ transition: Transition) {
      self.time = time
      self.step = step
      self.transition = transition
    }
  }

  static let owners: [Whose] = [
    Whose(0, nil, .slidIn), Whose(0.5, 1, .slidIn), Whose(0.999999, 1, .slidIn), Whose(1, 2, .slidIn),
    Whose(1.999999, 2, .slidIn), Whose(2, 3, .pulled()), Whose(2.4, 3, .pulled()), Whose(2.5, 4, .pulled()),
    Whose(3, 5, .pulled()), Whose(3.5, 5, .pulled()), Whose(3.6, nil, .pulled()), Whose(4.6, nil, .pulled()),
  ]

  @Test("A moment knows its step, but in the holds, and the transition whose layers it has", arguments: owners)
  func owner(_ expected: Whose) throws {
    let moment = try Self.thereAndBack().moment(at: expected.time)
    #expect(moment.step == expected.step)
    #expect(moment.transition == expected.transition.name)
  }

  @Test("Waiting first is a step, with the layers of the transition to come")
  func firstWait() throws {
    let timeline = try Self.timeline([.wait(1), .wait(0.5), Self.push("article"), .wait(2)], holdFirst: 0.5)
    let steps = [0, 0.5, 1.5, 2, 2.5].map { timeline.moment(at: $0).step }
    #expect(steps == [nil, 1, 2, 3, 4])
    #expect(timeline.moment(at: 0.5).transition == Transition.slidIn.name)
  }

  @Test("It lasts as long as its parts, has the frames of one clip, and ends on what is left")
  func whole() throws {
    let timeline = try Self.thereAndBack()
    expectClose(timeline.duration, 4.6, within: 1e-12)
    expectClose(timeline.motion.lowerBound, 0.5, within: 1e-12)
    expectClose(timeline.motion.upperBound, 3.6, within: 1e-12)
    #expect(timeline.holdLast == 1)
    #expect(FrameClock(rate: Rational(60)).frameCount(for: timeline.duration) == 277)
    #expect(timeline.endsOn == .to)
    #expect(timeline.notes.isEmpty)
  }

  @Test("From one step to the next another passage draws, and the page on the screen stays the same")
  func seams() throws {
    let timeline = try Self.thereAndBack()
    func screen(_ time: Double) -> String? {
      let moment = timeline.moment(at: time)
      // The last of the layers that covers the screen, but for what a linear motion does in a microsecond.
      for layer in moment.layers.reversed() {
        if !layer.isHidden, case .page(let role) = layer.content, layer.x.magnitude < 0.01 { return moment.pages[role] }
      }
      return nil
    }
    for time in [1, 2, 2.5, 3, 3.6] {
      let expected = time < 3.6 ? "article" : "list"
      #expect(screen(time - 1e-6) == expected, "before \(time)")
      #expect(screen(time) == expected, "at \(time)")
      #expect(screen(time + 1e-6) == expected, "after \(time)")
    }
    #expect(timeline.moment(at: 2 - 1e-6).layers.map(\.name) == ["backdrop", "from", "to"])
    #expect(timeline.moment(at: 2).layers.map(\.name) == ["backdrop", "to", "from"])
  }

  @Test("Three levels up and down again, each return uncovers the page beneath")
  func threeLevels() throws {
    let timeline = try Self.timeline([Self.push("article"), Self.push("picture"), Self.back, Self.back])
    expectClose(timeline.duration, 2.2, within: 1e-12)
    let pairs = [
      (0.25, "list", "article"), (0.75, "article", "picture"), (1.3, "picture", "article"), (1.9, "article", "list"),
    ]
    for (time, from, to) in pairs {
      #expect(timeline.moment(at: time).pages == PagePair(from: from, to: to), "at \(time)")
    }
    expectAlone(.to, in: timeline.moment(at: 2.2))
  }

  @Test("A push by a finger that lets go too early leaves the stack as it was")
  func pushByPan() throws {
    let undecided = try Self.gesture("down 20 400, move 120 400 200ms, up")
    var stack = PageStack(root: "list")
    stack.push("article")
    let transition = Transition.pulled(cancel: Self.cancelled)
    let push = Scene.Step.push(page: "picture", transition: transition, gesture: undecided)
    let timeline = try Self.timeline([push, Self.back], stack: stack)
    #expect(timeline.moment(at: 0.1).pages == PagePair(from: "article", to: "picture"))
    #expect(timeline.moment(at: 0.3).phase == .return)
    #expect(timeline.moment(at: 0.7).pages == PagePair(from: "article", to: "list"))
    #expect(timeline.endsOn == .to)

    let finished = Scene.Step.push(page: "picture", transition: transition, gesture: nil)
    let twice = try Self.timeline([finished, Self.back], stack: stack)
    #expect(twice.moment(at: 0.7).pages == PagePair(from: "picture", to: "article"))
    #expect(try Self.timeline([push], stack: stack).endsOn == .from)
  }

  @Test("Waiting first shows the page that is to be left, waiting last the one that has come")
  func waits() throws {
    let timeline = try Self.timeline([.wait(1), .wait(0.5), Self.push("article"), .wait(2)])
    expectClose(timeline.duration, 4, within: 1e-12)
    for time in [0, 0.5, 1, 1.499] {
      #expect(timeline.moment(at: time).pages == PagePair(from: "list", to: "article"))
      expectAlone(.from, in: timeline.moment(at: time))
    }
    #expect(timeline.moment(at: 0.5).phase == .rest)
    #expect(timeline.moment(at: 1.75).phase == .animate)
    for time in [2, 3.9, 4] { expectAlone(.to, in: timeline.moment(at: time)) }
    #expect(timeline.moment(at: 3.9).phase == .rest)
    #expect(try Self.timeline([Self.push("article"), .wait(0)]).duration == 0.5)
  }

  @Test("What is doubtful of a transition is noted for the first step that goes by it")
  func notesOnce() throws {
    var slow = Transition.slidIn
    slow.driver = .clock(.init(duration: 40, timing: .linear))
    var slower = slow
    slower.driver = .clock(.init(duration: 50, timing: .linear))
    let steps = [slow, slow, slower, slow].map { Scene.Step.push(page: "article", transition: $0, gesture: nil) }
    let notes = try Self.timeline(steps).notes
    #expect(
      notes == [
        .inStep(1, .lastsLong(seconds: 40, .clock)), .inStep(3, .lastsLong(seconds: 50, .clock)),
      ])
  }
}
