import Foundation
import Media
import Motion
import Raster
import TestSupport
import Testing

@testable import SegueKit

@Suite("An audit") struct AuditTests {
  private func audit(
    _ builder: GIFBuilder, maxSize: ByteCount? = nil, frameRate: Rational? = nil
  ) throws -> AuditReport {
    let scratch = try Scratch()
    try Data(builder.bytes).write(to: URL(filePath: scratch.file("a.gif")))
    return try SegueKit.audit(scratch.file("a.gif"), maxSize: maxSize, frameRate: frameRate)
  }

  /// A GIF of 2 × 2 whose frames last so long, and use all four colours.
  private static func gif(_ delays: Int..., change: (inout GIFBuilder) -> Void = { _ in }) -> GIFBuilder {
    var builder = GIFBuilder(width: 2, height: 2)
    builder.loop(repeats: 0)
    for (index, delay) in delays.enumerated() {
      builder.control(delay: delay)
      builder.image(width: 2, height: 2, (0..<4).map { UInt8(($0 + index) % 4) })
    }
    change(&builder)
    builder.end()
    return builder
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var builder: GIFBuilder
    var maxSize: ByteCount?
    var frameRate: Rational?
    var broken: [String]
    var notes: [String]

    init(
      _ name: String, _ builder: GIFBuilder, maxSize: Int? = nil, frameRate: Rational? = nil, broken: [String] = [],
      notes: [String] = []
    ) {
      testDescription = name
      self.builder = builder
      self.maxSize = maxSize.map { ByteCount($0) }
      self.frameRate = frameRate
      self.broken = broken
      self.notes = notes
    }
  }

  @Test(
    "of a GIF tells the rules it breaks and what is worth knowing",
    arguments: [
      Case("nothing", gif(4, 4, 4, 100)),
      Case("size", gif(4, 4), maxSize: 90, broken: ["size: 93 B is 3 B more than 90 B"]),
      Case("size that fits", gif(4, 4), maxSize: 93),
      Case(
        "one short delay", gif(4, 1, 4, 4),
        broken: ["delay: frame 1: a delay under 2 cs, which browsers play as 10: 0.13 s become 0.22 s"]),
      Case(
        "no delays", gif(0, 0, 0),
        broken: ["delay: frames 0 to 2: delays under 2 cs, which browsers play as 10: 0 s become 0.3 s"],
        notes: ["its frames come at no steady rate"]),
      Case("a still without delay", gif(0)),
      Case("delays of 2", gif(2, 2, 2)),
      Case("a rate it has", gif(3, 3, 4, 3, 3, 4, 3), frameRate: Rational(30)),
      Case(
        "another rate", gif(3, 3, 3, 3, 3, 3), frameRate: Rational(30),
        broken: ["drift: at 30 fps frames are ± 0.833 cs off (± 0.5 at most): frame 5 is 1.667 cs early"]),
      Case(
        "a slower rate", gif(5, 5, 5), frameRate: Rational(25),
        broken: ["drift: at 25 fps frames are ± 1 cs off (± 0.5 at most): frame 2 is 2 cs late"]),
      Case(
        "frames that change nothing",
        gif(4, 4) { builder in
          for _ in 0..<2 {
            builder.control(delay: 4)
            builder.image(x: 1, y: 1, width: 1, height: 1, [0])
          }
        }, notes: ["frames 2 and 3 change nothing (46 B)"]),
      Case(
        "colours of its own",
        gif(4, 4) { builder in
          builder.control(delay: 4)
          builder.image(width: 2, height: 2, [0, 1, 1, 0], colors: [1, 2])
        }, notes: ["frame 2 has colours of its own (6 B)"]),
      Case(
        "what is after the end",
        gif(4, 4) {
          $0.end()
          $0.bytes.append(7)
        }, notes: ["2 bytes after its end"]),
      Case(
        "a comment and an extension",
        gif(4, 4) {
          $0.comment("hello\u{1B}")
          $0.application("XMP DataXMP", [1])
        },
        notes: ["comment: 'hello\\x1B'", "XMP DataXMP: 17 bytes at byte 102"]),
      Case(
        "a first frame with holes and unused colours",
        {
          var builder = GIFBuilder(width: 2, height: 2, colors: [0, 1, 2, 3, 4])
          builder.control(delay: 4, transparent: 7)
          builder.image(width: 2, height: 1, [0, 7], codeSize: 3)
          return builder
        }(),
        notes: [
          "the first frame leaves 75 % of the screen transparent: what is behind it shows",
          "6 of the 8 colours for all frames are not used", "unfinished: it has no trailer at its end",
        ]),
      Case(
        "no colours, beyond the screen",
        {
          var builder = GIFBuilder(width: 2, height: 2, colors: nil)
          builder.image(width: 2, height: 3, [0, 0, 0, 0, 0, 0])
          builder.end()
          return builder
        }(),
        notes: [
          "frame 0 reaches beyond the screen",
          "the first frame leaves 100 % of the screen transparent: what is behind it shows", "frame 0 has no colours",
        ]),
    ])
  func gifs(test: Case) throws {
    let report = try audit(test.builder, maxSize: test.maxSize, frameRate: test.frameRate)
    #expect(report.broken.map { "\($0.rule.rawValue): \($0.message)" } == test.broken)
    #expect(report.notes == test.notes)
    #expect(report.isWell == test.broken.isEmpty)
  }

  struct MovieCase: CustomTestStringConvertible {
    var testDescription: String
    var name: String
    var broken: [String]
    var notes: [String]

    init(_ arguments: String, name: String = "a.mp4", broken: [String] = [], notes: [String] = []) {
      testDescription = arguments
      self.name = name
      self.broken = broken
      self.notes = notes
    }
  }

  private static let tags = "-colorspace bt709 -color_trc bt709 -color_primaries bt709 -color_range tv"
  private static let whole = "-pix_fmt yuv420p -movflags +faststart \(tags)"

  @Test(
    "of FFmpeg's movies tells the rules they break",
    arguments: [
      MovieCase("-c:v libx264 \(whole)"),
      MovieCase(
        "-c:v libx264 -pix_fmt yuv420p",
        broken: [
          "color: the stream does not say its matrix, primaries, transfer and range",
          "color: the container does not say its colours (no box 'colr')",
          "index: its index (box 'moov') comes after the pictures: nothing plays before all of it is loaded",
        ]),
      MovieCase(
        "-c:v libx264 -pix_fmt yuv444p -movflags +faststart \(tags)",
        broken: [
          "playback: Safari and QuickTime play H.264 as yuv420p, not as yuv444p, profile High 4:4:4 Predictive"
        ]),
      MovieCase(
        "-c:v libx264 -pix_fmt yuv420p10le -movflags +faststart \(tags)",
        broken: ["playback: Safari and QuickTime play H.264 as yuv420p, not as yuv420p10le, profile High 10"]),
      MovieCase(
        "-c:v libx265 -x265-params log-level=none -tag:v hev1 \(whole)",
        broken: ["playback: Safari and QuickTime play HEVC that is called hvc1, not hev1"]),
      MovieCase("-c:v libx265 -x265-params log-level=none -tag:v hvc1 \(whole)"),
      MovieCase(
        "-c:v libx264 \(whole) -bsf:v h264_metadata=matrix_coefficients=6",
        broken: ["color: matrix: the stream says smpte170m, the container bt709"],
        notes: ["its colours are smpte170m/bt709/bt709/tv, and not bt709/bt709/bt709/tv"]),
      MovieCase("-c:v libx264 \(whole)", name: "a.mov"),
      MovieCase(
        "-c:v libx264 \(whole) -vf select='not(eq(n,3))' -vsync vfr",
        notes: ["frame 2 stays for more than one frame's time"]),
      MovieCase(
        "-c:v libx264 -bf 0 \(whole) -vf setpts=floor(N/6)+N -vsync passthrough -enc_time_base 1/30",
        notes: ["frame 5 stays for more than one frame's time"]),
      MovieCase(
        "-c:v libx264 \(whole) -vf settb=1/1000,setpts=PTS+N*random(1)*2 -vsync passthrough -enc_time_base 1/1000",
        notes: ["its frames come at no steady rate"]),
    ])
  func movies(test: MovieCase) throws {
    let scratch = try Scratch()
    let path = scratch.file(test.name)
    let source = ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=30:duration=0.4"]
    _ = try run("ffmpeg", source + test.testDescription.split(separator: " ").map(String.init) + [path])
    let report = try SegueKit.audit(path)
    #expect(report.broken.map { "\($0.rule.rawValue): \($0.message)" } == test.broken)
    #expect(report.notes == test.notes)
    #expect(report.notes.contains { $0.contains("steady") } || report.frameRate == Rational(30))
  }

  @Test("of a movie's times tells what is odd about them")
  func oddTimes() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    let page = Bitmap(width: 60, height: 130, filledWith: .white)
    let request = PreviewRequest(from: .bitmap(page), to: .placeholder, holdFirst: 0, holdLast: 0)
    _ = try export(request, to: [Destination(path: path, frameRate: Rational(25))])
    guard case .movie(let whole) = try FileContents(path: path) else {
      Issue.record("no movie")
      return
    }
    func check(_ change: (inout MovieContents) -> Void, rate: Rational? = nil) -> AuditReport {
      var movie = whole
      change(&movie)
      var report = AuditReport(path: path, contents: .movie(movie))
      report.check(movie, frameRate: rate)
      return report
    }
    let well = check { _ in }
    #expect(well.isWell && well.notes == [] && well.frameRate == Rational(25) && well.drift == 0)
    let twice = check({ $0.times[3] = $0.times[2] }, rate: Rational(25))
    #expect(twice.broken.first == BrokenRule(rule: .times, message: "frame 3 comes at the time of the one before"))
    let slow = check({ _ in }, rate: Rational(24))
    #expect(slow.broken.map(\.rule) == [.drift])
    let late = check { movie in
      for index in movie.times.indices { movie.times[index] += movie.timescale / 10 }
      (movie.hiddenFrames, movie.pieces, movie.videoTracks) = (1, 2, 2)
    }
    #expect(
      late.isWell
        && late.notes == [
          "its first frame comes after 0.1 s", "1 frame before its beginning is not shown",
          "its edit list has 2 pieces; times are of the first", "2 tracks of pictures; this is about the first",
        ])
    let last = check { $0.isIndexFirst = false }
    #expect(last.broken.map(\.rule) == [.index])
    let other = check { ($0.codec, $0.sampleEntry) = ("av1", "av01") }
    #expect(other.broken.map(\.message) == ["Safari and QuickTime play H.264 and HEVC everywhere, and not av1"])
    let half = check { $0.containerColor?.matrix = nil }
    #expect(half.broken.map(\.message) == ["the container does not say its matrix"])
  }

  @Test("of what we write finds it well")
  func ours() throws {
    let scratch = try Scratch()
    let page = Bitmap(width: 60, height: 130, filledWith: .white)
    let request = PreviewRequest(from: .bitmap(page), to: .placeholder, holdFirst: 0.5, holdLast: 1)
    for (name, rate) in [("a.gif", 25), ("b.gif", 30), ("c.gif", 50), ("d.mp4", 60), ("e.mp4", 25)] {
      let path = scratch.file(name)
      var destination = try Destination(path: path)
      destination.frameRate = Rational(rate)
      _ = try export(request, to: [destination])
      let report = try SegueKit.audit(path, maxSize: ByteCount(10_000_000), frameRate: Rational(rate))
      #expect(report.broken == [])
      #expect(try SegueKit.audit(path).frameRate == Rational(rate))
    }
  }

  @Test("of a GIF at 60 fps by FFmpeg finds delays of 1")
  func sixty() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.gif")
    _ = try run("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=60:duration=0.5", path])
    let report = try SegueKit.audit(path)
    #expect(report.broken.map(\.rule) == [.delay] && report.frameRate == Rational(60))
  }
}
