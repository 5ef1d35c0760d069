public import Media
internal import Motion

extension FrameTable {
  /// The table as a picture: what drives the transition over time, below it whatever property of a layer varies, the
  /// phases as shaded spans, and the steps of a walk as sections.
  ///
  /// A property that is the same in both directions is one curve. A position that only follows the displacement is left
  /// out.
  public func plot() -> Plot {
    let driving = drivingPanel
    var panels = PlotProperty.all.map { property in
      panel(property.title, property.unit, including: property.shown, curves(of: property))
    }
    panels.removeAll { $0.series.isEmpty }
    if panels.isEmpty || varies(driving.series[0].values) { panels.insert(driving, at: 0) }

    let times = rows.map(\.time)
    let (start, end) = (times[0], times[times.count - 1])
    return Plot(
      title: transition, subtitle: "\(frameRate) fps, \(rows.count) frame\(rows.count == 1 ? "" : "s")", axis: "time",
      axisUnit: "s", positions: times, range: start...(end > start ? end : start + 1 / frameRate.value),
      panels: panels, spans: spans, sections: sections)
  }

  /// The displacement, or the progress where no finger drives.
  private var drivingPanel: Plot.Panel {
    let displacement = rows.compactMap(\.moment.displacement)
    if displacement.count == rows.count, varies(displacement) {
      return panel("displacement", "pt", including: [0], [curve("", 0x1F2328, displacement)])
    }
    return panel("progress", "", including: [0, 1], [curve("", 0x1F2328, rows.map(\.moment.progress))])
  }

  /// One for every layer and direction that varies.
  private func curves(of property: PlotProperty) -> [Plot.Series] {
    layerNames.enumerated().flatMap { index, name in
      let color = Self.palette[index % Self.palette.count]
      // Where the transition under way has no such layer, it is out of sight.
      let absent = LayerState(name: name, content: .color(.clear), opacity: 0)
      var parts = property.parts.map { part in
        (name: "\(name) \(part.name)", values: rows.map { part.value($0.layer(name, at: index) ?? absent) })
      }
      if parts.count == 1 || parts.dropFirst().allSatisfy({ isSame($0.values, parts[0].values) }) {
        parts = [(name, parts[0].values)]
      }
      parts.removeAll { !varies($0.values) || property.followsDisplacement && followsDisplacement($0.values) }
      return parts.indices.map { curve(parts[$0].name, color, parts[$0].values, isDashed: $0 > 0) }
    }
  }

  private func curve(_ name: String, _ color: UInt32, _ values: [Double], isDashed: Bool = false) -> Plot.Series {
    Plot.Series(name: name, color: color, isDashed: isDashed, values: values)
  }

  /// - Parameter shown: values that the axis has in any case.
  private func panel(
    _ title: String, _ unit: String, including shown: [Double], _ series: [Plot.Series]
  ) -> Plot.Panel {
    let values = shown + series.flatMap(\.values)
    let range = (values.min() ?? 0)...(values.max() ?? 0)
    return Plot.Panel(title: title, unit: unit, range: range, series: series)
  }

  /// The phases of each step.
  private var spans: [Plot.Span] {
    runs { $0.step == $1.step && $0.phase == $1.phase }.map { moment, range in
      Plot.Span(name: moment.phase.rawValue, color: moment.phase.shade, range: range)
    }
  }

  /// The steps of a walk that have a frame.
  private var sections: [Plot.Section] {
    guard let steps else { return [] }
    return runs { $0.step == $1.step }.compactMap { moment, range in
      guard let number = moment.step else { return nil }
      let names =
        switch steps[number - 1] {
        case .push: ["push \(moment.pages.to)", "push"]
        case .return: ["return to \(moment.pages.to)", "return"]
        case .wait: ["wait"]
        }
      return Plot.Section(names: names.map { "\(number) \($0)" } + ["\(number)"], range: range)
    }
  }

  /// Runs of rows that are the same, each with its first moment and up to where the next begins.
  private func runs(isSame: (Moment, Moment) -> Bool) -> [(moment: Moment, range: ClosedRange<Double>)] {
    let starts = rows.indices.filter { $0 == 0 || !isSame(rows[$0].moment, rows[$0 - 1].moment) }
    return starts.indices.map { index in
      let row = rows[starts[index]]
      let end = index + 1 < starts.count ? rows[starts[index + 1]].time : rows[rows.count - 1].time
      return (row.moment, row.time...end)
    }
  }

  /// By more than arithmetic's last digits.
  private func varies(_ values: [Double]) -> Bool {
    guard let low = values.min(), let high = values.max() else { return false }
    return high - low > Self.tolerance
  }

  private func isSame(_ values: [Double], _ others: [Double]) -> Bool {
    zip(values, others).allSatisfy { ($0 - $1).magnitude <= Self.tolerance }
  }

  /// Forwards, or backwards as for a pan to the left.
  private func followsDisplacement(_ values: [Double]) -> Bool {
    let displacement = rows.compactMap(\.moment.displacement)
    guard displacement.count == rows.count else { return false }
    return isSame(values, displacement) || isSame(values, displacement.map { -$0 })
  }

  private static let tolerance = 1e-6

  /// A layer's colour is its place's: those of Okabe and Ito, told apart by the colour-blind too, without the yellow that
  /// white swallows. The backdrop, which never changes, comes first.
  private static let palette: [UInt32] = [0x000000, 0x0072B2, 0xD55E00, 0x009E73, 0xCC79A7, 0xE69F00, 0x56B4E9]
}

/// A property of layers, which gets a panel where it varies.
private struct PlotProperty: Sendable {
  let title: String
  var unit = ""
  /// Values that the axis has in any case.
  var shown: [Double] = []
  /// Whether it is left out where it only repeats the displacement.
  var followsDisplacement = false
  /// What varies on its own, and what that adds to a layer's name.
  let parts: [(name: String, value: @Sendable (LayerState) -> Double)]

  /// In the order of the panels. One more property is one more line.
  static let all = [
    PlotProperty(title: "position", unit: "pt", followsDisplacement: true, parts: [("x", { $0.x }), ("y", { $0.y })]),
    PlotProperty(title: "scale", parts: [("x", { $0.scaleX }), ("y", { $0.scaleY })]),
    PlotProperty(title: "opacity", shown: [0], parts: [("", { $0.opacity })]),
    PlotProperty(title: "corner radius", unit: "pt", shown: [0], parts: [("", { $0.cornerRadius })]),
    PlotProperty(title: "shadow opacity", shown: [0], parts: [("", { $0.shadow?.opacity ?? 0 })]),
  ]
}

extension Phase {
  /// Where nothing moves the paper stays white.
  fileprivate var shade: UInt32 {
    switch self {
    case .holdFirst, .rest, .holdLast: 0xFFFFFF
    case .drag: 0xEAF2FB
    case .animate: 0xF1ECFA
    case .finish: 0xE8F5EE
    case .return: 0xFCEFE2
    }
  }
}
