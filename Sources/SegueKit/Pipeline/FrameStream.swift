internal import Media
internal import Motion

/// The frames of all outputs, moment by moment, composed by a thread of their own a little ahead of whoever writes them.
///
/// Where no thread can be had, each is composed when it is asked for. The thread ends, and is waited for, before this
/// goes away.
struct FrameStream: ~Copyable {
  /// Runs of moments, each after the other.
  private let queue: BoundedQueue<[[Frame]]>
  private let thread: JoinableThread?
  /// Where there is no thread.
  private var producer: FrameProducer?
  /// What is left of the run that was taken last.
  private var run: ArraySlice<[Frame]> = []

  /// How many runs may wait to be written, beside the one that is and the one that is composed: at most one new picture of
  /// each kind and size in each.
  private static let lead = 1
  /// How many moments a run has at most.
  private static let longestRun = 64

  init(_ demands: [FrameDemand], of timeline: Timeline) {
    let queue = BoundedQueue<[[Frame]]>(capacity: Self.lead)
    self.queue = queue
    // The stages are made on the thread that uses them, and never leave it.
    thread = JoinableThread {
      var producer = FrameProducer(demands, of: timeline)
      var run: [[Frame]] = []
      while let frames = producer.next() {
        run.append(frames)
        // A moment at which nothing changes is not worth to wake anybody: it goes along with the next that is.
        if run.count < Self.longestRun, frames.allSatisfy(\.isUnchanged) { continue }
        guard queue.send(run) else { return }
        run = []
      }
      if !run.isEmpty { _ = queue.send(run) }
      queue.close()
    }
    if thread == nil { producer = FrameProducer(demands, of: timeline) }
  }

  deinit { queue.close() }

  /// The frames of the next moment at which an output has one, in the order of the outputs; nil after the last.
  mutating func next() -> [Frame]? {
    if producer != nil { return producer?.next() }
    if run.isEmpty, let next = queue.receive() { run = next[...] }
    return run.popFirst()
  }
}
