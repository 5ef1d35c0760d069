internal import CProcessor

/// Asks for a row ahead of its use. Where rows are read in part, the processor does not see by itself where the next one
/// begins, and waits for it; once it reads on, it does.
enum Prefetch {
  /// How many rows ahead.
  static let rows = 4
  /// Bytes from the start of a row.
  private static let most = 1024
  private static let line = 64

  @inline(__always)
  static func read(_ start: UnsafeRawPointer, count: Int) {
    var at = 0
    while at < min(count, most) {
      unsafe segue_prefetch(start + at)
      at &+= line
    }
  }
}
