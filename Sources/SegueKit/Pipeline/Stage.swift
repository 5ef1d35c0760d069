internal import Motion
internal import Raster

/// One output size: what is shown at a moment, as pictures of the kinds that are asked for. Outputs of one size share it.
final class Stage {
  /// Counts the moments whose pictures differ from the one before; 0 while nothing is shown.
  private(set) var version = 0

  private let pages: ScaledPages
  /// For the pages shown last.
  private var compositor: Compositor?
  private var composedPages: PagePair?
  private var shown: [LayerState] = []
  private var bitmaps: FramePool<BitmapBuffer>
  /// By their size: a movie's is even.
  private var planes: [SegueError.Size: FramePool<Planes>] = [:]

  init(_ pages: ScaledPages) {
    self.pages = pages
    bitmaps = FramePool { [size = pages.size] in BitmapBuffer(width: size.width, height: size.height) }
  }

  /// Sets a moment's layers. Nothing is composed before it is asked for.
  func show(_ moment: Moment) {
    if moment.pages != composedPages {
      compositor = Compositor(pages: pages[moment.pages], pageSize: pages.pageSize)
      composedPages = moment.pages
      shown = []
    }
    guard moment.layers != shown else { return }
    shown = moment.layers
    version += 1
  }

  /// What is shown, as a bitmap.
  var bitmap: BitmapBuffer {
    bitmaps.buffer(version: version) { compositor?.compose(shown, into: &$0.bitmap) }
  }

  /// Where pages are shown as they are.
  var copies: [PageCopy] { compositor?.copies(shown) ?? [] }

  /// What is shown, as planes of `size`, which is at most a pixel off the pages' on each side.
  func planes(_ size: SegueError.Size) -> Planes {
    planes[size, default: FramePool { Planes(width: size.width, height: size.height) }]
      .buffer(version: version) { compositor?.compose(shown, into: $0) }
  }
}
