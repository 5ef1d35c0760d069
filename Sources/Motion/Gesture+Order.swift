extension Gesture {
  /// Which steps may come next; the one rule for gestures from text, from data and from code.
  struct Order {
    private(set) var isDown = false
    private(set) var isEmpty = true

    /// Takes the next step, or says why it cannot come here.
    mutating func take(_ step: Step) -> String? {
      switch step {
      case .down(let point):
        if isDown { return "the finger is down already: expected 'up' or 'cancel' before another 'down'" }
        if !point.isOnAnyScreen { return "expected coordinates within ±1000000 points" }
        isDown = true
      case .move(let point, let duration, let timing):
        if !isDown { return "the finger is not down: expected 'down X Y' first" }
        if !point.isOnAnyScreen { return "expected coordinates within ±1000000 points" }
        if !Self.isDuration(duration) { return "expected a duration from 0 s to \(decimal(Timeline.longest)) s" }
        if let problem = timing.problem { return problem }
      case .wait(let duration):
        if !Self.isDuration(duration) { return "expected a duration from 0 s to \(decimal(Timeline.longest)) s" }
      case .up, .cancel:
        if !isDown { return "the finger is not down: expected 'down X Y' first" }
        isDown = false
      }
      isEmpty = false
      return nil
    }

    /// Why the gesture cannot end here; nil where it can.
    var problemAtEnd: String? {
      if isEmpty { return "expected 'down X Y', found nothing" }
      return isDown ? "the finger is still down at the end: expected 'up' or 'cancel'" : nil
    }

    private static func isDuration(_ seconds: Double) -> Bool { seconds >= 0 && seconds <= Timeline.longest }
  }

  /// - Throws: `SceneError.gestureStep` for the first step that cannot come where it stands.
  func checkOrder() throws(SceneError) {
    var order = Order()
    for (index, step) in steps.enumerated() {
      if let problem = order.take(step) { throw .gestureStep(number: index + 1, reason: problem) }
    }
    if let problem = order.problemAtEnd { throw .gestureStep(number: steps.count + 1, reason: problem) }
  }
}

extension Point {
  /// Whether both coordinates are numbers that can be calculated with.
  var isOnAnyScreen: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }
}
