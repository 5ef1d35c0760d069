/// One page in a run of columns, ready to give its rows to the sum.
@unsafe struct RunSource {
  private let rows: PageRows
  private let map: UnsafePointer<RowPlace>
  private let weight: UInt32
  private let plane: Int
  /// Of a page that is not stretched: the byte of a source row that the first channel shows.
  private let offset: Int
  private let count: Int
  private let base: Int
  private let stretched: UnsafeMutablePointer<StretchedRows>?

  /// - Parameters:
  ///   - map: where each output row lies in the page.
  ///   - weight: in 65536ths.
  ///   - stretched: where the page is stretched across; else it is shifted by `shift` columns.
  init(
    _ rows: PageRows, map: UnsafePointer<RowPlace>, weight: UInt32, plane: Int, span: ChannelSpan, shift: Int,
    stretched: UnsafeMutablePointer<StretchedRows>?
  ) {
    unsafe self.rows = rows
    unsafe self.map = map
    unsafe self.weight = weight
    unsafe self.plane = plane
    unsafe offset = span.base - shift
    unsafe count = span.channels.upperBound
    unsafe base = span.base
    unsafe self.stretched = stretched
  }

  /// Adds what output row `y` shows to the terms, with half its weight where `halves` is 1.
  @inline(__always)
  func add(_ y: Int, halves: UInt32, to terms: inout Terms) {
    let place = unsafe map[y]
    let whole = unsafe weight
    let lower = UInt32(truncatingIfNeeded: (UInt64(whole) &* UInt64(place.fraction) &+ 32768) &>> 16) &>> halves
    let upper = (whole &>> halves) &- lower
    if let stretched = unsafe stretched {
      func append(_ row: Int, _ weight: UInt32) {
        if weight == 0 { return }
        let row = unsafe stretched.pointee.row(row, plane: plane, of: rows, pair: y >> 1)
        unsafe terms.append(row.advanced(by: base), weight: weight)
      }
      append(place.row, upper)
      append(place.row &+ 1, lower)
    } else {
      unsafe rows.prefetch(after: place.row, from: offset, count: count)
      if upper > 0 { unsafe terms.append(rows.row(place.row) + offset, weight: upper) }
      if lower > 0 { unsafe terms.append(rows.row(place.row &+ 1) + offset, weight: lower) }
    }
  }
}

/// Which row of a page an output row shows, and how far, in 65536ths, it lies from that to the next.
struct RowPlace {
  let row: Int
  let fraction: UInt32
}
