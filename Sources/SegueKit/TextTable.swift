/// Lines of cells as text, every column aligned to the right. All lines have as many cells as the first.
func textTable(_ lines: [[String]]) -> [String] {
  let widths = lines[0].indices.map { column in lines.lazy.map { cells(of: $0[column]) }.max() ?? 0 }
  return lines.map { line in
    zip(line, widths).map { cell, width in String(repeating: " ", count: width - cells(of: cell)) + cell }
      .joined(separator: "  ")
  }
}

/// A number with so many decimals.
func fixed(_ value: Double, _ decimals: Int) -> String {
  guard value.magnitude < 1e12 else { return "\(value)" }
  let power = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
  let scaled = Int((value.magnitude * power).rounded())
  let digits = String(scaled)
  let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
  return (value < 0 && scaled > 0 ? "-" : "") + padded.dropLast(decimals) + "." + padded.suffix(decimals)
}
