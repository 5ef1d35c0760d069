internal import Media
public import Motion

/// What an output will be, worked out before anything is written.
public struct OutputPlan: Sendable {
  public let destination: Destination
  /// Pixels composed. An MP4 may be padded or cropped to even sides from that.
  public let size: SegueError.Size
  public let clock: FrameClock
  public let frameCount: Int
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
