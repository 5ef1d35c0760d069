/// What an author should know about a scene that is valid but may not do what was meant. Times are seconds of the
/// gesture.
public indirect enum MotionNote: Sendable, Hashable {
  /// The first movement of the touch is not one that begins the pan.
  case panDoesNotBegin(at: Double, direction: Pan.Direction, rule: Pan.Begin.Rule = .direction)
  /// The touch comes down too far from the edge the pan begins at, in points.
  case touchOffEdge(at: Double, edge: Double)
  /// The transition is over: only the root page is left, and it refuses the gesture.
  case touchOnRootPage(at: Double)
  /// The transition is over, and a scene has no third page to return to.
  case touchAfterFinish(at: Double)
  /// No touch of the gesture moves, or of a recorded one by the `least` points that make it a pan.
  case nothingBegins(least: Double)
  /// The page was still settling, and takes no touches.
  case touchWhileSettling(at: Double)
  /// The finger went further than the page is long, where the published transition falls back to 0.
  case displacementResets(Double, side: Double)
  /// At one end of the transition the picture is not exactly the page it should be.
  case breaksContract(ContractBreach, transition: String)
  /// Something lasts so many seconds, which nobody waits for: a time without a unit was meant in milliseconds.
  case lastsLong(seconds: Double, Stretch)
  /// A curve does not begin at 0 or not end at 1, and the picture jumps there.
  case curveJumps(from: Double, to: Double, Stretch)
  /// A spring has not settled when its time is over, and jumps by this share of the way.
  case springCutShort(share: Double, settling: Double, Stretch)
  /// A spring is damped more than critically, and drawn as critically damped.
  case springOverdamped(ratio: Double, Stretch)
  /// A note about one step of several, counted from 1.
  case inStep(Int, MotionNote)
}

extension MotionNote {
  /// A stretch of a scene's time that a note is about.
  public enum Stretch: Sendable, Hashable {
    case holdFirst, wait, delay
    /// All of a transition by the clock.
    case clock
    case touch(at: Double)
    /// A pan's way on to the end, and back to the start.
    case settle, cancel
    case holdLast
  }
}

extension MotionNote.Stretch: CustomStringConvertible {
  public var description: String {
    switch self {
    case .holdFirst: "hold-first"
    case .wait: "the wait"
    case .delay: "the delay"
    case .clock: "the transition"
    case .touch(let time): "the touch at \(decimal(time)) s"
    case .settle: "the way on to the end"
    case .cancel: "the way back"
    case .holdLast: "hold-last"
    }
  }
}

extension MotionNote: CustomStringConvertible {
  public var description: String {
    switch self {
    case .panDoesNotBegin(let time, let direction, .direction):
      "the touch at \(decimal(time)) s moves nothing: its first movement must run \(direction), at least as far along as across"
    case .panDoesNotBegin(let time, let direction, _):
      "the touch at \(decimal(time)) s moves nothing: its first movement must run at least as far along the pan (\(direction)) as across"
    case .touchOffEdge(let time, let edge):
      "the touch at \(decimal(time)) s moves nothing: it must come down within \(decimal(edge)) pt of the edge"
    case .touchOnRootPage(let time):
      "the touch at \(decimal(time)) s moves nothing: only the root page is left, which refuses the gesture"
    case .touchAfterFinish(let time):
      "the touch at \(decimal(time)) s moves nothing: the transition is over (another 'return' step goes on)"
    case .nothingBegins(let least):
      "the gesture moves nothing: expected a touch that moves"
        + (least > 0 ? " by \(decimal(least)) pt or more, with which it counts as a pan" : "")
    case .touchWhileSettling(let time):
      "the touch at \(decimal(time)) s moves nothing: the page is still settling then"
    case .displacementResets(let displacement, let side):
      "the finger goes \(decimal(displacement)) pt, and beyond the page's \(decimal(side)) pt the displacement falls back to 0"
    case .breaksContract(let breach, let transition): "transition '\(transition)': \(breach)"
    case .lastsLong(let seconds, let stretch):
      "\(stretch) lasts \(decimal(seconds)) s: a time without a unit is in seconds (400ms is 0.4)"
    case .curveJumps(let start, let end, let stretch):
      "\(stretch) jumps: its curve runs from \(decimal(start)) to \(decimal(end)), and not from 0 to 1"
    case .springCutShort(let share, let settling, let stretch):
      "\(stretch) is cut short: its spring jumps by \(decimal(share * 100)) % of the way at the end (it settles in \(decimal(settling)) s)"
    case .springOverdamped(let ratio, let stretch):
      "\(stretch) has a spring with a damping ratio of \(decimal(ratio)): what is above 1 is drawn as 1, critically damped"
    case .inStep(let number, let note): "step \(number): \(note)"
    }
  }
}
