public import Raster

/// One page image, read from a PNG, JPEG or WebP file: upright, in sRGB, premultiplied.
public struct Picture: Sendable {
  public var bitmap: Bitmap
  /// What had to be changed to get there, in sentences without a full stop: "converted from Display P3 to sRGB",
  /// "turned upright (EXIF orientation 6)". Empty when the file's pixels were taken as they are.
  public var notes: [String]

  /// A picture that was made here and not read.
  public init(bitmap: Bitmap, notes: [String] = []) {
    self.bitmap = bitmap
    self.notes = notes
  }

  /// Reads the picture at `path`; the file's first bytes say what it is, its name does not matter.
  ///
  /// Exact for PNG and lossless WebP: 8-bit samples come through byte for byte, 16-bit samples are `round(v / 257)`,
  /// alpha is multiplied in as `round(c · a / 255)`. An ICC profile is converted to sRGB (relative colorimetric with
  /// black-point compensation) unless it is sRGB; EXIF orientation is applied. Of an animated PNG the still image is
  /// taken.
  /// - Throws: `unreadable` (missing, no regular file, no permission), `notAPicture`, `unsupported` (a PNG, JPEG or WebP
  ///   of a rare kind), `damaged` (cut short, a wrong checksum, bytes that do not decode) or `tooLarge` (more than
  ///   16384 pixels on a side or 134 megapixels, by the file's header).
  public init(contentsOf path: String) throws(MediaError) {
    let file = try PictureFile(path: path)
    let parts = try PictureParts(of: file)
    var pixels = try StraightPixels(of: parts.decoded(from: file), isOpaque: parts.format == .jpeg)

    notes = []
    if let profile = parts.profile, let note = pixels.convertToSRGB(from: profile) {
      notes.append(note)
    }
    bitmap = (consume pixels).premultiplied()
    if parts.orientation != .upright {
      bitmap = bitmap.turnedUpright(from: parts.orientation)
      notes.append("turned upright (EXIF orientation \(parts.orientation.rawValue))")
    }
  }
}
