internal import Foundation

/// Rows as a Markdown table, its columns aligned for a terminal too.
struct Table: CustomStringConvertible {
  private static let heads = ["", "measured", "limit", "met", "time"]
  private let lines: [[String]]

  init(_ rows: [Row]) {
    lines = rows.map { row in
      [
        row.name, "\(number(row.value)) \(row.unit.rawValue)",
        row.limit.map { (row.unit.isBetterHigh ? "≥ " : "≤ ") + number($0) } ?? "",
        row.isMet.map { $0 ? "yes" : "**no**" } ?? "", row.milliseconds.map(time) ?? "",
      ]
    }
  }

  var description: String {
    let all = [Self.heads] + lines
    let widths = Self.heads.indices.map { column in max(3, all.map { $0[column].count }.max() ?? 0) }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - cells[column].count)
        return column == 0 ? cells[column] + gap : gap + cells[column]
      }
      return "| " + padded.joined(separator: " | ") + " |"
    }
    let rule = widths.indices.map { $0 == 0 ? String(repeating: "-", count: widths[0]) : dashes(widths[$0]) }
    return ([line(Self.heads), "| " + rule.joined(separator: " | ") + " |"] + lines.map(line)).joined(separator: "\n")
  }

  /// A rule that aligns its column to the right.
  private func dashes(_ width: Int) -> String { String(repeating: "-", count: width - 1) + ":" }
}

/// Three digits that count, or all before the point.
func number(_ value: Double) -> String {
  let size = abs(value)
  if size == size.rounded() || size >= 100 { return String(format: "%.0f", value) }
  return String(format: size >= 10 ? "%.1f" : "%.2f", value)
}

/// A time in a unit that suits it.
private func time(milliseconds: Double) -> String {
  switch milliseconds {
  case 1000...: number(milliseconds / 1000) + " s"
  case ..<1: number(milliseconds * 1000) + " µs"
  default: number(milliseconds) + " ms"
  }
}
