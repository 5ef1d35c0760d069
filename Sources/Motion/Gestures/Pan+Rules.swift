extension Pan {
  /// A raw displacement as the layers see it.
  /// - Parameter side: the page's, along the pan, in points.
  func limited(_ displacement: Double, side: Double) -> Double {
    if displacement > side {
      switch beyondSide {
      case .clamp: return side
      case .reset: return 0
      case .rubberBand: return side + Self.rubberBand(displacement - side, side: side)
      }
    }
    if displacement < 0, belowZero == .rubberBand { return -Self.rubberBand(-displacement, side: side) }
    return max(displacement, 0)
  }

  /// How far a scroll view follows a finger that has gone `travel` points past its end, after UIKit:
  /// b = (1 − 1/(x · 0.55/h + 1)) · h.
  static func rubberBand(_ travel: Double, side: Double) -> Double {
    (1 - 1 / (travel * 0.55 / side + 1)) * side
  }

  /// How far, in points, `to` lies from `from` along the direction.
  func along(from: Point, to: Point) -> Double {
    switch direction {
    case .left: from.x - to.x
    case .right: to.x - from.x
    case .up: from.y - to.y
    case .down: to.y - from.y
    }
  }

  /// Whether a first movement begins the pan.
  func begins(from: Point, to: Point) -> Bool {
    let along = along(from: from, to: to)
    let across =
      switch direction {
      case .left, .right: (to.y - from.y).magnitude
      case .up, .down: (to.x - from.x).magnitude
      }
    switch begin.rule {
    case .direction: return along >= 0 && along.magnitude >= across
    case .axis: return along.magnitude >= across
    case .any: return true
    }
  }

  /// Whether a touch comes down where the pan may begin.
  func admits(_ touch: Point, on page: PageSize) -> Bool {
    guard let edge = begin.edge else { return true }
    let distance =
      switch direction {
      case .left: page.width - touch.x
      case .right: touch.x
      case .up: page.height - touch.y
      case .down: touch.y
      }
    return distance <= edge
  }

  /// The side of the page the displacement is measured along, in points.
  func side(of page: PageSize) -> Double {
    switch direction {
    case .left, .right: page.width
    case .up, .down: page.height
    }
  }

  /// Whether letting go finishes the transition.
  /// - Parameters:
  ///   - travel: the finger's own way, in points.
  ///   - velocity: points per second.
  func finishes(travel: Double, velocity: Double, side: Double) -> Bool {
    let isFar = finish.distance.map { travel > $0.resolved(whole: side) }
    let isFast = finish.velocity.map { velocity > $0 }
    let rules = [isFar, isFast].compactMap(\.self)
    return finish.requiresAll ? rules.allSatisfy(\.self) : rules.contains(true)
  }
}
