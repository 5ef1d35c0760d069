public import Raster

extension Plot {
  private static let grid: UInt32 = 0xDEE2E7
  private static let axisLine: UInt32 = 0xB4BBC5
  private static let boundary: UInt32 = 0x7D8590
  static let background: UInt32 = 0xFFFFFF

  /// In the middle of a pixel, so that a thin line is one pixel wide and not two pale ones.
  private static func crisp(_ place: Double) -> Double { place.rounded(.down) + 0.5 }

  /// As pixels.
  /// - Parameter scale: pixels per point; a plot is 900 points wide and some 170 a panel high.
  public func bitmap(scale: Int = 1) throws(MediaError) -> Bitmap {
    let drawing = try Drawing(
      width: size.width * scale, height: size.height * scale, scale: Double(scale), background: Self.background)
    draw(on: drawing)
    try drawing.check()
    return drawing.bitmap()
  }

  /// As the bytes of an SVG; its text is outlines. The same plot gives the same bytes, with the same fonts and Cairo.
  public func svg() throws(MediaError) -> [UInt8] {
    let drawing = try Drawing(svgWidth: size.width, height: size.height, background: Self.background)
    draw(on: drawing)
    return try drawing.svg()
  }

  private func draw(on drawing: borrowing Drawing) {
    let layout = PlotLayout(self, on: drawing)
    let unnamed = drawSpans(layout, on: drawing)
    drawHeading(layout, unnamed: unnamed, on: drawing)
    drawGrid(layout, on: drawing)
    drawSections(layout, on: drawing)
    drawAxis(layout, on: drawing)
    let runs = joinedPositions
    for (panel, place) in zip(panels, layout.panels) {
      drawTitleAndTicks(of: panel, place, layout, on: drawing)
      drawCurves(of: panel, runs, place, layout, on: drawing)
      drawDots(of: panel, place, layout, on: drawing)
      drawNames(of: panel, place, layout, on: drawing)
    }
  }

  /// - Returns: one span of each name that stands nowhere because none with it is wide enough; where there are sections,
  ///   also of each that some span with it is too narrow for.
  private func drawSpans(_ layout: PlotLayout, on drawing: borrowing Drawing) -> [Span] {
    var named: Set<String> = []
    var narrow: Set<String> = []
    for span in spans {
      let (left, right) = (layout.x(span.range.lowerBound), layout.x(span.range.upperBound))
      // Thinner than anyone could see, and there may be thousands.
      if right - left < 0.1 { continue }
      if span.color != Self.background {
        drawing.polygon(
          [(left, layout.top), (right, layout.top), (right, layout.bottom), (left, layout.bottom)], color: span.color)
      }
      if drawing.width(of: span.name, PlotLayout.tickText) + 8 <= right - left {
        drawing.text(
          span.name, x: (left + right) / 2, y: layout.spanBaseline, PlotLayout.tickText, anchor: .middle)
        named.insert(span.name)
      } else {
        narrow.insert(span.name)
      }
    }
    // Who looks at one section does not find a name in another.
    if !sections.isEmpty { named.subtract(narrow) }
    return spans.filter { named.insert($0.name).inserted }
  }

  /// The first line: title, subtitle, and on the right the spans that could not be named in place.
  private func drawHeading(_ layout: PlotLayout, unnamed: [Span], on drawing: borrowing Drawing) {
    let y = PlotLayout.titleBaseline
    var end = PlotLayout.width - PlotLayout.margin
    for span in unnamed.reversed() {
      let start = end - drawing.width(of: span.name, PlotLayout.tickText)
      if start - 18 < layout.left { break }
      drawing.text(span.name, x: start, y: y, PlotLayout.tickText)
      drawing.rectangle(x: start - 18, y: y - 11, width: 13, height: 13, radius: 3, color: Self.grid)
      drawing.rectangle(x: start - 17, y: y - 10, width: 11, height: 11, radius: 2, color: span.color)
      end = start - 18 - 14
    }
    let style = PlotLayout.nameText
    let title = drawing.shortened(title, to: end - layout.left - 2 * PlotLayout.gap, style)
    drawing.text(title, x: layout.left, y: y, style)
    let start = layout.left + drawing.width(of: title, style) + 12
    if start + drawing.width(of: subtitle, PlotLayout.tickText) < end {
      drawing.text(subtitle, x: start, y: y, PlotLayout.tickText)
    }
  }

  private func drawSections(_ layout: PlotLayout, on drawing: borrowing Drawing) {
    var style = PlotLayout.tickText
    style.color = PlotLayout.nameText.color
    var lines: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []
    for section in sections {
      let (left, right) = (layout.x(section.range.lowerBound), layout.x(section.range.upperBound))
      for x in [Self.crisp(left), Self.crisp(right)] {
        lines.append(((x, PlotLayout.namesTop), (x, layout.namesBottom)))
        lines += layout.panels.map { ((x, $0.top), (x, $0.bottom)) }
      }
      if let name = section.names.first(where: { drawing.width(of: $0, style) + 8 <= right - left }) {
        drawing.text(name, x: (left + right) / 2, y: PlotLayout.nameBaseline, style, anchor: .middle)
      }
    }
    drawing.segments(lines, thickness: 1, color: Self.boundary)
  }

  private func drawAxis(_ layout: PlotLayout, on drawing: borrowing Drawing) {
    let y = layout.bottom + 18
    for index in layout.ticks.indices {
      drawing.text(
        layout.ticks.label(index), x: layout.x(layout.ticks.value(index)), y: y, PlotLayout.tickText, anchor: .middle)
    }
    drawing.text(axisTitle, x: PlotLayout.width - PlotLayout.margin, y: y, PlotLayout.tickText, anchor: .end)
  }

  /// A line through every tick. All of one colour are one shape, which keeps an SVG small.
  private func drawGrid(_ layout: PlotLayout, on drawing: borrowing Drawing) {
    var grid: [(from: (x: Double, y: Double), to: (x: Double, y: Double))] = []
    var axes = grid
    for place in layout.panels {
      for index in layout.ticks.indices {
        let x = Self.crisp(layout.x(layout.ticks.value(index)))
        grid.append(((x, place.top), (x, place.bottom)))
      }
      for index in place.ticks.indices {
        let y = Self.crisp(place.y(place.ticks.value(index)))
        let line = (from: (x: layout.left, y: y), to: (x: layout.right, y: y))
        if index == place.ticks.indices.lowerBound { axes.append(line) } else { grid.append(line) }
      }
    }
    drawing.segments(grid, thickness: 1, color: Self.grid)
    drawing.segments(axes, thickness: 1, color: Self.axisLine)
  }

  private func drawTitleAndTicks(
    of panel: Panel, _ place: PlotLayout.Panel, _ layout: PlotLayout, on drawing: borrowing Drawing
  ) {
    for index in place.ticks.indices {
      let y = place.y(place.ticks.value(index)) + 4.5
      drawing.text(place.ticks.label(index), x: layout.left - 8, y: y, PlotLayout.tickText, anchor: .end)
    }
    let style = PlotLayout.nameText
    let y = place.top - 10
    drawing.text(panel.title, x: layout.left + 6, y: y, style)
    if !panel.unit.isEmpty {
      drawing.text(
        "(\(panel.unit))", x: layout.left + 6 + drawing.width(of: panel.title + " ", style), y: y, PlotLayout.tickText)
    }
  }

  private func drawCurves(
    of panel: Panel, _ runs: [Range<Int>], _ place: PlotLayout.Panel, _ layout: PlotLayout,
    on drawing: borrowing Drawing
  ) {
    for series in panel.series {
      let positions = series.positions ?? positions
      let runs = series.positions == nil ? runs : [positions.indices]
      for run in runs {
        let indices = Self.outline(of: series.values[run]) { Int(layout.x(positions[$0])) }
        let points = indices.map { (x: layout.x(positions[$0]), y: place.y(series.values[$0])) }
        if points.count == 1 {
          // As thick as a line, but where it is all there is.
          drawing.circle(x: points[0].x, y: points[0].y, radius: runs.count > 1 ? 1 : 3, color: series.color)
        } else {
          drawing.line(points, thickness: 2, color: series.color, dashes: series.isDashed ? [6, 5] : [])
        }
      }
    }
  }

  /// The names of the curves where they end, moved apart where they would overlap.
  private func drawNames(
    of panel: Panel, _ place: PlotLayout.Panel, _ layout: PlotLayout, on drawing: borrowing Drawing
  ) {
    let named = panel.series.filter { !$0.name.isEmpty && !$0.values.isEmpty }
    let ends = named.map { (series: $0, y: place.y($0.values[$0.values.count - 1])) }.sorted { $0.y < $1.y }
    let heights = Self.apart(
      ends.map(\.y), by: PlotLayout.lineHeight, within: place.top...place.bottom)
    for (end, y) in zip(ends, heights) {
      var style = PlotLayout.nameText
      style.color = end.series.color
      let name = drawing.shortened(end.series.name, to: PlotLayout.widestName, style)
      drawing.text(name, x: layout.right + PlotLayout.gap, y: y + 4.5, style)
    }
  }

  /// Ascending places, moved as little as needed to be `distance` from each other and, if there is room, in `range`.
  static func apart(_ places: [Double], by distance: Double, within range: ClosedRange<Double>) -> [Double] {
    var places = places
    for index in places.indices.dropFirst() { places[index] = max(places[index], places[index - 1] + distance) }
    var limit = range.upperBound
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - distance
    }
    return places
  }
}
