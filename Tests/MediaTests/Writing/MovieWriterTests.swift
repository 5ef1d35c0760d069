import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A movie")
struct MovieWriterTests {
  struct Case: CustomTestStringConvertible {
    var size: (Int, Int)
    var rate = Rational(60)
    var frames = 5
    var odd = MovieSettings.OddSize.pad
    var coded: (Int, Int)
    var note: String?
    var testDescription: String { "\(size.0) × \(size.1), \(frames) frames at \(rate), \(odd)" }
  }

  static let cases = [
    Case(size: (64, 48), frames: 130, coded: (64, 48)),
    Case(size: (64, 48), rate: Rational(30000, 1001), frames: 31, coded: (64, 48)),
    Case(size: (64, 48), rate: Rational(24000, 1001), frames: 7, coded: (64, 48)),
    Case(size: (64, 48), rate: Rational(100, 3), frames: 9, coded: (64, 48)),
    Case(size: (64, 48), rate: Rational(25, 2), frames: 3, coded: (64, 48)),
    Case(size: (64, 48), rate: Rational(1, 2), frames: 2, coded: (64, 48)),
    Case(size: (64, 48), frames: 1, coded: (64, 48)),
    Case(size: (64, 48), frames: 2, coded: (64, 48)),
    Case(size: (64, 48), frames: 3, coded: (64, 48)),
    Case(
      size: (63, 47), coded: (64, 48), note: "padded from 63 × 47 to 64 × 48: 4:2:0 needs even sides"),
    Case(
      size: (63, 48), odd: .crop, coded: (62, 48), note: "cropped from 63 × 48 to 62 × 48: 4:2:0 needs even sides"),
    Case(size: (64, 48), odd: .error, coded: (64, 48)),
    Case(size: (1, 1), coded: (2, 2), note: "padded from 1 × 1 to 2 × 2: 4:2:0 needs even sides"),
    Case(size: (2, 2), coded: (2, 2)),
    Case(size: (2, 300), frames: 1, coded: (2, 300)),
  ]

  @Test("reads back with the frames, times, size and colours that were meant", arguments: cases)
  func reopened(_ test: Case) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let writer = try MovieWriter(
      path: path, width: test.size.0, height: test.size.1, frameRate: test.rate,
      settings: MovieSettings(oddSize: test.odd))
    let written = try write(clip(test.size.0, test.size.1, frames: test.frames), with: writer)
    #expect(
      written
        == WrittenFile(
          path: path, format: .mp4, width: test.coded.0, height: test.coded.1, frames: test.frames,
          duration: Rational(test.frames * test.rate.denominator, test.rate.numerator).value,
          bytes: try bytes(of: path).count,
          notes: test.note.map { [$0] } ?? []))
    #expect(scratch.contents == ["out.mp4"])

    let stream = try probe(path)
    #expect(stream["codec_name"] == "h264" && stream["profile"] == "High")
    #expect(stream["width"] == "\(test.coded.0)" && stream["height"] == "\(test.coded.1)")
    #expect(stream["nb_read_packets"] == "\(test.frames)")
    #expect(stream["sample_aspect_ratio"] == "1:1")
    #expect(stream["start_time"].flatMap { Double($0) } == 0)
    #expect(stream["avg_frame_rate"] == "\(test.rate.numerator)/\(test.rate.denominator)")
    let unit = stream["time_base"]!.split(separator: "/").map { Int($0)! }
    #expect(
      Rational(Int(stream["duration_ts"]!)! * unit[0], unit[1])
        == Rational(test.frames * test.rate.denominator, test.rate.numerator))
    expectTags(of: stream)
    // Every frame comes out of a player, and no frame twice.
    let decoded = try run("ffmpeg", ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "gray", "-"])
    #expect(decoded.count == test.frames * test.coded.0 * test.coded.1)
  }

  @Test("says its colours in the bare stream as well as in the container")
  func colorsInStream() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    try write(
      clip(64, 64, frames: 3), with: MovieWriter(path: path, width: 64, height: 64, frameRate: Rational(60)))
    let colr = [0, 0, 0, 0x13] + Array("colrnclx".utf8) + [0, 1, 0, 1, 0, 1, 0] as [UInt8]
    #expect(try bytes(of: path).position(of: colr) != nil)
    let bare = scratch.file("out.h264")
    _ = try run("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", "-bsf:v", "h264_mp4toannexb", bare])
    expectTags(of: try probe(bare))
  }

  @Test("begins with its index, has no signature, and is the same every time", arguments: MovieSettings.Codec.allCases)
  func sameBytes(_ codec: MovieSettings.Codec) throws {
    let scratch = try Scratch()
    let runs = try ["a.mp4", "b.mp4"].map { name in
      let writer = try MovieWriter(
        path: scratch.file(name), width: 320, height: 480, frameRate: Rational(60),
        settings: MovieSettings(codec: codec))
      try write(clip(320, 480, frames: 40), with: writer)
      return try bytes(of: scratch.file(name))
    }
    #expect(runs[0] == runs[1])
    let (moov, mdat) = (runs[0].position(of: Array("moov".utf8))!, runs[0].position(of: Array("mdat".utf8))!)
    #expect(moov < mdat)
    for word in ["x264", "x265", "Lavc", "Lavf", "crf", "2026", "http"] {
      #expect(!runs[0].contains(text: word), "it says \(word)")
    }
    // No SEI unit: cut into units, none has its type.
    let (bare, filter) =
      codec == .h264
      ? (scratch.file("bare.h264"), "h264_mp4toannexb") : (scratch.file("bare.hevc"), "hevc_mp4toannexb")
    _ = try run("ffmpeg", ["-v", "error", "-i", scratch.file("a.mp4"), "-c", "copy", "-bsf:v", filter, bare])
    let types = unitTypes(try bytes(of: bare), codec)
    #expect(types.count > 40)
    #expect(!types.contains { codec == .h264 ? $0 == 6 : $0 == 39 || $0 == 40 })
  }

  @Test("of HEVC is tagged so that QuickTime plays it, however short", arguments: [1, 2, 3, 4, 9])
  func hevc(frames: Int) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    try write(
      clip(64, 64, frames: frames),
      with: MovieWriter(
        path: path, width: 64, height: 64, frameRate: Rational(60), settings: MovieSettings(codec: .hevc)))
    let stream = try probe(path)
    #expect(stream["codec_name"] == "hevc" && stream["codec_tag_string"] == "hvc1")
    #expect(stream["nb_read_packets"] == "\(frames)")
    #expect(stream["start_time"].flatMap { Double($0) } == 0)
    expectTags(of: stream)
  }

  @Test("can be made with every preset", arguments: MovieSettings.presets, MovieSettings.Codec.allCases)
  func presets(preset: String, codec: MovieSettings.Codec) throws {
    let scratch = try Scratch()
    let writer = try MovieWriter(
      path: scratch.file("out.mp4"), width: 64, height: 64, frameRate: Rational(60),
      settings: MovieSettings(codec: codec, preset: preset))
    #expect(try write(clip(64, 64, frames: 20), with: writer).frames == 20)
    let decoded = try run("ffmpeg", ["-v", "error", "-i", scratch.file("out.mp4"), "-f", "framemd5", "-"])
    let lines = String(decoding: decoded, as: UTF8.self).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 20)
  }

  @Test("shows flat colours as they are", arguments: MovieSettings.Codec.allCases)
  func flatColors(_ codec: MovieSettings.Codec) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let colors: [SIMD4<UInt8>] = [
      SIMD4(255, 0, 0, 255), SIMD4(0, 255, 0, 255), SIMD4(0, 0, 255, 255), SIMD4(255, 255, 255, 255),
      SIMD4(0, 0, 0, 255), SIMD4(128, 128, 128, 255), SIMD4(0, 122, 255, 255), SIMD4(242, 242, 247, 255),
    ]
    var patches = Bitmap(width: 256, height: 32)
    for y in 0..<32 { for x in 0..<256 { patches[x, y] = colors[x / 32] } }
    try write(
      [patches, patches],
      with: MovieWriter(
        path: path, width: 256, height: 32, frameRate: Rational(60), settings: MovieSettings(codec: codec)))
    let rgb = try decode(path)
    #expect(rgb.count == 2 * 256 * 32 * 3)
    var difference = 0
    var count = 0
    for frame in 0..<2 {
      for y in 0..<32 {
        for x in 0..<256 where (4..<28).contains(x % 32) {
          for channel in 0..<3 {
            let found = rgb[((frame * 32 + y) * 256 + x) * 3 + channel]
            difference += abs(Int(found) - Int(colors[x / 32][channel]))
            count += 1
          }
        }
      }
    }
    #expect(Double(difference) / Double(count) <= 1.5)
  }

  @Test("repeats an unchanged picture without looking at it again")
  func unchanged() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let writer = try MovieWriter(path: path, width: 32, height: 32, frameRate: Rational(60))
    try writer.append(Bitmap(width: 32, height: 32, filledWith: .white), at: 0, unchanged: false)
    try writer.append(Bitmap(width: 32, height: 32, filledWith: .black), at: 1, unchanged: true)
    try writer.append(Bitmap(width: 32, height: 32, filledWith: .black), at: 2, unchanged: false)
    _ = try writer.finish()
    let rgb = try decode(path)
    #expect(rgb.count == 3 * 32 * 32 * 3)
    #expect(rgb.prefix(2 * 32 * 32 * 3).allSatisfy { $0 >= 250 })
    #expect(rgb.suffix(32 * 32 * 3).allSatisfy { $0 <= 5 })
  }

  @Test("refers to planes only as long as it shows them", arguments: MovieSettings.Codec.allCases)
  func planesGoFree(_ codec: MovieSettings.Codec) throws {
    let scratch = try Scratch()
    let writer = try MovieWriter(
      path: scratch.file("out.mp4"), width: 128, height: 128, frameRate: Rational(60),
      settings: MovieSettings(codec: codec))
    weak var shown: Planes?
    for (index, frame) in clip(128, 128, frames: 30).enumerated() {
      let planes = Planes(frame)
      try writer.append(planes, at: index, unchanged: false)
      #expect(shown == nil, "frame \(index - 1) is held back")
      shown = planes
    }
    #expect(shown != nil, "the last may be shown again")
    try writer.append(try #require(shown), at: 30, unchanged: true)
    #expect(try writer.finish().frames == 31)
  }

  @Test(
    "is refused before anything is written",
    arguments: [
      (MovieSettings(crf: 0), "crf 0.0 is not between 1 and 51"),
      (MovieSettings(crf: 52), "crf 52.0 is not between 1 and 51"),
      (MovieSettings(crf: .nan), "crf nan is not between 1 and 51"),
      (
        MovieSettings(preset: "warp"),
        "libx264 has no preset 'warp'; it has ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, "
          + "veryslow, placebo"
      ),
      (MovieSettings(oddSize: .error), "1 × 1 has an odd side: 4:2:0 needs even sides"),
      (MovieSettings(oddSize: .crop), "1 × 1 leaves nothing when it is cropped to even sides"),
    ])
  func refused(settings: MovieSettings, reason: String) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let error = failure {
      _ = try MovieWriter(path: path, width: 1, height: 1, frameRate: Rational(60), settings: settings)
    }
    #expect(error == .unwritable(path: path, reason: reason))
    #expect(scratch.contents == [])
  }

  @Test("of no frames is an error and leaves nothing")
  func empty() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let error = failure {
      _ = try MovieWriter(path: path, width: 8, height: 8, frameRate: Rational(60)).finish()
    }
    #expect(error == .failed(action: "write '\(path)'", reason: "it has no frames"))
    #expect(scratch.contents == [])
  }

  @Test("that differs from what was meant is noticed when it is read back")
  func readBack() throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    try write(clip(64, 64, frames: 9), with: MovieWriter(path: path, width: 64, height: 64, frameRate: Rational(60)))
    let meant = MovieFacts(frames: 9, duration: Rational(9, 60), width: 64, height: 64)
    #expect(try MovieFacts(of: path, named: path) == meant)
    #expect(
      meant.description == "9 frames, 3/20 s, 64 × 64, yuv420p, bt709/bt709/bt709/tv, index first")

    let late = scratch.file("late.mp4")
    _ = try run("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", late])
    #expect(try !MovieFacts(of: late, named: late).indexFirst)
    let wrongTags = scratch.file("tags.mp4")
    _ = try run("ffmpeg", ["-v", "error", "-i", path, "-colorspace", "smpte170m", wrongTags])
    #expect(try MovieFacts(of: wrongTags, named: wrongTags).color[0] == "smpte170m")
    let short = scratch.file("short.mp4")
    let all = try bytes(of: path)
    try Data(all.prefix(all.count - 200)).write(to: URL(fileURLWithPath: short))
    #expect((try? MovieFacts(of: short, named: short)) != meant)
  }

  private func expectTags(of stream: [String: String], sourceLocation: SourceLocation = #_sourceLocation) {
    let names = ["pix_fmt", "color_space", "color_primaries", "color_transfer", "color_range", "chroma_location"]
    #expect(
      names.map { stream[$0] } == ["yuv420p", "bt709", "bt709", "bt709", "tv", "left"], sourceLocation: sourceLocation)
  }

  /// RGB as a player shows it, frame after frame.
  private func decode(_ path: String) throws -> [UInt8] {
    Array(
      try run(
        "ffmpeg",
        [
          "-v", "error", "-i", path, "-vf",
          "scale=in_color_matrix=bt709:in_range=tv:flags=accurate_rnd+full_chroma_int",
          "-pix_fmt", "rgb24", "-f", "rawvideo", "-",
        ]))
  }

  /// The types of the units of a stream with start codes.
  private func unitTypes(_ stream: [UInt8], _ codec: MovieSettings.Codec) -> [UInt8] {
    (0..<stream.count - 3).filter { stream[$0] == 0 && stream[$0 + 1] == 0 && stream[$0 + 2] == 1 }.map {
      codec == .h264 ? stream[$0 + 3] & 31 : stream[$0 + 3] >> 1 & 63
    }
  }
}
