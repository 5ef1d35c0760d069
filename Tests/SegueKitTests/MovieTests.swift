import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Movies as the ffmpeg program finds them.
@Suite("A movie of a transition")
struct MovieTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var scene: PublishedScene
    /// Pixels; the scale makes 390 points of the width.
    var page = (width: 96, height: 208)
    var rate: Rational?
    var width: Int?
    var coded = (width: 96, height: 208)
    var notes: [String] = []

    var testDescription: String {
      "\(scene.name), \(page.width) × \(page.height) at \(rate.map(\.description) ?? "no given") fps"
    }
  }

  static let cases = [
    Case(scene: .finished),
    Case(scene: .closing, rate: Rational(30000, 1001)),
    Case(scene: .finished, rate: Rational(30000, 1001)),
    Case(scene: .intended, rate: Rational(25)),
    Case(scene: .finished, rate: Rational(24000, 1001), width: 48, coded: (48, 104)),
    Case(scene: .closing, rate: Rational(120)),
    Case(
      scene: .finished, page: (117, 253), coded: (118, 254),
      notes: ["padded from 117 × 253 to 118 × 254: 4:2:0 needs even sides"]),
    Case(
      scene: .closing, page: (131, 284), rate: Rational(50), coded: (132, 284),
      notes: ["padded from 131 × 284 to 132 × 284: 4:2:0 needs even sides"]),
    Case(
      scene: .intended, page: (96, 208), rate: Rational(10), width: 47, coded: (48, 102),
      notes: ["padded from 47 × 102 to 48 × 102: 4:2:0 needs even sides"]),
  ]

  @Test("has its frames, times, size and colours, and nothing it does not need", arguments: cases)
  func facts(_ test: Case) throws {
    let scratch = try Scratch()
    let rate = test.rate ?? Rational(60)
    let count = test.scene.frameCount(at: rate)
    let output = try movie(test, at: scratch.file("a.mp4"))
    #expect(output.file.width == test.coded.width && output.file.height == test.coded.height)
    #expect(output.file.frames == count && output.file.notes == test.notes && output.frameRate == rate)
    #expect(scratch.contents == ["a.mp4"])

    let movie = MovieFile(path: scratch.file("a.mp4"))
    let facts = try movie.facts()
    let fixed = [
      "codec_name": "h264", "profile": "High", "pix_fmt": "yuv420p", "color_range": "tv", "color_space": "bt709",
      "color_primaries": "bt709", "color_transfer": "bt709", "chroma_location": "left", "sample_aspect_ratio": "1:1",
      "nb_streams": "1",
    ]
    for (name, value) in fixed { #expect(facts[name] == value, "\(name)") }
    #expect(facts["width"] == "\(test.coded.width)" && facts["height"] == "\(test.coded.height)")
    #expect(facts["nb_read_frames"] == "\(count)" && facts["nb_frames"] == "\(count)")
    for name in ["r_frame_rate", "avg_frame_rate"] {
      #expect(facts[name] == "\(rate.numerator)/\(rate.denominator)", "\(name)")
    }
    #expect(facts["start_time"].flatMap { Double($0) } == 0)
    let duration = try #require(facts["duration"].flatMap { Double($0) })
    #expect(abs(duration - Double(count) / rate.value) < 2e-6, "ffprobe rounds to microseconds")
    #expect(facts["TAG:creation_time"] == nil && facts["TAG:encoder"] == nil)

    #expect(try movie.boxes().map(\.kind).filter { $0 != "free" } == ["ftyp", "moov", "mdat"])
    let colr = try #require(try movie.box("moov/trak/mdia/minf/stbl/stsd/avc1/colr"))
    #expect(Array(colr.content) == Array("nclx".utf8) + [0, 1, 0, 1, 0, 1, 0])
    for box in ["moov/mvhd", "moov/trak/tkhd", "moov/trak/mdia/mdhd"] {
      let times = try #require(try movie.box(box)).content.dropFirst(4).prefix(8)
      #expect(times.allSatisfy { $0 == 0 }, "\(box) says when it was made")
    }
    let all = try bytes(of: movie.path)
    let year = Calendar.current.component(.year, from: Date()) % 100
    for word in [
      "x264", "Lavf", "Lavc", "FFmpeg", "H.264/MPEG", "options:",
      "20\(year)-",
    ] {
      #expect(!all.contains(text: word), "it says \(word)")
    }
    _ = try self.movie(test, at: scratch.file("b.mp4"))
    #expect(try bytes(of: scratch.file("b.mp4")) == all, "another run gives other bytes")
  }

  @Test("shows each frame in its place", arguments: [PublishedScene.finished, .closing, .intended])
  func frameInPlace(scene: PublishedScene) throws {
    let scratch = try Scratch()
    let test = Case(scene: scene)
    _ = try movie(test, at: scratch.file("a.mp4"))
    let shown = try movieFrames(scratch.file("a.mp4"), width: 96, height: 208)
    try #require(shown.count == scene.frameCount(at: Rational(60)))
    let preview = try Preview(request(test))
    let meant = try shown.indices.map { try preview.frame(at: Double($0) / 60) }
    // It is nearer to its own picture than to any that visibly differs from that.
    var compared = 0
    for index in shown.indices {
      let own = try shown[index].meanError(against: meant[index])
      for other in max(0, index - 4)...min(shown.count - 1, index + 4) {
        guard try meant[other].meanError(against: meant[index]) > 4 else { continue }
        #expect(try own < shown[index].meanError(against: meant[other]), "frame \(index) looks more like \(other)")
        compared += 1
      }
    }
    #expect(compared > 100)
  }

  @Test("repeats the last column and row where it is padded")
  func padding() throws {
    let scratch = try Scratch()
    let test = Case(scene: .closing, page: (61, 131))
    // Hardly any loss, so that what differs was not alike before it was coded.
    _ = try movie(test, at: scratch.file("a.mp4"), crf: 4)
    let shown = try movieFrames(scratch.file("a.mp4"), width: 62, height: 132)
    let padded = shown[0]
    let column = step(padded, (0..<132).map { (60, $0) }, (0..<132).map { (61, $0) })
    let row = step(padded, (0..<62).map { ($0, 130) }, (0..<62).map { ($0, 131) })
    #expect(column < 3 && row < 3)
    // The same page is not alike one pixel further in.
    #expect(step(padded, (0..<132).map { (59, $0) }, (0..<132).map { (60, $0) }) > 20)
  }

  /// The mean difference in green of pixels that are paired.
  private func step(_ picture: Bitmap, _ places: [(Int, Int)], _ others: [(Int, Int)]) -> Double {
    var sum = 0
    for (place, other) in zip(places, others) {
      sum += abs(Int(picture[place.0, place.1][1]) - Int(picture[other.0, other.1][1]))
    }
    return Double(sum) / Double(places.count)
  }

  private func pages(_ test: Case) -> (from: Bitmap, to: Bitmap) {
    // Texture that an encoder keeps: no noise.
    (
      TestPage.text.bitmap(width: test.page.width, height: test.page.height, seed: 5),
      TestPage.photo.bitmap(width: test.page.width, height: test.page.height, seed: 6)
    )
  }

  private func request(_ test: Case) throws -> PreviewRequest {
    let (from, to) = pages(test)
    return try test.scene.request(from: from, to: to, scale: Double(test.page.width) / 390)
  }

  private func movie(_ test: Case, at path: String, crf: Double = 18) throws -> WrittenOutput {
    var destination = try Destination(path: path, frameRate: test.rate, width: test.width)
    destination.movie.crf = crf
    return try export(request(test), to: [destination]).outputs[0]
  }
}
