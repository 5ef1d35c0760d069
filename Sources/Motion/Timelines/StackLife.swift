/// A stack of pages while the steps of a scene are played, one after the other.
struct StackLife {
  private let page: PageSize
  private let backdrop: Color?
  private let isSingle: Bool
  private var stack: PageStack
  private var number = 0
  private(set) var passages: [Passage] = []
  private(set) var segments: [Segment] = []
  private(set) var notes: [MotionNote] = []
  private var known: Set<Transition> = []
  /// Seconds the steps have taken so far.
  private(set) var now = 0.0
  /// Whether the last transition went through.
  private(set) var isCompleted = false

  init(_ scene: Scene) {
    page = scene.pageSize
    backdrop = scene.backdrop
    stack = scene.stack
    isSingle = scene.steps.count == 1
  }

  mutating func take(_ step: Scene.Step) throws(SceneError) {
    number += 1
    switch step {
    case .wait(let seconds):
      guard Timeline.isDuration(seconds) else { throw .hold(name: "wait", seconds: seconds) }
      for remark in MotionNote.ifLong(seconds, .wait) { note(remark) }
      append(resting(for: seconds), at: now)
    case .push(let name, let transition, let gesture):
      try play(transition, gesture, pages: PagePair(from: stack.top, to: name), leavesRoot: false)
      if isCompleted { stack.push(name) }
    case .return(let transition, let gesture):
      guard let capture = stack.capture else { throw .rootPage(stack.top) }
      let leavesRoot = stack.pages.count == 2
      try play(transition, gesture, pages: PagePair(from: stack.top, to: capture), leavesRoot: leavesRoot)
      if isCompleted { stack.pop() }
    }
  }

  private mutating func play(
    _ transition: Transition, _ gesture: Gesture?, pages: PagePair, leavesRoot: Bool
  ) throws(SceneError) {
    let color = backdrop ?? transition.backdrop ?? Scene.defaultBackdrop
    let passage = try Passage(transition, pages: pages, page: page, backdrop: color)
    // What several steps go by is looked at once.
    if known.insert(transition).inserted {
      for breach in passage.contractBreaches(page: page) {
        note(.breaksContract(breach, transition: transition.name))
      }
      for remark in transition.driver.remarks { note(remark) }
    }
    passages.append(passage)
    isCompleted = false
    switch transition.driver {
    case .clock(let clock):
      guard gesture == nil else { throw .gestureWithoutPan(transition: transition.name) }
      if clock.delay > 0 { append(resting(for: clock.delay), at: now) }
      append(
        Segment(
          phase: .animate, start: 0, duration: clock.animation.length, from: 0, to: 1,
          timing: clock.animation.timing()),
        at: now)
      isCompleted = true
    case .pan(let pan):
      let gesture = gesture ?? pan.gesture
      try gesture.checkOrder()
      let (played, said) = pan.segments(of: gesture, page: page, leavesRoot: leavesRoot)
      let start = now
      for segment in played {
        append(segment, at: start + segment.start)
        if segment.phase == .finish { isCompleted = true }
      }
      for saying in said { note(saying) }
    }
  }

  /// Nothing moves: the page is shown that the last transition led to, or the first one will leave.
  private func resting(for seconds: Double) -> Segment {
    let value = isCompleted ? passages.last?.whole ?? 0 : 0
    return Segment(phase: .rest, start: 0, duration: seconds, from: value, to: value, isCompleted: isCompleted)
  }

  /// Appends a segment of the step under way.
  /// - Parameter start: when it begins, in seconds.
  private mutating func append(_ segment: Segment, at start: Double) {
    var segment = segment
    segment.start = start
    segment.step = number
    segment.passage = max(passages.count - 1, 0)
    segments.append(segment)
    now = segment.end
  }

  private mutating func note(_ note: MotionNote) {
    notes.append(isSingle ? note : .inStep(number, note))
  }
}
