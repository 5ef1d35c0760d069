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
func movieFrames(_ path: String, width: Int, height: Int) throws -> [Bitmap] {
  try decoded(
    ["-i", path], width: width, height: height,
    filter: "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int+full_chroma_inp")
}

extension Bitmap {
  /// The mean absolute difference of R, G and B, over a rectangle or all.
  func meanError(
    against other: Bitmap, x columns: Range<Int>? = nil, y rows: Range<Int>? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Double {
    try #require(
      width == other.width && height == other.height, "the sizes differ", sourceLocation: sourceLocation)
    let (columns, rows) = (columns ?? 0..<width, rows ?? 0..<height)
    var sum = 0
    for y in rows {
      for at in (y * width + columns.lowerBound) * 4..<(y * width + columns.upperBound) * 4 where at & 3 != 3 {
        sum += abs(Int(rgba[at]) - Int(other.rgba[at]))
      }
    }
    return Double(sum) / Double(columns.count * rows.count * 3)
  }
}
