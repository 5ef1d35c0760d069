/// `" (did you mean 'move'?)"` for the candidate nearest to `word`, or nothing where none is near.
package func suggestion(for word: String, in candidates: [String]) -> String {
  nearest(to: word, in: candidates).map { " (did you mean '\($0)'?)" } ?? ""
}

/// What was most likely meant by `word`; nil where no candidate is near.
package func nearest(to word: String, in candidates: [String]) -> String? {
  /// However the words of a name are joined: scaleX, scale_x, scale-x.
  func joined(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }
  if let same = candidates.first(where: { joined($0) == joined(word) && !word.isEmpty }) { return same }
  let length = word.count
  var near: [(name: String, distance: Int)] = []
  for name in candidates {
    // No further than a third of the name, or two letters; but never the whole of a short name.
    let limit = min(max(2, name.count / 3), name.count - 1)
    guard (length - name.count).magnitude <= limit else { continue }
    let distance = editDistance(word.lowercased(), name.lowercased())
    if distance <= limit { near.append((name, distance)) }
  }
  return near.min { $0.distance < $1.distance }?.name
}

/// Damerau–Levenshtein distance (optimal string alignment): insertions, deletions, substitutions and swaps of
/// neighbours.
private func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first)
  let b = Array(second)
  var rows = [Array(0...b.count)]
  for i in 1..<(a.count + 1) {
    var row = [i]
    for j in 1..<(b.count + 1) {
      var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { best = min(best, rows[i - 2][j - 2] + 1) }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[a.count][b.count]
}
