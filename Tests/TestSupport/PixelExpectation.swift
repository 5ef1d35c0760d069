public import Raster
public import Testing

/// How close a frame must come to the reference. A failure names the worst pixel and leaves pictures behind.
public struct PixelExpectation: Sendable {
  /// The most any channel may be off where nothing is interpolated.
  public var exact: Double
  /// The most it may be off where something is.
  public var resampled: Double
  /// The most a whole frame may be off on average, over all channels; nil where an average says nothing.
  ///
  /// On flat colours, rounding alone puts a whole frame off by up to 0.5, so this is for pages with texture and frames
  /// with enough pixels.
  public var mean: Double?

  public init(exact: Double = 1, resampled: Double = 2, mean: Double? = nil) {
    self.exact = exact
    self.resampled = resampled
    self.mean = mean
  }

  /// What is promised of any stack of layers.
  public static let anyStack = PixelExpectation()
  /// What is promised of a frame of textured pages.
  public static let texturedFrame = PixelExpectation(mean: 0.35)
  /// Room for the reference's own rounding.
  private static let slack = 1e-6

  /// Compares the reference's rows.
  @discardableResult
  public func check(
    _ actual: Bitmap, against reference: ReferencePicture, _ name: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> PixelErrors {
    let errors = PixelErrors(of: actual, against: reference)
    var complaints: [String] = []
    if errors.exact.error > exact + Self.slack {
      complaints.append("off by \(errors.exact), more than \(exact) where nothing is resampled")
    }
    if errors.resampled.error > resampled + Self.slack {
      complaints.append("off by \(errors.resampled), more than \(resampled) where something is resampled")
    }
    if let mean, errors.mean > mean + Self.slack {
      complaints.append("off by \(errors.mean) on average, more than \(mean)")
    }
    if !complaints.isEmpty {
      let pictures = FailurePictures(
        expected: reference.rounded, actual: actual.keeping(rows: reference.rows), differences: errors.worstOfPixel)
      Issue.record(
        "\(name()): \(complaints.joined(separator: "; "))\(pictures.written(for: sourceLocation))",
        sourceLocation: sourceLocation)
    }
    return errors
  }

  /// Expects two pictures to be the same bytes.
  public static func expectSame(
    _ actual: Bitmap, _ expected: Bitmap, _ name: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if actual == expected { return }
    guard actual.width == expected.width, actual.height == expected.height else {
      let (was, should) = ("\(actual.width) × \(actual.height)", "\(expected.width) × \(expected.height)")
      Issue.record("\(name()): \(was) pixels instead of \(should)", sourceLocation: sourceLocation)
      return
    }
    let differences = stride(from: 0, to: actual.rgba.count, by: 4).map { at in
      Double((0..<4).map { abs(Int(actual.rgba[at + $0]) - Int(expected.rgba[at + $0])) }.max() ?? 0)
    }
    let different = differences.indices.filter { differences[$0] > 0 }
    let (y, x) = different[0].quotientAndRemainder(dividingBy: actual.width)
    let pictures = FailurePictures(expected: expected, actual: actual, differences: differences)
    Issue.record(
      """
      \(name()): \(different.count) of \(differences.count) pixels differ, the first at (\(x), \(y)): \
      expected \(expected[x, y]), got \(actual[x, y])\(pictures.written(for: sourceLocation))
      """, sourceLocation: sourceLocation)
  }
}

extension ReferencePicture {
  /// The nearest bytes.
  var rounded: Bitmap {
    Bitmap(
      width: width, height: rows.count,
      rgba: pixels.flatMap { pixel in (0..<4).map { UInt8(pixel[$0].rounded()) } })
  }
}

extension Bitmap {
  func keeping(rows: [Int]) -> Bitmap {
    Bitmap(
      width: width, height: rows.count,
      rgba: rows.flatMap { Array(rgba[$0 * bytesPerRow..<($0 + 1) * bytesPerRow]) })
  }
}
