import Motion
import TestSupport
import Testing

@Suite struct SceneErrorTests {
  struct Case: CustomTestStringConvertible {
    var scene: Scene
    var error: SceneError
    var message: String
    var testDescription: String { message }
  }

  static func scene(
    _ transition: Transition = .publishedReturn, gesture: [Gesture.Step]? = nil, width: Double = 390,
    height: Double = 844, stack: PageStack = .returning, holdFirst: Double = 0.5, holdLast: Double = 1
  ) -> Scene {
    Scene(
      transition: transition, gesture: gesture.map { Gesture($0) }, pageSize: PageSize(width: width, height: height),
      stack: stack, holdFirst: holdFirst, holdLast: holdLast)
  }

  static func sized(_ width: Double, _ height: Double) -> Case {
    Case(
      scene: scene(width: width, height: height), error: .pageSize(PageSize(width: width, height: height)),
      message: "a page of \(width) × \(height) points: expected both above 0")
  }

  static let sizes = [
    sized(0, 844), sized(390, 0), sized(-390, 844), sized(390, -1), sized(.infinity, 844), sized(390, .infinity),
    sized(-0.0, 844),
  ]

  static let holds = [
    Case(
      scene: scene(holdFirst: -0.1), error: .hold(name: "hold-first", seconds: -0.1),
      message: "hold-first of -0.1 s: expected a duration from 0 s to 3600 s"),
    Case(
      scene: scene(holdLast: -1), error: .hold(name: "hold-last", seconds: -1),
      message: "hold-last of -1 s: expected a duration from 0 s to 3600 s"),
    Case(
      scene: scene(holdFirst: .infinity), error: .hold(name: "hold-first", seconds: .infinity),
      message: "hold-first of inf s: expected a duration from 0 s to 3600 s"),
    Case(
      scene: scene(.publishedClose, holdLast: -.infinity), error: .hold(name: "hold-last", seconds: -.infinity),
      message: "hold-last of -inf s: expected a duration from 0 s to 3600 s"),
  ]

  static let lengths = [
    Case(
      scene: scene(.publishedClose, holdFirst: 3600, holdLast: 0), error: .tooLong(seconds: 3600.7, limit: 3600),
      message: "the scene would last 3600.7 s: at most 3600 s can be rendered"),
    Case(
      scene: scene(gesture: [.wait(duration: 3600), .wait(duration: 3600)], holdFirst: 0, holdLast: 0),
      error: .tooLong(seconds: 7200, limit: 3600),
      message: "the scene would last 7200 s: at most 3600 s can be rendered"),
    Case(
      scene: scene(.publishedClose, holdFirst: 0, holdLast: 1e300), error: .hold(name: "hold-last", seconds: 1e300),
      message: "hold-last of 1e+300 s: expected a duration from 0 s to 3600 s"),
  ]

  static let down = Gesture.Step.down(Point(x: 1, y: 2))

  static func step(_ number: Int, _ reason: String, _ steps: Gesture.Step...) -> Case {
    Case(
      scene: scene(gesture: steps), error: .gestureStep(number: number, reason: reason),
      message: "step \(number) of the gesture: \(reason)")
  }

  static let seconds = "expected a duration from 0 s to 3600 s"
  static let coordinates = "expected coordinates within ±1000000 points"

  static let gestures = [
    Case(
      scene: scene(.publishedClose, gesture: [down, .up]), error: .gestureWithoutPan(transition: "pull-up-close"),
      message: "transition 'pull-up-close' runs by the clock and takes no gesture"),
    Case(
      scene: scene(stack: PageStack(root: "list")), error: .rootPage("list"),
      message: "page 'list' is the root of the stack, and a root page refuses the gesture: push a page first"),
    step(1, "expected 'down X Y', found nothing"),
    step(1, "the finger is not down: expected 'down X Y' first", .up),
    step(1, "the finger is not down: expected 'down X Y' first", .cancel),
    step(3, "the finger is not down: expected 'down X Y' first", down, .up, .cancel),
    step(2, "the finger is down already: expected 'up' or 'cancel' before another 'down'", down, down),
    step(2, "the finger is still down at the end: expected 'up' or 'cancel'", down),
    step(1, seconds, .wait(duration: -1), down, .up),
    step(1, seconds, .wait(duration: .nan)),
    step(2, seconds, down, .wait(duration: 3600.5), .up),
    step(2, seconds, down, .move(to: Point(x: 5, y: 5), duration: -0.001, timing: .linear), .up),
    step(2, seconds, down, .move(to: Point(x: 5, y: 5), duration: .infinity, timing: .linear), .up),
    step(1, coordinates, .down(Point(x: .nan, y: 0)), .up),
    step(1, coordinates, .down(Point(x: 0, y: -.infinity)), .up),
    step(2, coordinates, down, .move(to: Point(x: 1.1e6, y: 0), duration: 1, timing: .linear), .up),
    step(
      2, "the finger is not down: expected 'down X Y' first", .wait(duration: 1),
      .move(to: Point(x: 5, y: 5), duration: 1, timing: .linear)),
  ]

  @Test("A scene that makes no sense is refused, and the error says why", arguments: sizes + holds + lengths + gestures)
  func refused(_ example: Case) {
    let error = #expect(throws: SceneError.self) { try Timeline(example.scene) }
    #expect(error == example.error)
    #expect(error?.description == example.message)
  }

  @Test("What is not a number is refused wherever it stands")
  func notANumber() {
    let scenes = [
      Self.scene(width: .nan), Self.scene(height: .nan), Self.scene(holdFirst: .nan), Self.scene(holdLast: .nan),
    ]
    for scene in scenes {
      let error = #expect(throws: SceneError.self) { try Timeline(scene) }
      #expect(error?.description.contains("nan") == true)
    }
  }

  @Test("A clip may last an hour, and not a frame longer")
  func longest() throws {
    #expect(try Timeline(Self.scene(.publishedClose, holdFirst: 1, holdLast: 3598.25)).duration <= Timeline.longest)
    #expect(throws: SceneError.self) { try Timeline(Self.scene(.publishedClose, holdFirst: 1, holdLast: 3598.35)) }
  }
}
