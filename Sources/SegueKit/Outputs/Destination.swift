public import Media
public import Motion

/// A file, or a folder of pictures, to be written, and how.
public struct Destination: Sendable {
  public var path: String
  public var format: WrittenFile.Format
  /// Frames per second; nil for the format's own: 60, GIF 25.
  public var frameRate: Rational?
  /// Pixels. One alone keeps the page's shape; none is the page's size, for a GIF in points.
  public var width: Int?
  public var height: Int?
  /// Of an MP4.
  public var movie = MovieSettings()
  /// Of a GIF: most colours in its palette, in `palettes`. With 255 one index is left for pixels that stay as they are.
  public var colors = Destination.defaultColors
  /// Of a GIF.
  public var dither = Dither.none
  /// Of a GIF.
  public var loop = Loop.forever
  /// Of a GIF: from 1 (smallest) to 100 (nothing is lost after the palette).
  public var quality = Destination.defaultQuality
  /// Of a GIF: what its file may have. Where it has more, it is made again with less, as `SizeLadder` says.
  public var maxSize: ByteCount?

  /// The format is told by the path: `.mp4`, `.gif`, or a folder of PNGs where it ends in `/`.
  /// - Throws: `SegueError.unknownFormat`.
  public init(path: String, frameRate: Rational? = nil, width: Int? = nil, height: Int? = nil) throws(SegueError) {
    let lowercase = path.lowercased()
    if path.hasSuffix("/") {
      format = .png
    } else if lowercase.hasSuffix(".mp4") {
      format = .mp4
    } else if lowercase.hasSuffix(".gif") {
      format = .gif
    } else {
      throw .unknownFormat(path: path)
    }
    self.path = path
    self.frameRate = frameRate
    self.width = width
    self.height = height
  }

  public static let palettes = 2...256
  public static let expectedColors = "2 to 256 colours"
  /// Colours in a GIF where nothing is said: all but the index for pixels that stay as they are.
  public static let defaultColors = 255
  public static let qualities = 1...100
  public static let expectedQuality = "a quality from 1 (smallest) to 100 (best)"
  /// The quality of a GIF where nothing is said.
  public static let defaultQuality = 80
  /// The frame rate where nothing is said.
  public static let defaultFrameRate = Rational(60)
  static let defaultGIFFrameRate = Rational(25)
  /// Browsers show a delay under 2 centiseconds as 10.
  static let fastestGIFFrameRate = Rational(50)
}
