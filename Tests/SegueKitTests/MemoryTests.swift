import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// Memory does not grow with the number of frames.
@Suite("Ten times as many frames", .serialized)
struct MemoryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var width: Int
    /// What is held at least, in megabytes: the two pages and the picture.
    var least: Double
    /// How many of the frames move at most.
    var moving = Int.max
    var many = 600

    var testDescription: String { "of \(file), \(width) pixels wide" + (moving < many ? ", mostly still" : "") }
  }

  static let cases = [
    Case(file: "a.mp4", width: 1170, least: 35), Case(file: "a.gif", width: 390, least: 4),
    Case(file: "a.mp4", width: 390, least: 4, moving: 60, many: 6000),
    Case(file: "a.gif", width: 390, least: 4, moving: 60, many: 6000),
  ]

  @Test("take at most 20 MB more", arguments: cases)
  func peaks(_ test: Case) async throws {
    let few = try await peak(frames: 60, of: test)
    let many = try await peak(frames: test.many, of: test)
    #expect(few > test.least, "\(few) MB cannot hold the pages")
    #expect(many <= few + 20)
  }

  @Test func `an export takes at most 80 MB more than its encoder alone`() async throws {
    let scratch = try Scratch()
    let (path, report) = (scratch.file("alone.mp4"), scratch.file("peak"))
    await #expect(processExitsWith: .success) { [path = path as String, report = report as String] in
      try measureEncoder(frames: 60, to: path, report: report)
    }
    let alone = try #require(Double(String(contentsOfFile: report, encoding: .utf8)))
    let export = try await peak(frames: 60, of: Case(file: "a.mp4", width: 1170, least: 35))
    #expect(export <= alone + 80)
  }

  @Test func `pages without a picture share one, and a picture that is not shown is not read`() async throws {
    let scratch = try Scratch()
    let report = scratch.file("peak")
    await #expect(processExitsWith: .success) { [report = report as String] in try measureWalk(report: report) }
    let peak = try #require(Double(String(contentsOfFile: report, encoding: .utf8)))
    // A page is 12 MB.
    #expect(peak < 150)
  }

  /// Megabytes, of a process of its own: what a peak was cannot be unsaid.
  private func peak(frames: Int, of test: Case) async throws -> Double {
    let scratch = try Scratch()
    let report = scratch.file("peak")
    try await measured(
      frames: frames, moving: min(frames, test.moving), to: scratch.file(test.file), width: test.width, report: report)
    return try #require(Double(String(contentsOfFile: report, encoding: .utf8)))
  }

  private func measured(frames: Int, moving: Int, to path: String, width: Int, report: String) async throws {
    await #expect(processExitsWith: .success) { [frames, moving, path, width, report] in
      try measureExport(frames: frames, moving: moving, to: path, width: width, report: report)
    }
  }
}

/// Exports a slow pull whose frames all differ, and then stillness, and writes this process's peak of resident memory in
/// megabytes to a file.
private func measureExport(frames: Int, moving: Int, to path: String, width: Int, report: String) throws {
  let drag = Double(moving - 1) / 60 - 0.3
  let gesture = Gesture([
    .down(Point(x: 20, y: 400)), .move(to: Point(x: 280, y: 400), duration: drag, timing: .linear), .up,
  ])
  let request = PreviewRequest(gesture: gesture, holdFirst: 0, holdLast: Double(frames - moving) / 60)
  let rate = path.hasSuffix(".gif") ? Rational(50) : Rational(60)
  var destination = try Destination(path: path, frameRate: rate, width: width)
  // How many pictures x264 looks ahead varies with how its threads run, and each takes 20 MB: this preset looks at none.
  destination.movie.preset = "ultrafast"
  let written = try export(request, to: [destination])
  precondition(written.outputs.count == 1)
  try "\(peakMegabytes())".write(toFile: report, atomically: true, encoding: .utf8)
}

/// Encodes frames that are ready, two by turns, as large as drawn pages are, and writes this process's peak.
private func measureEncoder(frames: Int, to path: String, report: String) throws {
  let pages = [TestPage.text, .photo].map { Planes($0.bitmap(width: 1170, height: 2532, seed: 1)) }
  let writer = try MovieWriter(
    path: path, width: 1170, height: 2532, frameRate: Rational(60), settings: MovieSettings(preset: "ultrafast"))
  for frame in 0..<frames { try writer.append(pages[frame % 2], at: frame, unchanged: false) }
  _ = try writer.finish()
  try "\(peakMegabytes())".write(toFile: report, atomically: true, encoding: .utf8)
}

/// Shows sixty drawn pages after each other, and writes this process's peak.
private func measureWalk(report: String) throws {
  let names = (1...60).map { "page\($0)" }
  var pages = Dictionary(uniqueKeysWithValues: names.map { ($0, PreviewRequest.Page.placeholder) })
  pages["unseen"] = .file("/nowhere/none.png")
  let walk = Walk(pages: pages, root: names[0], steps: names.dropFirst().map { .push(page: $0) })
  let preview = try Preview(PreviewRequest(walk: walk))
  for second in 0..<20 { _ = try preview.frame(at: Double(second), width: 390) }
  try "\(peakMegabytes())".write(toFile: report, atomically: true, encoding: .utf8)
}

private func peakMegabytes() throws -> Double {
  #if canImport(Darwin)
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_000_000
  #else
    // Not `ru_maxrss`: that starts from the peak of the process that started this one.
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
    return Double(line.filter(\.isNumber))! * 1024 / 1_000_000
  #endif
}
