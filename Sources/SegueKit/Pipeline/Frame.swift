internal import Motion
internal import Raster

/// One output's next frame: pixels, on their way from the thread that composes them to the one that writes them.
///
/// Unchecked, since the buffers are classes that are written again and again: a pool does so only when it alone refers to
/// them, and whoever has a frame only reads.
struct Frame: @unchecked Sendable {
  enum Picture {
    case bitmap(BitmapBuffer)
    case planes(Planes)
  }

  /// Which of the outputs it is for.
  let output: Int
  let picture: Picture
  /// The same as a bitmap where its hash is asked for.
  let hashed: BitmapBuffer?
  /// Where it shows pages as they are, if that was asked for and it has changed.
  let copies: [PageCopy]
  /// Whether it equals the output's frame before.
  let isUnchanged: Bool
}

/// Which pictures an output needs, and when.
struct FrameDemand: Sendable {
  let pages: ScaledPages
  /// The size of planes, at most a pixel off the pages' on each side; nil for bitmaps.
  let planes: SegueError.Size?
  let clock: FrameClock
  let frameCount: Int
  /// Whether it is to be told where frames show pages as they are.
  let isTraced: Bool
  /// Whether it also needs each as a bitmap, to be hashed.
  let isHashed: Bool
}
