/// What an MP4 or MOV really contains, ours or not.
public struct MovieContents: Sendable, Equatable {
  /// Of the file.
  public var bytes: Int
  /// Four letters that say which kind of movie it is meant to be, `qt  ` for a MOV; nil where it does not say.
  public var brand: String?
  public var compatibleBrands: [String] = []
  /// Those that are in no other, in the file's order.
  public var boxes: [Box]
  /// Whether a player can begin before it has the whole file.
  public var isIndexFirst: Bool
  /// FFmpeg's name of the codec, such as `h264`.
  public var codec: String
  /// Such as `High`; nil where the codec has none.
  public var profile: String?
  /// How the container names the codec: `avc1`, `hvc1`, `hev1`, …
  public var sampleEntry: String
  /// FFmpeg's name, such as `yuv420p`.
  public var pixelFormat: String
  /// Pixels; `height` likewise.
  public var width: Int
  public var height: Int
  /// What the coded pictures say of their colours.
  public var streamColor: ColorTags
  /// What the container says, in its `colr` box; nil without one.
  public var containerColor: ColorTags?
  /// `times` and `end` count in so many parts of a second.
  public var timescale: Int
  /// When each frame appears, in the order in which they are shown; the movie begins at 0.
  public var times: [Int]
  /// When the last one ends.
  public var end: Int
  /// Frames that are coded and not shown, being before the movie's beginning.
  public var hiddenFrames: Int
  /// Pieces that it plays one after the other, as its edit list says; times are those of the first.
  public var pieces: Int
  public var audioTracks: Int
  /// Tracks of pictures, the first of which is the one told about.
  public var videoTracks: Int
  /// Neither.
  public var otherTracks: Int

  /// A part of the file.
  public struct Box: Sendable, Equatable {
    /// Four letters.
    public var kind: String
    public var offset: Int
    public var bytes: Int
  }
}

extension MovieContents {
  /// Reads the index of the file at `path`, and decodes its first frame.
  /// - Throws: `unreadable`; `malformed` where it is no movie or a broken one; `failed` where FFmpeg cannot decode it.
  public init(path: String) throws(MediaError) {
    let index = try MovieIndex(ByteSource(path: path))
    let stream = try MovieStream(path: path)
    let track = index.video
    let shown = index.shown
    self.init(
      bytes: index.bytes, brand: index.brand, compatibleBrands: index.compatibleBrands,
      boxes: index.boxes.map { Box(kind: $0.kind, offset: $0.range.lowerBound, bytes: $0.range.count) },
      isIndexFirst: index.boxes.isIndexFirst, codec: stream.codec, profile: stream.profile, sampleEntry: track.entry,
      pixelFormat: stream.pixelFormat, width: stream.width, height: stream.height, streamColor: stream.color,
      containerColor: track.color, timescale: track.timescale, times: shown.times, end: shown.end,
      hiddenFrames: track.samples.starts.count - shown.times.count,
      pieces: max(track.edits.count { $0.start != nil }, 1), audioTracks: index.tracks.count { $0.handler == "soun" },
      videoTracks: index.tracks.count { $0.handler == "vide" },
      otherTracks: index.tracks.count { $0.handler != "soun" && $0.handler != "vide" })
  }
}
