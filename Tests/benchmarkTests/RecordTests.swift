import TestSupport
import Testing

@testable import benchmark

struct RecordTests {
  private let machine = Machine(processor: "Abacus", cores: 2, vectors: "none", system: "Beads 1")

  private func record(_ rows: Row..., on machine: Machine? = nil) -> Record {
    Record(machine: machine ?? self.machine, date: "2026-01-02T03:04:05Z", rows: rows)
  }

  @Test func `a record is read back as it was written, in a folder that is made`() throws {
    let scratch = try Scratch()
    let written = record(
      Row("frame", 1.1, .memcpy, limit: 2, seconds: 0.1), Row("memory", 208, .megabytes),
      Row("than them", 0.1 + 0.2, .timesFaster, limit: 5))
    let path = scratch.file("new/bench.json")
    try written.write(to: path)
    #expect(try Record(contentsOf: path) == written)
    #expect(try text("cat", [path]).contains("\"unit\" : \"× memcpy\""))
  }

  @Test func `what is no record is refused`() throws {
    let scratch = try Scratch()
    #expect(throws: (any Error).self) { try Record(contentsOf: scratch.file("missing.json")) }
  }

  @Test func `a comparison tells what became of each ratio, and of no time`() {
    let last = record(
      Row("frame", 2, .memcpy), Row("start", 100, .milliseconds), Row("gone", 1, .memcpy),
      Row("allocations", 0, .allocations), Row("same", 1, .encoder))
    let now = record(
      Row("frame", 1.5, .memcpy), Row("start", 300, .milliseconds), Row("new", 1, .memcpy),
      Row("allocations", 3, .allocations), Row("same", 1.004, .encoder))
    #expect(
      now.changes(since: last) == [
        "Since the run of 2026-01-02T03:04:05Z:", "  frame: 2 → 1.50 × memcpy (−25 %)",
        "  allocations: 0 → 3 allocations",
        "  same: 1 → 1.00 × encoder alone (same)",
      ])
  }

  @Test func `a comparison with another machine says so`() {
    var other = machine
    other.cores = 64
    let changes = record(Row("frame", 2, .memcpy)).changes(since: record(Row("frame", 1, .memcpy), on: other))
    #expect(
      changes.first == "Since the run of 2026-01-02T03:04:05Z, on another machine (Abacus, 64 cores, none, Beads 1):")
  }

  @Test func `runs that have nothing in common are not compared`() {
    #expect(record(Row("frame", 2, .memcpy)).changes(since: record(Row("other", 2, .memcpy))).isEmpty)
  }
}
