/// How an animation's progress follows its time; both run from 0 to 1.
public enum TimingFunction: Sendable, Hashable {
  case linear
  /// A CSS cubic Bézier through (0,0), (x1,y1), (x2,y2) and (1,1); `x1` and `x2` are within 0…1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)

  /// Core Animation's "default" and CSS `ease`.
  public static let ease = cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// What `UIView.animate` uses without options, and what paces a keyframe animation as a whole.
  public static let easeInOut = cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// Progress at `time`; before 0 it is 0, from 1 on it is 1.
  ///
  /// The Bézier is solved for x by bisection to the last bit, with additions and multiplications only, so that every
  /// machine gets the same bits.
  public func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    switch self {
    case .linear: return time
    case .cubicBezier(let x1, let y1, let x2, let y2):
      var low = 0.0
      var high = 1.0
      for _ in 0..<54 {
        let middle = (low + high) / 2
        if Self.bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
      }
      return Self.bezier(y1, y2, at: (low + high) / 2)
    }
  }

  /// One coordinate of the curve at parameter `s`, by Horner's rule.
  private static func bezier(_ c1: Double, _ c2: Double, at s: Double) -> Double {
    let c = 3 * c1
    let b = 3 * (c2 - c1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }
}

extension TimingFunction {
  /// The curves that have a name, in CSS's words.
  public static let named: [(name: String, function: TimingFunction)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
  ]

  /// A curve from CSS text: a name, or `cubic-bezier(x1, y1, x2, y2)` with `x1` and `x2` within 0…1, and `y1` and `y2`
  /// within ±1,000,000.
  public init?(css text: some StringProtocol) {
    if let match = Self.named.first(where: { $0.name == text }) {
      self = match.function
      return
    }
    let prefix = "cubic-bezier("
    guard text.hasPrefix(prefix), text.hasSuffix(")") else { return nil }
    let numbers = text.dropFirst(prefix.count).dropLast().split(separator: ",", omittingEmptySubsequences: false)
      .map { part in
        var digits = part.drop { $0 == " " }
        while digits.last == " " { digits.removeLast() }
        return Double(decimal: digits)
      }
    guard numbers.count == 4, let x1 = numbers[0], let y1 = numbers[1], let x2 = numbers[2], let y2 = numbers[3],
      (0...1).contains(x1), (0...1).contains(x2), y1.magnitude <= 1e6, y2.magnitude <= 1e6
    else { return nil }
    self = .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }
}
