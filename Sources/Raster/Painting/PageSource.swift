internal import Motion

/// The rows of one plane of a page. All may be read 128 bytes past both ends, and a row's length past the end: beside each
/// lie others, and the first and the last one stand by themselves.
@unsafe struct PageRows {
  let start: UnsafeRawPointer
  let bytesPerRow: Int
  let first: UnsafeRawPointer
  let last: UnsafeRawPointer
  let count: Int

  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer {
    if unsafe y == count &- 1 { return unsafe last }
    return unsafe y == 0 ? first : start + y &* bytesPerRow
  }

  /// Asks for a part of the row that comes after `y` by and by.
  @inline(__always)
  func prefetch(after y: Int, from byte: Int, count: Int) {
    unsafe Prefetch.read(start + ((y &+ Prefetch.rows) &* bytesPerRow &+ byte), count: count)
  }
}

/// A page in the layout that is painted.
@unsafe struct PageSource {
  let first: PageRows
  /// Of Y′CbCr.
  let second: PageRows
  let third: PageRows
  /// Of a page with transparent pixels.
  let alphas: PageRows
  let opacity: PageOpacity

  @inline(__always)
  subscript(plane: Int) -> PageRows {
    switch plane {
    case 0: unsafe first
    case 1: unsafe second
    default: unsafe third
    }
  }
}
