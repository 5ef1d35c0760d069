internal import CFFmpeg
public import Motion
public import Raster

/// Writes an MP4: H.264 High or HEVC, 4:2:0, BT.709 limited range and tagged so, index first.
///
/// The same frames give the same bytes, run after run and on every number of cores.
public final class MovieWriter: FrameWriter {
  // Output depends on the number of threads, so it is fixed. Four keep four cores busy and cost little on fewer.
  private static let threads = 4

  private let path: String
  private let frameRate: Rational
  private let notes: [String]
  /// Of the file and its planes, even: what `settings.oddSize` makes of the size.
  public let codedSize: SIMD2<Int>
  private let frame: OwnedFrame
  private let encoder: Encoder
  private var muxer: Muxer?
  private var file: TemporaryFile
  private var count = 0
  private var coded = 0
  /// By how many frames a packet may come before its turn to be shown.
  private let reordering: Int

  /// Gets ready to write a movie to `path`. Nothing is made when this throws.
  /// - Parameters:
  ///   - width: in pixels. `settings.oddSize` says what becomes of an odd side.
  ///   - frameRate: frames per second, above 0; exact in the file.
  /// - Throws: `MediaError.unwritable` if `path` cannot be written or `settings` or the size cannot be coded,
  ///   `.encoderMissing` if FFmpeg has no encoder for the codec.
  public init(path: String, width: Int, height: Int, frameRate: Rational, settings: MovieSettings = MovieSettings())
    throws(MediaError)
  {
    try settings.validate(for: path)
    let (width, height, note) = try settings.evenSize(width, height, for: path)
    guard frameRate.numerator > 0, Int32(exactly: frameRate.numerator) != nil, frameRate.denominator <= 1_000_000 else {
      throw .unwritable(path: path, reason: "a movie cannot have \(frameRate) frames a second")
    }
    let target = try OutputTarget(path, kind: .file)
    let encoder = try Encoder(settings.encoder, options: settings.options, droppedUnits: settings.seiUnits) { context in
      context.pointee.width = Int32(width)
      context.pointee.height = Int32(height)
      context.pointee.pix_fmt = AV_PIX_FMT_YUV420P
      context.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
      context.pointee.time_base = AVRational(num: Int32(frameRate.denominator), den: Int32(frameRate.numerator))
      context.pointee.framerate = AVRational(num: Int32(frameRate.numerator), den: Int32(frameRate.denominator))
      context.pointee.colorspace = AVCOL_SPC_BT709
      context.pointee.color_primaries = AVCOL_PRI_BT709
      context.pointee.color_trc = AVCOL_TRC_BT709
      context.pointee.color_range = AVCOL_RANGE_MPEG
      context.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT
      // Two seconds, so that a player can seek.
      context.pointee.gop_size = max(1, Int32(clamping: Int((2 * frameRate.value).rounded())))
      context.pointee.thread_count = Int32(Self.threads)
      context.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
    let frame = try OwnedFrame()
    let file = try TemporaryFile(for: target)
    let muxer = try Muxer(
      "mp4", path: file.path, target: path, encoder: encoder, frameRate: frameRate,
      tag: settings.codec == .hevc ? "hvc1" : nil,
      options: [
        ("movflags", "+faststart"),
        // The edit list counts in this unit: milliseconds would cut a frame at 30000/1001.
        ("movie_timescale", "\(frameRate.numerator)"),
      ])
    self.path = path
    self.frameRate = frameRate
    codedSize = SIMD2(width, height)
    notes = note.map { [$0] } ?? []
    // x265 reorders by two with every preset, and its FFmpeg side does not say so.
    reordering = settings.codec == .hevc ? 2 : encoder.reordering
    self.frame = frame
    self.encoder = encoder
    self.file = consume file
    self.muxer = consume muxer
  }

  /// Shows planes of `codedSize` from frame `index` on. The encoder reads them where they are: they must not be written as
  /// long as anyone else refers to them.
  public func append(_ picture: Planes, at index: Int, unchanged: Bool) throws(MediaError) {
    precondition(codedSize == SIMD2(picture.width, picture.height), "planes and movie differ in size")
    if !unchanged || count == 0 { try frame.show(picture) }
    try encode(at: index)
  }

  public func complete() throws(MediaError) -> WrittenFile {
    if count == 0 { throw .failed(action: "write '\(path)'", reason: "it has no frames") }
    try encode(nil)
    guard let muxer = muxer.take() else { throw .failed(action: "finish '\(path)'", reason: "it is finished already") }
    try muxer.finish()
    let expected = MovieFacts(
      frames: count, duration: Rational(count * frameRate.denominator, frameRate.numerator),
      width: codedSize.x, height: codedSize.y)
    let found = try MovieFacts(of: file.path, named: path)
    if found != expected {
      throw .wrongResult(path: path, expected: expected.description, found: found.description)
    }
    return WrittenFile(
      path: path, format: .mp4, width: codedSize.x, height: codedSize.y, frames: count,
      duration: expected.duration.value, bytes: try file.size(), notes: notes)
  }

  public func publish() throws(MediaError) -> [String] {
    try file.commit()
    return []
  }

  private func encode(at index: Int) throws(MediaError) {
    precondition(index == count, "frames come in order")
    frame.pointer.pointee.pts = Int64(index)
    try encode(frame.pointer)
    count += 1
  }

  private func encode(_ frame: UnsafeMutablePointer<AVFrame>?) throws(MediaError) {
    try encoder.encode(frame) { packet throws(MediaError) in
      // Not the encoder's own: x265 makes it up from unset memory when a clip is shorter than its reordering.
      packet.pointee.dts = Int64(coded - reordering)
      coded += 1
      try muxer?.write(packet, duration: 1)
    }
  }
}
