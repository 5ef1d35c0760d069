import Foundation
import Testing

/// Results on the standard output, the rest on the standard error, and how much of it.
struct StreamsTests {
  @Test func `quiet is silent`() async throws {
    let outcome = try await CommandRun.export("-q", "-o", "a.gif", "--crf", "3", in: try TestFolder()).outcome()
    expectDone(outcome)
    #expect(outcome.output == "" && outcome.errors == "")
  }

  @Test func `piped, progress is a line for every tenth`() async throws {
    let outcome = try await CommandRun.export("-o", "a.mp4", in: try TestFolder()).outcome()
    let tenths = outcome.errorLines.filter { $0.contains(" % (frame ") }
    #expect(tenths.map { $0.prefix { $0 != "%" } } == stride(from: 10, through: 100, by: 10).map { "\($0) " })
    #expect(tenths.first == "10 % (frame 3 of 25)" && tenths.last == "100 % (frame 25 of 25)")
    #expect(!outcome.errors.contains("\r") && !outcome.errors.contains("\u{1B}"))
  }

  @Test func `progress as JSON is an object a line, the last one at the end`() async throws {
    let outcome = try await CommandRun.export("-q", "--progress", "json", "-o", "a.mp4", in: try TestFolder()).outcome()
    let objects = try outcome.errorLines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.allSatisfy { Set($0.keys) == ["done", "total", "eta"] })
    #expect(objects.allSatisfy { $0["total"] as? Int == 25 })
    let done = objects.compactMap { $0["done"] as? Int }
    #expect(done == done.sorted() && Set(done).count == done.count && done.last == 25)
    #expect(objects.last?["eta"] as? Int == 0)
  }

  @Test func `without progress there is the summary alone`() async throws {
    let outcome = try await CommandRun.export("--progress", "none", "-o", "a.mp4", in: try TestFolder()).outcome()
    #expect(outcome.errorLines.count == 1 && outcome.errors.hasPrefix("a.mp4  MP4, "))
  }

  @Test func `verbose tells the transition, the scale, the time and the libraries`() async throws {
    let outcome = try await CommandRun.export("-v", "--progress", "none", "-o", "a.gif", in: try TestFolder()).outcome()
    expectDone(outcome)
    #expect(outcome.errorLines.count == 4)
    for words in [
      "transition full-screen-return, 0.15 page pixels per point", " s until the first frame, ",
      " s until all was written and checked",
      "libavformat ", "libimagequant ",
    ] {
      #expect(outcome.errors.contains(words), "\(outcome.errors)")
    }
  }

  @Test func `a terminal gets a bar that goes away, and colours`() async throws {
    let terminal = try Terminal()
    var run = CommandRun.export("-o", "a.gif", in: try TestFolder())
    run.environment["TERM"] = "xterm"
    let (outcome, text) = try await terminal.show(run)
    expectDone(outcome)
    #expect(text.contains("\r\u{1B}[K[########################]  100 %  11 of 11 frames"), "\(text.debugDescription)")
    #expect(text.contains("\r\u{1B}[K\u{1B}[1ma.gif\u{1B}[0m  GIF, "), "\(text.debugDescription)")
    #expect(!text.contains(" % (frame"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `colours can be declined`(environment: [String: String]) async throws {
    let terminal = try Terminal()
    var run = CommandRun("inspect", "--fps", "0", in: try TestFolder())
    run.environment = ["TERM": "xterm"].merging(environment) { $1 }
    let (_, text) = try await terminal.show(run)
    #expect(text.hasPrefix("segue: --fps: "), "\(text.debugDescription)")
    run.environment = ["TERM": "xterm"]
    let (_, colored) = try await Terminal().show(run)
    #expect(colored.hasPrefix("\u{1B}[31msegue:\u{1B}[0m --fps: "), "\(colored.debugDescription)")
  }
}
