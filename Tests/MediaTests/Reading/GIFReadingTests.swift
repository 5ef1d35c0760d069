import Foundation
import TestSupport
import Testing

@testable import Media

/// What the reader says of GIFs that are made byte by byte.
@Suite("A GIF is read") struct GIFReadingTests {
  private func read(_ builder: GIFBuilder) throws -> GIFContents {
    try GIFContents(ByteSource(builder.bytes, path: "a.gif"))
  }

  @Test("with everything that is in its blocks")
  func everything() throws {
    var builder = GIFBuilder(width: 4, height: 3)
    builder.loop(repeats: 2)
    builder.comment("made by hand")
    let first = builder.bytes.count
    builder.control(delay: 4)
    builder.image(width: 4, height: 3, [UInt8](repeating: 0, count: 12))
    let second = builder.bytes.count
    builder.control(delay: 300, disposal: 2, transparent: 3)
    builder.image(x: 1, y: 1, width: 2, height: 2, [1, 3, 0, 2])
    let third = builder.bytes.count
    builder.image(width: 2, height: 1, [0, 7], codeSize: 3, colors: [1, 2, 3, 4, 5, 6, 7, 8])
    let xmp = builder.bytes.count
    builder.application("XMP DataXMP", [1, 2, 3])
    builder.end()
    builder.bytes += [9, 9, 9]
    let gif = try read(builder)
    #expect(gif.version == "GIF89a" && gif.width == 4 && gif.height == 3 && gif.bytes == builder.bytes.count)
    #expect(gif.globalColors == 4 && (0..<256).filter { gif.globalUse.contains($0) } == [0, 1, 2])
    #expect(gif.loop == .plays(3) && gif.comments == ["made by hand"])
    #expect(gif.extensions == [GIFContents.Extension(name: "XMP DataXMP", offset: xmp, bytes: 19)])
    #expect(gif.isFinished && gif.trailingBytes == 3 && gif.centiseconds == 304 && gif.transparentPixels == 0)
    try #require(gif.frames.count == 3)
    #expect(gif.frames.map(\.offset) == [first, second, third])
    #expect(gif.frames.map(\.bytes) == [second - first, third - second, xmp - third])
    #expect(gif.frames.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 4, 3], [1, 1, 2, 2], [0, 0, 2, 1]])
    #expect(gif.frames.map(\.delay) == [4, 300, 0] && gif.frames.map(\.disposal) == [0, 2, 0])
    #expect(gif.frames.map(\.transparentIndex) == [nil, 3, nil] && gif.frames.map(\.codeSize) == [2, 2, 3])
    #expect(gif.frames.map(\.localColors) == [nil, nil, 8] && gif.frames.map(\.use.count) == [1, 3, 2])
    // Two of four are drawn with another colour; then these are cleared again with the two around them, and two are drawn.
    #expect(gif.frames.map(\.changedPixels) == [12, 2, 6])
  }

  struct LoopCase: CustomTestStringConvertible {
    var name: String
    var repeats: Int?
    var loop: Loop
    var testDescription: String { "\(name) \(repeats.map { "\($0)" } ?? "-")" }
  }

  @Test(
    "with how often it plays",
    arguments: [
      LoopCase(name: "NETSCAPE2.0", repeats: 0, loop: .forever),
      LoopCase(name: "NETSCAPE2.0", repeats: nil, loop: .once),
      LoopCase(name: "NETSCAPE2.0", repeats: 1, loop: .plays(2)),
      LoopCase(name: "ANIMEXTS1.0", repeats: 0, loop: .forever),
      LoopCase(name: "NETSCAPE2.0", repeats: 65535, loop: .plays(65536)),
      LoopCase(name: "NETSCAPE9.9", repeats: 3, loop: .once),
    ])
  func loops(test: LoopCase) throws {
    var builder = GIFBuilder(width: 1, height: 1)
    if let repeats = test.repeats { builder.loop(repeats: repeats, name: test.name) }
    builder.image(width: 1, height: 1, [0])
    builder.end()
    #expect(try read(builder).loop == test.loop)
  }

  struct DisposalCase: CustomTestStringConvertible {
    var first: Int
    var second: Int
    var changed: [Int]
    var testDescription: String { "\(first), \(second)" }
  }

  // A red screen of 2 × 2; green at the left; nothing but one transparent pixel.
  @Test(
    "with what each disposal changes on the screen",
    arguments: [
      DisposalCase(first: 0, second: 0, changed: [4, 2, 0]), DisposalCase(first: 1, second: 1, changed: [4, 2, 0]),
      DisposalCase(first: 1, second: 2, changed: [4, 2, 2]), DisposalCase(first: 1, second: 3, changed: [4, 2, 2]),
      DisposalCase(first: 2, second: 1, changed: [4, 4, 0]), DisposalCase(first: 2, second: 3, changed: [4, 4, 2]),
      DisposalCase(first: 3, second: 3, changed: [4, 4, 2]), DisposalCase(first: 0, second: 7, changed: [4, 2, 0]),
    ])
  func disposals(test: DisposalCase) throws {
    var builder = GIFBuilder(width: 2, height: 2)
    builder.control(delay: 2, disposal: test.first)
    builder.image(width: 2, height: 2, [0, 0, 0, 0])
    builder.control(delay: 2, disposal: test.second)
    builder.image(width: 1, height: 2, [1, 1])
    builder.control(delay: 2, transparent: 3)
    builder.image(x: 1, y: 1, width: 1, height: 1, [3])
    builder.end()
    #expect(try read(builder).frames.map(\.changedPixels) == test.changed)
  }

  @Test("and a frame that goes beyond the screen is cut off")
  func beyond() throws {
    var builder = GIFBuilder(width: 3, height: 3)
    builder.image(x: 2, y: 2, width: 4, height: 5, [UInt8](repeating: 1, count: 20))
    builder.image(x: 9, y: 9, width: 1, height: 1, [2])
    let gif = try read(builder)
    #expect(gif.frames.map(\.changedPixels) == [1, 0] && gif.transparentPixels == 8 && !gif.isFinished)
  }

  @Test("and indices without a colour draw nothing", arguments: [nil, [0xffffff, 0]])
  func colorless(colors: [Int]?) throws {
    var builder = GIFBuilder("GIF87a", width: 4, height: 1, colors: colors)
    builder.image(width: 4, height: 1, [0, 1, 2, 3])
    builder.end()
    let gif = try read(builder)
    let drawn = colors == nil ? 0 : 2
    #expect(gif.frames[0].changedPixels == drawn && gif.frames[0].use.count == drawn)
    #expect(gif.transparentPixels == 4 - drawn && gif.version == "GIF87a" && gif.globalColors == colors?.count)
  }

  @Test(
    "with pixels of any code size, runs and noise, and a full table kept or cleared", arguments: 2...8, [true, false])
  func codes(size: Int, defersClear: Bool) throws {
    let (width, height) = (150, 120)
    var random = SeededRandom(seed: size)
    // Enough noise for a full table, then runs that use it.
    let indices = (0..<width * height).map { at in
      at % 7000 < 5000 ? UInt8(random.integer(in: 0...(1 << size) - 1)) : UInt8(at / 1000 % (1 << size))
    }
    var builder = GIFBuilder(width: width, height: height, colors: (0..<256).map { $0 * 65793 })
    builder.image(width: width, height: height, indices, codeSize: size, defersClear: defersClear)
    builder.end()
    var blocks = try GIFBlocks(ByteSource(builder.bytes, path: "a.gif"))
    guard case .image(let image)? = try blocks.next() else {
      Issue.record("no image")
      return
    }
    var decoder = LZWDecoder()
    var pixels: [UInt8] = []
    #expect(try blocks.readPixels(of: image, with: &decoder, into: &pixels) == size)
    #expect(pixels == indices)
    #expect(try blocks.next() == nil && blocks.isFinished)
  }

  @Test("as Pillow reads it", arguments: ["plain", "interlaced", "gifsicle", "full-screen-return", "walk", "ffmpeg"])
  func pillow(name: String) throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Samples").path
    switch name {
    case "plain", "interlaced":
      var builder = GIFBuilder(width: 21, height: 19)
      for frame in 0..<4 {
        builder.control(delay: 5, disposal: 1, transparent: frame == 0 ? nil : 3)
        let (width, height) = frame == 0 ? (21, 19) : (19, 17)
        let indices = (0..<width * height).map { UInt8($0 * (frame + 3) / 5 % 4) }
        builder.image(
          x: 21 - width, y: frame / 2, width: width, height: height, indices, isInterlaced: name == "interlaced")
      }
      builder.end()
      try Data(builder.bytes).write(to: URL(filePath: path))
    case "gifsicle":
      _ = try run("gifsicle", ["-O3", "--interlace", "\(samples)/presets/push.gif", "-o", path])
    case "ffmpeg":
      _ = try run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=99x77:rate=20:duration=1", path])
    default: try FileManager.default.copyItem(atPath: "\(samples)/\(name)/preview.gif", toPath: path)
    }
    let shown = try frames(of: path)
    let script = """
      import sys, hashlib
      from PIL import Image, ImageSequence
      for frame in ImageSequence.Iterator(Image.open(sys.argv[1])):
          print(hashlib.sha256(frame.convert('RGBA').tobytes()).hexdigest())
      """
    let theirs = try python(script, path).split(separator: "\n").map(String.init)
    let ours = shown.map { rgba in
      var digest = Digest()
      digest.update(rgba)
      return digest.finish()
    }
    #expect(ours == theirs)
  }

  /// The screen after every frame as RGBA.
  private func frames(of path: String) throws -> [[UInt8]] {
    var blocks = try GIFBlocks(ByteSource(path: path))
    var canvas = GIFCanvas(blocks.screen)
    var (decoder, pixels, control, shown) = (LZWDecoder(), [UInt8](), GIFControl(), [[UInt8]]())
    while let block = try blocks.next() {
      switch block {
      case .image(let image):
        _ = try blocks.readPixels(of: image, with: &decoder, into: &pixels)
        let colors = try #require(image.colors ?? blocks.screen.colors).entries
        _ = canvas.show(image, pixels, colors: colors, control: control)
        control = GIFControl()
        shown.append(canvas.pixels.flatMap { pixel in [16, 8, 0, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) } })
      case .extension(let block): control = GIFControl(block) ?? control
      }
    }
    return shown
  }
}
