internal import SegueKit

/// Draws the frames of a clip without a file, as the export does.
struct Painter: ~Copyable {
  /// Of each frame.
  let layers: [[LayerState]]
  /// From and to, at the size of the frames.
  let pages: [Bitmap]
  private var compositor: Compositor
  private var picture: Bitmap
  private let planes: Planes

  init(_ clip: Clip) throws {
    let pages = try clip.pages()
    let timeline = try Preview(clip.request(pages)).timeline
    let clock = FrameClock(rate: Clip.frameRate)
    let layers = (0..<clock.frameCount(for: timeline.duration)).map { timeline.layers(at: clock.time(of: $0)) }
    precondition(layers.count == clip.moving + clip.still, "the clip has the frames it says")
    self.layers = layers
    self.pages = pages
    picture = Bitmap(width: pages[0].width, height: pages[0].height)
    planes = Planes(picture)
    compositor = Compositor(pages: Pages(from: pages[0], to: pages[1]), pageSize: timeline.pageSize)
  }

  mutating func drawRGBA(_ frame: Int) { compositor.compose(layers[frame], into: &picture) }

  mutating func drawPlanes(_ frame: Int) {
    compositor.compose(layers[frame], into: planes)
  }

  /// The planes of a frame, which nobody else will write.
  mutating func ready(_ frame: Int) -> Planes {
    let planes = Planes(width: self.planes.width, height: self.planes.height)
    compositor.compose(layers[frame], into: planes)
    return planes
  }
}
