internal import Media
public import Motion

/// What an output will be, worked out before anything is written.
public struct OutputPlan: Sendable {
  public private(set) var destination: Destination
  /// Pixels composed. An MP4 may be padded or cropped to even sides from that.
  public private(set) var size: SegueError.Size
  public private(set) var clock: FrameClock
  public private(set) var frameCount: Int
  /// What differs from what was asked, in sentences.
  public let notes: [String]

  /// Seconds, the last frame's time included.
  public var duration: Double { clock.time(of: frameCount).value }

  init(_ destination: Destination, for preview: Preview) throws(SegueError) {
    self.destination = destination
    var notes: [String] = []
    var rate = destination.frameRate ?? Destination.defaultFrameRate
    var base = preview.size
    if destination.format == .gif {
      rate = destination.frameRate ?? Destination.defaultGIFFrameRate
      if rate > Destination.fastestGIFFrameRate {
        notes.append("\(rate) fps became \(Destination.fastestGIFFrameRate): browsers play a faster GIF at 10 fps")
        rate = Destination.fastestGIFFrameRate
      }
      let page = preview.timeline.pageSize
      base = .init(width: max(1, Int(page.width.rounded())), height: max(1, Int(page.height.rounded())))
    }
    if destination.format != .png, preview.timeline.hasTranslucentBackdrop {
      notes.append("the backdrop's transparency shows as black: only PNGs keep it")
    }
    size = try preview.outputSize(width: destination.width, height: destination.height, base: base)
    clock = FrameClock(rate: rate, grid: destination.format == .gif ? .centiseconds : .exact)
    frameCount = clock.frameCount(for: preview.timeline.duration)
    self.notes = notes
  }
}

extension OutputPlan {
  /// What the file may have; nil for as much as it takes.
  var limit: ByteCount? { destination.format == .gif ? destination.maxSize : nil }

  /// What a GIF is made with.
  var rung: SizeLadder.Rung {
    SizeLadder.Rung(
      quality: destination.quality, colors: destination.colors, frameRate: clock.rate, size: size)
  }

  /// The same GIF with other settings.
  func with(_ rung: SizeLadder.Rung, of timeline: Timeline) -> OutputPlan {
    var plan = self
    (plan.destination.quality, plan.destination.colors, plan.size) = (rung.quality, rung.colors, rung.size)
    plan.clock = FrameClock(rate: rung.frameRate, grid: clock.grid)
    plan.frameCount = plan.clock.frameCount(for: timeline.duration)
    return plan
  }
}
