public import Raster

/// How far a picture is from the reference, in steps of 1/255.
public struct PixelErrors: Sendable {
  /// One channel of one pixel.
  public struct Place: Sendable, Equatable {
    public var error = 0.0
    public var x = 0
    public var y = 0
    public var channel = 0
    public var expected = 0.0
    public var actual: UInt8 = 0
  }

  /// The worst where nothing was interpolated.
  public private(set) var exact = Place()
  /// The worst where something was.
  public private(set) var resampled = Place()
  /// Over all channels, alpha included.
  public let mean: Double
  /// The worst channel of each pixel, row after row.
  let worstOfPixel: [Double]

  /// - Precondition: `actual` has the reference's rows.
  public init(of actual: Bitmap, against reference: ReferencePicture) {
    precondition(actual.width == reference.width, "the pictures differ in width")
    var worst: [Double] = []
    worst.reserveCapacity(reference.pixels.count)
    var sum = 0.0
    for (index, pixel) in reference.pixels.enumerated() {
      let (x, y) = (index % reference.width, reference.rows[index / reference.width])
      let at = (y * actual.width + x) * 4
      let limit = reference.isResampled[index] ? resampled.error : exact.error
      var worstHere = 0.0
      for channel in 0..<4 {
        let value = actual.rgba[at + channel]
        let error = (pixel[channel] - Double(value)).magnitude
        sum += error
        if error <= worstHere { continue }
        worstHere = error
        if error > limit {
          let place = Place(error: error, x: x, y: y, channel: channel, expected: pixel[channel], actual: value)
          if reference.isResampled[index] { resampled = place } else { exact = place }
        }
      }
      worst.append(worstHere)
    }
    mean = sum / Double(max(reference.pixels.count * 4, 1))
    worstOfPixel = worst
  }
}

extension PixelErrors.Place: CustomStringConvertible {
  /// `0.83 in R at (3, 12): expected 200.170, got 201`
  public var description: String {
    "\(error) in \(["R", "G", "B", "A"][channel]) at (\(x), \(y)): expected \(expected), got \(actual)"
  }
}
