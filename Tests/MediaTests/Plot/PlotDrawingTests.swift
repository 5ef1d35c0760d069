import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Plots as pictures: the same bytes for the same numbers, every curve where it belongs, and never too large.
struct PlotDrawingTests {
  private static let red: UInt32 = 0xFF0000

  private func plot(
    _ series: [[Double]], range: ClosedRange<Double> = 0...1, panels: Int = 1, spans: [Plot.Span] = [],
    sections: [Plot.Section] = []
  ) -> Plot {
    let count = series.first?.count ?? 0
    let curves = series.map { Plot.Series(name: "a & <b>", color: Self.red, values: $0) }
    return Plot(
      title: "title", subtitle: "sub", axis: "time", axisUnit: "s", positions: (0..<count).map { Double($0) / 60 },
      range: 0...Double(max(count - 1, 1)) / 60,
      panels: (0..<panels).map { .init(title: "p\($0)", unit: "pt", range: range, series: curves) }, spans: spans,
      sections: sections)
  }

  /// The rows, in pixels, where `color` stands in column `x`.
  private func rows(of color: UInt32, at x: Int, in picture: Bitmap) -> [Int] {
    let wanted = SIMD4<UInt8>(truncatingIfNeeded: SIMD4(color >> 16, color >> 8, color, 255))
    return (0..<picture.height).filter { picture[x, $0] == wanted }
  }

  @Test func `the same plot gives the same bytes, whatever was drawn before`() throws {
    let plot = plot([[0, 0.5, 1]], panels: 3, spans: [.init(name: "s", color: 0xEEEEEE, range: 0...0.03)])
    let first = try plot.svg()
    _ = try self.plot([[1, 0]]).svg()
    _ = try placeholderPage(.from, width: 20, height: 20, scale: 1)
    #expect(try plot.svg() == first)
    #expect(try plot.bitmap(scale: 2) == plot.bitmap(scale: 2))
  }

  @Test func `an SVG is XML of the size in CSS pixels`() throws {
    let plot = plot([[0, 1]], panels: 2)
    let reader = RootReader()
    let parser = XMLParser(data: Data(try plot.svg()))
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.name == "svg" && reader.attributes["width"] == "900px")
    #expect(reader.attributes["height"] == "\(plot.size.height)px")
  }

  @Test(arguments: [1, 2, 5])
  func `the height follows the panels`(panels: Int) throws {
    let plot = plot([[0, 1]], panels: panels)
    #expect(plot.size == (900, 102 + 170 * panels))
    let picture = try plot.bitmap(scale: 2)
    #expect((picture.width, picture.height) == (1800, 2 * plot.size.height))
  }

  @Test func `a curve passes through its values`() throws {
    // Constant at 0, then a jump between two neighbours, then constant at 1.
    let picture = try plot([Array(repeating: 0, count: 50) + Array(repeating: 1, count: 50)]).bitmap()
    let left = rows(of: Self.red, at: 200, in: picture)
    let right = rows(of: Self.red, at: 600, in: picture)
    // The panel begins at 66 + 32 and is 130 high.
    #expect(left.allSatisfy { abs($0 - 228) <= 1 } && !left.isEmpty, "\(left)")
    #expect(right.allSatisfy { abs($0 - 98) <= 1 } && !right.isEmpty, "\(right)")
  }

  @Test func `an hour of wild values stays small, and keeps its extremes`() throws {
    var values = (0..<216_000).map { Double($0 * 7919 % 1000) / 1000 }
    values[100_000] = 9
    let plot = plot([values, values], range: 0...10, panels: 3)
    #expect(try plot.svg().count < 1_000_000)
    let picture = try plot.bitmap()
    let highest = (60..<880).flatMap { rows(of: Self.red, at: $0, in: picture) }.min()
    #expect(try #require(highest) < 98 + 130 / 10 + 6)
  }

  @Test func `an outline has every column's extremes and ends`() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<50 {
      let values = (0..<Int.random(in: 0...300, using: &random)).map { _ in
        Double(Int.random(in: 0...9, using: &random))
      }
      let width = Int.random(in: 1...40, using: &random)
      let kept = Plot.outline(of: values[...]) { $0 / width }
      #expect(kept == kept.sorted() && Set(kept).count == kept.count)
      #expect(kept.first == values.indices.first && kept.last == values.indices.last)
      for start in stride(from: 0, to: values.count, by: width) {
        let column = start..<min(start + width, values.count)
        let known = kept.filter(column.contains)
        let heights = known.map { values[$0] }
        #expect(heights.min() == values[column].min() && heights.max() == values[column].max())
        #expect(known.first == column.lowerBound && known.last == column.upperBound - 1 && known.count <= 4)
      }
    }
  }

  @Test(arguments: [[], [0.5], [2, 2, 2]] as [[Double]])
  func `few values and constant ones are drawn too`(values: [Double]) throws {
    let plot = plot([values], range: 2...2)
    let picture = try plot.bitmap()
    let isDrawn = (40..<800).contains { x in !rows(of: Self.red, at: x, in: picture).isEmpty }
    #expect(isDrawn == !values.isEmpty)
    #expect(try !plot.svg().isEmpty)
  }

  @Test func `names move apart, and stay beside their panel`() {
    #expect(Plot.apart([10, 50, 90], by: 17, within: 0...100) == [10, 50, 90])
    #expect(Plot.apart([10, 12, 14], by: 17, within: 0...100) == [10, 27, 44])
    #expect(Plot.apart([98, 99, 100], by: 17, within: 0...100) == [66, 83, 100])
    #expect(Plot.apart([], by: 17, within: 0...100) == [])
  }

  @Test func `many curves make a panel higher`() {
    #expect(plot(Array(repeating: [0, 1], count: 20)).size.height > plot([[0, 1]]).size.height + 200)
  }

  @Test func `a curve is broken where a section begins, but the first, with a line there`() throws {
    let jump = Array(repeating: 0.0, count: 10) + Array(repeating: 1, count: 10)
    /// Whether the curve passes through the middle of the panel, and the columns with a line above it.
    func facts(_ sections: [Plot.Section]) throws -> (isJoined: Bool, lines: [Int]) {
      let picture = try plot([jump], sections: sections).bitmap()
      let isJoined = (60..<780).contains { x in rows(of: Self.red, at: x, in: picture).contains { 140..<200 ~= $0 } }
      let lines = (0..<900).filter { x in
        let line = SIMD4<UInt8>(0x7D, 0x85, 0x90, 255)
        return (43..<87).allSatisfy { picture[x, $0] == line }
      }
      return (isJoined, lines)
    }
    let (start, middle, end) = (2 / 60.0, 10 / 60.0, 19 / 60.0)
    let joined = try facts([.init(names: [], range: start...end)])
    #expect(joined.isJoined && joined.lines.count == 2)
    let broken = try facts([.init(names: [], range: start...middle), .init(names: [], range: middle...end)])
    #expect(!broken.isJoined && broken.lines.count == 3)
    #expect(broken.lines.first == joined.lines.first && broken.lines.last == joined.lines.last)
    #expect(try facts([]).isJoined && facts([]).lines.isEmpty)
  }

  @Test func `the longest name of a section that fits is written, in a row of its own`() throws {
    let values = [Array(repeating: 0.0, count: 60)]
    func picture(_ names: [String], width: Double) throws -> Bitmap {
      try plot(values, sections: [.init(names: names, range: 0...width)]).bitmap()
    }
    for width in [0.9, 0.15, 0.05] {
      let all = try picture(["3 push the article", "3 push", "3"], width: width)
      let fits = width == 0.9 ? "3 push the article" : width == 0.15 ? "3 push" : "3"
      #expect(try all == picture([fits], width: width), "\(width)")
      #expect(try all != picture([], width: width), "\(width)")
    }
    #expect(try picture(["3"], width: 0.01) == picture([], width: 0.01))
    #expect(plot(values, sections: [.init(names: [], range: 0...1)]).size.height == plot(values).size.height + 21)
  }

  @Test func `every name that some section has no room for stands in the first line, however many`() throws {
    let values = [Array(repeating: 0.0, count: 600)]
    let names = ["hold-first", "drag", "finish", "return", "rest", "animate", "hold-last"]
    func swatches(_ spans: [Plot.Span], _ sections: [Plot.Section] = []) throws -> Int {
      let picture = try plot(values, spans: spans, sections: sections).bitmap()
      let color = SIMD4<UInt8>(0xFF, 0xF0, 0, 255)
      return (1..<900).count { picture[$0, 24] == color && picture[$0 - 1, 24] != color }
    }
    let narrow = names.enumerated().map { index, name in
      Plot.Span(name: name, color: 0xFFF000, range: Double(index) / 10...Double(index) / 10 + 0.05)
    }
    #expect(try swatches(narrow) == 7)
    let wide = Plot.Span(name: "drag", color: 0xFFF000, range: 1...5)
    let spans = [narrow[1], wide]
    #expect(try swatches(spans) == 0)
    #expect(try swatches(spans, [.init(names: [], range: 0...0.2), .init(names: [], range: 0.2...5)]) == 1)
  }

  @Test func `a span's name is written where it fits, else in the first line`() throws {
    func ink(_ spans: [Plot.Span], in area: (x: Range<Int>, y: Range<Int>)) throws -> Bool {
      let with = try plot([Array(repeating: 0, count: 60)], spans: spans).bitmap()
      let without = try plot([Array(repeating: 0, count: 60)]).bitmap()
      return area.y.contains { y in area.x.contains { x in with[x, y] != without[x, y] } }
    }
    let wide = Plot.Span(name: "drag", color: 0xFFFFFF, range: 0...0.9)
    let narrow = Plot.Span(name: "drag", color: 0xFFFFFF, range: 0.4...0.41)
    let (line, firstLine) = ((x: 0..<900, y: 45..<66), (x: 500..<900, y: 10..<35))
    #expect(try ink([wide], in: line) && !ink([wide], in: firstLine))
    #expect(try !ink([narrow], in: line) && ink([narrow], in: firstLine))
  }

  private final class RootReader: NSObject, XMLParserDelegate {
    var name: String?
    var attributes: [String: String] = [:]

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard self.name == nil else { return }
      self.name = name
      self.attributes = attributes
    }
  }
}
