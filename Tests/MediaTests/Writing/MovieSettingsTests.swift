import Foundation
import Motion
import Raster
import TestSupport
import Testing

@testable import Media

@Suite("A movie's settings")
struct MovieSettingsTests {
  @Test("name a preset, and have it as it is", arguments: MovieSettings.presets)
  func namedPreset(preset: String) {
    let settings = MovieSettings(crf: 23.5, preset: preset)
    let expected = ["preset": preset, "crf": "23.5", "profile": "high", "x264-params": "cpu-independent=1"]
    #expect(Dictionary(uniqueKeysWithValues: settings.options.map { ($0.name, $0.value) }) == expected)
  }

  @Test("that name a preset give the frames that FFmpeg's own command gives with it")
  func plainBytes() throws {
    let scratch = try Scratch()
    let frames = clip(320, 480, frames: 40)
    let writer = try MovieWriter(
      path: scratch.file("ours.mp4"), width: 320, height: 480, frameRate: Rational(60),
      settings: MovieSettings(preset: "veryfast"))
    try write(frames, with: writer)
    let planes = frames.map { Planes($0) }
    try Data(planes.flatMap { $0.y + $0.cb + $0.cr }).write(to: URL(filePath: scratch.file("frames.yuv")))
    let color = ["-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "bt709", "-color_range", "tv"]
    _ = try run(
      "ffmpeg",
      ["-v", "error", "-f", "rawvideo", "-s", "320x480", "-r", "60", "-i", scratch.file("frames.yuv")] + color + [
        "-c:v", "libx264", "-preset", "veryfast", "-crf", "18", "-profile:v", "high", "-g", "120", "-threads", "4",
        "-x264-params", "cpu-independent=1", "-bsf:v", "filter_units=remove_types=6", scratch.file("plain.mp4"),
      ])
    #expect(try digests(of: scratch.file("ours.mp4")) == digests(of: scratch.file("plain.mp4")))
  }

  @Test("without a preset are not those of any")
  func own() throws {
    let scratch = try Scratch()
    let frames = clip(160, 240, frames: 20)
    let files = try (MovieSettings.presets + [nil]).map { preset in
      let path = scratch.file(preset ?? "own")
      try write(
        frames,
        with: MovieWriter(
          path: path, width: 160, height: 240, frameRate: Rational(60), settings: MovieSettings(preset: preset)))
      return try bytes(of: path)
    }
    #expect(!files.dropLast().contains(files.last!))
  }

  @Test("without a preset are x265's veryfast")
  func ownOfHEVC() {
    let options = [nil, "veryfast"].map { preset in
      MovieSettings(codec: .hevc, preset: preset).options.map { "\($0.name)=\($0.value)" }
    }
    #expect(options[0] == options[1])
  }

  @Test("may be of the best and of the worst quality", arguments: [1.0, 51])
  func extremes(crf: Double) throws {
    let scratch = try Scratch()
    let writer = try MovieWriter(
      path: scratch.file("out.mp4"), width: 64, height: 64, frameRate: Rational(60), settings: MovieSettings(crf: crf))
    try write(clip(64, 64, frames: 20), with: writer)
    #expect(try probe(scratch.file("out.mp4"))["profile"] == "High")
  }

  @Test("let a player seek to every two seconds", arguments: [nil, "veryfast"], [Rational(60), Rational(30000, 1001)])
  func keyframes(preset: String?, rate: Rational) throws {
    let scratch = try Scratch()
    let path = scratch.file("out.mp4")
    let still = clip(64, 64, frames: 1)[0]
    let writer = try MovieWriter(
      path: path, width: 64, height: 64, frameRate: rate, settings: MovieSettings(preset: preset))
    for index in 0..<300 { try writer.append(still, at: index, unchanged: index > 0) }
    _ = try writer.finish()
    let lines = try text("ffprobe", ["-v", "error", "-show_entries", "packet=flags", "-of", "csv=p=0", path])
      .split(separator: "\n")
    #expect(lines.count == 300)
    let keys = lines.indices.filter { lines[$0].hasPrefix("K") }
    let interval = Int((2 * rate.value).rounded())
    #expect(keys == Array(stride(from: 0, to: 300, by: interval)))
  }
}

/// A digest of every coded frame, in the order of the file.
private func digests(of path: String) throws -> [Substring] {
  try text("ffmpeg", ["-v", "error", "-i", path, "-c", "copy", "-f", "framemd5", "-"]).split(separator: "\n")
    .filter { !$0.hasPrefix("#") }.compactMap { $0.split(separator: ",").last }
}
