import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("Pages that only move")
struct FrameIndexerTests {
  private let page = TestPage.photo.bitmap(width: 64, height: 48, seed: 5)
  private let ground = TestPage.text.bitmap(width: 64, height: 48, seed: 6)
  private let palette = Palette((0..<8).map { Color(red: UInt8($0 * 36), green: UInt8($0 * 36), blue: 128) })

  /// The page `left` pixels to the right over the ground, which moves the other way or not at all.
  private func frame(_ left: Int) -> (picture: Bitmap, copies: [PageCopy]) {
    let size = PageSize(width: 64, height: 48)
    var compositor = Compositor(pages: Pages(from: page, to: ground), pageSize: size)
    let layers = [
      LayerState(name: "to", content: .page(.to)),
      LayerState(name: "from", content: .page(.from), x: Double(left)),
    ]
    var picture = Bitmap(width: 64, height: 48)
    compositor.compose(layers, into: &picture)
    return (picture, compositor.copies(layers))
  }

  @Test("take their dither with them", arguments: [Dither.none, .ordered, .diffusion])
  func travel(dither: Dither) throws {
    let pages = IndexedPages()
    var indexer = FrameIndexer(palette, dither: dither, pages: pages)
    var map = PaletteMap(palette)
    let whole = IndexedPage(page, dither: dither, &map)
    let nearest = map.indices(of: page)
    // What dithers is a photograph; what does not is the nearest colour.
    #expect((whole.indices == nearest) == (dither == .none))
    for left in [0, 1, 5, 33, 63] {
      let (picture, copies) = frame(left)
      let changed = try #require(ChangedFrame(picture, copies: copies, before: nil))
      indexer.index(changed)
      for y in 0..<48 {
        for x in left..<64 {
          let at = y * 64 + x
          #expect(indexer.indices[at] == whole.indices[y * 64 + x - left])
          if dither != .none { #expect(indexer.isDithered[at] == whole.isDithered[y * 64 + x - left]) }
        }
      }
    }
  }

  @Test("are the nearest colours in text and where it is flat, however it is dithered", arguments: Dither.allCases)
  func text(dither: Dither) throws {
    var map = PaletteMap(palette)
    let indexed = IndexedPage(ground, dither: dither, &map)
    let nearest = map.indices(of: ground)
    let same = zip(indexed.indices, nearest).count { $0 == $1 }
    #expect(same > nearest.count * 95 / 100)
    #expect(
      IndexedPage(Bitmap(width: 40, height: 40, filledWith: .init(red: 9, green: 99, blue: 199)), dither: dither, &map)
        .indices.allSatisfy { $0 == map.nearest(9 | 99 << 8 | 199 << 16) })
  }

  @Test("are what is looked up where no page is told of, and in a part that has changed")
  func withoutCopies() throws {
    var indexer = FrameIndexer(palette, dither: .none, pages: IndexedPages())
    var map = PaletteMap(palette)
    let (before, _) = frame(20)
    let (picture, copies) = frame(26)
    for copies in [[], copies] {
      let changed = try #require(ChangedFrame(picture, copies: copies, before: before))
      #expect(changed.columns.lowerBound >= 20 && changed.columns.upperBound == 64)
      indexer.index(changed)
      let meant = map.indices(of: picture)
      for at in changed.colors.indices {
        let (x, y) = (at % changed.width + changed.columns.lowerBound, at / changed.width + changed.rows.lowerBound)
        #expect(indexer.indices[at] == meant[y * 64 + x])
      }
    }
  }
}
