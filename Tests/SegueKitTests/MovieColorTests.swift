import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Flat colours after BT.709, limited range, 4:2:0 and the encoder.
@Suite("A movie's colours")
struct MovieColorTests {
  static let colors: [Color] = [
    Color(red: 255, green: 0, blue: 0), Color(red: 0, green: 255, blue: 0), Color(red: 0, green: 0, blue: 255),
    Color(red: 255, green: 255, blue: 0), Color(red: 0, green: 255, blue: 255), Color(red: 255, green: 0, blue: 255),
    .black, .white, Color(red: 128, green: 128, blue: 128), Color(red: 242, green: 242, blue: 247),
    Color(red: 255, green: 214, blue: 200), Color(red: 0, green: 122, blue: 255),
  ]

  @Test("are the page's, patch by patch, as ffmpeg shows them", arguments: [Rational(60), Rational(30000, 1001)])
  func patches(rate: Rational) throws {
    let scratch = try Scratch()
    let page = ColorPatches(Self.colors)
    var scene = PublishedScene.closing
    scene.pageSize = PageSize(width: 256, height: 192)
    let back = ColorPatches(Self.colors.reversed())
    let destination = try Destination(path: scratch.file("a.mp4"), frameRate: rate)
    _ = try export(scene.request(from: page.bitmap, to: back.bitmap, scale: 1), to: [destination])
    let frames = try movieFrames(scratch.file("a.mp4"), width: 256, height: 192)
    for (frame, patches) in [(0, page), (1, page), (frames.count - 1, back)] {
      for index in Self.colors.indices {
        let (columns, rows) = patches.inside(index)
        let errors = frames[frame].meanErrors(against: patches.bitmap, x: columns, y: rows)
        #expect(errors.reduce(0, +) / 3 <= 1.5, "frame \(frame), \(patches.colors[index]) is off by \(errors)")
      }
    }
  }
}

/// Twelve squares of 64 pixels, four across, each of one colour.
struct ColorPatches {
  let colors: [Color]
  let bitmap: Bitmap

  init(_ colors: [Color]) {
    self.colors = colors
    var bitmap = Bitmap(width: 256, height: 192)
    for y in 0..<192 {
      for x in 0..<256 {
        let color = colors[y / 64 * 4 + x / 64]
        bitmap[x, y] = SIMD4(color.red, color.green, color.blue, 255)
      }
    }
    self.bitmap = bitmap
  }

  /// The columns and rows of a patch without its borders, where chroma is mixed with its neighbours'.
  func inside(_ index: Int) -> (Range<Int>, Range<Int>) {
    let (left, top) = (index % 4 * 64, index / 4 * 64)
    return (left + 6..<left + 58, top + 6..<top + 58)
  }
}
