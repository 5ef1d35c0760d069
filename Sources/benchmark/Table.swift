internal import Foundation

/// Rows as a Markdown table.
struct Table: CustomStringConvertible {
  private static let heads = ["", "measured", "limit", "met", "time"]
  private let lines: [[String]]

  init(_ rows: [Row]) {
    lines = rows.map { row in
      [
        row.name, row.measured, row.aim,
        row.isMet.map { $0 ? "yes" : "**no**" } ?? "", row.milliseconds.map(time) ?? "",
      ]
    }
  }

  var description: String { markdown(Self.heads, lines) }
}

extension Row {
  var measured: String { "\(number(value)) \(unit.rawValue)" }

  /// Empty where there is no limit.
  var aim: String { limit.map { (unit.isBetterHigh ? "≥ " : "≤ ") + number($0) } ?? "" }
}

/// A Markdown table, its columns aligned for a terminal too: the first to the left, the others to the right.
func markdown(_ heads: [String], _ lines: [[String]]) -> String {
  let all = [heads] + lines
  let widths = heads.indices.map { column in max(3, all.map { $0[column].count }.max() ?? 0) }
  func line(_ cells: [String]) -> String {
    let padded = cells.indices.map { column in
      let gap = String(repeating: " ", count: widths[column] - cells[column].count)
      return column == 0 ? cells[column] + gap : gap + cells[column]
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }
  let rule = widths.indices.map { column in
    column == 0 ? String(repeating: "-", count: widths[0]) : String(repeating: "-", count: widths[column] - 1) + ":"
  }
  return ([line(heads), "| " + rule.joined(separator: " | ") + " |"] + lines.map(line)).joined(separator: "\n")
}

/// Three digits that count, or all before the point.
func number(_ value: Double) -> String {
  let size = abs(value)
  if size == size.rounded() || size >= 100 { return String(format: "%.0f", value) }
  return String(format: size >= 10 ? "%.1f" : "%.2f", value)
}

/// A time in a unit that suits it.
func time(milliseconds: Double) -> String {
  switch milliseconds {
  case 1000...: number(milliseconds / 1000) + " s"
  case ..<1: number(milliseconds * 1000) + " µs"
  default: number(milliseconds) + " ms"
  }
}
