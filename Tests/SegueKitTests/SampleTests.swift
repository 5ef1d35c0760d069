import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Every sample in the repository, at full size.
@Suite("A sample", .serialized)
struct SampleTests {
  @Test("is there")
  func found() { #expect(Sample.all.count >= 3, "found \(Sample.all.map(\.name))") }

  @Test("becomes a movie, a GIF and pictures, with its pages at the ends", arguments: Sample.all)
  func rendered(sample: Sample) throws {
    let scratch = try Scratch()
    let request = try sample.request
    let report = try export(
      request,
      to: [
        Destination(path: scratch.file("a.mp4")), Destination(path: scratch.file("a.gif")),
        Destination(path: scratch.file("frames/"), frameRate: Rational(4)),
      ])
    #expect(report.warnings == [])
    #expect(report.outputs.flatMap(\.file.notes) == [])
    let ends = try sample.endPages()
    let (from, to) = (try picture(ends.first), try picture(ends.last))

    let preview = try Preview(request)
    let counts = [60, 25, 4].map { Int((preview.timeline.duration * $0 - 1e-9).rounded(.up)) + 1 }
    #expect(report.outputs.map(\.file.frames) == counts)
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.file("frames")).sorted()
    try #require(names.count == counts[2])
    PixelExpectation.expectSame(try picture(scratch.file("frames/\(names[0])")), from, "the first picture")
    PixelExpectation.expectSame(try picture(scratch.file("frames/\(names.last!)")), to, "the last picture")

    let facts = try MovieFile(path: scratch.file("a.mp4")).facts()
    #expect(facts["width"] == "\(from.width)" && facts["height"] == "\(from.height)")
    #expect(facts["nb_read_frames"] == "\(counts[0])")
    #expect(facts["duration"].flatMap { Double($0) }.map { abs($0 - Double(counts[0]) / 60) < 2e-6 } == true)
    for (frame, page) in [(0, from), (counts[0] - 1, to)] {
      let shown = try movieFrame(frame, of: scratch.file("a.mp4"), like: page)
      let error = try shown.meanError(against: page)
      #expect(error < 1.5)
    }

    let gif = try GIFFile(scratch.file("a.gif"))
    let points = (
      Int((Double(from.width) / report.scale).rounded()), Int((Double(from.height) / report.scale).rounded())
    )
    #expect(gif.frames.allSatisfy { $0.picture.size == points && $0.delay >= 2 })
    #expect(gif.duration == counts[1] * 4)
    for (frame, page) in [(gif.frames[0], from), (gif.frames.last!, to)] {
      let error = try frame.picture.meanError(against: page.resized(width: points.0, height: points.1))
      #expect(error < 3)
    }
  }

  @Test("is the same on every run, in any order of its outputs", arguments: Sample.all)
  func determined(sample: Sample) throws {
    let request = try sample.request
    func run(reversed: Bool) throws -> (hashes: FrameHashes, files: [String: [UInt8]]) {
      let scratch = try Scratch()
      let movie = try Destination(path: scratch.file("a.mp4"), width: 390)
      let gif = try Destination(path: scratch.file("a.gif"), frameRate: Rational(10), width: 390)
      let rest = [gif, try Destination(path: scratch.file("small.mp4"), frameRate: Rational(24), width: 120)]
      let report = try export(request, to: [movie] + (reversed ? rest.reversed() : rest), hashes: true)
      return (try #require(report.hashes), try scratch.files)
    }
    let (one, two, three) = (try run(reversed: false), try run(reversed: false), try run(reversed: true))
    #expect(one.hashes == two.hashes && one.hashes == three.hashes)
    #expect(one.files == two.files && one.files == three.files)
    #expect(one.files.count == 3 && Set(one.hashes.frames).count > 20)
  }

  /// A picture file as FFmpeg's program decodes it.
  private func picture(_ path: String) throws -> Bitmap {
    let size = try text(
      "ffprobe", ["-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0:s=x", path]
    ).trimmingCharacters(in: .whitespacesAndNewlines).split(separator: "x").compactMap { Int($0) }
    try #require(size.count == 2)
    return try #require(try decoded(["-i", path], width: size[0], height: size[1]).first)
  }

  private func movieFrame(_ index: Int, of path: String, like page: Bitmap) throws -> Bitmap {
    try #require(
      try movieFrames(path, width: page.width, height: page.height, select: "eq(n,\(index))").first)
  }
}
