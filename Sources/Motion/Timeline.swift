/// A scene's meaning: what is on the screen at any time. Valid by construction, and a pure function of time.
public struct Timeline: Sendable {
  /// The size of both pages, in points.
  public let pageSize: PageSize
  /// Seconds from the first frame to the end state: hold, motion, hold.
  public let duration: Double
  /// When the motion begins and ends, in seconds; outside nothing changes.
  public let motion: ClosedRange<Double>
  /// The page on the screen at the end: `to`, or `from` where the gesture did not finish.
  public let endsOn: PageRole
  /// What the author may not have meant.
  public let notes: [MotionNote]

  private let segments: [Segment]
  private let layers: [ResolvedLayer]
  private let backdrop: LayerState
  private let pan: Pan?
  /// The driving value that counts as progress 1.
  private let whole: Double

  /// Times closer than this, in seconds, are the same time.
  static let timeTolerance = 1e-9
  /// The longest timeline, in seconds.
  public static let longest = 3600.0

  /// Checks `scene` and works out its life cycle.
  public init(_ scene: Scene) throws(SceneError) {
    guard scene.pageSize.width > 0, scene.pageSize.height > 0, scene.pageSize.width.isFinite,
      scene.pageSize.height.isFinite
    else { throw .pageSize(scene.pageSize) }
    for (name, seconds) in [("hold-first", scene.holdFirst), ("hold-last", scene.holdLast)] {
      guard seconds >= 0, seconds.isFinite else { throw .hold(name: name, seconds: seconds) }
    }

    var motion: [Segment]
    switch scene.transition.driver {
    case .clock(let clock):
      guard scene.gesture == nil else { throw .gestureWithoutPan(transition: scene.transition.name) }
      motion = [Segment(phase: .animate, start: 0, duration: clock.duration, from: 0, to: 1, timing: clock.timing)]
      pan = nil
      whole = 1
      notes = []
      endsOn = .to
    case .pan(let pan):
      guard scene.stack.canReturn else { throw .rootPage(scene.stack.top) }
      let gesture = scene.gesture ?? pan.gesture
      try gesture.checkOrder()
      (motion, notes) = pan.segments(of: gesture, on: scene.stack, page: scene.pageSize)
      self.pan = pan
      whole = pan.side(of: scene.pageSize)
      endsOn = motion.contains { $0.phase == .finish } ? .to : .from
    }

    let value = endsOn == .to ? whole : 0
    let motionEnd = scene.holdFirst + (motion.last?.end ?? 0)
    self.motion = scene.holdFirst...motionEnd
    duration = motionEnd + scene.holdLast
    guard duration <= Self.longest else { throw .tooLong(seconds: duration, limit: Self.longest) }
    for index in motion.indices { motion[index].start += scene.holdFirst }
    segments =
      [Segment(phase: .holdFirst, start: 0, duration: scene.holdFirst, from: 0, to: 0)] + motion + [
        Segment(
          phase: .holdLast, start: motionEnd, duration: scene.holdLast, from: value, to: value,
          isCompleted: endsOn == .to)
      ]
    layers = scene.transition.layers.map { [whole] in ResolvedLayer($0, page: scene.pageSize, whole: whole) }
    backdrop = LayerState(name: "backdrop", content: .color(scene.backdrop))
    pageSize = scene.pageSize
  }

  /// What goes on at `time` seconds: before 0 as at 0, after the end as at the end.
  public func moment(at time: Double) -> Moment {
    let segment = segment(at: time)
    let raw = segment.value(at: time)
    let value = pan?.limited(raw, side: whole) ?? raw
    let resting: PageRole? =
      switch segment.phase {
      case .holdFirst, .rest, .holdLast: segment.isCompleted ? .to : .from
      case .drag, .finish, .return, .animate: nil
      }
    var states = [backdrop]
    states.reserveCapacity(layers.count + 1)
    for layer in layers {
      var state = layer.state(at: value)
      if let resting {
        if state.content == .page(resting) { state = layer.atRest } else { state.isHidden = true }
      }
      states.append(state)
    }
    return Moment(
      phase: segment.phase, displacement: pan == nil ? nil : value, progress: value / whole, layers: states)
  }

  /// The very start is before the transition even where nothing is held, and the very end is after it.
  private func segment(at time: Double) -> Segment {
    if time <= Self.timeTolerance, duration > Self.timeTolerance { return segments[0] }
    return segments.last { $0.start <= time + Self.timeTolerance } ?? segments[0]
  }

  /// The layers to draw at `time` seconds, back to front, the backdrop first.
  public func layers(at time: Rational) -> [LayerState] { moment(at: time.value).layers }

  /// The first time, in seconds, at which the progress is `progress` or more; nil where it never is.
  public func time(ofProgress progress: Double) -> Double? {
    for segment in segments {
      let steps = max(1, Int(segment.duration * 1000))
      var earlier = segment.start
      for step in 0...steps {
        let time = step == steps ? segment.end : segment.start + Double(step) / 1000
        if moment(at: time).progress >= progress - 1e-12 {
          return firstTime(between: earlier, and: time) { moment(at: $0).progress >= progress - 1e-12 }
        }
        earlier = time
      }
    }
    return nil
  }

  /// Bisects for the time at which `holds` turns true; it holds at `late`.
  private func firstTime(between early: Double, and late: Double, where holds: (Double) -> Bool) -> Double {
    if holds(early) { return early }
    var (early, late) = (early, late)
    for _ in 0..<40 {
      let middle = (early + late) / 2
      if holds(middle) { late = middle } else { early = middle }
    }
    return late
  }
}
