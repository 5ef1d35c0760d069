import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// GIFs as Pillow, gifsicle and FFmpeg find them.
@Suite("A GIF of a transition")
struct GIFTests {
  private static let (width, height, scale) = (60, 130, 60.0 / 390)
  private let from = TestPage.text.bitmap(width: width, height: height, seed: 21)
  private let to = TestPage.photo.bitmap(width: width, height: height, seed: 22)

  struct Case: Sendable, CustomTestStringConvertible {
    var scene: PublishedScene
    var rate: Rational?
    /// The rate written.
    var written: Rational
    var notes: [String] = []

    var testDescription: String { "\(scene.name) at \(rate.map(\.description) ?? "no given") fps" }
  }

  static let cases = [
    Case(scene: .finished, rate: nil, written: Rational(25)),
    Case(scene: .intended, rate: Rational(25), written: Rational(25)),
    Case(scene: .finished, rate: Rational(30), written: Rational(30)),
    Case(scene: .closing, rate: Rational(30), written: Rational(30)),
    Case(scene: .closing, rate: Rational(50), written: Rational(50)),
    Case(
      scene: .finished, rate: Rational(60), written: Rational(50),
      notes: ["60 fps became 50: browsers play a faster GIF at 10 fps"]),
    Case(scene: .finished, rate: Rational(50, 3), written: Rational(50, 3)),
    Case(scene: .closing, rate: Rational(25, 2), written: Rational(25, 2)),
    Case(scene: .finished, rate: Rational(30000, 1001), written: Rational(30000, 1001)),
  ]

  @Test(
    "shows at every written time what is on the screen then", arguments: cases)
  func everyFrame(_ test: Case) throws {
    var scene = test.scene
    scene.holdFirst = 0.5
    scene.holdLast = 1
    let scratch = try Scratch()
    let (output, preview) = try gif(scene, rate: test.rate, at: scratch.file("a.gif"))
    #expect(output.frameRate == test.written && output.file.notes == test.notes)
    #expect(output.file.width == Self.width && output.file.height == Self.height)

    let gif = try GIFFile(scratch.file("a.gif"))
    try #require(gif.colors.count == 255 && Set(gif.colors).count > 250, "too few colours to tell anything")
    let count = scene.frameCount(at: test.written)
    let times = (0...count).map { Int((Double($0 * 100) / test.written.value + 0.5 + 1e-9).rounded(.down)) }
    #expect(output.file.frames == count)
    #expect(abs(Double(gif.duration) - Double(count) / test.written.value * 100) <= 0.5 + 1e-9)
    #expect(output.file.duration == Double(gif.duration) / 100)
    #expect(gif.frames.allSatisfy { $0.delay >= 2 })
    #expect(gif.frames[0].delay >= 50 && gif.frames[gif.frames.count - 1].delay >= 100, "a hold is one long frame")
    #expect(Set(gif.frames.map(\.start)).isSubset(of: times))
    for (frame, next) in zip(gif.frames, gif.frames.dropFirst()) {
      #expect(frame.picture != next.picture, "the frame at \(next.start) cs changes nothing")
    }

    let reference = ReferenceCompositor(from: from, to: to, pageSize: scene.pageSize)
    var worst = 0.0
    var last: (shown: Bitmap, meant: Bitmap)?
    for time in times.dropLast() {
      let shown = try #require(gif.frame(at: time)).picture
      let meant = try preview.frame(at: Double(time) / 100)
      // Through a hold there is nothing new to compare.
      if let last, last == (shown, meant) { continue }
      last = (shown, meant)
      let wrong = gif.pixelsNotNearest(shown, to: meant)
      #expect(wrong == 0, "\(wrong) pixels at \(time) cs are not the nearest colour")
      worst = max(worst, meanError(of: shown, against: reference.compose(scene.layers(at: Double(time) / 100))))
    }
    // 255 colours for a grainy photograph: 2.9 is seen.
    #expect(worst < 3.5)
  }

  /// 70 frames of 1/30 s take 233⅓ cs, and the frame after them appears at 233: not yet the end.
  @Test("ends on the end also where the centisecond of the last frame comes before it")
  func earlyEnd() throws {
    let scratch = try Scratch()
    var scene = PublishedScene.finished
    scene.holdFirst = 70.0 / 30 - scene.motionDuration
    scene.holdLast = 0
    let (output, preview) = try gif(scene, rate: Rational(30), at: scratch.file("a.gif"))
    #expect(output.file.frames == scene.frameCount(at: Rational(30)) + 1)
    let gif = try GIFFile(scratch.file("a.gif"))
    #expect(gif.pixelsNotNearest(gif.frames[gif.frames.count - 1].picture, to: to) == 0)
    #expect(gif.duration == 240 && preview.timeline.duration > 2.33)
  }

  struct LoopCase: Sendable, CustomTestStringConvertible {
    var loop: Loop
    /// The number in the NETSCAPE block, if there is one.
    var repeats: UInt8?
    /// What gifsicle says.
    var words: String?
    var testDescription: String { loop.description }
  }

  @Test(
    "plays as often as it is told to",
    arguments: [
      LoopCase(loop: .forever, repeats: 0, words: "loop forever"), LoopCase(loop: .once),
      LoopCase(loop: .plays(3), repeats: 2, words: "loop count 2"),
    ])
  func loops(_ test: LoopCase) throws {
    let scratch = try Scratch()
    var destination = try Destination(path: scratch.file("a.gif"), frameRate: Rational(10), width: Self.width)
    destination.loop = test.loop
    _ = try export(PublishedScene.closing.request(from: from, to: to, scale: Self.scale), to: [destination])
    let all = try bytes(of: scratch.file("a.gif"))
    let block = all.position(of: [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1])
    #expect(block.map { Array(all[$0 + 16..<$0 + 19]) } == test.repeats.map { [$0, 0, 0] })
    let info = try text("gifsicle", ["--info", scratch.file("a.gif")]).split(separator: "\n")
    #expect(info.first { $0.contains("loop") }?.trimmingCharacters(in: .whitespaces) == test.words)
  }

  /// While the page folds, the rows above and below it show nothing but page `to`.
  @Test("is still where nothing moves", arguments: [Rational(25), Rational(50)])
  func still(rate: Rational) throws {
    let scratch = try Scratch()
    let scene = PublishedScene.intended
    _ = try gif(scene, rate: rate, at: scratch.file("a.gif"))
    let gif = try GIFFile(scratch.file("a.gif"))
    var compared = 0
    for (frame, next) in zip(gif.frames, gif.frames.dropFirst()) {
      // The page was taller before; what it left free then stays free.
      guard let page = scene.layers(at: Double(frame.start) / 100).first(where: { $0.content == .page(.from) }),
        page.scaleY < 1
      else { continue }
      let free = Int(((1 - page.scaleY) / 2 * Double(Self.height)).rounded(.down))
      for y in Array(0..<free) + Array(Self.height - free..<Self.height) {
        let row = y * Self.width * 4..<(y + 1) * Self.width * 4
        #expect(frame.picture.rgba[row] == next.picture.rgba[row], "row \(y) changes at \(next.start) cs")
        compared += 1
      }
    }
    #expect(compared > 500)
  }

  @Test("has the page's size in points, and says nothing of who made it")
  func points() throws {
    let scratch = try Scratch()
    let page = TestPage.text.bitmap(width: 180, height: 391, seed: 1)
    let request = PreviewRequest(
      transition: .pullUpClose, from: .bitmap(page), to: .placeholder, scale: 3, holdFirst: 0.1, holdLast: 0.1)
    for name in ["a.gif", "b.gif"] { _ = try export(request, to: [Destination(path: scratch.file(name))]) }
    #expect(try GIFFile(scratch.file("a.gif")).frames.allSatisfy { $0.picture.size == (60, 130) })
    let all = try bytes(of: scratch.file("a.gif"))
    #expect(try bytes(of: scratch.file("b.gif")) == all)
    for word in ["Lavf", "Lavc", "FFmpeg", "segue"] { #expect(!all.contains(text: word), "it says \(word)") }
    #expect(try !text("gifsicle", ["--info", scratch.file("a.gif")]).contains("comment"))
  }

  private func gif(_ scene: PublishedScene, rate: Rational?, at path: String) throws -> (WrittenOutput, Preview) {
    let request = try scene.request(from: from, to: to, scale: Self.scale)
    var destination = try Destination(path: path, frameRate: rate, width: Self.width)
    destination.quality = 100
    return (try export(request, to: [destination]).outputs[0], try Preview(request))
  }

  private func meanError(of shown: Bitmap, against reference: ReferencePicture) -> Double {
    var sum = 0.0
    for (index, pixel) in reference.pixels.enumerated() {
      for channel in 0..<3 { sum += (pixel[channel] - Double(shown.rgba[index * 4 + channel])).magnitude }
    }
    return sum / Double(reference.pixels.count * 3)
  }
}
