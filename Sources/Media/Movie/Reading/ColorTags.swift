internal import CFFmpeg

/// How a movie says its numbers are to be shown, by FFmpeg's names; nil for what it does not say.
public struct ColorTags: Sendable, Equatable {
  /// `bt709`, `smpte170m`, …
  public var matrix: String?
  public var primaries: String?
  public var transfer: String?
  /// `tv` for limited, `pc` for full.
  public var range: String?

  public init(matrix: String?, primaries: String?, transfer: String?, range: String?) {
    self.matrix = matrix
    self.primaries = primaries
    self.transfer = transfer
    self.range = range
  }
}

extension ColorTags {
  /// From the code points of ISO/IEC 23091-2.
  /// - Parameter isFullRange: nil where nothing is said of it.
  init(matrix: Int, primaries: Int, transfer: Int, isFullRange: Bool?) {
    self.init(
      matrix: AVColorSpace(numericCast(matrix)), primaries: AVColorPrimaries(numericCast(primaries)),
      transfer: AVColorTransferCharacteristic(numericCast(transfer)),
      range: isFullRange.map { $0 ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG } ?? AVCOL_RANGE_UNSPECIFIED)
  }

  init(
    matrix: AVColorSpace, primaries: AVColorPrimaries, transfer: AVColorTransferCharacteristic, range: AVColorRange
  ) {
    self.matrix = matrix == AVCOL_SPC_UNSPECIFIED ? nil : words(av_color_space_name(matrix))
    self.primaries = primaries == AVCOL_PRI_UNSPECIFIED ? nil : words(av_color_primaries_name(primaries))
    self.transfer = transfer == AVCOL_TRC_UNSPECIFIED ? nil : words(av_color_transfer_name(transfer))
    self.range = range == AVCOL_RANGE_UNSPECIFIED ? nil : words(av_color_range_name(range))
  }
}

extension ColorTags: CustomStringConvertible {
  /// `bt709/bt709/bt709/tv`, a dash for what is not said.
  public var description: String {
    [matrix, primaries, transfer, range].map { $0 ?? "-" }.joined(separator: "/")
  }
}

/// One of FFmpeg's names, or `unknown`.
func words(_ name: UnsafePointer<CChar>?) -> String { name.map { String(cString: $0) } ?? "unknown" }
