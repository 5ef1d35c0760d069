import Motion
import Raster
import TestSupport
import Testing

@testable import Media

/// A GIF that is hard on its writer or on those who read it.
struct GIFClip: CustomTestStringConvertible, Sendable {
  let name: String
  var rate = Rational(25)
  var colors = 255
  /// Instead of one that is made of the frames.
  var palette: Palette?
  var dither = Dither.none
  var quality = 100
  var loop = Loop.forever
  /// What the stored frames' delays are, in centiseconds, where that is not one period for each frame.
  var delays: [Int]?
  let frames: @Sendable () -> [Bitmap]

  var testDescription: String { name }

  /// - Parameter threads: as many as usual, where none are given.
  @discardableResult
  func write(to path: String, threads: Int = FrameLine.usualThreads) throws -> WrittenFile {
    let frames = frames()
    let writer = try GIFWriter(
      path: path, width: frames[0].width, height: frames[0].height, frameRate: rate,
      palette: try palette ?? Palette(sampling: frames, colors: colors), loop: loop, dither: dither, quality: quality,
      threads: threads)
    return try MediaTests.write(frames, with: writer)
  }
}

extension GIFClip {
  /// Noise of as many colours, that fills the matcher's tree again and again, over a ground that stands.
  static func noise(colors count: Int) -> GIFClip {
    let palette = Palette(
      (0..<count).map { (index: Int) -> Color in
        Color(red: UInt8(index), green: UInt8(index * 89 & 255), blue: UInt8(index * 3 & 255))
      })
    return GIFClip(name: "noise of \(count) colours", palette: palette) {
      var random = SeededRandom(seed: count)
      return (0..<4).map { frame in
        var bitmap = Bitmap(width: 320, height: 300, filledWith: palette.colors[frame == 3 ? 0 : count - 1])
        for y in frame * 20..<300 {
          for x in frame * 9..<320 - frame { bitmap[x, y] = random.choice(of: palette.colors).premultiplied }
        }
        return bitmap
      }
    }
  }

  /// Blobs and stripes that move over smooth shades, of which the lower half stands.
  static func shades(
    _ width: Int, _ height: Int, frames count: Int = 8, quality: Int, colors: Int = 255, dither: Dither = .none
  ) -> GIFClip {
    GIFClip(
      name: "shades, \(width) × \(height), \(colors) colours, quality \(quality), dither \(dither)", colors: colors,
      dither: dither, quality: quality
    ) {
      let page = TestPage.photo.bitmap(width: width, height: height, seed: 5)
      return (0..<count).map { frame in
        var bitmap = page
        for y in 0..<(height + 1) / 2 {
          for x in 0..<width {
            var shade = page[(x + 3 * frame) % width, (y + frame) % height]
            if (x + y + 5 * frame) % 41 < 9 { shade[2] = UInt8(x & 255) }
            bitmap[x, y] = shade
          }
        }
        return bitmap
      }
    }
  }

  /// Rectangles of smooth shades that appear anywhere, above and below the one before, large and small.
  static func jumping(_ width: Int, _ height: Int, quality: Int, colors: Int = 255, seed: Int) -> GIFClip {
    GIFClip(
      name: "jumping, \(width) × \(height), \(colors) colours, quality \(quality)", colors: colors, quality: quality
    ) {
      var random = SeededRandom(seed: seed)
      var bitmap = TestPage.photo.bitmap(width: width, height: height, seed: seed)
      return (0..<24).map { frame in
        let other = TestPage.photo.bitmap(width: width, height: height, seed: seed + frame)
        let (a, b) = (random.integer(in: 0...height - 1), random.integer(in: 0...height - 1))
        let (c, d) = (random.integer(in: 0...width - 1), random.integer(in: 0...width - 1))
        for y in min(a, b)...max(a, b) { for x in min(c, d)...max(c, d) { bitmap[x, y] = other[x, y] } }
        return bitmap
      }
    }
  }
}
