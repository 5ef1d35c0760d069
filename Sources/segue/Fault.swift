internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What ends a process from below: no memory left, or a mistake of ours.
enum Fault {
  /// Where the standard error was before it was silenced.
  private static let realStandardError = Atomic<Int32>(STDERR_FILENO)

  /// From here on a fault ends in one message and exit code 2, and what libraries print past their logs goes nowhere.
  /// - Returns: the descriptor that messages go to now.
  static func silence() -> Int32 {
    let copy = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
    guard copy >= 0, null >= 0 else { return STDERR_FILENO }
    dup2(null, STDERR_FILENO)
    close(null)
    realStandardError.store(copy, ordering: .relaxed)
    for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number) { _ in Fault.end() } }
    return copy
  }

  /// Runs inside the signal handler: only what is async-signal-safe.
  private static func end() {
    let message: StaticString = "segue: stopped by a fault, most likely for want of memory (--verbose shows it)\n"
    write(realStandardError.load(ordering: .relaxed), message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitCode.failed.rawValue)
  }
}
