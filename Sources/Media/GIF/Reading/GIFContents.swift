/// What a GIF really contains, ours or not.
public struct GIFContents: Sendable, Equatable {
  /// Of the file.
  public var bytes: Int
  /// `GIF87a` or `GIF89a`.
  public var version: String
  /// Of the screen, in pixels; `height` likewise.
  public var width: Int
  public var height: Int
  /// Entries in the table of colours for all frames; nil without one.
  public var globalColors: Int?
  /// What the frames without a table of their own use of it.
  public var globalUse = ColorIndices([])
  /// Without a loop block it plays once.
  public var loop = Loop.once
  public var frames: [Frame] = []
  /// What the first frame leaves transparent, in pixels.
  public var transparentPixels = 0
  /// In the file's order; the first 1000 bytes of each.
  public var comments: [String] = []
  /// All but the frames' graphic controls, the loop block and comments.
  public var extensions: [Extension] = []
  /// Whether it has the trailer that ends a GIF.
  public var isFinished = false
  /// After the trailer.
  public var trailingBytes = 0

  /// One stored image.
  public struct Frame: Sendable, Equatable {
    /// Where it begins in the file: its graphic control extension, or without one its image.
    public var offset: Int
    /// From there to the end of its pixels.
    public var bytes: Int
    /// Its rectangle in pixels, from the screen's upper left corner.
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int
    /// Centiseconds.
    public var delay: Int
    /// 2 clears the rectangle after the frame's time, 3 brings back what was there; anything else leaves it.
    public var disposal: Int
    /// The index that leaves a pixel as it is.
    public var transparentIndex: Int?
    public var isInterlaced: Bool
    /// Bits of an index in the first LZW codes.
    public var codeSize: Int
    /// Entries in its own table of colours; nil where it has none.
    public var localColors: Int?
    /// The indices that its pixels have, without those that have no colour.
    public var use: ColorIndices
    /// At how many pixels the screen differs from what the frame before showed; of the first, how many it draws.
    public var changedPixels: Int
  }

  public struct Extension: Sendable, Equatable {
    /// An application's name and version, such as `XMP DataXMP`, or what kind of extension it is.
    public var name: String
    public var offset: Int
    public var bytes: Int
  }

  /// The sum of the delays, in centiseconds.
  public var centiseconds: Int { frames.reduce(0) { $0 + $1.delay } }
}
