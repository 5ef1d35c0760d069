internal import Media
internal import Motion
internal import Raster

/// One output being written: its writer, and how far it is.
final class Output {
  let plan: OutputPlan
  /// What it is to be given.
  let demand: FrameDemand
  private let writer: Writer
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

  init(_ plan: OutputPlan, pages: ScaledPages, timeline: Timeline, isHashed: Bool) throws(SegueError) {
    self.plan = plan
    var planes: SegueError.Size?
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
      let census = Self.census(plan, pages: pages, timeline: timeline)
      writer = .gif(
        try media { () throws(MediaError) in
          try GIFWriter(
            path: path, width: size.width, height: size.height,
            frameRate: plan.clock.rate, palette: Palette(census, colors: plan.destination.colors),
            loop: plan.destination.loop, dither: plan.destination.dither)
        })
    case .png:
      writer = .bitmaps(
        try media { () throws(MediaError) in
          try PictureFolderWriter(
            path: path, width: size.width, height: size.height, frameRate: plan.clock.rate,
            frameCount: plan.frameCount)
        })
    }
    demand = FrameDemand(
      pages: pages, planes: planes, clock: plan.clock, frameCount: plan.frameCount,
      isTraced: plan.destination.format == .gif, isHashed: isHashed)
  }

  /// Appends the next frame.
  func append(_ frame: Frame) throws(SegueError) {
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
  }

  /// Completes and checks the file, still under its temporary name.
  func complete() throws(SegueError) -> WrittenOutput {
    var file = try media { () throws(MediaError) in try writer.any.complete() }
    file.notes = plan.notes + file.notes
    return WrittenOutput(file: file, frameRate: plan.clock.rate)
  }

  /// Moves the file to its place.
  func publish() throws(SegueError) -> [String] {
    try media { () throws(MediaError) in try writer.any.publish() }
  }

  /// The colours of frames from all over the clip: of many a part of each, which makes up for a whole few.
  private static func census(_ plan: OutputPlan, pages: ScaledPages, timeline: Timeline) -> ColorCensus {
    let (few, many) = (12, 48)
    let stage = Stage(pages)
    var census = ColorCensus()
    var version = 0
    let samples = min(many, plan.frameCount)
    for sample in 0..<samples {
      let frame = plan.frameCount <= many ? sample : sample * (plan.frameCount - 1) / (many - 1)
      stage.show(timeline.moment(at: plan.clock.time(of: frame).value))
      if stage.version != version {
        census.count(stage.bitmap.bitmap, band: stage.version, of: samples <= few ? 1 : many / few)
      }
      version = stage.version
    }
    return census
  }
}
