#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A thread of its own. It is waited for before this goes away.
package struct JoinableThread: ~Copyable {
  private let thread: pthread_t

  /// Starts it; nil where a limit of processes or of memory denies one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t? = pthread_t()
    #endif
    let error = pthread_create(&thread!, nil, { run($0) }, body.toOpaque())
    guard error == 0, let thread else {
      body.release()
      return nil
    }
    self.thread = thread
  }

  deinit { pthread_join(thread, nil) }
}

private final class Body: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func run(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  Unmanaged<Body>.fromOpaque(body!).takeRetainedValue().run()
  return nil
}

/// Processors that run now.
package func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
