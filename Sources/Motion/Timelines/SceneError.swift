/// Why a scene makes no timeline.
public enum SceneError: Error, Sendable, Hashable {
  /// A page's side is not a number above 0.
  case pageSize(PageSize)
  /// A hold or a wait is negative, longer than an hour, or not a number.
  case hold(name: String, seconds: Double)
  /// There is a gesture, and the transition follows no finger.
  case gestureWithoutPan(transition: String)
  /// A step of the gesture cannot come where it stands. Counted from 1.
  case gestureStep(number: Int, reason: String)
  /// There is only a root page, which cannot be returned from.
  case rootPage(String)
  /// A transition makes no sense, on pages of this size at least; because of one property, where that is known.
  case transition(name: String, problem: String, property: PropertyPath? = nil)
  /// No step has a transition.
  case nothingMoves
  /// What is wrong with one step of several, counted from 1.
  indirect case step(number: Int, SceneError)
  /// The whole would last longer than `limit` seconds.
  case tooLong(seconds: Double, limit: Double)
}

/// Which property of which of a transition's layers.
public struct PropertyPath: Sendable, Hashable {
  /// The layer's index, from the back.
  public var layer: Int
  /// As in a file; one of a shadow's has `shadow ` before it.
  public var name: String
  /// Its stop, counted from 0; nil for the property as a whole.
  public var stop: Int?

  public init(layer: Int, name: String, stop: Int? = nil) {
    self.layer = layer
    self.name = name
    self.stop = stop
  }
}

extension SceneError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .pageSize(let size): "a page of \(size.width) × \(size.height) points: expected both above 0"
    case .hold(let name, let seconds): "\(name) of \(decimal(seconds)) s: \(Timeline.expectedDuration)"
    case .gestureWithoutPan(let transition):
      "transition '\(transition)' runs by the clock and takes no gesture"
    case .gestureStep(let number, let reason): "step \(number) of the gesture: \(reason)"
    case .rootPage(let page):
      "page '\(page)' is the root of the stack, and a root page refuses the gesture: push a page first"
    case .transition(let name, let problem, _): "transition '\(name)': \(problem)"
    case .nothingMoves: "expected at least one step with a transition, found none"
    case .step(let number, let error): "step \(number): \(error)"
    case .tooLong(let seconds, let limit):
      "the scene would last \(decimal(seconds)) s: at most \(decimal(limit)) s can be rendered"
    }
  }
}
