/// How an animation's progress follows its time, which runs from 0 to 1.
public enum TimingFunction: Sendable, Hashable {
  case linear
  /// A CSS cubic Bézier through (0,0), (x1,y1), (x2,y2) and (1,1); `x1` and `x2` are within 0…1.
  case cubicBezier(x1: Double, y1: Double, x2: Double, y2: Double)
  /// CSS `steps()`: that many equal stretches of stillness, 1…1000, with a jump where the position says.
  case steps(Int, StepPosition)
  /// CSS `linear()`: straight lines through 2…1000 points, none of which has a lower input than the one before.
  case piecewiseLinear([ControlPoint])
  /// A spring, which CSS has no text for.
  case spring(SpringMotion)

  /// Where the jumps of `steps()` are, in CSS's words; `start` and `end` are short for the first two.
  public enum StepPosition: String, Sendable, Hashable, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
  }

  /// A point that the lines of `linear()` go through; 1 is the whole of either.
  public struct ControlPoint: Sendable, Hashable {
    /// Time.
    public var input: Double
    /// Progress.
    public var output: Double

    public init(input: Double, output: Double) {
      self.input = input
      self.output = output
    }
  }

  /// Core Animation's "default" and CSS `ease`.
  public static let ease = cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = cubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = cubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
  /// What `UIView.animate` uses without options, and what paces a keyframe animation as a whole.
  public static let easeInOut = cubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  public static let stepStart = steps(1, .jumpStart)
  public static let stepEnd = steps(1, .jumpEnd)

  /// The curves that have a name, in CSS's words.
  public static let named: [(name: String, function: TimingFunction)] = [
    ("linear", .linear), ("ease", .ease), ("ease-in", .easeIn), ("ease-out", .easeOut), ("ease-in-out", .easeInOut),
    ("step-start", .stepStart), ("step-end", .stepEnd),
  ]
}

extension TimingFunction {
  /// Progress at `time`; before 0 it is what it is at 0, and from 1 on what it is at 1.
  ///
  /// It runs from 0 to 1, but as in CSS `steps()` may jump at once and `linear()` start and end anywhere. What an
  /// animation comes to is exact all the same: from its end on nothing asks for progress.
  ///
  /// Additions, multiplications, divisions and square roots only, so that every machine gets the same bits.
  public func value(at time: Double) -> Double {
    let time = min(max(time, 0), 1)
    switch self {
    case .linear: return time
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return Self.bezier(x1: x1, y1: y1, x2: x2, y2: y2, at: time)
    case .steps(let count, let position): return Self.steps(count, position, at: time)
    case .piecewiseLinear(let points): return Self.piecewiseLinear(points, at: time)
    case .spring(let motion): return motion.value(at: time)
    }
  }

  /// A frame that should stand exactly on a jump may be a rounding away from it: times closer than this are the same.
  private static let timeTolerance = 1e-9

  /// Solved for x by bisection to the last bit.
  private static func bezier(x1: Double, y1: Double, x2: Double, y2: Double, at time: Double) -> Double {
    if time == 0 || time == 1 { return time }
    var low = 0.0
    var high = 1.0
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if Self.bezier(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.bezier(y1, y2, at: (low + high) / 2)
  }

  /// One coordinate of the curve at parameter `s`, by Horner's rule.
  private static func bezier(_ c1: Double, _ c2: Double, at s: Double) -> Double {
    let c = 3 * c1
    let b = 3 * (c2 - c1) - c
    let a = 1 - c - b
    return ((a * s + b) * s + c) * s
  }

  /// CSS Easing Functions Level 2, "step easing functions".
  private static func steps(_ count: Int, _ position: StepPosition, at time: Double) -> Double {
    let step = ((time + timeTolerance) * Double(count)).rounded(.down)
    switch position {
    case .jumpStart: return min(step + 1, Double(count)) / Double(count)
    case .jumpEnd: return min(step, Double(count)) / Double(count)
    case .jumpNone: return min(step, Double(count) - 1) / (Double(count) - 1)
    case .jumpBoth: return min(step + 1, Double(count) + 1) / (Double(count) + 1)
    }
  }

  /// CSS Easing Functions Level 2, "linear easing functions": before the first point and after the last the line goes on.
  private static func piecewiseLinear(_ points: [ControlPoint], at time: Double) -> Double {
    guard points.count > 1 else { return points.first?.output ?? time }
    let time = points.first { ($0.input - time).magnitude < timeTolerance }?.input ?? time
    let index = min(points.lastIndex { $0.input <= time } ?? 0, points.count - 2)
    let (start, end) = (points[index], points[index + 1])
    if time == end.input || start.input == end.input { return end.output }
    return start.output + (end.output - start.output) * ((time - start.input) / (end.input - start.input))
  }
}

extension TimingFunction {
  /// What was expected where a number makes no sense; nil for a curve that can be drawn.
  public var problem: String? {
    switch self {
    case .linear, .spring: return nil
    case .cubicBezier(let x1, let y1, let x2, let y2):
      if !(0...1).contains(x1) || !(0...1).contains(x2) {
        return "expected x1 and x2 of cubic-bezier(x1, y1, x2, y2) within 0 and 1"
      }
      if !(y1.isCalculable && y2.isCalculable) {
        return "expected y1 and y2 of cubic-bezier(x1, y1, x2, y2) within ±\(decimal(Double.calculableLimit))"
      }
    case .steps(let count, let position):
      let least = position == .jumpNone ? 2 : 1
      if !(least...1000).contains(count) { return "expected \(least) to 1000 steps" }
    case .piecewiseLinear(let points):
      if !(2...1000).contains(points.count) { return "expected 2 to 1000 points of linear()" }
      for index in points.indices {
        let point = points[index]
        if !(point.input.isCalculable && point.output.isCalculable) {
          return "expected numbers of linear() within ±\(decimal(Double.calculableLimit))"
        }
        if index > 0, point.input < points[index - 1].input { return "expected points of linear() in order of input" }
      }
      // Beyond its points the line goes on.
      if ![0, 1].allSatisfy({ value(at: $0).isCalculable }) {
        return "expected linear() to stay within ±\(decimal(Double.calculableLimit)) from its start to its end"
      }
    }
    return nil
  }
}
