import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// What plays in Chromium.
@Suite("In a browser", .serialized)
struct BrowserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var rate: Rational
    var loop: Loop
    /// After the first play; nil for ever.
    var repetitions: Int?
    var testDescription: String { "\(rate) fps, \(loop)" }
  }

  @Test(
    "movie and GIF show the frame that is due, in its colours",
    arguments: [
      Case(rate: Rational(60), loop: .forever), Case(rate: Rational(30000, 1001), loop: .plays(3), repetitions: 2),
      Case(rate: Rational(25), loop: .once, repetitions: 0),
    ])
  func shown(_ test: Case) throws {
    let scratch = try Scratch()
    let (from, to) = (ColorPatches(MovieColorTests.colors), ColorPatches(MovieColorTests.colors.reversed()))
    var scene = PublishedScene.finished
    // 256 points of a page of 256 pixels.
    scene.pageSize = PageSize(width: 256, height: 192)
    let request = try scene.request(from: from.bitmap, to: to.bitmap, scale: 1)
    var gif = try Destination(path: scratch.file("clip.gif"), frameRate: Rational(20))
    gif.loop = test.loop
    let report = try export(
      request, to: [Destination(path: scratch.file("clip.mp4"), frameRate: test.rate), gif])
    let count = report.outputs[0].file.frames
    let preview = try Preview(request)

    // In the middle of a frame, so that no rounding decides; not in order.
    let frames = [0, count / 2, count / 4, count - 1, count / 3]
    let seen = try BrowserRun(
      folder: scratch.path, times: frames.map { (Double($0) + 0.5) / test.rate.value }, period: 1 / test.rate.value)
    #expect(seen.movie.width == 256 && seen.movie.height == 192)
    #expect(abs(seen.movie.duration - Double(count) / test.rate.value) < 1e-5)
    #expect(
      seen.movie.color
        == BrowserRun.Color(matrix: "bt709", primaries: "bt709", transfer: "bt709", fullRange: false))
    for (frame, time) in zip(frames, seen.movie.timestamps) {
      #expect(abs(Double(time) - Double(frame) / test.rate.value * 1e6) <= 1, "frame \(frame)")
    }
    for (frame, picture) in zip(frames, seen.movie.pictures) {
      let meant = try (-2...2).map { try preview.frame(at: Double(frame + $0) / test.rate.value) }
      let own = try picture.meanError(against: meant[2])
      #expect(own < 5, "frame \(frame)")
      for other in meant where other != meant[2] {
        #expect(try own < picture.meanError(against: other), "another frame than \(frame) is shown")
      }
    }
    for (picture, patches) in [(seen.movie.pictures[0], from), (seen.movie.pictures[3], to)] {
      for index in patches.colors.indices {
        let (columns, rows) = patches.inside(index)
        // Without a graphics processor Chromium multiplies Cb by 2 where 2.11 is right, which costs blue up to 13.
        let most = [3.0, 3.0, 13.0]
        let errors = picture.meanErrors(against: patches.bitmap, x: columns, y: rows)
        #expect(zip(errors, most).allSatisfy { $0 <= $1 }, "\(patches.colors[index]) is off by \(errors)")
      }
    }

    let own = try GIFFile(scratch.file("clip.gif"))
    #expect(seen.animation.durations == own.frames.map { $0.delay * 10000 })
    #expect(seen.animation.pictures == own.frames.map(\.picture))
    #expect(seen.animation.repetitions == test.repetitions)
  }
}
