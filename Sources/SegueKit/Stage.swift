internal import Motion
internal import Raster

/// One output size: the pages at that size, and the picture last composed. Outputs of one size share it.
final class Stage {
  let size: SegueError.Size
  private(set) var picture: Bitmap
  /// Counts the pictures that differ from the one before.
  private(set) var version = 0

  private var compositor: Compositor
  private var shown: [LayerState] = []

  init(_ size: SegueError.Size, of preview: Preview) {
    self.size = size
    compositor = Compositor(pages: preview.images.pages(size), pageSize: preview.timeline.pageSize)
    picture = Bitmap(width: size.width, height: size.height)
  }

  /// Composes `layers`, unless they are the ones that are shown already.
  func show(_ layers: [LayerState]) {
    guard layers != shown else { return }
    compositor.compose(layers, into: &picture)
    shown = layers
    version += 1
  }
}
