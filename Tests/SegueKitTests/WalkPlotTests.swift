import Motion
import SegueKit
import TestSupport
import Testing

/// What of a walk becomes a plot: its steps as sections, and phases that end where a step does.
struct WalkPlotTests {
  private func table(_ steps: [Walk.Step]) throws -> FrameTable {
    let page = PreviewRequest.Page.bitmap(testPage(width: 60, height: 130, seed: 1))
    let walk = Walk(pages: ["list": page, "detail": page, "photo": page], root: "list", steps: steps)
    return FrameTable(try Preview(PreviewRequest(walk: walk, scale: 1, holdFirst: 0.2, holdLast: 0.2)))
  }

  /// Two pushes, a wait, a return that is given up, and two.
  private func thereAndBack() throws -> FrameTable {
    let undecided = try Gesture(text: "down 1 50, move 9 50 100ms, up", frameRate: Rational(60))
    let pull = try Gesture(text: "down 1 50, move 70 50 200ms, up", frameRate: Rational(60))
    return try table([
      .push(page: "detail"), .push(page: "photo"), .wait(0.2),
      .return(gesture: undecided), .return(gesture: pull), .return(transition: .pullUpClose),
    ])
  }

  @Test func `each step is a section, named from long to short`() throws {
    let table = try thereAndBack()
    let sections = table.plot().sections
    #expect(
      sections.map(\.names) == [
        ["1 push detail", "1 push", "1"], ["2 push photo", "2 push", "2"], ["3 wait", "3"],
        ["4 return to detail", "4 return", "4"], ["5 return to detail", "5 return", "5"],
        ["6 return to list", "6 return", "6"],
      ])
    for (index, section) in sections.enumerated() {
      let times = table.rows.filter { $0.moment.step == index + 1 }.map(\.time)
      #expect(section.range.lowerBound == times.first)
      #expect(section.range.upperBound == table.rows.first { $0.time > times.last ?? 0 }?.time)
    }
  }

  @Test func `no phase goes on from one step to the next`() throws {
    let plot = try thereAndBack().plot()
    #expect(
      plot.spans.map(\.name) == [
        "hold-first", "animate", "animate", "rest", "drag", "return", "drag", "finish", "animate", "hold-last",
      ])
    #expect(zip(plot.spans, plot.spans.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound })
    for section in plot.sections {
      #expect(plot.spans.contains { $0.range.lowerBound == section.range.lowerBound })
      #expect(plot.spans.contains { $0.range.upperBound == section.range.upperBound })
    }
  }

  @Test func `a step without a frame is none, and one transition has none`() throws {
    let table = try table([
      .wait(0), .push(page: "detail"), .wait(0.001), .wait(0.001), .return(transition: .pullUpClose),
    ])
    #expect(table.plot().sections.map { $0.names.last } == ["2", "3", "5"])
    let single = FrameTable(try Preview(PreviewRequest(scale: 1)))
    #expect(single.steps == nil && single.plot().sections.isEmpty)
  }
}
