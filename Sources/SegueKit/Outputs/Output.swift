internal import Media
internal import Motion
internal import Raster

/// One output being written: its writer, and how far it is.
final class Output {
  let plan: OutputPlan
  let stage: Stage
  private let writer: any FrameWriter
  private(set) var written = 0
  /// The version of the stage's picture that was written last.
  private var version = -1

  init(_ plan: OutputPlan, stage: Stage, timeline: Timeline) throws(SegueError) {
    self.plan = plan
    self.stage = stage
    let (path, size) = (plan.destination.path, plan.size)
    switch plan.destination.format {
    case .mp4:
      writer = try media { () throws(MediaError) in
        try MovieWriter(
          path: path, width: size.width, height: size.height, frameRate: plan.clock.rate,
          settings: plan.destination.movie)
      }
    case .gif:
      let samples = Self.samples(plan, stage: stage, timeline: timeline)
      writer = try media { () throws(MediaError) in
        try GIFWriter(
          path: path, width: size.width, height: size.height,
          frameRate: plan.clock.rate, palette: Palette(sampling: samples, colors: plan.destination.colors),
          loop: plan.destination.loop, dither: plan.destination.dither)
      }
    case .png:
      writer = try media { () throws(MediaError) in
        try PictureFolderWriter(
          path: path, width: size.width, height: size.height, frameRate: plan.clock.rate,
          frameCount: plan.frameCount)
      }
    }
  }

  /// When the next frame is due; nil when all are written.
  var nextTime: Rational? { written < plan.frameCount ? plan.clock.time(of: written) : nil }

  /// Appends the stage's picture as the next frame.
  func append() throws(SegueError) {
    let unchanged = version == stage.version
    try media { () throws(MediaError) in
      try writer.append(stage.picture, at: written, unchanged: unchanged)
    }
    version = stage.version
    written += 1
  }

  /// Completes and checks the file, still under its temporary name.
  func complete() throws(SegueError) -> WrittenOutput {
    var file = try media { () throws(MediaError) in try writer.complete() }
    file.notes = plan.notes + file.notes
    return WrittenOutput(file: file, frameRate: plan.clock.rate)
  }

  /// Moves the file to its place.
  func publish() throws(SegueError) -> [String] {
    try media { () throws(MediaError) in try writer.publish() }
  }

  /// Frames from all over the clip, for its palette: no two with the same layers.
  private static func samples(_ plan: OutputPlan, stage: Stage, timeline: Timeline) -> [Bitmap] {
    let most = 12
    var samples: [Bitmap] = []
    var version = -1
    for sample in 0..<min(most, plan.frameCount) {
      let frame = plan.frameCount <= most ? sample : sample * (plan.frameCount - 1) / (most - 1)
      stage.show(timeline.moment(at: plan.clock.time(of: frame).value))
      if stage.version != version { samples.append(stage.picture) }
      version = stage.version
    }
    return samples
  }
}
