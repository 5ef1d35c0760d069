import Motion
import TestSupport

extension Scene {
  /// A pan driven by gesture text, without holds unless they are asked for.
  static func pan(
    _ gesture: String, width: Double = 390, height: Double = 844, transition: Transition = .publishedReturn,
    stack: PageStack = .returning, holdFirst: Double = 0, holdLast: Double = 0
  ) throws -> Scene {
    Scene(
      transition: transition, gesture: try Gesture(text: gesture, frameRate: Rational(60)),
      pageSize: PageSize(width: width, height: height), stack: stack, holdFirst: holdFirst, holdLast: holdLast)
  }

  /// A transition that runs by the clock, on a phone's page, without holds unless they are asked for.
  static func clock(_ transition: Transition, holdFirst: Double = 0, holdLast: Double = 0) -> Scene {
    Scene(
      transition: transition, pageSize: PageSize(width: 375, height: 667), holdFirst: holdFirst, holdLast: holdLast)
  }
}
