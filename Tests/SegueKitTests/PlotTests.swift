import Motion
import SegueKit
import TestSupport
import Testing

/// What of a table becomes a plot: only what varies, every number as in the table, and the phases as they are.
struct PlotTests {
  /// The names of the panels, each with those of its curves.
  private func curves(_ plot: Plot) -> [String] {
    plot.panels.map { "\($0.title): " + $0.series.map(\.name).joined(separator: ", ") }
  }

  /// A page of 60 × 130 points.
  private func table(
    _ transition: Transition, gesture: String? = nil, holds: Double = 0.2, frameRate: Rational = Rational(60)
  ) throws -> FrameTable {
    let page = testPage(width: 60, height: 130, seed: 1)
    var request = PreviewRequest(
      transition: transition, from: .bitmap(page), to: .bitmap(page), scale: 1, holdFirst: holds, holdLast: holds)
    request.gesture = try gesture.map { try Gesture(text: $0, frameRate: frameRate) }
    return FrameTable(try Preview(request), frameRate: frameRate)
  }

  private func transition(_ layers: [Layer], direction: Pan.Direction? = nil) -> Transition {
    var transition = direction == nil ? Transition.pullUpClose : .fullScreenReturn
    transition.layers = layers
    if let direction, case .pan(var pan) = transition.driver {
      pan.direction = direction
      transition.driver = .pan(pan)
    }
    return transition
  }

  private let pull = "down 1 50, move 50 50 200ms, up"
  private let growth = Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: 1))

  @Test func `the full-screen return has displacement, scale and opacity`() throws {
    let table = try table(.fullScreenReturn, gesture: pull)
    let plot = table.plot()
    #expect(curves(plot) == ["displacement: ", "scale: to", "opacity: mask"])
    #expect(plot.panels.map(\.unit) == ["pt", "", ""])
    #expect(plot.title == "full-screen-return" && plot.subtitle == "60 fps, \(table.rows.count) frames")
    #expect(plot.positions == table.rows.map(\.time))
    #expect(plot.panels[0].series[0].values == table.rows.map { $0.moment.displacement ?? .nan })
    #expect(plot.panels[1].series[0].values == table.rows.map { $0.moment.layers[1].scaleX })
    #expect(plot.panels[2].series[0].values == table.rows.map { $0.moment.layers[2].opacity })
    #expect(plot.panels[2].range.lowerBound == 0)
  }

  @Test func `the pull-up close has progress in place of displacement, and a scale in one direction`() throws {
    let table = try table(.pullUpClose)
    let plot = table.plot()
    #expect(curves(plot) == ["progress: ", "scale: from y", "opacity: from"])
    #expect(plot.panels[0].series[0].values == table.rows.map(\.moment.progress))
    #expect(plot.panels[0].range == 0...1)
    #expect(plot.panels[1].series[0].values == table.rows.map { $0.moment.layers[2].scaleY })
  }

  @Test(arguments: [
    "down 1 50, move 50 50 200ms, up", "down 1 50, move 9 50 100ms, up, wait 600ms, down 1 50, move 70 50 300ms, up",
  ])
  func `spans are the table's phases, one after the other without a gap`(gesture: String) throws {
    let table = try table(.fullScreenReturn, gesture: gesture)
    let spans = table.plot().spans
    var phases: [String] = []
    for row in table.rows where phases.last != row.moment.phase.rawValue { phases.append(row.moment.phase.rawValue) }
    #expect(spans.map(\.name) == phases)
    #expect(spans.first?.range.lowerBound == 0 && spans.last?.range.upperBound == table.rows.last?.time)
    #expect(zip(spans, spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    for row in table.rows.dropLast() {
      let span = spans.last { $0.range.lowerBound <= row.time }
      #expect(span?.name == row.moment.phase.rawValue)
    }
    for (one, next) in zip(spans, spans.dropFirst()) { #expect(one.color != next.color) }
  }

  @Test func `a position that is not the displacement has a panel`() throws {
    let slide = Track(from: .init(at: 0, value: .percent(100)), to: .init(at: .percent(100), value: 0))
    let drop = Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: 40))
    let layers = [
      Layer(name: "to", content: .page(.to), x: slide, y: drop), Layer(name: "from", content: .page(.from), y: drop),
    ]
    let plot = try table(transition(layers)).plot()
    #expect(curves(plot) == ["progress: ", "position: to x, to y, from y"])
    #expect(plot.panels[1].series.map(\.isDashed) == [false, true, false])
    #expect(plot.panels[1].series.map(\.color) == [0x0072B2, 0x0072B2, 0xD55E00])
    #expect(plot.panels[1].unit == "pt" && plot.panels[1].range == 0...60)
  }

  @Test func `a page that follows the finger to the left has none`() throws {
    let follow = Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: .percent(-100)))
    let layers = [Layer(name: "to", content: .page(.to)), Layer(name: "from", content: .page(.from), x: follow)]
    let plot = try table(transition(layers, direction: .left), gesture: "down 59 50, move 2 50 200ms, up").plot()
    #expect(curves(plot) == ["displacement: "])
  }

  @Test func `scales that differ by direction are two curves`() throws {
    let layers = [
      Layer(name: "from", content: .page(.from)),
      Layer(name: "to", content: .page(.to), scaleX: growth, scaleY: 1, opacity: growth),
    ]
    #expect(try curves(table(transition(layers)).plot()) == ["progress: ", "scale: to x", "opacity: to"])
    let twice = Track(from: .init(at: 0, value: 0), to: .init(at: .percent(100), value: 2))
    let both = [
      Layer(name: "from", content: .page(.from)),
      Layer(name: "to", content: .page(.to), scaleX: growth, scaleY: twice),
    ]
    #expect(try curves(table(transition(both)).plot()) == ["progress: ", "scale: to x, to y"])
  }

  @Test func `where nothing varies the progress is shown`() throws {
    let table = try table(.fullScreenReturn, gesture: "down 1 50, up")
    let plot = table.plot()
    #expect(curves(plot) == ["progress: "])
    #expect(plot.panels[0].range == 0...1 && plot.panels[0].series[0].values.allSatisfy { $0 == 0 })
  }

  @Test func `one frame is a plot too`() throws {
    let table = try table(.fullScreenReturn, gesture: "down 1 50, up", holds: 0)
    let plot = table.plot()
    #expect(table.rows.count == 1 && plot.subtitle == "60 fps, 1 frame")
    #expect(plot.range == 0...(1 / 60.0) && plot.positions == [0] && plot.spans.count == 1)
    #expect(try plot.bitmap().width == 900)
  }
}
