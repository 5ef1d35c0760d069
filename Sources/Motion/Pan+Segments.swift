extension Pan {
  /// The life cycle of the pan: what the page does while a finger makes `gesture`.
  ///
  /// A pan begins with a touch's first movement, if there is a page to return to and the movement runs the right way.
  /// A touch that falls on a page still settling is not delivered (`UIView.animate` takes no touches unless told to).
  /// The velocity at release plays no part.
  func segments(of gesture: Gesture, on stack: PageStack, page: PageSize) -> (segments: [Segment], notes: [MotionNote])
  {
    var life = PanLife(pan: self, stack: stack, side: side(of: page))
    for step in gesture.steps { life.take(step) }
    return (life.finished(), life.notes)
  }
}

/// A pan while its gesture is played, step after step.
private struct PanLife {
  enum Touch {
    case none
    /// The finger is down and has not moved yet.
    case possible
    case began(at: Point)
    /// The recogniser failed: nothing this touch does matters.
    case refused
  }

  let pan: Pan
  var stack: PageStack
  let side: Double
  var segments: [Segment] = []
  var notes: [MotionNote] = []
  /// Seconds the gesture has taken so far.
  private var now = 0.0
  /// When the page has settled after the last touch.
  private var settled = 0.0
  private var touch = Touch.none
  private var finger = Point(x: 0, y: 0)
  private var isCompleted = false

  init(pan: Pan, stack: PageStack, side: Double) {
    self.pan = pan
    self.stack = stack
    self.side = side
  }

  private var restingValue: Double { isCompleted ? side : 0 }

  mutating func take(_ step: Gesture.Step) {
    switch step {
    case .down(let point):
      finger = point
      touch = now < settled - Timeline.timeTolerance ? refuse(.touchWhileSettling(at: now)) : .possible
    case .move(let point, let duration, let timing):
      decide(onMovingTo: point)
      advance(by: duration, from: finger, to: point, timing: timing)
      finger = point
    case .wait(let duration):
      advance(by: duration, from: finger, to: finger, timing: .linear)
    case .up:
      release(mayFinish: true)
    case .cancel:
      release(mayFinish: false)
    }
  }

  /// All segments, the last rest included.
  mutating func finished() -> [Segment] {
    restUntil(max(now, settled))
    return segments
  }

  private mutating func refuse(_ note: MotionNote) -> Touch {
    notes.append(note)
    return .refused
  }

  private mutating func decide(onMovingTo point: Point) {
    guard case .possible = touch, point != finger else { return }
    if !stack.canReturn {
      touch = refuse(.touchOnRootPage(at: now))
    } else if isCompleted {
      touch = refuse(.touchAfterFinish(at: now))
    } else if !pan.begins(from: finger, to: point) {
      touch = refuse(.panDoesNotBegin(at: now, direction: pan.direction))
    } else {
      touch = .began(at: finger)
    }
  }

  private mutating func advance(by duration: Double, from: Point, to: Point, timing: TimingFunction) {
    if case .began(let start) = touch {
      let values = (from: pan.along(from: start, to: from), to: pan.along(from: start, to: to))
      if values.to > side, values.to != values.from, pan.beyondSide == .reset {
        notes.append(.displacementResets(values.to, side: side))
      }
      restUntil(now)
      segments.append(
        Segment(
          phase: .drag, start: now, duration: duration, from: values.from, to: values.to, timing: timing))
    }
    now += duration
  }

  private mutating func release(mayFinish: Bool) {
    if case .began(let start) = touch {
      // Beyond the side the page has fallen back to 0, but it is the finger's own way that decides, as in the article.
      let travel = pan.along(from: start, to: finger)
      let displacement = pan.limited(travel, side: side)
      let finishes = mayFinish && travel > pan.finishDistance.resolved(whole: side)
      if finishes {
        stack.pop()
        isCompleted = true
      }
      restUntil(now)
      segments.append(
        Segment(
          phase: finishes ? .finish : .return, start: now, duration: pan.settleDuration, from: displacement,
          to: restingValue, timing: pan.settleTiming))
      settled = now + pan.settleDuration
    }
    touch = .none
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
