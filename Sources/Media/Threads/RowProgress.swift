internal import Dispatch
internal import Synchronization

/// How many rows of a picture are settled, told from one thread to one other.
final class RowProgress: Sendable {
  private let state = Mutex((settled: 0, awaited: Int?.none))
  private let reached = DispatchSemaphore(value: 0)

  /// Says that all rows up to, not including, `row` are settled.
  func advance(to row: Int) {
    let isAwaited = state.withLock { state in
      state.settled = row
      guard let awaited = state.awaited, row >= awaited else { return false }
      state.awaited = nil
      return true
    }
    if isAwaited { reached.signal() }
  }

  /// Returns when all rows up to, not including, `row` are settled.
  func wait(for row: Int) {
    let isSettled = state.withLock { state in
      if state.settled < row { state.awaited = row }
      return state.settled >= row
    }
    if !isSettled { reached.wait() }
  }
}
