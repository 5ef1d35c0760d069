import Motion
import TestSupport
import Testing

@testable import Media

@Suite("A GIF that several threads make")
struct GIFThreadsTests {
  static let clips =
    [100, 70, 20].flatMap { quality in
      [(90, 70), (3, 3000), (1500, 4)].map { GIFClip.jumping($0.0, $0.1, quality: quality, seed: quality) }
    } + [GIFClip.jumping(60, 60, quality: 20, colors: 256, seed: 9), .shades(60, 90, frames: 30, quality: 20)]

  @Test("has the bytes that one makes, and none", arguments: clips)
  func sameBytes(clip: GIFClip) throws {
    let scratch = try Scratch()
    let files = try [0, 1, 2, 3, 8].map { threads in
      try clip.write(to: scratch.file("\(threads).gif"), threads: threads)
      return try bytes(of: scratch.file("\(threads).gif"))
    }
    #expect(files.allSatisfy { $0 == files[0] })
  }

  @Test("can be given up at any frame", arguments: [0, 1, 3], [1, 2, 5, 9])
  func givenUp(threads: Int, frames count: Int) throws {
    let scratch = try Scratch()
    let frames = GIFClip.jumping(90, 70, quality: 20, seed: 4).frames()
    do {
      let writer = try GIFWriter(
        path: scratch.file("a.gif"), width: 90, height: 70, frameRate: Rational(25), palette: Palette(sampling: frames),
        loop: .forever, dither: .none, quality: 20, threads: threads)
      for (index, frame) in frames.prefix(count).enumerated() {
        try writer.append(frame, at: index, unchanged: false)
      }
    }
    #expect(scratch.contents == [])
  }
}
