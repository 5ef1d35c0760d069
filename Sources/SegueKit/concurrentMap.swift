internal import Dispatch
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension Array where Element: Sendable {
  /// What `transform` makes of the elements, in their order; on several threads where there can be more than this one.
  func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    // libdispatch waits for ever for a thread that a limit of processes or of memory denies it.
    guard count > 1, canStartThread else { return map(transform) }
    let values = Mutex([Value?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      values.withLock { $0[index] = value }
    }
    return values.withLock { $0.map { $0! } }
  }
}

/// Whether one more thread can be had now.
private var canStartThread: Bool {
  #if canImport(Darwin)
    var thread: pthread_t?
    let error = pthread_create(&thread, nil, { _ in nil }, nil)
    guard error == 0, let thread else { return false }
  #else
    var thread = pthread_t()
    guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
  #endif
  pthread_join(thread, nil)
  return true
}
