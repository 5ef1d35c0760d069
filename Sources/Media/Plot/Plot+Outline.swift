extension Plot {
  /// The indices of the positions that one line joins, run by run: each section begins a new one, but the first.
  var joinedPositions: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for section in sections.dropFirst() {
      let end = positions[start...].firstIndex { $0 >= section.range.lowerBound } ?? positions.count
      runs.append(start..<end)
      start = end
    }
    return runs + [start..<positions.count]
  }

  /// The values of a curve that matter where positions are told apart by column only: of each column the first, the
  /// lowest, the highest and the last. A line through them covers what a line through all would.
  /// - Parameter column: of the value with this index; never less than that of the value before.
  /// - Returns: ascending indices of `values`.
  static func outline(of values: ArraySlice<Double>, column: (Int) -> Int) -> [Int] {
    var kept: [Int] = []
    var start = values.startIndex
    while start < values.endIndex {
      let here = column(start)
      var (end, lowest, highest) = (start, start, start)
      while end < values.endIndex, column(end) == here {
        if values[end] < values[lowest] { lowest = end }
        if values[end] > values[highest] { highest = end }
        end += 1
      }
      for index in [start, min(lowest, highest), max(lowest, highest), end - 1] where kept.last != index {
        kept.append(index)
      }
      start = end
    }
    return kept
  }
}
