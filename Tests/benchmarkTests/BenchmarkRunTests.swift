import Foundation
import TestSupport
import Testing

@testable import benchmark

/// The built benchmark as a process.
struct BenchmarkRunTests {
  /// Beside the bundle of tests, where a build puts both.
  static let binary: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var place = URL(filePath: bundle).standardizedFileURL
    while place.path.contains(".xctest") { place.deleteLastPathComponent() }
    return place.appending(path: "benchmark").path
  }()

  private static let pages = URL(filePath: #filePath).appending(path: "../../../Samples/full-screen-return")
    .standardizedFileURL.path

  @Test func `a quick run measures everything, prints it as a table, and keeps it for the next`() throws {
    let scratch = try Scratch()
    let (json, record) = (scratch.file("now.json"), scratch.file("last.json"))
    let last = Record(
      machine: .this, date: "2026-01-02T03:04:05Z",
      rows: [
        Row("full-screen-return: frame to RGBA", 1, .memcpy)
      ])
    try last.write(to: record)
    let printed = try text(
      Self.binary, ["--quick", "--pages", Self.pages, "--json", json, "--record", record])

    let run = try Record(contentsOf: json)
    #expect(try Record(contentsOf: record) == run)
    #expect(printed.contains(Table(run.rows).description))
    #expect(printed.contains("Since the run of 2026-01-02T03:04:05Z:\n  full-screen-return: frame to RGBA: 1 → "))
    var expected = [
      "start to first frame", "peak memory, encoder alone", "RGBA to 4:2:0, L1",
      "combine 3 rows of bytes to bytes, L1", "halve a wide row to bytes, memory", "memcpy of a frame",
      "full-screen-return: frame to RGBA", "pull-up-close: frame to 4:2:0", "full-screen-return: export of 4 frames",
      "full-screen-return: export of 4 frames, pages read before",
      "pull-up-close: export of 4 frames, processor time", "full-screen-return: export of 24 frames, 4 of them moving",
    ]
    #if os(Linux)
      expected.append("pull-up-close: allocations, 4:2:0")
    #endif
    let values = Dictionary(uniqueKeysWithValues: run.rows.map { ($0.name, $0.value) })
    for name in expected { #expect(values[name].map { $0 >= 0 } == true, "\(name)") }
    for (name, value) in values { #expect(value.isFinite, "\(name)") }
  }

  @Test func `a peer that is missing is left out, and nothing fails`() throws {
    let folder = try ScratchFolder()
    var options = try Options()
    options.peers = folder.file("nowhere")
    #expect(try peerRows(options, in: folder).isEmpty)
  }

  @Test func `a word too many is refused`() throws {
    let failure = #expect(throws: ToolFailure.self) { try text(Self.binary, ["--fast"]) }
    #expect(failure?.description.contains("benchmark: unexpected '--fast'\nusage: benchmark ") == true)
  }
}
