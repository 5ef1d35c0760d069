public import Motion
public import Raster

/// Writes a GIF with one palette for the whole clip.
///
/// Frame `i` appears at the centisecond nearest to `i / rate`; the delays are the differences of these times, so the
/// error is carried and the clip is as long as it should be. A run of equal frames is stored once, and of a frame only
/// the rectangle that has changed. The same frames give the same bytes, on any number of processors.
public final class GIFWriter: FrameWriter {
  /// What one delay can be at most, in centiseconds.
  private static let longestDelay = 65535

  private let path: String
  private let width: Int
  private let height: Int
  private let clock: FrameClock
  private let loop: Loop
  private let palette: MatchPalette
  private let line: FrameLine
  private var file: TemporaryFile
  private var output: OutputFile?
  private var count = 0
  private var stored = 0
  /// How large the file is so far: the last few frames may be on their way.
  package private(set) var bytesWritten = 0
  /// The frame that waits for the next one, to know what of it moves.
  private var pending: (picture: Bitmap, frame: ChangedFrame, index: Int)?
  /// The frame that waits for the next one, to know how long it shows.
  private var shown: FrameJob?

  /// Gets ready to write a GIF to `path`. Nothing is made when this throws.
  /// - Parameters:
  ///   - width: of the frames, in pixels, up to 65535; `height` likewise.
  ///   - frameRate: frames per second, above 0 and at most 50: players show faster ones at 10.
  ///   - palette: with fewer than 256 colours there is an index left to leave pixels as they are, which makes smaller
  ///     files.
  ///   - quality: 1 to 100. With 100 every pixel shows the palette's nearest colour; below, pixels that move may show
  ///     another, the less the eye would see it there the sooner, so that the file gets smaller.
  /// - Throws: `MediaError.unwritable` if `path` cannot be written or a GIF cannot be so large or loop so often.
  public convenience init(
    path: String, width: Int, height: Int, frameRate: Rational, palette: Palette, loop: Loop = .forever,
    dither: Dither = .none, quality: Int = 100
  ) throws(MediaError) {
    try self.init(
      path: path, width: width, height: height, frameRate: frameRate, palette: palette, loop: loop, dither: dither,
      quality: quality, threads: FrameLine.usualThreads)
  }

  /// The same with so many threads, if they can be had.
  init(
    path: String, width: Int, height: Int, frameRate: Rational, palette: Palette, loop: Loop, dither: Dither,
    quality: Int, threads: Int
  ) throws(MediaError) {
    precondition(width > 0 && height > 0, "a GIF has at least one pixel")
    precondition(frameRate <= Rational(50), "players show a GIF at more than 50 frames per second at 10")
    precondition((1...100).contains(quality), "quality is 1 to 100")
    if max(width, height) > 65535 {
      throw .unwritable(path: path, reason: "\(width) × \(height) pixels; a GIF has at most 65535 on a side")
    }
    if let repeats = loop.repeats, !(0...65535).contains(repeats) {
      throw .unwritable(path: path, reason: "a GIF cannot play \(loop); it plays at most 65536 times, or for ever")
    }
    let target = try OutputTarget(path, kind: .file)
    let file = try TemporaryFile(for: target)
    let matchPalette = MatchPalette(palette)
    var output = try OutputFile(file.path, target: path)
    let header = GIFBytes.header(width: width, height: height, palette: matchPalette, loop: loop)
    try output.append(header)
    self.path = path
    self.width = width
    self.height = height
    self.loop = loop
    self.palette = matchPalette
    clock = FrameClock(rate: frameRate, grid: .centiseconds)
    let pages = IndexedPages()
    line = FrameLine(width: width, height: height, threads: threads) { [matchPalette] in
      FrameEncoder(
        matchPalette, prices: PixelPrices(quality: quality),
        indexer: FrameIndexer(matchPalette.palette, dither: dither, pages: pages))
    }
    self.file = consume file
    self.output = consume output
    bytesWritten = header.count
  }

  public func append(_ picture: Bitmap, at index: Int, unchanged: Bool) throws(MediaError) {
    try append(picture, copies: [], at: index, unchanged: unchanged)
  }

  /// The same.
  /// - Parameter copies: where `picture` shows pages as they are. These are turned into the palette's colours once, and a
  ///   dither travels with them.
  public func append(
    _ picture: Bitmap, copies: [PageCopy], at index: Int, unchanged: Bool
  ) throws(MediaError) {
    precondition(index == count, "frames come in order")
    count += 1
    if unchanged, index > 0 { return }
    precondition(picture.width == width && picture.height == height, "picture and GIF differ in size")
    guard let frame = ChangedFrame(picture, copies: copies, before: pending?.picture) else { return }
    try send(next: picture, at: index)
    pending = (picture, frame, index)
  }

  public func complete() throws(MediaError) -> WrittenFile {
    if count == 0 { throw .failed(action: "write '\(path)'", reason: "it has no frames") }
    if output == nil { throw .failed(action: "finish '\(path)'", reason: "it is finished already") }
    try send(next: nil, at: count)
    for job in line.finish() { try show(job) }
    let end = centiseconds(at: count)
    if let shown { try store(shown, until: end) }
    try output?.append(GIFBytes.trailer)
    try output.take()?.finish()
    let expected = GIFFacts(width: width, height: height, frames: stored, centiseconds: end, repeats: loop.repeats)
    let found = try GIFFacts(of: file.path, named: path)
    if found != expected {
      throw .wrongResult(path: path, expected: expected.description, found: found.description)
    }
    return WrittenFile(
      path: path, format: .gif, width: width, height: height, frames: count, duration: Double(end) / 100,
      bytes: try file.size())
  }

  public func publish() throws(MediaError) -> [String] {
    try file.commit()
    return []
  }

  /// Sends the frame that waits to be encoded, now that it is known what follows it and when.
  private func send(next picture: Bitmap?, at index: Int) throws(MediaError) {
    guard let (current, changed, start) = pending.take() else { return }
    var frame = changed
    // What stands for longer than a moment is looked at.
    let isHeld = index - start > 1
    frame.settle(current, next: isHeld ? nil : picture)
    for job in line.append(frame, at: centiseconds(at: start)) { try show(job) }
  }

  /// Stores the frame before, now that it is known how long it shows; a frame that changes nothing gives it its time.
  private func show(_ job: FrameJob) throws(MediaError) {
    if let shown {
      if !job.changesAnything { return }
      try store(shown, until: job.time)
    }
    shown = job
  }

  private func store(_ job: FrameJob, until end: Int) throws(MediaError) {
    var start = job.time
    let delay = min(end - start, Self.longestDelay)
    try append(GIFBytes.frame(job.frame, delay: delay, transparent: palette.transparent) + job.data)
    while end - start > Self.longestDelay {
      start += Self.longestDelay
      try append(GIFBytes.hold(delay: min(end - start, Self.longestDelay), bits: palette.bits))
    }
  }

  private func append(_ frame: [UInt8]) throws(MediaError) {
    try output?.append(frame)
    bytesWritten += frame.count
    stored += 1
  }

  private func centiseconds(at index: Int) -> Int {
    let time = clock.time(of: index)
    return time.numerator * 100 / time.denominator
  }
}
