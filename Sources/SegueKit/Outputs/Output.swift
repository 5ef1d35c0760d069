internal import Media
internal import Motion
internal import Raster

/// One output being written: its writer, and how far it is.
final class Output {
  let plan: OutputPlan
  /// What it is to be given.
  let demand: FrameDemand
  /// Complete and checked, still under its temporary name; nil before, and where it was given up.
  private var file: WrittenFile?
  /// Whether it has more bytes than it may have. It is given up as soon as that is seen.
  private(set) var isTooLarge = false
  private let writer: Writer
  /// Nil where it is written to its end, however large it gets.
  private let limited: (gif: GIFWriter, bytes: Int)?
  private var hasher: FrameHasher?
  private var written = 0

  private enum Writer {
    case bitmaps(any FrameWriter<Bitmap>)
    case gif(GIFWriter)
    case planes(MovieWriter)

    var any: any FrameWriter {
      switch self {
      case .bitmaps(let writer): writer
      case .gif(let writer): writer
      case .planes(let writer): writer
      }
    }
  }

  /// - Parameter isLast: whether nothing is left to be tried where it gets too large: then it is not given up, and its
  ///   size is known.
  init(
    _ plan: OutputPlan, pages: ScaledPages, timeline: Timeline, isHashed: Bool, isLast: Bool
  ) throws(SegueError) {
    self.plan = plan
    hasher = isHashed ? FrameHasher() : nil
    var planes: SegueError.Size?
    var limited: (gif: GIFWriter, bytes: Int)?
    let (path, size) = (plan.destination.path, plan.size)
    switch plan.destination.format {
    case .mp4:
      let movie = try media { () throws(MediaError) in
        try MovieWriter(
          path: path, width: size.width, height: size.height, frameRate: plan.clock.rate,
          settings: plan.destination.movie)
      }
      planes = SegueError.Size(width: movie.codedSize.x, height: movie.codedSize.y)
      writer = .planes(movie)
    case .gif:
      let census = plan.census(pages: pages, timeline: timeline)
      let gif = try media { () throws(MediaError) in
        try GIFWriter(
          path: path, width: size.width, height: size.height,
          frameRate: plan.clock.rate, palette: Palette(census, colors: plan.destination.colors),
          loop: plan.destination.loop, dither: plan.destination.dither, quality: plan.destination.quality)
      }
      if !isLast, let limit = plan.limit { limited = (gif, limit.bytes) }
      writer = .gif(gif)
    case .png:
      writer = .bitmaps(
        try media { () throws(MediaError) in
          try PictureFolderWriter(
            path: path, width: size.width, height: size.height, frameRate: plan.clock.rate,
            frameCount: plan.frameCount)
        })
    }
    self.limited = limited
    demand = FrameDemand(
      pages: pages, planes: planes, clock: plan.clock, frameCount: plan.frameCount,
      isTraced: plan.destination.format == .gif, isHashed: isHashed)
  }

  /// Appends the next frame, unless it is too large already.
  func append(_ frame: Frame) throws(SegueError) {
    if isTooLarge { return }
    if let bitmap = frame.hashed?.bitmap { hasher?.append(bitmap, unchanged: frame.isUnchanged) }
    try media { () throws(MediaError) in
      switch (writer, frame.picture) {
      case (.bitmaps(let writer), .bitmap(let buffer)):
        try writer.append(buffer.bitmap, at: written, unchanged: frame.isUnchanged)
      case (.gif(let writer), .bitmap(let buffer)):
        try writer.append(buffer.bitmap, copies: frame.copies, at: written, unchanged: frame.isUnchanged)
      case (.planes(let writer), .planes(let planes)):
        try writer.append(planes, at: written, unchanged: frame.isUnchanged)
      default: preconditionFailure("an output is given what it demands")
      }
    }
    written += 1
    if let limited {
      isTooLarge = limited.gif.bytesWritten > limited.bytes
    }
  }

  /// Completes and checks the file, still under its temporary name, unless it is too large already.
  func complete() throws(SegueError) {
    if isTooLarge { return }
    var file = try media { () throws(MediaError) in try writer.any.complete() }
    file.notes = plan.notes + file.notes
    self.file = file
    if let limit = plan.limit { isTooLarge = file.bytes > limit.bytes }
  }

  /// Of the file that is complete.
  var size: ByteCount { ByteCount(file?.bytes ?? 0) }

  /// To the file that is complete.
  func add(note: String) { file?.notes.append(note) }

  /// Moves the file to its place.
  /// - Precondition: it is complete.
  func publish() throws(SegueError) -> WrittenOutput {
    guard var file else { preconditionFailure("what is published is complete") }
    file.notes += try media { () throws(MediaError) in try writer.any.publish() }
    return WrittenOutput(file: file, frameRate: plan.clock.rate)
  }

  /// Of all its frames, where they were asked for.
  func finishHashes() -> FrameHashes? { hasher.take()?.finish() }
}
