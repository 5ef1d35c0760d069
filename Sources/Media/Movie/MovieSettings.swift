/// How a movie is coded.
public struct MovieSettings: Sendable, Equatable {
  public enum Codec: String, Sendable, CaseIterable { case h264, hevc }

  /// What is done with an odd width or height, which 4:2:0 cannot have.
  public enum OddSize: String, Sendable, CaseIterable {
    /// Repeats the last column or row.
    case pad
    /// Leaves the last column or row out.
    case crop
    case error
  }

  public var codec: Codec
  /// Constant rate factor, in `crfs`.
  public var crf: Double
  /// The encoder's preset, one of `presets`, as it is. nil is x264 with settings of our own (`Sources/benchmark/x264.md`),
  /// and x265's `veryfast`.
  public var preset: String?
  public var oddSize: OddSize

  public init(
    codec: Codec = .h264, crf: Double = 18, preset: String? = nil, oddSize: OddSize = .pad
  ) {
    self.codec = codec
    self.crf = crf
    self.preset = preset
    self.oddSize = oddSize
  }

  /// From the best to the worst; 0 would be lossless, which is another profile of H.264.
  public static let crfs = 1.0...51
  public static let expectedCRF = "a number from 1 (best) to 51"

  /// The presets of x264 and x265, from the fastest to the slowest.
  public static let presets = [
    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow", "placebo",
  ]

  /// FFmpeg's name of the encoder.
  public var encoder: String {
    switch codec {
    case .h264: "libx264"
    case .hevc: "libx265"
    }
  }
}
