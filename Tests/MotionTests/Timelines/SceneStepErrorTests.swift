import Motion
import Testing

@Suite("What a scene of several steps says") struct SceneStepErrorTests {
  struct Refused: CustomTestStringConvertible {
    var steps: [Scene.Step]
    var error: SceneError
    var message: String
    var testDescription: String { message }

    init(_ steps: [Scene.Step], _ error: SceneError, _ message: String) {
      self.steps = steps
      self.error = error
      self.message = message
    }
  }

  static let push = SceneStepTests.push("article")
  static let back = SceneStepTests.back
  static let up = Gesture([.up])
  static let cancelledPush = Scene.Step.push(
    page: "article", transition: .pulled(),
    gesture: Gesture([.down(Point(x: 0, y: 0)), .move(to: Point(x: 9, y: 0), duration: 1, timing: .linear), .cancel]))
  static let root = "page 'list' is the root of the stack, and a root page refuses the gesture: push a page first"
  static var nameless: Transition {
    var transition = Transition.slidIn
    transition.layers.removeLast()
    return transition
  }

  static let refused: [Refused] = [
    Refused([back], .rootPage("list"), root),
    Refused([push, back, back], .step(number: 3, .rootPage("list")), "step 3: \(root)"),
    Refused([.wait(1), back], .step(number: 2, .rootPage("list")), "step 2: \(root)"),
    Refused([cancelledPush, back], .step(number: 2, .rootPage("list")), "step 2: \(root)"),
    Refused([], .nothingMoves, "expected at least one step with a transition, found none"),
    Refused([.wait(1)], .nothingMoves, "expected at least one step with a transition, found none"),
    Refused([.wait(1), .wait(2)], .nothingMoves, "expected at least one step with a transition, found none"),
    Refused([.wait(-1)], .hold(name: "wait", seconds: -1), "wait of -1 s: expected a duration from 0 s to 3600 s"),
    Refused(
      [push, .wait(-0.5)], .step(number: 2, .hold(name: "wait", seconds: -0.5)),
      "step 2: wait of -0.5 s: expected a duration from 0 s to 3600 s"),
    Refused(
      [push, .wait(.infinity)], .step(number: 2, .hold(name: "wait", seconds: .infinity)),
      "step 2: wait of inf s: expected a duration from 0 s to 3600 s"),
    Refused(
      [.wait(3600), push, .wait(3600)], .tooLong(seconds: 7200.5, limit: 3600),
      "the scene would last 7200.5 s: at most 3600 s can be rendered"),
    Refused(
      [push, .push(page: "picture", transition: .slidIn, gesture: up)],
      .step(number: 2, .gestureWithoutPan(transition: "slid-in")),
      "step 2: transition 'slid-in' runs by the clock and takes no gesture"),
    Refused(
      [push, .return(transition: .pulled(), gesture: up)],
      .step(number: 2, .gestureStep(number: 1, reason: "the finger is not down: expected 'down X Y' first")),
      "step 2: step 1 of the gesture: the finger is not down: expected 'down X Y' first"),
    Refused(
      [push, .push(page: "picture", transition: nameless, gesture: nil)],
      .step(
        number: 2, .transition(name: "slid-in", problem: "expected a layer with page 'to', found none")),
      "step 2: transition 'slid-in': expected a layer with page 'to', found none"),
  ]

  @Test("A step that cannot be is refused by its number", arguments: refused)
  func refusal(_ example: Refused) {
    let error = #expect(throws: SceneError.self) { try SceneStepTests.timeline(example.steps) }
    #expect(error == example.error)
    #expect(error?.description == example.message)
  }

  @Test("An hour is the longest, holds and waits and all")
  func hour() throws {
    #expect(try SceneStepTests.timeline([.wait(1799), Self.push, .wait(1800.5)]).duration == 3600)
    #expect(throws: SceneError.tooLong(seconds: 3601, limit: 3600)) {
      try SceneStepTests.timeline([.wait(1799), Self.push, .wait(1800.5)], holdFirst: 1)
    }
  }

  @Test("A note carries the number of its step, and times from that step's gesture")
  func notes() throws {
    let again = "wait 1s, down 20 400, move 120 400 500ms, up"
    let gone = "down 20 400, move 300 400 500ms, up, \(again)"
    func back(_ gesture: String) throws -> Scene.Step {
      .return(transition: .pulled(), gesture: try SceneStepTests.gesture(gesture))
    }
    let timeline = try SceneStepTests.timeline([
      Self.push, SceneStepTests.push("picture"), .wait(1), try back("down 300 400, move 20 400 500ms, up"),
      try back(gone), try back(gone),
    ])
    #expect(
      timeline.notes == [
        .inStep(4, .panDoesNotBegin(at: 0, direction: .right)), .inStep(5, .touchAfterFinish(at: 1.5)),
        .inStep(6, .touchOnRootPage(at: 1.5)),
      ])
    #expect(
      timeline.notes.map(\.description) == [
        "step 4: the touch at 0 s moves nothing: its first movement must run right, at least as far along as across",
        "step 5: the touch at 1.5 s moves nothing: the transition is over (another 'return' step goes on)",
        "step 6: the touch at 1.5 s moves nothing: only the root page is left, which refuses the gesture",
      ])
    let alone = try SceneStepTests.timeline([try back(gone)], stack: .returning)
    #expect(alone.notes == [.touchOnRootPage(at: 1.5)], "the only step needs no number")
    let pushed = Scene.Step.push(page: "b", transition: .pulled(), gesture: try SceneStepTests.gesture(gone))
    #expect(try SceneStepTests.timeline([pushed]).notes == [.touchAfterFinish(at: 1.5)])
  }

  struct Holds: CustomTestStringConvertible {
    var scene: (first: Double?, last: Double?)
    var first: (first: Double?, last: Double?)
    var last: (first: Double?, last: Double?)
    var expected: (first: Double, last: Double)
    var testDescription: String { "scene \(scene), transitions \(first) and \(last): \(expected)" }
  }

  static let holds: [Holds] = [
    Holds(scene: (nil, nil), first: (nil, nil), last: (nil, nil), expected: (0.5, 1)),
    Holds(scene: (nil, nil), first: (0.1, 0.2), last: (0.3, 0.4), expected: (0.1, 0.4)),
    Holds(scene: (nil, nil), first: (nil, 0.2), last: (0.3, nil), expected: (0.5, 1)),
    Holds(scene: (0, 0.25), first: (0.1, 0.2), last: (0.3, 0.4), expected: (0, 0.25)),
    Holds(scene: (nil, 0), first: (0, 0.2), last: (0.3, 0.4), expected: (0, 0)),
  ]

  @Test("The scene says how long it holds, else the first and the last transition do", arguments: holds)
  func hold(_ example: Holds) throws {
    func step(_ page: String, _ holds: (first: Double?, last: Double?)) -> Scene.Step {
      var transition = Transition.slidIn
      (transition.holdFirst, transition.holdLast) = (holds.first, holds.last)
      return .push(page: page, transition: transition, gesture: nil)
    }
    let timeline = try SceneStepTests.timeline(
      [.wait(1), step("a", example.first), step("b", example.last)], holdFirst: example.scene.first,
      holdLast: example.scene.last)
    #expect(timeline.motion.lowerBound == example.expected.first)
    #expect(timeline.holdLast == example.expected.last)
    expectClose(timeline.duration, example.expected.first + 2 + example.expected.last, within: 1e-12)
  }

  @Test("The scene says what lies under all layers, else each transition for itself, else it is black")
  func backdrop() throws {
    let glass = Color(red: 1, green: 2, blue: 3, alpha: 4)
    func colors(_ scene: Color?, _ own: [Color?]) throws -> [LayerState.Content] {
      let steps = own.map { color in
        var transition = Transition.slidIn
        transition.backdrop = color
        return Scene.Step.push(page: "a", transition: transition, gesture: nil)
      }
      let timeline = try Timeline(
        Scene(
          steps: steps, pageSize: PageSize(width: 400, height: 800), stack: PageStack(root: "list"), holdFirst: 0,
          holdLast: 0, backdrop: scene))
      #expect(timeline.hasTranslucentBackdrop == (scene.map { [$0] } ?? own).contains(glass))
      return try own.indices.map { try timeline.moment(at: 0.5 * Double($0) + 0.25).layer("backdrop").content }
    }
    #expect(try colors(nil, [nil, .white, glass]) == [.color(.black), .color(.white), .color(glass)])
    #expect(try colors(nil, [.white, nil]) == [.color(.white), .color(.black)])
    #expect(try colors(.white, [glass, nil]) == [.color(.white), .color(.white)])
    #expect(try colors(glass, [.white, nil]) == [.color(glass), .color(glass)])
  }
}
