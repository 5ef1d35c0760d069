import Foundation
import Media
import Motion
import Raster
import TestSupport
import Testing

@Suite("A folder of pictures")
struct PictureFolderWriterTests {
  @Test("holds every frame exactly, in order", arguments: [(1, 1), (2, 3), (64, 48), (333, 101)])
  func exact(width: Int, height: Int) throws {
    let scratch = try Scratch()
    let frames = clip(width, height, frames: 4)
    let written = try write(frames, to: scratch.file("frames/"))
    let names = (0..<4).map { "frame-0000\($0).png" }
    #expect(scratch.contents == ["frames"])
    #expect(try contents(of: scratch.file("frames")) == names)
    for (name, frame) in zip(names, frames) {
      let png = try pillow(scratch.file("frames/\(name)"))
      #expect(png.mode == "RGB" && png.size == [width, height])
      #expect(png.bytes == frame.rgba.enumerated().filter { $0.offset % 4 != 3 }.map(\.element))
    }
    let sizes = try names.map { try bytes(of: scratch.file("frames/\($0)")).count }
    #expect(
      written
        == WrittenFile(
          path: scratch.file("frames/"), format: .png, width: width, height: height, frames: 4,
          duration: Rational(4, 60).value, bytes: sizes.reduce(0, +)))
  }

  @Test("keeps translucent frames so that multiplying gives every byte back")
  func translucent() throws {
    let scratch = try Scratch()
    // Every colour value under every alpha.
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0...255 {
      for value in 0...alpha {
        bitmap[value, alpha] = SIMD4(UInt8(value), UInt8(alpha - value), UInt8(alpha / 2), UInt8(alpha))
      }
    }
    try write([bitmap], to: scratch.file("frames"))
    let png = try pillow(scratch.file("frames/frame-00000.png"))
    #expect(png.mode == "RGBA")
    var premultiplied: [UInt8] = []
    for at in stride(from: 0, to: png.bytes.count, by: 4) {
      let alpha = Int(png.bytes[at + 3])
      premultiplied += png.bytes[at..<at + 3].map { UInt8((Int($0) * alpha * 2 + 255) / 510) } + [png.bytes[at + 3]]
    }
    #expect(premultiplied == bitmap.rgba)
  }

  @Test("says that its pictures are sRGB, and not who made them or when")
  func tags() throws {
    let scratch = try Scratch()
    for color in [Color.white, Color.clear] {
      let path = scratch.file("one.png")
      try writePicture(Bitmap(width: 5, height: 4, filledWith: color), to: path)
      let kinds = try chunks(of: path)
      #expect(kinds.contains("sRGB"))
      #expect(!kinds.contains { ["tEXt", "zTXt", "iTXt", "tIME"].contains($0) }, "\(kinds)")
    }
  }

  @Test("uses what it made of a picture again while that is unchanged")
  func unchanged() throws {
    let scratch = try Scratch()
    let frames = clip(20, 20, frames: 2)
    let writer = try PictureFolderWriter(
      path: scratch.file("f"), width: 20, height: 20, frameRate: Rational(60), frameCount: 3)
    try writer.append(frames[0], at: 0, unchanged: false)
    try writer.append(frames[1], at: 1, unchanged: true)
    try writer.append(frames[1], at: 2, unchanged: false)
    _ = try writer.finish()
    let all = try (0..<3).map { try bytes(of: scratch.file("f/frame-0000\($0).png")) }
    #expect(all[0] == all[1] && all[1] != all[2])
  }

  @Test("that exists keeps its other files and loses frames of a longer clip")
  func existing() throws {
    let scratch = try Scratch()
    let folder = scratch.file("frames")
    try write(clip(8, 8, frames: 5), to: folder)
    let others = ["notes.txt", "frame-1.png", "frame-00001.jpg", "frame-0000x.png", "aframe-00009.png"]
    for name in others { try Data("mine".utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)")) }
    let before = try bytes(of: "\(folder)/frame-00000.png")

    let next = clip(10, 9, frames: 2)
    let written = try write(next, to: folder)
    #expect(written.notes == ["removed 3 older frames from '\(folder)'"])
    #expect(try contents(of: folder) == (others + ["frame-00000.png", "frame-00001.png"]).sorted())
    #expect(try bytes(of: "\(folder)/frame-00000.png") != before)
    #expect(scratch.contents == ["frames"])
    #expect(try write(next, to: folder).notes == [])
    #expect(try write(Array(next.prefix(1)), to: folder).notes == ["removed 1 older frame from '\(folder)'"])
  }

  @Test(
    "numbers many frames with more digits", arguments: [(100_000, "frame-00000.png"), (100_001, "frame-000000.png")])
  func digits(count: Int, first: String) throws {
    let scratch = try Scratch()
    let writer = try PictureFolderWriter(
      path: scratch.file("f"), width: 1, height: 1, frameRate: Rational(60), frameCount: count)
    try writer.append(Bitmap(width: 1, height: 1), at: 0, unchanged: false)
    _ = try writer.finish()
    #expect(try contents(of: scratch.file("f")) == [first])
  }

  @Test("that is dropped unfinished leaves nothing and touches nothing")
  func dropped() throws {
    let scratch = try Scratch()
    let folder = scratch.file("frames")
    try write(clip(8, 8, frames: 2), to: folder)
    let before = try bytes(of: "\(folder)/frame-00000.png")
    do {
      let writer = try PictureFolderWriter(path: folder, width: 9, height: 9, frameRate: Rational(60), frameCount: 2)
      try writer.append(Bitmap(width: 9, height: 9), at: 0, unchanged: false)
    }
    #expect(scratch.contents == ["frames"])
    #expect(try contents(of: folder) == ["frame-00000.png", "frame-00001.png"])
    #expect(try bytes(of: "\(folder)/frame-00000.png") == before)
  }

  @discardableResult
  private func write(_ frames: [Bitmap], to path: String) throws -> WrittenFile {
    try MediaTests.write(
      frames,
      with: PictureFolderWriter(
        path: path, width: frames[0].width, height: frames[0].height, frameRate: Rational(60),
        frameCount: frames.count))
  }

  private func contents(of folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func pillow(_ path: String) throws -> (mode: String, size: [Int], bytes: [UInt8]) {
    let script = """
      import sys
      from PIL import Image
      image = Image.open(sys.argv[1])
      print(image.mode, *image.size, image.tobytes().hex())
      """
    let parts = try python(script, path).split(whereSeparator: \.isWhitespace)
    return (String(parts[0]), [Int(parts[1])!, Int(parts[2])!], unhex(parts[3]))
  }

  private func chunks(of path: String) throws -> [String] {
    let png = try bytes(of: path)
    var kinds: [String] = []
    var at = 8
    while at + 12 <= png.count {
      kinds.append(String(decoding: png[at + 4..<at + 8], as: UTF8.self))
      at += 12 + png[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return kinds
  }
}
