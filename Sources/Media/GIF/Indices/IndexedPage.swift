internal import Raster
internal import Synchronization

/// A page as indices, made once for all frames in which it only moves.
struct IndexedPage: Sendable {
  let width: Int
  let indices: [UInt8]
  /// For each pixel whether it is dithered; empty where none is.
  let isDithered: [Bool]

  /// - Parameter map: finds the indices.
  init(_ page: Bitmap, dither: Dither, _ map: inout PaletteMap) {
    let width = page.width
    let colors = page.withColors { $0.map { $0 & 0xffffff } }
    var indices = [UInt8](repeating: 0, count: colors.count)
    var isDithered: [Bool] = []
    colors.withUnsafeBufferPointer { colors in
      indices.withUnsafeMutableBufferPointer { map.mapNearest(colors, into: $0.baseAddress!) }
      if dither == .none { return }
      let photos = PhotoBlocks(colors, width: width)
      isDithered = (0..<colors.count).map { photos.contains($0 % width, $0 / width) }
      if dither == .diffusion {
        map.diffuse(colors, width: width, into: &indices, where: isDithered)
      } else {
        map.mix(colors, width: width, into: &indices, where: isDithered)
      }
    }
    self.width = width
    self.indices = indices
    self.isDithered = isDithered
  }
}

/// The pages of a clip as indices, each made when it is first wanted.
final class IndexedPages: Sendable {
  private let pages = Mutex<[(page: Bitmap, indexed: IndexedPage)]>([])

  /// - Parameter map: finds the indices.
  func indexed(_ page: Bitmap, dither: Dither, _ map: inout PaletteMap) -> IndexedPage {
    // What frames tell of shares its memory with the page, which makes them equal at once.
    if let known = pages.withLock({ $0.first { $0.page == page }?.indexed }) { return known }
    let indexed = IndexedPage(page, dither: dither, &map)
    pages.withLock { $0.append((page, indexed)) }
    return indexed
  }
}
