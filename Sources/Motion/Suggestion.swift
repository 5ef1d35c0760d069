/// `" (did you mean 'move'?)"` for the candidate nearest to `word`, or nothing where none is near.
package func suggestion(for word: String, in candidates: [String]) -> String {
  let ranked = candidates.map { (name: $0, distance: editDistance(word.lowercased(), $0.lowercased())) }
  guard let nearest = ranked.min(by: { $0.distance < $1.distance }),
    nearest.distance <= max(2, nearest.name.count / 3)
  else { return "" }
  return " (did you mean '\(nearest.name)'?)"
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
