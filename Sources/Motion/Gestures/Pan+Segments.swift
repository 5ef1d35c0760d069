extension Pan {
  /// The life cycle of the pan: what the page does while a finger makes `gesture`.
  ///
  /// A pan begins with a touch's first movement, if that runs the right way. A touch that falls on a page still settling
  /// is not delivered (`UIView.animate` takes no touches unless told to).
  /// - Parameter leavesRoot: whether only a root page is left when the pan has finished.
  func segments(of gesture: Gesture, page: PageSize, leavesRoot: Bool) -> (segments: [Segment], notes: [MotionNote]) {
    var life = PanLife(
      pan: self, page: page, recognitionDistance: gesture.recognitionDistance, leavesRoot: leavesRoot)
    for step in gesture.steps { life.take(step) }
    return (life.finished(), life.notes)
  }
}

/// A pan while its gesture is played, step after step.
private struct PanLife {
  enum Touch {
    case none
    /// The finger is down and has not moved yet, or not far enough.
    case possible(from: Point)
    case began(at: Point)
    /// The recogniser failed: nothing this touch does matters.
    case refused
  }

  let pan: Pan
  let page: PageSize
  let side: Double
  let recognitionDistance: Double
  let leavesRoot: Bool
  var segments: [Segment] = []
  var notes: [MotionNote] = []
  /// Seconds the gesture has taken so far.
  private var now = 0.0
  /// When the page has settled after the last touch.
  private var settled = 0.0
  private var touch = Touch.none
  private var finger = FingerPath(at: Point(x: 0, y: 0), time: 0)
  /// The longest displacement of this touch.
  private var furthest = 0.0
  private var isCompleted = false

  init(pan: Pan, page: PageSize, recognitionDistance: Double, leavesRoot: Bool) {
    self.pan = pan
    self.page = page
    self.side = pan.side(of: page)
    self.recognitionDistance = recognitionDistance
    self.leavesRoot = leavesRoot
  }

  private var restingValue: Double { isCompleted ? side : 0 }

  mutating func take(_ step: Gesture.Step) {
    switch step {
    case .down(let point):
      finger = FingerPath(at: point, time: now)
      furthest = 0
      touch = now < settled - Timeline.timeTolerance ? refuse(.touchWhileSettling(at: now)) : .possible(from: point)
    case .move(let point, let duration, let timing):
      advance(to: point, duration: duration, timing: timing)
    case .wait(let duration):
      advance(to: finger.position, duration: duration, timing: .linear)
    case .up:
      release(mayFinish: true)
    case .cancel:
      release(mayFinish: false)
    }
  }

  /// All segments, the last rest included.
  mutating func finished() -> [Segment] {
    // A tap among other touches is nobody's mistake.
    let hasBegun = segments.contains { $0.phase != .rest }
    if !hasBegun, notes.isEmpty { notes = [.nothingBegins(least: recognitionDistance)] }
    restUntil(max(now, settled))
    return segments
  }

  private mutating func refuse(_ note: MotionNote) -> Touch {
    notes.append(note)
    return .refused
  }

  /// Recognises the pan, or refuses the touch, once it has moved.
  /// - Returns: the touch that follows from moving to `point`.
  private mutating func decided(onMovingTo point: Point) -> Touch {
    guard case .possible(let origin) = touch, point != origin else { return touch }
    let isFar = squared(point.x - origin.x) + squared(point.y - origin.y) >= squared(recognitionDistance)
    if !isFar { return touch }
    let start = finger.start
    if isCompleted { return refuse(leavesRoot ? .touchOnRootPage(at: start) : .touchAfterFinish(at: start)) }
    if !pan.admits(origin, on: page) { return refuse(.touchOffEdge(at: start, edge: pan.begin.edge ?? 0)) }
    if !pan.begins(from: origin, to: point) {
      return refuse(.panDoesNotBegin(at: start, direction: pan.direction, rule: pan.begin.rule))
    }
    // A recogniser that waits for a distance counts from where it was reached.
    return .began(at: recognitionDistance > 0 ? point : origin)
  }

  private func squared(_ value: Double) -> Double { value * value }

  private mutating func advance(to point: Point, duration: Double, timing: TimingFunction) {
    if recognitionDistance > 0, case .possible(let start) = touch, timing == .linear,
      let share = shareUntilRecognised(from: start, to: point)
    {
      // However rarely the finger was looked at, the pan begins where it has gone far enough.
      let here = finger.position
      let edge = Point(x: here.x + (point.x - here.x) * share, y: here.y + (point.y - here.y) * share)
      step(to: edge, duration: duration * share, timing: .linear)
      step(to: point, duration: duration * (1 - share), timing: .linear)
    } else {
      step(to: point, duration: duration, timing: timing)
    }
  }

  /// How much of the way to `point` the finger goes before it is far enough from where it came down; nil where it never
  /// is. It is nearer now.
  private func shareUntilRecognised(from start: Point, to point: Point) -> Double? {
    let (x, y) = (finger.position.x - start.x, finger.position.y - start.y)
    let (dx, dy) = (point.x - finger.position.x, point.y - finger.position.y)
    // |(x, y) + share · (dx, dy)| = distance, solved for the share; a hair more, so that it is reached.
    let (a, b, c) = (squared(dx) + squared(dy), x * dx + y * dy, squared(x) + squared(y) - squared(recognitionDistance))
    guard a > 0, squared(b) - a * c >= 0 else { return nil }
    let share = ((squared(b) - a * c).squareRoot() - b) / a + 1e-9
    return (0..<1).contains(share) ? share : nil
  }

  private mutating func step(to point: Point, duration: Double, timing: TimingFunction) {
    let wasPossible = if case .possible = touch { true } else { false }
    touch = decided(onMovingTo: point)
    // A pan that is recognised only where this step ends has not begun during it.
    if case .began(let start) = touch, !(wasPossible && start == point) {
      let values = (from: pan.along(from: start, to: finger.position), to: pan.along(from: start, to: point))
      furthest = max(furthest, values.to)
      restUntil(now)
      segments.append(
        Segment(
          phase: .drag, start: now, duration: duration, from: values.from, to: values.to, timing: timing))
    }
    finger.move(to: point, duration: duration, timing: timing)
    now += duration
  }

  private mutating func release(mayFinish: Bool) {
    if case .began(let start) = touch {
      notes += MotionNote.ifLong(now - finger.start, .touch(at: finger.start))
      if furthest > side, pan.beyondSide == .reset { notes.append(.displacementResets(furthest, side: side)) }
      // Beyond the side the page may have fallen back to 0, but it is the finger's own way that decides, as in the article.
      let travel = pan.along(from: start, to: finger.position)
      let velocity = finger.velocity(along: pan)
      let finishes = mayFinish && pan.finishes(travel: travel, velocity: velocity, side: side)
      if finishes { isCompleted = true }
      restUntil(now)
      let segment = settling(
        finishes ? pan.settle : pan.cancel, phase: finishes ? .finish : .return,
        from: pan.limited(travel, side: side), velocity: velocity)
      segments.append(segment)
      settled = segment.end
    }
    touch = .none
  }

  private func settling(_ settle: Pan.Settle, phase: Phase, from displacement: Double, velocity: Double) -> Segment {
    let way = restingValue - displacement
    let share = settle.isProportional ? min(way.magnitude / side, 1) : 1
    let timing = settle.animation.timing(velocity: way.magnitude < 1e-6 ? 0 : velocity / way * share)
    return Segment(
      phase: phase, start: now, duration: settle.animation.length * share, from: displacement, to: restingValue,
      timing: timing)
  }

  /// Fills the time since the last segment, in which nothing moved.
  private mutating func restUntil(_ time: Double) {
    let start = segments.last?.end ?? 0
    guard time - start > Timeline.timeTolerance else { return }
    segments.append(
      Segment(
        phase: .rest, start: start, duration: time - start, from: restingValue, to: restingValue,
        isCompleted: isCompleted))
  }
}
