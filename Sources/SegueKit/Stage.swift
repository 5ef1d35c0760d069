internal import Motion
internal import Raster

/// One output size: the pages at that size, and the picture last composed. Outputs of one size share it.
final class Stage {
  let size: SegueError.Size
  private(set) var picture: Bitmap
  /// Counts the pictures that differ from the one before.
  private(set) var version = 0

  private let images: PageImages
  private let pageSize: PageSize
  /// The pages at this size; made when they are first shown.
  private var scaled: [PageImages.Source: Bitmap] = [:]
  /// For the pages shown last.
  private var compositor: Compositor?
  private var composedPages: PagePair?
  private var shown: [LayerState] = []

  init(_ size: SegueError.Size, of preview: Preview) {
    self.size = size
    images = preview.images
    pageSize = preview.timeline.pageSize
    picture = Bitmap(width: size.width, height: size.height)
  }

  /// Composes a moment's layers, unless they are the ones that are shown already.
  func show(_ moment: Moment) {
    if moment.pages != composedPages {
      compositor = Compositor(pages: pages(moment.pages), pageSize: pageSize)
      composedPages = moment.pages
      shown = []
    }
    guard moment.layers != shown else { return }
    compositor?.compose(moment.layers, into: &picture)
    shown = moment.layers
    version += 1
  }

  /// Brings those that have not been shown to this size, next to each other.
  private func pages(_ pair: PagePair) -> Pages {
    let (from, to) = (images.source(of: pair.from), images.source(of: pair.to))
    let missing = Set([from, to]).filter { scaled[$0] == nil }
    let bitmaps = Array(missing).concurrentMap { [images, size] in images.bitmap($0, size) }
    for (source, bitmap) in zip(missing, bitmaps) { scaled[source] = bitmap }
    return Pages(from: scaled[from]!, to: scaled[to]!)
  }
}
