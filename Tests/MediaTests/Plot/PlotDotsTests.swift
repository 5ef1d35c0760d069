import Raster
import Testing

@testable import Media

/// Curves with positions of their own, and single values.
struct PlotDotsTests {
  private static let red: UInt32 = 0xFF0000
  private static let blue: UInt32 = 0x0000FF

  private func plot(series: [Plot.Series] = [], dots: [Plot.Dot] = [], height: Double = 130) -> Plot {
    Plot(
      title: "t", axis: "size", axisUnit: "MB", positions: [], range: 0...10,
      panels: [.init(title: "p", range: 0...1, series: series, dots: dots, height: height)])
  }

  /// The left, right, upper and lower ends of what has `color`; nil where nothing has.
  private func extent(of color: UInt32, in picture: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let wanted = SIMD4<UInt8>(truncatingIfNeeded: SIMD4(color >> 16, color >> 8, color, 255))
    var (xs, ys): ([Int], [Int]) = ([], [])
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y] == wanted { (xs, ys) = (xs + [x], ys + [y]) }
    }
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return nil }
    return (left...right, top...bottom)
  }

  @Test func `a curve lies at its own positions`() throws {
    func curve(_ positions: [Double]) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
      let series = Plot.Series(name: "", color: Self.red, values: [0.5, 0.5], positions: positions)
      return try #require(extent(of: Self.red, in: plot(series: [series]).bitmap()))
    }
    let (whole, half) = (try curve([0, 10]), try curve([5, 10]))
    #expect(whole.x.upperBound == half.x.upperBound)
    #expect(abs(half.x.count * 2 - whole.x.count) <= 4)
    #expect(whole.y == half.y && whole.y.contains(66 + 32 + 65))
  }

  @Test func `a dot is drawn over a curve, with a gap around it`() throws {
    let series = Plot.Series(name: "", color: Self.red, values: [0.5, 0.5], positions: [0, 10])
    let dot = Plot.Dot(color: Self.blue, position: 5, value: 0.5)
    let picture = try plot(series: [series], dots: [dot]).bitmap()
    let place = try #require(extent(of: Self.blue, in: picture))
    #expect((5...8).contains(place.x.count) && (5...8).contains(place.y.count))
    let y = place.y.lowerBound + place.y.count / 2
    #expect(picture[place.x.upperBound + 2, y].x == 255 && picture[place.x.upperBound + 2, y].y > 200)
  }

  @Test(arguments: [(Plot.Dot.Side.leftAbove, true), (.rightBelow, false)])
  func `a dot's name stands on its side`(side: Plot.Dot.Side, isLeft: Bool) throws {
    func picture(_ name: String) throws -> Bitmap {
      try plot(dots: [.init(name: name, side: side, color: Self.blue, position: 5, value: 0.5)]).bitmap()
    }
    let dot = try #require(extent(of: Self.blue, in: picture("")))
    let named = try #require(extent(of: Self.blue, in: picture("name")))
    #expect((named.x.lowerBound < dot.x.lowerBound - 10) == isLeft)
    #expect((named.x.upperBound > dot.x.upperBound + 10) == !isLeft)
    #expect((named.y.lowerBound < dot.y.lowerBound) == isLeft && (named.y.upperBound > dot.y.upperBound) == !isLeft)
  }

  @Test func `a name that its side has no room for takes the other one, and a third none`() throws {
    func dot(_ name: String, _ color: UInt32, side: Plot.Dot.Side = .rightBelow) -> Plot.Dot {
      Plot.Dot(name: name, side: side, color: color, position: 5, value: 0.5)
    }
    let first = dot("a long name", Self.blue)
    let alone = try #require(extent(of: Self.blue, in: plot(dots: [first]).bitmap()))
    #expect(alone.x.count > 60)
    // The second lies on the first, whose circle it hides and whose name it does not.
    let two = try plot(dots: [first, dot("a long name", Self.red)]).bitmap()
    let (under, over) = (try #require(extent(of: Self.blue, in: two)), try #require(extent(of: Self.red, in: two)))
    #expect(under.x.upperBound == alone.x.upperBound && over.x.lowerBound < under.x.lowerBound - 60)
    // A third name would be green, and its dot is.
    let green: UInt32 = 0x00FF00
    let three = try plot(dots: [dot("", green), first, dot("a long name", Self.red), dot("a long name", green)])
      .bitmap()
    #expect(try #require(extent(of: green, in: three)).x.count < 10)
    #expect(try #require(extent(of: Self.red, in: three)).x.lowerBound == over.x.lowerBound)
    // Nor is one written beyond the panel's right end.
    let last = Plot.Dot(name: "a long name", color: Self.blue, position: 10, value: 0.5)
    let end = try #require(extent(of: Self.blue, in: plot(dots: [last]).bitmap()))
    #expect(end.x.lowerBound < end.x.upperBound - 60)
  }

  @Test func `a panel is as high as it is asked to be`() {
    #expect(plot(height: 380).size.height == plot().size.height + 250)
  }
}
