/// What an author should know about a scene that is valid but may not do what was meant. Times are seconds of the
/// gesture.
public enum MotionNote: Sendable, Hashable {
  /// The first movement of the touch runs against the pan, or more across than along.
  case panDoesNotBegin(at: Double, direction: Pan.Direction)
  /// The transition is over: only the root page is left, and it refuses the gesture.
  case touchOnRootPage(at: Double)
  /// The transition is over, and a scene has no third page to return to.
  case touchAfterFinish(at: Double)
  /// The page was still settling, and takes no touches.
  case touchWhileSettling(at: Double)
  /// The finger went further than the page is long, where the published transition falls back to 0.
  case displacementResets(Double, side: Double)
}

extension MotionNote: CustomStringConvertible {
  public var description: String {
    switch self {
    case .panDoesNotBegin(let time, let direction):
      "the touch at \(decimal(time)) s moves nothing: its first movement must run \(direction), at least as far along as across"
    case .touchOnRootPage(let time):
      "the touch at \(decimal(time)) s moves nothing: only the root page is left, which refuses the gesture"
    case .touchAfterFinish(let time):
      "the touch at \(decimal(time)) s moves nothing: the transition is over, and a scene has two pages"
    case .touchWhileSettling(let time):
      "the touch at \(decimal(time)) s moves nothing: the page is still settling then"
    case .displacementResets(let displacement, let side):
      "the finger goes \(decimal(displacement)) pt, and beyond the page's \(decimal(side)) pt the displacement falls back to 0"
    }
  }
}

/// At most three decimals, none that say nothing: `0.35`, `12`.
package func decimal(_ value: Double) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let thousandths = Int((value.magnitude * 1000).rounded())
  let sign = value < 0 && thousandths > 0 ? "-" : ""
  var fraction = String(String(1000 + thousandths % 1000).dropFirst())
  while fraction.hasSuffix("0") { fraction.removeLast() }
  return sign + String(thousandths / 1000) + (fraction.isEmpty ? "" : "." + fraction)
}
