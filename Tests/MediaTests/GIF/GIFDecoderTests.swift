import Motion
import Raster
import TestSupport
import Testing

@testable import Media

/// GIFs as everyone plays them.
@Suite("Every decoder")
struct GIFDecoderTests {
  private static let greys: [Color] = [100, 101, 102].map { Color(red: $0, green: 100, blue: 100) }
  private static let pages: [Bitmap] = greys.map { Bitmap(width: 20, height: 30, filledWith: $0) }
  private static let two = Palette([greys[0], greys[1]])
  private static let full: Palette = {
    let others: [Color] = (0...253).map { Color(red: $0, green: 0, blue: 255) }
    return Palette([greys[0], greys[1]] + others)
  }()

  /// Pages of one colour each.
  private static func flat(
    _ name: String, _ places: [Int], rate: Int = 25, palette: Palette, loop: Loop = .forever, delays: [Int]
  ) -> GIFClip {
    GIFClip(name: name, rate: Rational(rate), palette: palette, loop: loop, delays: delays) { places.map { pages[$0] } }
  }

  static let clips: [GIFClip] = {
    var clips: [GIFClip] = [1, 2, 3, 4, 8, 16, 100, 255, 256].map { .noise(colors: $0) }
    for (width, height) in [(1, 1), (2, 1), (1, 2000), (2000, 1), (3, 3000), (37, 53)] {
      for quality in [100, 20] { clips.append(.shades(width, height, quality: quality)) }
    }
    for colors in [2, 5, 256] {
      for quality in [100, 70, 1] { clips.append(.shades(150, 90, quality: quality, colors: colors)) }
    }
    for dither in [Dither.ordered, .diffusion] {
      for quality in [100, 20] { clips.append(.shades(150, 90, quality: quality, colors: 16, dither: dither)) }
    }
    for quality in [100, 20] { clips.append(.jumping(70, 90, quality: quality, seed: 3)) }
    clips.append(flat("one colour", [0, 0, 0], palette: Palette([greys[0]]), delays: [12]))
    clips.append(flat("two pages of one colour, once", [0, 1], palette: two, loop: .once, delays: [4, 4]))
    clips.append(
      flat("colours that the palette has not", [0, 1, 0, 2, 2], palette: Palette([.black, greys[0]]), delays: [20]))
    let still = [Int](repeating: 0, count: 1400)
    let delays = [65535, 65535, 8930, 100]
    clips.append(flat("1400 s of stillness", still + [1], rate: 1, palette: two, delays: delays))
    clips.append(flat("1400 s of stillness in 256 colours", still + [1], rate: 1, palette: full, delays: delays))
    let clear = Bitmap(width: 20, height: 30, rgba: pages[0].rgba.enumerated().map { $0 & 3 == 3 ? 200 : $1 })
    clips.append(GIFClip(name: "alpha alone changes", delays: [8, 4]) { [pages[0], clear, pages[1]] })
    return clips
  }()

  @Test("shows the same frames, and what was meant", arguments: clips)
  func same(clip: GIFClip) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    let written = try clip.write(to: path)
    let frames = clip.frames()
    let shown = try GIFDecoder.expectSame(of: path, width: written.width, height: written.height, clip.name)
    let contents = try GIFContents(path: path)
    #expect(contents.frames.count == shown.count && contents.isFinished && contents.trailingBytes == 0)
    #expect(contents.centiseconds == Int((written.duration * 100).rounded()))
    if let delays = clip.delays { #expect(contents.frames.map(\.delay) == delays) }
    guard clip.quality == 100, clip.dither == .none else { return }
    // What is nearest of the palette, frame by frame.
    let palette = try clip.palette ?? Palette(sampling: frames, colors: clip.colors)
    var map = PaletteMap(palette)
    var start = 0
    for (frame, picture) in zip(contents.frames, shown) {
      let index = Int((Double(start) / 100 * clip.rate.value).rounded())
      let wanted = map.indices(of: frames[min(index, frames.count - 1)]).map { palette.colors[Int($0)].premultiplied }
      #expect((0..<wanted.count).allSatisfy { picture[$0 % picture.width, $0 / picture.width] == wanted[$0] })
      start += frame.delay
    }
  }

  @Test("of a browser does, too")
  func browser() throws {
    let scratch = try Scratch()
    let names = Self.clips.indices.map { "\($0).gif" }
    for (clip, name) in zip(Self.clips, names) { try clip.write(to: scratch.file(name)) }
    for ((clip, name), seen) in zip(zip(Self.clips, names), try BrowserGIF.all(names, in: scratch.path)) {
      let delays = try GIFContents(path: scratch.file(name)).frames.map(\.delay)
      #expect(seen.durations == delays.map { $0 * 10000 }, "\(clip.name)")
      let shown = try GIFDecoder.pillow.canvases(of: scratch.file(name), width: seen.width, height: seen.height)
      seen.expect(shown, clip.name)
    }
  }

  /// ImageMagick, as Debian has it, takes 16,000 pixels on a side at most.
  @Test("but one shows the longest sides that there can be", arguments: [(65535, 1), (1, 65535)])
  func longest(width: Int, height: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    let clip = GIFClip.shades(width, height, frames: 3, quality: 60)
    try clip.write(to: path)
    let shown = try GIFDecoder.pillow.canvases(of: path, width: width, height: height)
    #expect(shown.count == 3)
    for decoder in [GIFDecoder.ffmpeg, .gifsicle] {
      #expect(try decoder.canvases(of: path, width: width, height: height) == shown)
    }
  }
}
