/// A scene's meaning: what is on the screen at any time. Valid by construction, and a pure function of time.
public struct Timeline: Sendable {
  /// The size of all pages, in points.
  public let pageSize: PageSize
  /// Seconds from the first frame to the end state: hold, motion, hold.
  public let duration: Double
  /// When the motion begins and ends, in seconds; outside nothing changes.
  public let motion: ClosedRange<Double>
  /// Seconds of stillness after the motion.
  public let holdLast: Double
  /// The page on the screen at the end, in the last transition's words: `to`, or `from` where it did not finish.
  public let endsOn: PageRole
  /// What the author may not have meant.
  public let notes: [MotionNote]

  private let segments: [Segment]
  private let passages: [Passage]

  /// Times closer than this, in seconds, are the same time.
  static let timeTolerance = 1e-9
  /// The longest timeline, in seconds.
  public static let longest = 3600.0

  /// Whether a time may be so many seconds.
  static func isDuration(_ seconds: Double) -> Bool { seconds >= 0 && seconds <= longest }

  static var expectedDuration: String { "expected a duration from 0 s to \(decimal(longest)) s" }

  /// Checks `scene` and works out its life cycle.
  public init(_ scene: Scene) throws(SceneError) {
    let page = scene.pageSize
    guard page.width > 0, page.height > 0, page.width.isFinite, page.height.isFinite else { throw .pageSize(page) }
    for (name, seconds) in [("hold-first", scene.holdFirst), ("hold-last", scene.holdLast)] {
      guard let seconds else { continue }
      guard Self.isDuration(seconds) else { throw .hold(name: name, seconds: seconds) }
    }
    var life = StackLife(scene)
    for (index, step) in scene.steps.enumerated() {
      do { try life.take(step) } catch {
        throw scene.steps.count > 1 ? .step(number: index + 1, error) : error
      }
    }
    guard let last = life.passages.last else { throw .nothingMoves }

    let transitions = scene.steps.compactMap(\.transition)
    let holdFirst = scene.holdFirst ?? transitions.first?.holdFirst ?? Scene.defaultHoldFirst
    holdLast = scene.holdLast ?? transitions.last?.holdLast ?? Scene.defaultHoldLast
    let motionEnd = holdFirst + life.now
    motion = holdFirst...motionEnd
    duration = motionEnd + holdLast
    guard duration <= Self.longest else { throw .tooLong(seconds: duration, limit: Self.longest) }
    endsOn = life.isCompleted ? .to : .from
    let value = life.isCompleted ? last.whole : 0
    let still = Segment(phase: .holdFirst, start: 0, duration: holdFirst, from: 0, to: 0)
    let motion = life.segments.map { segment in
      var segment = segment
      segment.start += holdFirst
      return segment
    }
    let end = Segment(
      phase: .holdLast, start: motionEnd, duration: holdLast, from: value, to: value, isCompleted: life.isCompleted,
      passage: life.passages.count - 1)
    segments = [still] + motion + [end]
    passages = life.passages
    pageSize = page
    notes = MotionNote.ifLong(holdFirst, .holdFirst) + life.notes + MotionNote.ifLong(holdLast, .holdLast)
  }

  /// Whether anything behind all layers may show through.
  public var hasTranslucentBackdrop: Bool { passages.contains(where: \.hasTranslucentBackdrop) }

  /// What goes on at `time` seconds: before 0 as at 0, after the end as at the end.
  public func moment(at time: Double) -> Moment {
    let segment = segment(at: time)
    let passage = passages[segment.passage]
    var value = segment.value(at: time)
    if segment.phase == .drag, let pan = passage.pan { value = pan.limited(value, side: passage.whole) }
    let resting: PageRole? =
      switch segment.phase {
      case .holdFirst, .rest, .holdLast: segment.isCompleted ? .to : .from
      case .drag, .finish, .return, .animate: nil
      }
    return Moment(
      phase: segment.phase, step: segment.step, transition: passage.transition, pages: passage.pages,
      displacement: passage.pan == nil ? nil : value, progress: value / passage.whole,
      layers: passage.states(at: value, resting: resting))
  }

  /// The very start is before the transition even where nothing is held, and the very end is after it.
  private func segment(at time: Double) -> Segment {
    if time <= Self.timeTolerance, duration > Self.timeTolerance { return segments[0] }
    // A recorded finger has a segment for each sample.
    var (low, high) = (0, segments.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if segments[middle].start <= time + Self.timeTolerance { low = middle } else { high = middle }
    }
    return segments[low]
  }

  /// The layers to draw at `time` seconds, back to front, the backdrop first.
  public func layers(at time: Rational) -> [LayerState] { moment(at: time.value).layers }

  /// The first time, in seconds, at which the progress is `progress` or more; nil where it never is.
  public func time(ofProgress progress: Double) -> Double? {
    for segment in segments {
      let steps = segment.from == segment.to ? 1 : max(1, Int(segment.duration * 1000))
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
