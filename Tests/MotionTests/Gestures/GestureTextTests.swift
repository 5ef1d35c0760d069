import Motion
import TestSupport
import Testing

@Suite("Gesture text") struct GestureTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var steps: [Gesture.Step]
    var testDescription: String { text }

    init(_ text: String, _ steps: Gesture.Step...) {
      self.text = text
      self.steps = steps
    }
  }

  static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  static func move(_ x: Double, _ y: Double, _ duration: Double, _ timing: TimingFunction = .linear) -> Gesture.Step {
    .move(to: point(x, y), duration: duration, timing: timing)
  }

  static let cases: [Case] = [
    Case("down 20 400, move 260 400 500ms, up", .down(point(20, 400)), move(260, 400, 0.5), .up),
    Case("down 20 400, move 260 400 0.5s, cancel", .down(point(20, 400)), move(260, 400, 0.5), .cancel),
    Case("down 20 400, move 260 400 0.5, up", .down(point(20, 400)), move(260, 400, 0.5), .up),
    Case("down 20 400, move 260 400 30f, up", .down(point(20, 400)), move(260, 400, 0.5), .up),
    Case("down 20 400, wait 0.35, up", .down(point(20, 400)), .wait(duration: 0.35), .up),
    Case("down 20 400, wait 350ms, up", .down(point(20, 400)), .wait(duration: 0.35), .up),
    Case("down 20 400, wait 0.35s, up", .down(point(20, 400)), .wait(duration: 0.35), .up),
    Case("down 20 400, wait 21f, up", .down(point(20, 400)), .wait(duration: 0.35), .up),
    Case("wait 1s, down 0 0, up, wait 1s", .wait(duration: 1), .down(point(0, 0)), .up, .wait(duration: 1)),
    Case("wait 1s", .wait(duration: 1)),
    Case("down 1 2, up, down 3 4, cancel", .down(point(1, 2)), .up, .down(point(3, 4)), .cancel),
    Case("down -5 -0.5, up", .down(point(-5, -0.5)), .up),
    Case("down +5 .5, up", .down(point(5, 0.5)), .up),
    Case("down 20pt 400pt, up", .down(point(20, 400)), .up),
    Case("down 1e2 4E2, up", .down(point(100, 400)), .up),
    Case("down 1 2, move 3 4 0s, up", .down(point(1, 2)), move(3, 4, 0), .up),
    Case("down 1 2, move 3 4 1s linear, up", .down(point(1, 2)), move(3, 4, 1), .up),
    Case("down 1 2, move 3 4 1s ease, up", .down(point(1, 2)), move(3, 4, 1, .ease), .up),
    Case("down 1 2, move 3 4 1s ease-in, up", .down(point(1, 2)), move(3, 4, 1, .easeIn), .up),
    Case("down 1 2, move 3 4 1s ease-out, up", .down(point(1, 2)), move(3, 4, 1, .easeOut), .up),
    Case("down 1 2, move 3 4 1s ease-in-out, up", .down(point(1, 2)), move(3, 4, 1, .easeInOut), .up),
    Case(
      "down 1 2, move 3 4 1s cubic-bezier(0.1, 0.2, 0.3, 0.4), up", .down(point(1, 2)),
      move(3, 4, 1, .cubicBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4)), .up),
    Case(
      "down 1 2, move 3 4 1s cubic-bezier(.1,.2,.3,.4), up", .down(point(1, 2)),
      move(3, 4, 1, .cubicBezier(x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4)), .up),
    Case("  down   1\t2 ,up  ", .down(point(1, 2)), .up),
    Case("down 1 2,move 3 4 1s,up", .down(point(1, 2)), move(3, 4, 1), .up),
    Case("down 1 2,\n  move 3 4 1s,\n  up\n", .down(point(1, 2)), move(3, 4, 1), .up),
    Case("down 1 2, up,", .down(point(1, 2)), .up),
    Case("down 1 2, wait 3600s, up", .down(point(1, 2)), .wait(duration: 3600), .up),
    Case("down 1000000 -1000000, up", .down(point(1_000_000, -1_000_000)), .up),
  ]

  @Test("Gesture text says what the finger does", arguments: cases)
  func reads(_ example: Case) throws {
    #expect(try Gesture(text: example.text, frameRate: Rational(60)).steps == example.steps)
  }

  struct Frames: CustomTestStringConvertible {
    var rate: Rational
    var seconds: Double
    var testDescription: String { "30 frames at \(rate) are \(seconds) s" }
  }

  @Test(
    "A duration in frames counts frames of the clip",
    arguments: [
      Frames(rate: Rational(60), seconds: 0.5), Frames(rate: Rational(25), seconds: 1.2),
      Frames(rate: Rational(30000, 1001), seconds: 1.001), Frames(rate: Rational(1, 2), seconds: 60),
    ])
  func frames(_ example: Frames) throws {
    let gesture = try Gesture(text: "wait 30f", frameRate: example.rate)
    guard case .wait(let duration) = try #require(gesture.steps.first) else { return #expect(Bool(false), "no wait") }
    expectClose(duration, example.seconds, within: 1e-12)
  }

  @Test("The text of the design's example is the gesture of the preset")
  func presetGesture() throws {
    guard case .pan(let pan) = Transition.publishedReturn.driver else { return #expect(Bool(false), "no pan") }
    let text = "down 20 400, move 260 400 500ms, up"
    #expect(try Gesture(text: text, frameRate: Rational(60)) == pan.gesture)
  }
}
