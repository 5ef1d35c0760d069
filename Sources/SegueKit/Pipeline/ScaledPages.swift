internal import Motion
internal import Raster
internal import Synchronization

/// The pages at one output's size, each made when it is first shown.
final class ScaledPages: Sendable {
  let size: SegueError.Size
  /// In points.
  let pageSize: PageSize
  private let images: PageImages
  private let bitmaps = Mutex<[PageImages.Source: Bitmap]>([:])

  init(_ size: SegueError.Size, of preview: Preview) {
    self.size = size
    pageSize = preview.timeline.pageSize
    images = preview.images
  }

  /// Brings those that have not been shown to this size, next to each other.
  subscript(pair: PagePair) -> Pages {
    let (from, to) = (images.source(of: pair.from), images.source(of: pair.to))
    return bitmaps.withLock { bitmaps in
      let missing = Set([from, to]).filter { bitmaps[$0] == nil }
      let scaled = Array(missing).concurrentMap { [images, size] in images.bitmap($0, size) }
      for (source, bitmap) in zip(missing, scaled) { bitmaps[source] = bitmap }
      return Pages(from: bitmaps[from]!, to: bitmaps[to]!)
    }
  }
}
