import Foundation
import Motion
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

    var testDescription: String { "of \(file), \(width) pixels wide" }
  }

  @Test(
    "take at most 20 MB more",
    arguments: [Case(file: "a.mp4", width: 1170, least: 35), Case(file: "a.gif", width: 390, least: 4)])
  func peaks(_ test: Case) async throws {
    let few = try await peak(frames: 60, of: test.file, width: test.width)
    let many = try await peak(frames: 600, of: test.file, width: test.width)
    #expect(few > test.least, "\(few) MB cannot hold the pages")
    #expect(many <= few + 20)
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
  private func peak(frames: Int, of file: String, width: Int) async throws -> Double {
    let scratch = try Scratch()
    let report = scratch.file("peak")
    try await measured(frames: frames, to: scratch.file(file), width: width, report: report)
    return try #require(Double(String(contentsOfFile: report, encoding: .utf8)))
  }

  private func measured(frames: Int, to path: String, width: Int, report: String) async throws {
    await #expect(processExitsWith: .success) { [frames, path, width, report] in
      try measureExport(frames: frames, to: path, width: width, report: report)
    }
  }
}

/// Exports a slow pull whose frames all differ, and writes this process's peak of resident memory in megabytes to a file.
private func measureExport(frames: Int, to path: String, width: Int, report: String) throws {
  let drag = Double(frames - 1) / 60 - 0.3
  let gesture = Gesture([
    .down(Point(x: 20, y: 400)), .move(to: Point(x: 280, y: 400), duration: drag, timing: .linear), .up,
  ])
  let request = PreviewRequest(gesture: gesture, holdFirst: 0, holdLast: 0)
  let rate = path.hasSuffix(".gif") ? Rational(50) : Rational(60)
  var destination = try Destination(path: path, frameRate: rate, width: width)
  // How many pictures x264 looks ahead varies with how its threads run, and each takes 20 MB: this preset looks at none.
  destination.movie.preset = "ultrafast"
  let written = try export(request, to: [destination])
  precondition(written.outputs.count == 1)
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
