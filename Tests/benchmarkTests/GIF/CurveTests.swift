import Testing

@testable import benchmark

/// Ours as a curve: what it has at a size or a quality, and which files of others lie above it.
struct CurveTests {
  private typealias Point = Curve.Point

  private func curve(_ points: (bytes: Double, quality: Double)...) -> Curve {
    Curve(points.map { Point(bytes: $0.bytes, quality: $0.quality) })
  }

  @Test func `between neighbours the size is interpolated by its logarithm`() throws {
    let curve = curve((400, 0.9), (100, 0.8))
    #expect(try #require(curve.bytes(at: 0.85)).isClose(200))
    #expect(try #require(curve.quality(at: 200)).isClose(0.85))
    #expect(curve.bytes(at: 0.8)?.isClose(100) == true)
    #expect(curve.bytes(at: 0.9)?.isClose(400) == true)
  }

  @Test func `beyond its ends it has nothing`() {
    let curve = curve((100, 0.8), (400, 0.9))
    #expect(curve.bytes(at: 0.79) == nil)
    #expect(curve.bytes(at: 0.91) == nil)
    #expect(curve.quality(at: 99) == nil)
    #expect(curve.quality(at: 401) == nil)
    #expect(Curve([]).bytes(at: 1) == nil)
  }

  @Test func `of several sizes with one quality the smallest counts`() {
    let curve = curve((100, 0.8), (200, 0.9), (300, 0.7), (400, 1))
    #expect(curve.place(of: 0.9) == Curve.Place(lower: 1, share: 0))
    #expect(curve.place(of: 0.8) == Curve.Place(lower: 0, share: 0))
  }

  @Test func `other values are mixed as the place says`() {
    #expect(Curve.Place(lower: 1, share: 0.25).mix([0, 4, 8]) == 5)
    #expect(Curve.Place(lower: 2, share: 0).mix([0, 4, 8]) == 8)
  }

  struct Case: CustomTestStringConvertible {
    var file: (bytes: Double, quality: Double)
    var isAbove: Bool
    var isMatched: Bool
    var testDescription: String { "\(file.bytes) bytes, \(file.quality)" }
  }

  @Test(arguments: [
    // On the curve between its points, and a little beside it.
    Case(file: (200, 0.85), isAbove: false, isMatched: true), Case(file: (200, 0.86), isAbove: true, isMatched: false),
    Case(file: (200, 0.84), isAbove: false, isMatched: true), Case(file: (190, 0.85), isAbove: true, isMatched: false),
    // On a point.
    Case(file: (400, 0.9), isAbove: false, isMatched: true),
    // Larger than all of ours: none of ours has it beneath itself, and it may still be better than all.
    Case(file: (500, 0.89), isAbove: false, isMatched: true), Case(file: (500, 0.95), isAbove: false, isMatched: false),
    // Smaller than all of ours.
    Case(file: (50, 0.7), isAbove: false, isMatched: false), Case(file: (50, 0.81), isAbove: true, isMatched: false),
  ])
  func `a file lies above the curve if it is smaller and better than a place of it`(_ test: Case) {
    let file = Point(bytes: test.file.bytes, quality: test.file.quality)
    let curve = curve((100, 0.8), (400, 0.9))
    #expect(curve.liesBelow(file) == test.isAbove)
    #expect(curve.matches(file) == test.isMatched)
  }
}

extension Double {
  fileprivate func isClose(_ other: Double) -> Bool { abs(self - other) <= 1e-9 * abs(other) }
}
