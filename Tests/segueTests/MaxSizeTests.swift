import Foundation
import SegueKit
import Testing

/// `--max-size`: what is said of a GIF that has to be made again.
struct MaxSizeTests {
  /// The bytes of the folder's pages with less of everything, their width included.
  private func limit(in folder: TestFolder) async throws -> Int {
    let flags = ["-W", "30", "--fps", "10", "--colors", "64", "--quality", "25"]
    let scene = CommandRun.scene(flags + ["-o", "\(folder.scratch)/small.gif"])
    expectDone(try await CommandRun(["export-video"] + scene, in: folder).outcome())
    return try Data(contentsOf: URL(filePath: "\(folder.scratch)/small.gif")).count
  }

  @Test func `the note is in the summary and in the report`() async throws {
    let folder = try TestFolder()
    let limit = try await limit(in: folder)
    let outcome = try await CommandRun.export(
      "--max-size", "\(limit)", "--quality", "50", "--json", "--hash", "-o", "a.gif", "-o", "b.gif", "-o", "c.mp4",
      "--progress", "none", in: folder
    ).outcome()
    expectDone(outcome)
    let report = try outcome.json()
    let outputs = try #require(report["outputs"] as? [[String: Any]])
    let shownLimit = "\(ByteCount(limit))"
    for (output, name) in zip(outputs, ["a.gif", "b.gif"]) {
      let bytes = try folder.bytes(name).count
      #expect(bytes <= limit && output["bytes"] as? Int == bytes)
      #expect(output["fps"] as? Int == 10)
      let note =
        "to fit \(shownLimit): quality 25 instead of 50, 64 colours instead of 255, 10 fps instead of 25, "
        + "30 × 65 instead of 60 × 130; it has \(ByteCount(bytes))"
      #expect(output["notes"] as? [String] == [note])
      #expect(outcome.errors.contains("  note: \(note)\n"))
    }
    #expect(outputs[2]["notes"] as? [String] == [] && report["frameHash"] is String)
    #expect(Set(folder.contents().keys) == ["from.png", "to.png", "a.gif", "b.gif", "c.mp4"])
  }

  @Test func `what cannot be made so small is an error, and the old file stays`() async throws {
    let folder = try TestFolder()
    try folder.write("a.gif", "old")
    let outcome = try await expectFailure(
      2, saying: ["segue: 'a.gif' cannot be made to fit 300 B: with all given up that may be, it has "],
      of: .export("--max-size", "300", "-o", "a.gif", "-o", "b.mp4", "--progress", "none", in: folder))
    #expect(outcome.output == "")
    #expect(try folder.bytes("a.gif") == Array("old".utf8))
  }

  @Test func `a flag counts before the scene, also where the scene's is smaller`() async throws {
    let folder = try TestFolder()
    let limit = try await limit(in: folder)
    try folder.write("scene.yaml", "version: 1\noutputs: [{path: a.gif, max-size: \(limit)}]\n")
    for (flags, isLowered) in [([], true), (["--max-size", "10MB"], false)] {
      let run = CommandRun(["export-video", "scene.yaml"] + CommandRun.scene(flags), in: folder)
      let outcome = try await run.outcome()
      expectDone(outcome)
      #expect(outcome.errors.contains("  note: to fit ") == isLowered, "\(outcome.errors)")
      #expect(try (folder.bytes("a.gif").count <= limit) == isLowered)
    }
  }

  @Test func `a dry run says that it cannot tell`() async throws {
    let outcome = try await CommandRun.export("--max-size", "15kB", "-o", "a.gif", "--dry-run", in: try TestFolder())
      .outcome()
    expectDone(outcome)
    #expect(
      outcome.output == """
        a.gif  GIF, 60 × 130, 25 fps, 11 frames, 0.44 s
          note: only drawing it tells whether it fits 15 kB, and what has to be given up for that

        """)
  }

  @Test func `progress in lines and as JSON never counts backwards`() async throws {
    let folder = try TestFolder()
    let run = CommandRun.export("--max-size", "\(try await limit(in: folder))", "-o", "a.gif", in: folder)
    let tenths = try await run.outcome().errorLines.filter { $0.contains(" % (frame ") }
    #expect(tenths.last?.hasPrefix("100 % (frame ") == true)
    #expect(tenths.filter { $0.hasPrefix("100 % ") }.count == 1)
    var json = run
    json.arguments += ["-q", "--progress", "json"]
    let objects = try await json.outcome().errorLines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let done = objects.compactMap { $0["done"] as? Int }
    #expect(done == done.sorted() && done.last == objects.last?["total"] as? Int)
  }

  @Test func `an interrupt in a later attempt leaves the old file and nothing else`() async throws {
    let folder = try TestFolder()
    try folder.write("a.gif", "old")
    let before = folder.contents()
    // All but the last are given up after a moment, and that takes minutes.
    let run = CommandRun.export(
      "--gesture", "down 20 400, move 260 400 3000s, up", "-W", "1500", "--max-size", "1MB", "--progress", "json", "-o",
      "a.gif", in: folder)
    let child = try CommandRun.Started(run)
    func totals() -> Int {
      Set(child.errorsSoFar().matches(of: /"total": (\d+)/).map { $0.output.1 }).count
    }
    while child.process.isRunning, totals() < 2 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(child.process.isRunning, "it ended before a second attempt")
    kill(child.process.processIdentifier, SIGINT)
    let outcome = try await child.outcome()
    #expect(outcome.code == 130 && !outcome.isKilled, "\(outcome.errors)")
    #expect(outcome.errorLines.last == "segue: interrupted")
    #expect(folder.contents() == before)
  }
}
