import Foundation
import TestSupport
import Testing

@testable import Media

/// Plots as files: complete under their name, or nothing at all.
struct WritePlotTests {
  private let plot = Plot(
    title: "t", axis: "time", axisUnit: "s", positions: [0, 1], range: 0...1,
    panels: [.init(title: "p", range: 0...1, series: [.init(name: "a", color: 0, values: [0, 1])])])

  @Test func `the ending says the format`() throws {
    let scratch = try Scratch()
    #expect(try writePlot(plot, to: scratch.file("a.SVG")) == (900, 272))
    #expect(try writePlot(plot, to: scratch.file("a.png")) == (1800, 544))
    #expect(scratch.contents == ["a.SVG", "a.png"])
    #expect(try bytes(of: scratch.file("a.SVG")) == plot.svg())
    #expect(try Picture(contentsOf: scratch.file("a.png")).bitmap == plot.bitmap(scale: 2))
  }

  @Test(arguments: ["a.gif", "svg", "no/a.svg", "no/a.png", ""])
  func `what cannot be written leaves nothing behind`(name: String) throws {
    let scratch = try Scratch()
    #expect(throws: MediaError.self) { try writePlot(plot, to: name.isEmpty ? "" : scratch.file(name)) }
    #expect(scratch.contents == [])
  }

  @Test func `what is too tall for pixels becomes an SVG, or a message`() throws {
    let scratch = try Scratch()
    var tall = plot
    tall.panels = Array(repeating: plot.panels[0], count: 200)
    #expect(try writePlot(tall, to: scratch.file("a.svg")).height > 32767 / 2)
    let error = #expect(throws: MediaError.self) { try writePlot(tall, to: scratch.file("a.png")) }
    #expect(error?.description.contains("at most 32767 on a side (an SVG has no such limit)") == true)
    #expect(scratch.contents == ["a.svg"])
  }
}
