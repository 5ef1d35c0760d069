internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// SIGINT, SIGTERM and SIGHUP as a question that work asks itself between two frames, so that it can clean up.
enum Interrupt {
  /// When the first signal came, in milliseconds of the steady clock; 0 while none has.
  private static let firstSignal = Atomic<Int>(0)
  /// `timeout` and some shells deliver one interrupt twice; from this many milliseconds on it is a second one.
  private static let patience = 500

  static var isRequested: Bool { firstSignal.load(ordering: .relaxed) != 0 }

  /// From here on the first signal only asks; a second one, if the first has no effect soon enough, ends the process on
  /// the spot.
  static func listen() {
    // Whatever is made on first use must not be made in a signal handler.
    _ = isRequested
    _ = patience
    var signals = sigset_t()
    sigemptyset(&signals)
    // What `nohup` ignores stays ignored.
    for signal in [SIGINT, SIGTERM, SIGHUP] where !(signal == SIGHUP && isIgnored(signal)) {
      install({ _ in Interrupt.take() }, for: signal)
      sigaddset(&signals, signal)
    }
    // Some parents hand their own blocked signals down.
    sigprocmask(SIG_UNBLOCK, &signals, nil)
  }

  /// A closed pipe and a file-size limit become errors of the write that meets them.
  static func ignoreSignalsOfWriting() {
    for signal in [SIGPIPE, SIGXFSZ] { install(SIG_IGN, for: signal) }
  }

  /// Runs inside the signal handler: only what is async-signal-safe.
  private static func take() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let now = max(1, time.tv_sec * 1000 + time.tv_nsec / 1_000_000)
    let (isFirst, first) = firstSignal.compareExchange(expected: 0, desired: now, ordering: .relaxed)
    if !isFirst, now - first > patience { _exit(ExitCode.interrupted.rawValue) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    sigaction(signal, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  private static func install(_ handler: (@convention(c) (Int32) -> Void)?, for signal: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(SA_RESTART)
    sigaction(signal, &action, nil)
  }
}
