import Foundation
import Motion
import Raster
import TestSupport
import Testing

/// A GIF as other programs show it.
struct GIFFile {
  /// A stored frame.
  struct Frame {
    /// Centiseconds from the beginning.
    var start: Int
    /// Centiseconds.
    var delay: Int
    var picture: Bitmap

    var end: Int { start + delay }
  }

  /// Every stored frame, composited by Pillow.
  let frames: [Frame]
  /// The colours of its one table, without the one that stands for transparency and what fills the table up.
  let colors: [Color]

  init(_ path: String, colors count: Int = 255, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let scratch = try Scratch()
    let script = """
      import sys
      from PIL import Image, ImageSequence
      with open(sys.argv[2], "wb") as out:
          for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
              out.write(frame.convert("RGBA").tobytes())
              print(frame.info["duration"], *frame.size)
      """
    let lines = try python(script, path, scratch.file("rgba")).split(separator: "\n")
    let rgba = try bytes(of: scratch.file("rgba"))
    var frames: [Frame] = []
    var at = 0
    for line in lines {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      try #require(numbers.count == 3 && numbers[0].isMultiple(of: 10), sourceLocation: sourceLocation)
      let size = numbers[1] * numbers[2] * 4
      frames.append(
        Frame(
          start: frames.last?.end ?? 0, delay: numbers[0] / 10,
          picture: Bitmap(width: numbers[1], height: numbers[2], rgba: Array(rgba[at..<at + size]))))
      at += size
    }
    self.frames = frames
    let file = try bytes(of: path)
    try #require(file[10] & 0x80 != 0, "no table of colours for the whole file", sourceLocation: sourceLocation)
    colors = (0..<min(count, 2 << Int(file[10] & 7))).map { index in
      let at = 13 + 3 * index
      return Color(red: file[at], green: file[at + 1], blue: file[at + 2])
    }
  }

  /// Centiseconds from the first frame to the end of the last.
  var duration: Int { frames.last?.end ?? 0 }

  /// The frame shown at a centisecond.
  func frame(at time: Int) -> Frame? { frames.last { $0.start <= time && time < $0.end } }
}

extension GIFFile {
  /// At how many pixels `shown` is not the colour of the table that is nearest to `meant`, by squared distance in RGB.
  func pixelsNotNearest(_ shown: Bitmap, to meant: Bitmap) -> Int {
    let table = colors.map { SIMD4(Int32($0.red), Int32($0.green), Int32($0.blue), 255) }
    var known: [SIMD4<UInt8>: Int32] = [:]
    var wrong = 0
    for y in 0..<meant.height {
      for x in 0..<meant.width {
        let pixel = meant[x, y]
        let color = SIMD4<Int32>(truncatingIfNeeded: pixel)
        if known[pixel] == nil {
          var least = Int32.max
          for entry in table { least = min(least, distance(color, entry)) }
          known[pixel] = least
        }
        if distance(color, SIMD4(truncatingIfNeeded: shown[x, y])) != known[pixel] { wrong += 1 }
      }
    }
    return wrong
  }

  private func distance(_ a: SIMD4<Int32>, _ b: SIMD4<Int32>) -> Int32 {
    let difference = a &- b
    return (difference &* difference).wrappedSum()
  }
}
