/// Encodes frames on several threads, and gives them back in order.
final class FrameLine {
  /// As many as there are processors, but no more than eight.
  static var usualThreads: Int { min(processorCount(), 8) }

  private let canvas: IndexCanvas
  private let makeEncoder: @Sendable () -> FrameEncoder
  private let queue: BoundedQueue<FrameJob>
  private var threads: [Thread] = []
  /// Where no thread can be had.
  private var encoder: FrameEncoder?
  private var waiting: [FrameJob] = []
  private var last: FrameJob?

  private final class Thread {
    let thread: JoinableThread
    init(_ thread: consuming JoinableThread) { self.thread = thread }
  }

  /// - Parameter threads: to be had if possible; with none the frames are encoded by whoever appends them.
  init(width: Int, height: Int, threads count: Int, makeEncoder: @escaping @Sendable () -> FrameEncoder) {
    canvas = IndexCanvas(width: width, height: height)
    self.makeEncoder = makeEncoder
    queue = BoundedQueue(capacity: count)
    for _ in 0..<count {
      let thread = JoinableThread { [queue, canvas] in
        let encoder = makeEncoder()
        while let job = queue.receive() { job.run(encoder, on: canvas) }
      }
      guard let thread else { break }
      threads.append(Thread(thread))
    }
    if threads.isEmpty { encoder = makeEncoder() }
  }

  deinit {
    queue.close()
    threads = []
  }

  /// Takes the next frame, which appears at `time`.
  /// - Returns: frames that are done, each once, in order.
  func append(_ frame: ChangedFrame, at time: Int) -> [FrameJob] {
    let job = FrameJob(frame, at: time, after: last)
    last = job
    waiting.append(job)
    if let encoder { job.run(encoder, on: canvas) } else { _ = queue.send(job) }
    return waiting.count > threads.count + 1 ? [next()] : []
  }

  /// The frames that are left, when they are done.
  func finish() -> [FrameJob] {
    var rest: [FrameJob] = []
    while !waiting.isEmpty { rest.append(next()) }
    return rest
  }

  private func next() -> FrameJob {
    let job = waiting.removeFirst()
    job.wait()
    return job
  }
}
