#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a piece of work took, in seconds.
struct Taken: Equatable {
  /// On the clock.
  var wall = 0.0
  /// Of the processors, over all threads of this process, outside the kernel.
  var user = 0.0

  static func + (a: Taken, b: Taken) -> Taken { Taken(wall: a.wall + b.wall, user: a.user + b.user) }
}

/// Times `work`.
func measured(_ work: () throws -> Void) rethrows -> Taken {
  let (start, user) = (ContinuousClock.now, userTime())
  try work()
  return Taken(wall: seconds(ContinuousClock.now - start), user: userTime() - user)
}

func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

/// The value in the middle; of an even number of values the mean of the two.
/// - Precondition: there is one.
func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "no values have no median")
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Seconds that this process has computed so far, the kernel's not counted.
private func userTime() -> Double {
  let time = resourceUsage().ru_utime
  return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
}

/// What this process has used so far.
func resourceUsage() -> rusage {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
  #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  #endif
  return usage
}
