extension Driver {
  /// What an author may not have meant by its times and springs.
  var remarks: [MotionNote] {
    switch self {
    case .clock(let clock): MotionNote.ifLong(clock.delay, .delay) + clock.animation.remarks(.clock)
    case .pan(let pan):
      pan.settle.animation.remarks(.settle) + (pan.cancel == pan.settle ? [] : pan.cancel.animation.remarks(.cancel))
    }
  }
}

extension Animation {
  fileprivate func remarks(_ stretch: MotionNote.Stretch) -> [MotionNote] {
    var remarks = MotionNote.ifLong(length, stretch)
    if case .timing(.piecewiseLinear) = curve {
      let (start, end) = (timing().value(at: 0), timing().value(at: 1))
      if start.magnitude > 1e-9 || (end - 1).magnitude > 1e-9 {
        remarks.append(.curveJumps(from: start, to: end, stretch))
      }
    }
    if case .spring(let spring) = curve, let duration, let settling = spring.settlingDuration, duration < settling {
      // Just before the end, at which it is at its goal whatever the spring does.
      let share = (1 - timing().value(at: 1 - 1e-9)).magnitude
      if share > MotionNote.visibleJump {
        remarks.append(.springCutShort(share: share, settling: settling, stretch))
      }
    }
    // UIKit's own is one, and means it.
    if case .spring(let spring) = curve, spring.ratio > MotionNote.overdamped, spring != .system {
      remarks.append(.springOverdamped(ratio: spring.ratio, stretch))
    }
    return remarks
  }
}

extension MotionNote {
  /// Seconds; what lasts longer is taken for a mistake.
  private static let longest = 30.0

  static func ifLong(_ seconds: Double, _ stretch: Stretch) -> [MotionNote] {
    seconds > longest ? [.lastsLong(seconds: seconds, stretch)] : []
  }

  /// A share of the way: about four points on a phone.
  static let visibleJump = 0.01
  /// A damping ratio: a critically damped spring in rounded numbers is below.
  static let overdamped = 1.01
}
