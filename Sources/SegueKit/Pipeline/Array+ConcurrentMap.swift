internal import Media
internal import Synchronization

extension Array where Element: Sendable {
  /// What `transform` makes of the elements, in their order; on a thread for each processor, as far as there are threads
  /// to be had.
  ///
  /// Not by libdispatch, which waits for ever for a thread that a limit of processes or of memory denies it.
  func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    withoutActuallyEscaping(transform) { transform in
      let task = MapTask(self, transform)
      task.run(onThreads: Swift.min(count, processorCount()))
      return task.values
    }
  }
}

/// Elements that are dealt out to whoever is free.
private final class MapTask<Element: Sendable, Value: Sendable>: Sendable {
  private let elements: [Element]
  private let transform: @Sendable (Element) -> Value
  private let state: Mutex<(next: Int, values: [Value?])>

  init(_ elements: [Element], _ transform: @escaping @Sendable (Element) -> Value) {
    self.elements = elements
    self.transform = transform
    state = Mutex((0, Array(repeating: nil, count: elements.count)))
  }

  /// Returns when all is done; the caller's thread is one of them.
  func run(onThreads count: Int) {
    let thread = count > 1 ? JoinableThread { self.work() } : nil
    if thread != nil { run(onThreads: count - 1) } else { work() }
    extendLifetime(thread)
  }

  private func work() {
    while let index = take() {
      let value = transform(elements[index])
      state.withLock { $0.values[index] = value }
    }
  }

  private func take() -> Int? {
    state.withLock { state in
      defer { state.next += 1 }
      return state.next < elements.count ? state.next : nil
    }
  }

  var values: [Value] { state.withLock { $0.values.map { $0! } } }
}
