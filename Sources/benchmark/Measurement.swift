#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// What a piece of work took, in seconds.
struct Taken: Equatable {
  /// On the clock.
  var wall = 0.0
  /// Of the processors, over all threads of this process. Programs beside it disturb that less.
  var processor = 0.0

  static func + (a: Taken, b: Taken) -> Taken {
    Taken(wall: a.wall + b.wall, processor: a.processor + b.processor)
  }
}

/// Times `work`.
func measured(_ work: () throws -> Void) rethrows -> Taken {
  let (start, processor) = (ContinuousClock.now, processorTime())
  try work()
  return Taken(wall: seconds(ContinuousClock.now - start), processor: processorTime() - processor)
}

func seconds(_ duration: Duration) -> Double { duration / .seconds(1) }

/// The value in the middle; of an even number of values the mean of the two.
/// - Precondition: there is one.
func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "no values have no median")
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Seconds that this process has computed so far.
private func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
