internal import Raster

/// Finds the index of every pixel of frames: copies it where a page only moves, and looks it up elsewhere.
struct FrameIndexer {
  private let dither: Dither
  private let pages: IndexedPages
  private var map: PaletteMap
  // As many as the largest frame so far has pixels.
  var indices: [UInt8] = []
  /// For each pixel whether it is dithered: what is meant is the colour it has got.
  private(set) var isDithered: [Bool] = []

  /// - Parameter pages: shared by all that work on one clip.
  init(_ palette: Palette, dither: Dither, pages: IndexedPages) {
    self.dither = dither
    self.pages = pages
    map = PaletteMap(palette)
  }

  /// Whether any pixel can be.
  var dithers: Bool { dither != .none }

  /// Fills `indices` and, where it dithers, `isDithered`.
  mutating func index(_ frame: ChangedFrame) {
    let count = frame.width * frame.height
    if indices.count < count {
      indices = [UInt8](repeating: 0, count: count)
      isDithered = [Bool](repeating: false, count: dithers ? count : 0)
    }
    if lookUp(frame), dithers { ditherWhatIsLookedUp(frame) }
    for copy in frame.copies { take(copy, frame) }
  }

  /// Looks up all pixels that no copy covers, and marks them in `isDithered`, if that is wanted.
  /// - Returns: whether there are any.
  private mutating func lookUp(_ frame: ChangedFrame) -> Bool {
    var found = false
    if dithers { for at in 0..<frame.width * frame.height { isDithered[at] = false } }
    for row in 0..<frame.height {
      var x = 0
      // From the left to the right; the last one stands for the end of the row.
      for copy in frame.copies.filter({ $0.rows.contains(row) }).map(\.columns) + [frame.width..<frame.width] {
        if x < copy.lowerBound {
          found = true
          let run = row * frame.width + x..<row * frame.width + copy.lowerBound
          frame.colors.withUnsafeBufferPointer { colors in
            indices.withUnsafeMutableBufferPointer {
              map.mapNearest(UnsafeBufferPointer(rebasing: colors[run]), into: $0.baseAddress! + run.lowerBound)
            }
          }
          if dithers { for at in run { isDithered[at] = true } }
        }
        x = copy.upperBound
      }
    }
    return found
  }

  /// By the pattern that stands on the screen: diffusion would crawl.
  private mutating func ditherWhatIsLookedUp(_ frame: ChangedFrame) {
    let (left, top) = (frame.columns.lowerBound, frame.rows.lowerBound)
    frame.colors.withUnsafeBufferPointer { colors in
      let photos = PhotoBlocks(colors, width: frame.width, left: left, top: top)
      for at in colors.indices where isDithered[at] {
        isDithered[at] = photos.contains(at % frame.width, at / frame.width)
      }
      map.mix(colors, width: frame.width, left: left, top: top, into: &indices, where: isDithered)
    }
  }

  private mutating func take(_ copy: FrameCopy, _ frame: ChangedFrame) {
    let page = pages.indexed(copy.page, dither: dither, &map)
    for row in copy.rows {
      let start = row * frame.width
      let source = (row - copy.top) * page.width - copy.left
      for x in copy.columns { indices[start + x] = page.indices[source + x] }
      if dithers { for x in copy.columns { isDithered[start + x] = page.isDithered[source + x] } }
    }
  }
}
