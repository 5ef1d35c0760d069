import Motion
import Raster
import TestSupport
import Testing

@testable import Media

/// Frames with a flat ground, a moving block with a sharp edge, and `colors` shades on it; no two are equal.
func clip(_ width: Int, _ height: Int, frames: Int, shades: Int = 16) -> [Bitmap] {
  (0..<frames).map { frame in
    var bitmap = Bitmap(width: width, height: height, filledWith: Color(red: 240, green: 242, blue: 250))
    for y in 0..<height {
      for x in 0..<width where (x + y + frame * 3) % 37 < 12 {
        let shade = UInt8((x / 2 + y + frame) % shades * 255 / max(shades - 1, 1))
        bitmap[x, y] = SIMD4(shade, 255 - shade, UInt8(frame * 7 & 255) & 0xf0, 255)
      }
    }
    return bitmap
  }
}

/// Hands `frames` to `writer` and finishes it.
@discardableResult
func write(_ frames: [Bitmap], with writer: any FrameWriter<Bitmap>) throws -> WrittenFile {
  for (index, frame) in frames.enumerated() {
    try writer.append(frame, at: index, unchanged: index > 0 && frames[index - 1] == frame)
  }
  return try writer.finish()
}

/// The same for a movie.
@discardableResult
func write(_ frames: [Bitmap], with writer: MovieWriter) throws -> WrittenFile {
  for (index, frame) in frames.enumerated() {
    try writer.append(frame, at: index, unchanged: index > 0 && frames[index - 1] == frame)
  }
  return try writer.finish()
}

extension MovieWriter {
  /// Shows `picture` as planes.
  func append(_ picture: Bitmap, at index: Int, unchanged: Bool) throws(MediaError) {
    let planes = Planes(width: codedSize.x, height: codedSize.y)
    planes.update(from: picture)
    try append(planes, at: index, unchanged: unchanged)
  }
}

extension Palette {
  /// Of all pixels of these pictures.
  init(sampling pictures: [Bitmap], colors: Int = 255) throws {
    var census = ColorCensus()
    for picture in pictures { census.count(picture) }
    try self.init(census, colors: colors)
  }
}

extension PaletteMap {
  /// The nearest index of every pixel.
  mutating func indices(of bitmap: Bitmap) -> [UInt8] {
    var indices = [UInt8](repeating: 99, count: bitmap.width * bitmap.height)
    bitmap.colors.withUnsafeBufferPointer { colors in
      indices.withUnsafeMutableBufferPointer { mapNearest(colors, into: $0.baseAddress!) }
    }
    return indices
  }

  /// The index of every pixel, all of them dithered.
  mutating func dithered(_ bitmap: Bitmap, _ dither: Dither, left: Int = 0, top: Int = 0) -> [UInt8] {
    var indices = indices(of: bitmap)
    let everywhere = [Bool](repeating: true, count: indices.count)
    bitmap.colors.withUnsafeBufferPointer { colors in
      switch dither {
      case .none: break
      case .ordered:
        mix(colors, width: bitmap.width, left: left, top: top, into: &indices, where: everywhere)
      case .diffusion: diffuse(colors, width: bitmap.width, into: &indices, where: everywhere)
      }
    }
    return indices
  }
}

extension Bitmap {
  /// Red in the lowest byte, then green and blue.
  var colors: [UInt32] { withColors { $0.map { $0 & 0xffffff } } }
}

/// The error that `work` throws.
func failure(_ work: () throws -> Void, sourceLocation: SourceLocation = #_sourceLocation) -> MediaError? {
  do {
    try work()
    Issue.record("no error", sourceLocation: sourceLocation)
    return nil
  } catch {
    return error as? MediaError
  }
}

/// What ffprobe says of the one stream of the file at `path`, by name.
func probe(_ path: String) throws -> [String: String] {
  let lines = try text("ffprobe", ["-v", "error", "-count_packets", "-show_streams", path]).split(separator: "\n")
  let pairs = lines.map { $0.split(separator: "=", maxSplits: 1).map(String.init) }.filter { $0.count == 2 }
  return Dictionary(pairs.map { ($0[0], $0[1]) }) { first, _ in first }
}
