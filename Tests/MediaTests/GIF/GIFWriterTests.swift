import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A GIF")
struct GIFWriterTests {
  @Test(
    "shows frame i at the centisecond nearest to i / fps and ends where it should",
    arguments: [
      Rational(25), Rational(30), Rational(50), Rational(100, 3), Rational(25, 2), Rational(30000, 1001), Rational(1),
      Rational(60000, 1201),
    ])
  func delays(rate: Rational) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let frames = clip(40, 30, frames: 31)
    let written = try writeGIF(frames, to: path, rate: rate)
    // Independent of FrameClock: nearest, halves up, in real numbers.
    let times = (0...31).map { Int((Double($0 * 100) / rate.value + 0.5 + 1e-9).rounded(.down)) }
    let delays = zip(times.dropFirst(), times).map { $0 - $1 }
    #expect(try pillow(path).map(\.delay) == delays)
    #expect(written.duration == Double(times[31]) / 100 && written.frames == 31)
    #expect(abs(written.duration - 31 / rate.value) <= 0.005 + 1e-9)
    #expect(try bytes(of: path).count == written.bytes)
    #expect(try ffprobe(path) == "40,30,31")
    let info = try text("gifsicle", ["--info", path])
    #expect(info.contains("31 images") && info.contains("logical screen 40x30"))
    for (index, delay) in delays.enumerated() {
      #expect(info.contains("+ image #\(index)") && info.contains("delay \(Double(delay) / 100)"))
    }
  }

  @Test("of 30 frames a second has delays of 3 and 4 that never drift")
  func thirty() throws {
    let scratch = try Scratch()
    try writeGIF(clip(16, 16, frames: 6), to: scratch.file("out.gif"), rate: Rational(30))
    #expect(try pillow(scratch.file("out.gif")).map(\.delay) == [3, 4, 3, 3, 4, 3])
  }

  struct LoopCase: CustomTestStringConvertible {
    var loop: Loop
    var block: [UInt8]?
    var pillow: String
    var testDescription: String { loop.description }
  }

  @Test(
    "loops as often as it is to be played",
    arguments: [
      LoopCase(loop: .forever, block: [0, 0], pillow: "0"), LoopCase(loop: .plays(0), block: [0, 0], pillow: "0"),
      LoopCase(loop: .once, block: nil, pillow: "None"), LoopCase(loop: .plays(2), block: [1, 0], pillow: "1"),
      LoopCase(loop: .plays(3), block: [2, 0], pillow: "2"),
      LoopCase(loop: .plays(65536), block: [255, 255], pillow: "65535"),
    ], [1, 4])
  func loops(_ test: LoopCase, frames: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    try writeGIF(clip(16, 16, frames: frames), to: path, rate: Rational(25), loop: test.loop)
    let all = try bytes(of: path)
    let block = all.position(of: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
    #expect(block.map { Array(all[$0 + 16..<$0 + 19]) } == test.block.map { $0 + [0] })
    let script = "import sys; from PIL import Image; print(Image.open(sys.argv[1]).info.get('loop'))"
    #expect(try python(script, path) == test.pillow + "\n")
  }

  @Test("stores equal frames once, with all their time")
  func merged() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let moving = clip(24, 24, frames: 3)
    // Held, moving, back to the first, held.
    let frames = [0, 0, 0, 1, 2, 2, 0, 0, 0, 0].map { moving[$0] }
    let written = try writeGIF(frames, to: path, rate: Rational(30))
    #expect(written.frames == 10 && written.duration == 0.33)
    let found = try pillow(path)
    #expect(found.map(\.delay) == [10, 3, 7, 13])
    #expect(found.map(\.rgb) == [0, 1, 2, 0].map { rgb(of: moving[$0]) })
  }

  @Test("takes the word of the caller that a picture is unchanged, and looks itself otherwise")
  func unchanged() throws {
    let scratch = try Scratch()
    let frames = clip(24, 24, frames: 2)
    let writer = try GIFWriter(
      path: scratch.file("out.gif"), width: 24, height: 24, frameRate: Rational(25),
      palette: Palette(sampling: frames))
    try writer.append(frames[0], at: 0, unchanged: false)
    try writer.append(frames[1], at: 1, unchanged: true)
    try writer.append(frames[0], at: 2, unchanged: false)
    _ = try writer.finish()
    #expect(try pillow(scratch.file("out.gif")).map(\.delay) == [12])
  }

  @Test(
    "splits a delay that does not fit into its sixteen bits",
    arguments: [(656, [65535, 65]), (1400, [65535, 65535, 8930])])
  func longHold(seconds: Int, delays: [Int]) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let still = clip(16, 16, frames: 1)[0]
    let written = try writeGIF([Bitmap](repeating: still, count: seconds), to: path, rate: Rational(1))
    #expect(written.duration == Double(seconds) && written.frames == seconds)
    let found = try pillow(path)
    #expect(found.map(\.delay) == delays)
    #expect(found.allSatisfy { $0.rgb == rgb(of: still) })
    // In the middle, too.
    let moving = clip(16, 16, frames: 2)
    try writeGIF([Bitmap](repeating: moving[0], count: 700) + [moving[1]], to: path, rate: Rational(1))
    #expect(try pillow(path).map(\.delay) == [65535, 4465, 100])
    #expect(try pillow(path).map(\.rgb) == [0, 0, 1].map { rgb(of: moving[$0]) })
  }

  @Test("of few colours shows every frame exactly", arguments: [(1, 1), (2, 3), (64, 48), (333, 101)])
  func exact(width: Int, height: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let frames = clip(width, height, frames: 12, shades: 6)
    try writeGIF(frames, to: path, rate: Rational(25))
    var distinct: [Bitmap] = []
    for frame in frames where frame != distinct.last { distinct.append(frame) }
    #expect(try pillow(path).map(\.rgb) == distinct.map(rgb(of:)))
  }

  @Test(
    "of many colours shows the nearest one of its palette at every pixel of every frame", arguments: [255, 256, 100, 2])
  func nearest(colors: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let frames = colorful(40, 30, frames: 5)
    let palette = try Palette(sampling: frames, colors: colors)
    #expect(palette.colors.count <= colors && palette.colors.count > colors * 9 / 10)
    try write(
      frames,
      with: GIFWriter(path: path, width: 40, height: 30, frameRate: Rational(25), palette: palette))
    let found = try pillow(path)
    #expect(found.count == 5)
    for (frame, found) in zip(frames, found) {
      let expected = rgb(of: frame, in: palette)
      #expect(found.rgb == expected)
    }
  }

  @Test("is the same every time and says nothing about who made it")
  func sameBytes() throws {
    let scratch = try Scratch()
    let frames = colorful(60, 50, frames: 4)
    for name in ["a.gif", "b.gif"] { try writeGIF(frames, to: scratch.file(name), rate: Rational(25)) }
    let all = try bytes(of: scratch.file("a.gif"))
    #expect(all == (try bytes(of: scratch.file("b.gif"))))
    for word in ["Lavf", "Lavc", "FFmpeg"] { #expect(!all.contains(text: word)) }
    #expect(try !text("gifsicle", ["--info", scratch.file("a.gif")]).contains("comment"))
    #expect(scratch.contents == ["a.gif", "b.gif"])
  }

  @Test("is refused when it cannot be, before anything is written")
  func refused() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    let palette = Palette([.black, .white])
    func error(_ width: Int, _ loop: Loop) -> MediaError? {
      failure {
        _ = try GIFWriter(
          path: path, width: width, height: 1, frameRate: Rational(25), palette: palette, loop: loop)
      }
    }
    #expect(
      error(65536, .forever)
        == .unwritable(path: path, reason: "65536 × 1 pixels; a GIF has at most 65535 on a side"))
    let tooOften = "a GIF cannot play 65537 times; it plays at most 65536 times, or for ever"
    #expect(error(8, .plays(65537)) == .unwritable(path: path, reason: tooOften))
    #expect(scratch.contents == [])
  }

  @Test("that is damaged or different is noticed when it is read back")
  func readBack() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.gif")
    try writeGIF(clip(30, 20, frames: 4), to: path, rate: Rational(25), loop: .plays(3))
    let facts = try GIFFacts(of: path, named: path)
    #expect(facts == GIFFacts(width: 30, height: 20, frames: 4, centiseconds: 16, repeats: 2))
    #expect(facts.description == "30 × 20, 4 stored frames, 16 cs, loop block 2")
    let all = try bytes(of: path)
    for length in [0, 5, 700, all.count / 2, all.count - 1] {
      try Data(all.prefix(length)).write(to: URL(fileURLWithPath: path))
      #expect(throws: MediaError.self) { try GIFFacts(of: path, named: path) }
    }
  }

  // MARK: What others read

  private struct Shown {
    var delay: Int
    var rgb: [UInt8]
  }

  /// Every frame as Pillow shows it, with its delay in centiseconds.
  private func pillow(_ path: String) throws -> [Shown] {
    let script = """
      import sys
      from PIL import Image, ImageSequence
      for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
          print(frame.info['duration'] // 10, frame.convert('RGB').tobytes().hex())
      """
    return try python(script, path).split(separator: "\n").map { line in
      let parts = line.split(separator: " ")
      return Shown(delay: Int(parts[0])!, rgb: unhex(parts[1]))
    }
  }

  private func ffprobe(_ path: String) throws -> String {
    try text(
      "ffprobe",
      [
        "-v", "error", "-count_frames", "-show_entries", "stream=width,height,nb_read_frames", "-of", "csv=p=0", path,
      ]
    ).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Frames

  @discardableResult
  private func writeGIF(_ frames: [Bitmap], to path: String, rate: Rational, loop: Loop = .forever) throws
    -> WrittenFile
  {
    var samples: [Bitmap] = []
    for frame in frames where frame != samples.last { samples.append(frame) }
    return try write(
      frames,
      with: GIFWriter(
        path: path, width: frames[0].width, height: frames[0].height, frameRate: rate,
        palette: Palette(sampling: samples), loop: loop))
  }

  private func rgb(of bitmap: Bitmap) -> [UInt8] {
    bitmap.rgba.enumerated().filter { $0.offset % 4 != 3 }.map(\.element)
  }

  /// What `palette` can show of `bitmap`, by the definition.
  private func rgb(of bitmap: Bitmap, in palette: Palette) -> [UInt8] {
    (0..<bitmap.width * bitmap.height).flatMap { at -> [UInt8] in
      let pixel = (0..<3).map { Int(bitmap.rgba[4 * at + $0]) }
      var best = (distance: Int.max, color: Color.black)
      for color in palette.colors {
        let parts = [color.red, color.green, color.blue].map(Int.init)
        let distance = zip(pixel, parts).map { ($0 - $1) * ($0 - $1) }.reduce(0, +)
        if distance < best.distance { best = (distance, color) }
      }
      return [best.color.red, best.color.green, best.color.blue]
    }
  }

  /// Smooth colours that move, thousands of them, on a flat ground.
  private func colorful(_ width: Int, _ height: Int, frames: Int) -> [Bitmap] {
    (0..<frames).map { frame in
      var bitmap = Bitmap(width: width, height: height, filledWith: Color(red: 12, green: 99, blue: 200))
      for y in 0..<height / 2 {
        for x in 0..<width {
          bitmap[x, y] = SIMD4(
            UInt8((x + frame) * 251 / (width + frames)), UInt8(y * 253 / height), UInt8((x * y + 9 * frame) & 255), 255)
        }
      }
      return bitmap
    }
  }
}
