internal import Motion

extension FrameTable {
  /// A table for people, one line a frame, columns aligned. Properties that never change are left out; of a walk there is
  /// the number of the step, "-" in the holds.
  public func text() -> String {
    let columns = varyingColumns()
    var lines = [
      ["frame", "time"] + ofWalk("step") + ["phase", "d", "progress"] + columns.map { printable($0.title) }
    ]
    for row in rows {
      var line = ["\(row.index)", fixed(row.time, 4)] + ofWalk(row.moment.step.map { "\($0)" } ?? "-")
      line += [
        row.moment.phase.rawValue, row.moment.displacement.map { fixed($0, 3) } ?? "-", fixed(row.moment.progress, 5),
      ]
      for column in columns { line.append(column.value(row).map { fixed($0, 5) } ?? "-") }
      lines.append(line)
    }
    return ([heading] + textTable(lines)).joined(separator: "\n")
  }

  /// Comma-separated values: a heading, then one line a frame with every property of every layer; of a walk also what the
  /// JSON has: `step`, empty in the holds, `transition`, `from` and `to`.
  public func csv() -> String {
    let columns = allColumns()
    let titles =
      ["index", "time"] + ofWalk("step", "transition", "from", "to") + ["phase", "displacement", "progress"]
    var lines = [(titles + columns.map { Self.quoted($0.title) }).joined(separator: ",")]
    for row in rows {
      let moment = row.moment
      var cells = ["\(row.index)", "\(row.time)"]
      cells += ofWalk(
        moment.step.map { "\($0)" } ?? "", Self.quoted(moment.transition), Self.quoted(moment.pages.from),
        Self.quoted(moment.pages.to))
      cells += [
        row.moment.phase.rawValue, row.moment.displacement.map { "\($0)" } ?? "", "\(row.moment.progress)",
      ]
      for column in columns { cells.append(column.value(row).map { "\($0)" } ?? "") }
      lines.append(cells.joined(separator: ","))
    }
    return lines.joined(separator: "\n")
  }

  /// Cells that only a walk has.
  private func ofWalk(_ cells: String...) -> [String] { steps == nil ? [] : cells }

  /// As RFC 4180 has it.
  private static func quoted(_ cell: String) -> String {
    guard cell.contains(where: { ",\"\n\r".contains($0) }) else { return cell }
    return "\"" + cell.replacing("\"", with: "\"\"") + "\""
  }

  private var heading: String {
    "\(printable(transition)), \(frameRate) fps, \(rows.count) frames, \(size.width) × \(size.height) px; x, y and d in points"
  }

  private struct Column {
    let layer: String
    let place: Int
    let property: LayerProperty

    var title: String { "\(layer).\(property.name)" }

    /// Nil where the transition under way has no such layer, or that no such thing.
    func value(_ row: Row) -> Double? { row.layer(layer, at: place).flatMap { property.value($0) } }
  }

  private func allColumns() -> [Column] {
    let varying = LayerProperty.all.filter { property in
      property.isAlwaysShown
        || layerNames.enumerated().contains { varies(Column(layer: $1, place: $0, property: property)) }
    }
    return layerNames.enumerated().flatMap { place, layer in
      varying.map { Column(layer: layer, place: place, property: $0) }
    }
  }

  private func varyingColumns() -> [Column] { allColumns().filter { varies($0) } }

  private func varies(_ column: Column) -> Bool {
    let values = rows.lazy.compactMap { column.value($0) }
    guard let first = values.first else { return false }
    return values.contains { $0 != first }
  }
}
