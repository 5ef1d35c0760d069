internal import Foundation

/// Quality over size through files of one maker; between two neighbours it is a straight line over the size's logarithm.
struct Curve: Equatable {
  /// Ascending in size.
  let points: [Point]

  struct Point: Equatable {
    var bytes: Double
    var quality: Double
  }

  /// Between which two of the points something lies, and which share of the way.
  struct Place: Equatable {
    var lower: Int
    var share: Double

    /// What lies there on the straight line between two of `values`, which are the points'.
    func mix(_ values: [Double]) -> Double {
      share == 0 ? values[lower] : values[lower] + (values[lower + 1] - values[lower]) * share
    }
  }

  init(_ points: [Point]) { self.points = points.sorted { $0.bytes < $1.bytes } }

  /// The smallest place that has `quality`; nil where none has.
  func place(of quality: Double) -> Place? {
    place { $0.quality - quality }
  }

  /// The smallest size that has `quality`; nil where none has.
  func bytes(at quality: Double) -> Double? {
    place(of: quality).map { exp($0.mix(points.map { log($0.bytes) })) }
  }

  /// Nil where the curve is shorter or begins later.
  func quality(at bytes: Double) -> Double? {
    place { log($0.bytes) - log(bytes) }.map { $0.mix(points.map(\.quality)) }
  }

  /// Whether `file` is smaller and better than some place of the curve: it lies above it.
  func liesBelow(_ file: Point) -> Bool {
    let larger = points.filter { $0.bytes > file.bytes }.map(\.quality)
    let worst = (larger + [quality(at: file.bytes)].compactMap(\.self)).min()
    return worst.map { $0 < file.quality } ?? false
  }

  /// Whether some place of the curve is no larger and no worse than `file`.
  func matches(_ file: Point) -> Bool {
    let smaller = points.filter { $0.bytes <= file.bytes }.map(\.quality)
    let best = (smaller + [quality(at: file.bytes)].compactMap(\.self)).max()
    return best.map { $0 >= file.quality } ?? false
  }

  /// The first place where `height`, straight between points, is 0.
  private func place(_ height: (Point) -> Double) -> Place? {
    let heights = points.map(height)
    for (index, here) in heights.enumerated() {
      if here == 0 { return Place(lower: index, share: 0) }
      guard index + 1 < heights.count else { break }
      let next = heights[index + 1]
      if (here < 0) != (next < 0), next != 0 { return Place(lower: index, share: here / (here - next)) }
    }
    return nil
  }
}

extension Curve {
  /// Of files that have the measure.
  init(_ files: [GIFFile], _ measure: Quality.Measure) {
    self.init(
      files.compactMap { file in
        file.quality[measure].map { Point(bytes: Double(file.bytes), quality: $0) }
      })
  }
}
