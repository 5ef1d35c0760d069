internal import Foundation

/// A run of the benchmark, as it is kept for the next one and for machines.
struct Record: Codable, Equatable {
  var machine: Machine
  /// When it ended, in ISO 8601.
  var date: String
  var rows: [Row]

  init(machine: Machine, date: String, rows: [Row]) {
    self.machine = machine
    self.date = date
    self.rows = rows
  }

  /// - Throws: where the file is no record.
  init(contentsOf path: String) throws {
    self = try JSONDecoder().decode(Record.self, from: Data(contentsOf: URL(filePath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try (encoder.encode(self) + Data("\n".utf8)).write(to: URL(filePath: path))
  }
}

extension Record {
  /// What has become of each value that says something of the program, a line each; the first line says since when.
  func changes(since last: Record) -> [String] {
    var title = "Since the run of \(last.date)"
    if machine != last.machine { title += ", on another machine (\(last.machine))" }
    let before = Dictionary(last.rows.map { ($0.name, $0) }) { first, _ in first }
    let lines: [String] = rows.compactMap { row in
      guard row.unit.isCompared, let old = before[row.name], old.unit == row.unit else { return nil }
      return "  \(row.name): \(number(old.value)) → \(number(row.value)) \(row.unit.rawValue)"
        + Self.percent(from: old.value, to: row.value)
    }
    return lines.isEmpty ? [] : [title + ":"] + lines
  }

  /// ` (+4 %)`; nothing where there was nothing before.
  private static func percent(from old: Double, to new: Double) -> String {
    guard old != 0 else { return "" }
    let change = Int(((new / old - 1) * 100).rounded())
    return change == 0 ? " (same)" : " (\(change > 0 ? "+" : "−")\(abs(change)) %)"
  }
}
