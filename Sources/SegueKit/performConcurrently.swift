internal import Dispatch

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Calls `body` with 0..<`count`, on several threads where there can be more than this one.
func performConcurrently(_ count: Int, _ body: @Sendable (Int) -> Void) {
  // libdispatch waits for ever for a thread that a limit of processes or of memory denies it.
  if count > 1, canStartThread {
    DispatchQueue.concurrentPerform(iterations: count, execute: body)
  } else {
    for index in 0..<count { body(index) }
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
