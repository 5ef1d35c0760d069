import Foundation
import Motion
import Raster
import TestSupport
import Testing

/// The frames that the ffmpeg program shows of `input`, stored one by one, as they are.
/// - Parameter filter: of ffmpeg, for streams that are not RGB.
func decoded(_ input: [String], width: Int, height: Int, filter: String = "null") throws -> [Bitmap] {
  let arguments = ["-v", "error"] + input + ["-vf", filter, "-fps_mode", "passthrough"]
  let data = try run("ffmpeg", arguments + ["-f", "rawvideo", "-pix_fmt", "rgba", "-"])
  let size = width * height * 4
  try #require(data.count % size == 0, "\(data.count) bytes are no frames of \(width) × \(height)")
  return stride(from: 0, to: data.count, by: size).map {
    Bitmap(width: width, height: height, rgba: Array(data[data.startIndex + $0..<data.startIndex + $0 + size]))
  }
}

/// A movie's frames as a player shows them: BT.709, limited range, with full accuracy.
/// - Parameter select: which ones, in FFmpeg's words; all by default.
func movieFrames(_ path: String, width: Int, height: Int, select: String = "1") throws -> [Bitmap] {
  try decoded(
    ["-i", path], width: width, height: height,
    filter:
      "select='\(select)',scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int+full_chroma_inp"
  )
}

extension Bitmap {
  /// The mean absolute difference of R, G and B.
  func meanError(against other: Bitmap, sourceLocation: SourceLocation = #_sourceLocation) throws -> Double {
    try #require(width == other.width && height == other.height, "the sizes differ", sourceLocation: sourceLocation)
    return meanErrors(against: other, x: 0..<width, y: 0..<height).reduce(0, +) / 3
  }

  /// The mean absolute differences of R, of G and of B, over a rectangle of two pictures of one size.
  func meanErrors(against other: Bitmap, x columns: Range<Int>, y rows: Range<Int>) -> [Double] {
    var sums = [0, 0, 0, 0]
    for y in rows {
      for at in (y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4 {
        sums[at & 3] += abs(Int(rgba[at]) - Int(other.rgba[at]))
      }
    }
    return sums.prefix(3).map { Double($0) / Double(columns.count * rows.count) }
  }
}
