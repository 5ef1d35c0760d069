/// Where the parts of a plot are, in points.
struct PlotLayout {
  /// The area of all panels, names of spans included, those of sections not.
  let left: Double
  let right: Double
  let top: Double
  let bottom: Double
  /// Of the names of spans.
  let spanBaseline: Double
  let namesBottom: Double
  let panels: [Panel]
  let ticks: Ticks
  private let range: ClosedRange<Double>

  struct Panel {
    let top: Double
    let bottom: Double
    let ticks: Ticks
    private let range: ClosedRange<Double>

    init(_ panel: Plot.Panel, top: Double) {
      self.top = top
      bottom = top + panel.drawnHeight
      ticks = Ticks(panel.range, most: max(1, Int(panel.height / 26)), isOutward: true)
      range = ticks.range
    }

    func y(_ value: Double) -> Double {
      bottom - (value - range.lowerBound) / (range.upperBound - range.lowerBound) * (bottom - top)
    }
  }

  static let width = 900.0
  static let margin = 20.0
  static let gap = 10.0
  static let lineHeight = 17.0
  /// Baselines, from the top: of the title, and of the names of sections or, where there are none, spans.
  static let titleBaseline = 29.0
  static let nameBaseline = 60.0
  /// Above a panel, for its title, and below it.
  static let panelTop = 32.0
  static let panelBottom = 8.0
  /// Below all, for the axis.
  static let axisHeight = 36.0
  /// Names at the ends of curves are cut to this.
  static let widestName = 220.0
  static let tickText = Drawing.TextStyle(size: 13, color: 0x5C636E)
  /// Titles too: an SVG holds every glyph once for each size.
  static let nameText = Drawing.TextStyle(size: 14, color: 0x1F2328, isBold: true)
  /// Where the names of sections or spans begin.
  static let namesTop = 43.0
  fileprivate static let sectionHeight = 21.0
  fileprivate static let panelsTop = 66.0

  init(_ plot: Plot, on drawing: borrowing Drawing) {
    var panels: [Panel] = []
    namesBottom = Self.panelsTop + plot.sectionHeight
    var y = namesBottom
    for panel in plot.panels {
      panels.append(Panel(panel, top: y + Self.panelTop))
      y += Self.panelTop + panel.drawnHeight + Self.panelBottom
    }
    self.panels = panels
    top = Self.namesTop + plot.sectionHeight
    bottom = y
    spanBaseline = Self.nameBaseline + plot.sectionHeight

    var labels = 0.0
    for panel in panels {
      for index in panel.ticks.indices {
        labels = max(labels, drawing.width(of: panel.ticks.label(index), Self.tickText))
      }
    }
    left = Self.margin + labels + Self.gap
    ticks = Ticks(plot.range, most: 10, isOutward: false)
    // The axis is named to the right of its last tick, half of which is in the way.
    let last = drawing.width(of: ticks.label(ticks.indices.upperBound), Self.tickText)
    var names = drawing.width(of: plot.axisTitle, Self.tickText) + last / 2
    for series in plot.panels.flatMap(\.series) {
      names = max(names, min(drawing.width(of: series.name, Self.nameText), Self.widestName))
    }
    right = Self.width - Self.margin - names - Self.gap
    range = plot.range
  }

  func x(_ position: Double) -> Double {
    let extent = range.upperBound - range.lowerBound
    return extent > 0 ? left + (position - range.lowerBound) / extent * (right - left) : left
  }
}

extension Plot {
  /// Points, and pixels of an SVG.
  var size: (width: Int, height: Int) {
    let panels = panels.reduce(0) { $0 + PlotLayout.panelTop + $1.drawnHeight + PlotLayout.panelBottom }
    let top = PlotLayout.panelsTop + sectionHeight
    return (Int(PlotLayout.width), Int((top + panels + PlotLayout.axisHeight).rounded()))
  }

  /// Points, for a row of their names.
  fileprivate var sectionHeight: Double { sections.isEmpty ? 0 : PlotLayout.sectionHeight }

  var axisTitle: String { axisUnit.isEmpty ? axis : "\(axis) (\(axisUnit))" }
}

extension Plot.Panel {
  /// Points: what is asked for, or what the names of all curves need.
  fileprivate var drawnHeight: Double { max(height, Double(series.count) * PlotLayout.lineHeight) }
}
