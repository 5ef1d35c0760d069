import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

/// What the reader says of movies, ours and FFmpeg's.
@Suite("A movie is read") struct MovieReadingTests {
  @Test("with its codec, colours, boxes and times")
  func ours() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    try write(clip(40, 30, frames: 9), with: MovieWriter(path: path, width: 40, height: 30, frameRate: Rational(25)))
    let movie = try MovieContents(path: path)
    #expect(try movie.bytes == bytes(of: path).count && movie.brand == "isom")
    #expect(movie.compatibleBrands == ["isom", "iso2", "avc1", "mp41"])
    #expect(movie.boxes.map(\.kind) == ["ftyp", "moov", "free", "mdat"] && movie.isIndexFirst)
    #expect(movie.boxes.reduce(0) { $0 + $1.bytes } == movie.bytes && movie.boxes[0].offset == 0)
    #expect(movie.codec == "h264" && movie.profile == "High" && movie.sampleEntry == "avc1")
    #expect(movie.pixelFormat == "yuv420p" && movie.width == 40 && movie.height == 30)
    #expect("\(movie.streamColor)" == "bt709/bt709/bt709/tv" && movie.containerColor == movie.streamColor)
    #expect(movie.times.map { Rational($0, movie.timescale) } == (0..<9).map { Rational($0, 25) })
    #expect(Rational(movie.end, movie.timescale) == Rational(9, 25))
    #expect((movie.videoTracks, movie.audioTracks, movie.otherTracks) == (1, 0, 0))
    #expect((movie.hiddenFrames, movie.pieces) == (0, 1))
  }

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var name = "a.mp4"
    var arguments: [String]
    var seconds = 1.0

    init(_ arguments: String, _ name: String = "a.mp4") {
      testDescription = "\(arguments) \(name)"
      self.arguments = arguments.split(separator: " ").map(String.init)
      self.name = name
    }
  }

  @Test(
    "with the times that ffprobe says, whatever the order and the edit list",
    arguments: [
      Case("-c:v libx264 -bf 3"), Case("-c:v libx264 -bf 0", "a.mov"), Case("-c:v libx264 -use_editlist 0"),
      Case("-c:v libx264 -movflags +frag_keyframe+empty_moov -g 5"),
      Case("-c:v libx264 -movflags +frag_every_frame+empty_moov+default_base_moof -bf 0"),
      Case("-c:v libx264 -movflags +frag_keyframe+delay_moov -g 7"),
      Case("-c:v libx264 -movflags +negative_cts_offsets"),
      Case("-c:v libx265 -x265-params log-level=none -tag:v hvc1"), Case("-c:v mpeg4"), Case("-c:v prores", "a.mov"),
      Case("-c:v libx264 -video_track_timescale 600 -r 24000/1001"), Case("-c:v libx264 -itsoffset 1 -ss 0.3"),
    ])
  func times(test: Case) throws {
    let scratch = try Scratch()
    let path = scratch.file(test.name)
    let source = ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=30:duration=1", "-pix_fmt"]
    let format = test.testDescription.contains("prores") ? "yuv422p10le" : "yuv420p"
    let split = test.arguments.firstIndex(of: "-itsoffset")
    // A cut that begins between two key frames has frames that are not shown.
    _ = try run("ffmpeg", source + [format] + test.arguments[..<(split ?? test.arguments.count)] + [path])
    var shown = path
    if split != nil {
      shown = scratch.file("cut.mp4")
      _ = try run("ffmpeg", ["-v", "error", "-ss", "0.3", "-i", path, "-c", "copy", shown])
    }
    let movie = try MovieContents(path: shown)
    let words = try text("ffprobe", ["-v", "error", "-show_entries", "packet=pts_time", "-of", "csv=p=0", shown])
    let theirs = words.split(separator: "\n").compactMap { Double($0.prefix { $0 != "," }) }.filter { $0 >= 0 }.sorted()
    let ours = movie.times.map { Double($0) / Double(movie.timescale) }
    #expect(
      ours.count == theirs.count && ours.count + movie.hiddenFrames == 30 || test.testDescription.contains("24000"))
    #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) < 1e-5 }, "\(ours) \(theirs)")
    #expect((movie.hiddenFrames > 0) == (split != nil))
    #expect(movie.width == 64 && movie.height == 48)
  }

  @Test("with what the stream says and what the container says apart")
  func colors() throws {
    let scratch = try Scratch()
    func movie(_ name: String, _ arguments: String...) throws -> MovieContents {
      let source = [
        "-v", "error", "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=30:duration=0.2", "-pix_fmt", "yuv420p",
      ]
      _ = try run("ffmpeg", source + arguments + [scratch.file(name)])
      return try MovieContents(path: scratch.file(name))
    }
    let bare = try movie("bare.mp4", "-c:v", "libx264")
    #expect("\(bare.streamColor)" == "-/-/-/-" && bare.containerColor == nil && !bare.isIndexFirst)
    let mixed = try movie(
      "mixed.mp4", "-c:v", "libx264", "-colorspace", "bt709", "-color_trc", "bt709", "-color_primaries", "bt709",
      "-color_range", "tv", "-bsf:v", "h264_metadata=matrix_coefficients=6:video_full_range_flag=1", "-movflags",
      "+faststart")
    #expect("\(mixed.streamColor)" == "smpte170m/bt709/bt709/pc" && mixed.isIndexFirst)
    #expect(mixed.containerColor.map { "\($0)" } == "bt709/bt709/bt709/tv")
    let quickTime = try movie(
      "a.mov", "-c:v", "libx264", "-colorspace", "bt709", "-color_trc", "bt709", "-color_primaries", "bt709")
    #expect(quickTime.containerColor.map { "\($0)" } == "bt709/bt709/bt709/-" && quickTime.brand == "qt  ")
  }

  @Test("with its sound and its other tracks")
  func tracks() throws {
    let scratch = try Scratch()
    let path = scratch.file("a.mp4")
    _ = try run(
      "ffmpeg",
      [
        "-v", "error", "-f", "lavfi", "-i", "testsrc2=size=64x48:rate=30:duration=0.2", "-f", "lavfi", "-i",
        "sine=duration=0.2", "-map", "0:v", "-map", "1:a", "-map", "1:a", "-pix_fmt", "yuv420p", path,
      ])
    let movie = try MovieContents(path: path)
    #expect((movie.videoTracks, movie.audioTracks, movie.otherTracks) == (1, 2, 0))
  }
}
