extension Plot {
  /// Single values and their names, the first ones first: a name has the other side where its own is taken, and is left
  /// out where that is too.
  func drawDots(
    of panel: Panel, _ place: PlotLayout.Panel, _ layout: PlotLayout, on drawing: borrowing Drawing
  ) {
    let centers = panel.dots.map { (x: layout.x($0.position), y: place.y($0.value)) }
    for center in centers { drawing.circle(x: center.x, y: center.y, radius: 5, color: Self.background) }
    for (dot, center) in zip(panel.dots, centers) {
      drawing.circle(x: center.x, y: center.y, radius: 3.5, color: dot.color)
    }
    var taken = centers.map { Area(x: $0.x - 4...$0.x + 4, y: $0.y - 4...$0.y + 4) }
    for (dot, center) in zip(panel.dots, centers) where !dot.name.isEmpty {
      var style = PlotLayout.tickText
      style.color = dot.color
      let width = drawing.width(of: dot.name, style)
      let left = (x: center.x - 7 - width, baseline: center.y - 3)
      let right = (x: center.x + 7, baseline: center.y + 12)
      for place in dot.side == .leftAbove ? [left, right] : [right, left] {
        let area = Area(x: place.x...place.x + width, y: place.baseline - 10...place.baseline)
        if area.x.upperBound > layout.right || taken.contains(where: area.overlaps) { continue }
        drawing.text(dot.name, x: place.x, y: place.baseline, style)
        taken.append(area)
        break
      }
    }
  }

  /// Points of a drawing.
  private struct Area {
    var x: ClosedRange<Double>
    var y: ClosedRange<Double>

    func overlaps(_ other: Area) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }
}
