extension Gesture {
  /// Which steps may come next; the one rule for gestures from text, from data and from code.
  struct Order {
    private(set) var isDown = false
    private(set) var isEmpty = true

    /// Takes the next step, or says why it cannot come here. What comes after is judged as if it could, so that one
    /// mistake is told once.
    mutating func take(_ step: Step) -> String? {
      let wasDown = isDown
      let notDown = "the finger is not down: expected 'down X Y' first"
      isEmpty = false
      switch step {
      case .down(let point):
        isDown = true
        return wasDown ? "the finger is down already: expected 'up' or 'cancel' before another 'down'" : point.problem
      case .move(let point, let duration, let timing):
        isDown = true
        return wasDown ? point.problem ?? Self.problem(ofDuration: duration) ?? timing.problem : notDown
      case .wait(let duration): return Self.problem(ofDuration: duration)
      case .up, .cancel:
        isDown = false
        return wasDown ? nil : notDown
      }
    }

    private static func problem(ofDuration seconds: Double) -> String? {
      Timeline.isDuration(seconds) ? nil : Timeline.expectedDuration
    }

    /// Why the gesture cannot end here; nil where it can.
    var problemAtEnd: String? {
      if isEmpty { return "expected 'down X Y', found nothing" }
      return isDown ? "the finger is still down at the end: expected 'up' or 'cancel'" : nil
    }
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
  /// Nil where both coordinates are numbers that can be calculated with.
  fileprivate var problem: String? {
    x.isCalculable && y.isCalculable ? nil : "expected coordinates within ±\(decimal(Double.calculableLimit)) points"
  }
}
