import Motion
import TestSupport
import Testing

/// A transition run through `Timeline`, and the pages and size it is seen at.
struct SceneCase: Sendable, CustomTestStringConvertible {
  var transition: Transition
  /// How far the finger pulls, in points; nil for a transition that runs by the clock.
  var pull: Double?
  var from: TestPage
  var to: TestPage
  var width: Int
  var height: Int
  var backdrop = Color.black

  var testDescription: String {
    let how = pull.map { " pulled \($0) pt" } ?? ""
    return
      "\(transition.name)\(how), \(from.testDescription) over \(to.testDescription), \(width) × \(height)"
  }

  /// Points of a common phone, whatever the number of pixels.
  static let pageSize = PageSize(width: 390, height: 844)

  var timeline: Timeline {
    get throws {
      let gesture = pull.map { pull in
        Gesture([
          .down(Point(x: 0, y: 400)), .move(to: Point(x: pull, y: 400), duration: 0.4, timing: .linear), .up,
        ])
      }
      return try Timeline(
        Scene(
          transition: transition, gesture: gesture, pageSize: Self.pageSize, holdFirst: 0.05, holdLast: 0.05,
          backdrop: backdrop))
    }
  }

  var frame: TestFrame {
    TestFrame(from, over: to, width: width, height: height, pageSize: Self.pageSize, seed: width + height)
  }

  /// Every frame's layers at `rate` frames per second.
  func layers(at rate: Rational) throws -> [[LayerState]] {
    let timeline = try timeline
    let clock = FrameClock(rate: rate)
    return (0..<clock.frameCount(for: timeline.duration)).map { timeline.layers(at: clock.time(of: $0)) }
  }

  /// The same transition with other pages or another size.
  func with(_ change: (inout SceneCase) -> Void) -> SceneCase {
    var copy = self
    change(&copy)
    return copy
  }

  /// The default pages say the most: noise has texture everywhere, text the hardest edges.
  static func each(width: Int, height: Int) -> [SceneCase] {
    [
      SceneCase(
        transition: .publishedReturn, pull: 280, from: .noise, to: .text, width: width, height: height),
      SceneCase(transition: .publishedClose, from: .text, to: .photo, width: width, height: height),
      SceneCase(
        transition: .intendedClose, from: .noise, to: .photo, width: width, height: height),
    ]
  }
}
