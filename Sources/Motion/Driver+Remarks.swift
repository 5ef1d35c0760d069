extension Driver {
  /// What an author may not have meant by its times and springs.
  var remarks: [MotionNote] {
    switch self {
    case .clock(let clock): clock.animation.remarks("the transition")
    case .pan(let pan):
      pan.settle.animation.remarks("the way on to the end")
        + (pan.cancel == pan.settle ? [] : pan.cancel.animation.remarks("the way back"))
    }
  }
}

extension Animation {
  fileprivate func remarks(_ what: String) -> [MotionNote] {
    var remarks: [MotionNote] = []
    if length > MotionNote.longest { remarks.append(.lastsLong(seconds: length, what: what)) }
    if case .timing(.piecewiseLinear(let points)) = curve, let first = points.first, let last = points.last,
      first.output != 0 || last.output != 1
    {
      remarks.append(.curveJumps(from: first.output, to: last.output, what: what))
    }
    if case .spring(let spring) = curve, let duration, let settling = spring.settlingDuration, duration < settling {
      // Just before the end, at which it is at its goal whatever the spring does.
      let share = (1 - timing().value(at: 1 - 1e-9)).magnitude
      if share > MotionNote.visibleJump {
        remarks.append(.springCutShort(share: share, settling: settling, what: what))
      }
    }
    // UIKit's own is one, and means it.
    if case .spring(let spring) = curve, spring.ratio > MotionNote.overdamped, spring != .system {
      remarks.append(.springOverdamped(ratio: spring.ratio, what: what))
    }
    return remarks
  }
}

extension MotionNote {
  /// Seconds; longer movements are taken for a mistake.
  static let longest = 30.0
  /// A share of the way: about four points on a phone.
  static let visibleJump = 0.01
  /// A damping ratio: a critically damped spring in rounded numbers is below.
  static let overdamped = 1.01
}
