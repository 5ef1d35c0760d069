import Foundation
import Testing

/// What `--json` and `--dry-run` print.
struct JSONReportTests {
  @Test func `an export's report has the keys it should, and no others`() async throws {
    let folder = try TestFolder()
    let outcome = try await CommandRun.export(
      "--json", "-W", "61", "-o", "a.mp4", "-o", "b.gif", "-o", "c/", in: folder
    )
    .outcome()
    expectDone(outcome)
    let report = try outcome.json()
    #expect(Set(report.keys) == ["transition", "scale", "frameHash", "outputs", "warnings"])
    #expect(report["transition"] as? String == "full-screen-return")
    #expect(report["scale"] as? Double == 0.15)
    #expect(report["frameHash"] is NSNull)
    #expect(report["warnings"] as? [String] == [])
    let outputs = try #require(report["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["path"] as? String } == ["a.mp4", "b.gif", "c/"])
    #expect(outputs.map { $0["format"] as? String } == ["mp4", "gif", "png"])
    #expect(outputs.map { $0["width"] as? Int } == [62, 61, 61])
    #expect(outputs.map { $0["height"] as? Int } == [132, 132, 132])
    #expect(outputs.map { $0["fps"] as? Int } == [60, 25, 60])
    #expect(outputs.map { $0["frames"] as? Int } == [25, 11, 25])
    #expect(outputs.map { $0["duration"] as? Double } == [25.0 / 60, 0.44, 25.0 / 60])
    #expect(outputs.map { ($0["notes"] as? [String])?.count } == [1, 0, 0])
    for output in outputs {
      #expect(
        Set(output.keys)
          == ["path", "format", "width", "height", "fps", "frames", "duration", "bytes", "notes"])
    }
    #expect(outputs[0]["bytes"] as? Int == (try folder.bytes("a.mp4").count))
    #expect(outputs[1]["bytes"] as? Int == (try folder.bytes("b.gif").count))
    let frames = folder.contents().filter { $0.key.hasPrefix("c/") }
    #expect(outputs[2]["bytes"] as? Int == frames.values.reduce(0) { $0 + $1.count })
  }

  @Test func `warnings are in the report and on the standard error`() async throws {
    let run = CommandRun(
      ["export-video", "--from", "from.png", "--to", "to.png", "-W", "30", "--fps", "10", "--json", "-o", "a.gif"],
      in: try TestFolder())
    let outcome = try await run.outcome()
    let warnings = try #require(try outcome.json()["warnings"] as? [String])
    #expect(warnings.count == 3, "\(warnings)")
    for warning in warnings { #expect(outcome.errors.contains("segue: warning: \(warning)\n")) }
    #expect(warnings[0].hasPrefix("60 × 130 is no iPhone screen: taken as 1 pixel per point"))
    // The mask is gone after 320 points, and this page has 60.
    #expect(warnings.contains { $0.contains("at its end the picture is not exactly page 'to': layer 'mask' shows") })
  }

  @Test func `a dry run says what the run then does, and writes nothing`() async throws {
    let folder = try TestFolder()
    let before = folder.contents()
    let flags = ["-W", "61", "--fps", "60", "-o", "a.mp4", "-o", "b.gif", "-o", "c/", "--json"]
    let run = CommandRun(["export-video"] + CommandRun.scene(flags), in: folder)
    var dryRun = run
    dryRun.arguments.append("--dry-run")
    let rehearsed = try await dryRun.outcome()
    expectDone(rehearsed)
    #expect(folder.contents() == before)
    var done = try await run.outcome().json()
    let outputs = try #require(done["outputs"] as? [[String: Any]])
    done["outputs"] = outputs.map { output in output.merging(["bytes": 0]) { $1 } }
    #expect(try rehearsed.json() as NSDictionary == done as NSDictionary)
  }

  @Test func `a dry run in words is a result`() async throws {
    let folder = try TestFolder()
    let before = folder.contents()
    let outcome = try await CommandRun.export("-W", "61", "-o", "a.mp4", "-o", "c/", "--dry-run", "--hash", in: folder)
      .outcome()
    expectDone(outcome)
    #expect(
      outcome.output == """
        a.mp4  MP4, 62 × 132, 60 fps, 25 frames, 0.417 s
          note: padded from 61 × 132 to 62 × 132: 4:2:0 needs even sides
        c/  PNG, 61 × 132, 60 fps, 25 frames, 0.417 s

        """)
    #expect(outcome.errors == "segue: warning: --hash prints nothing: a dry run draws no frames\n")
    #expect(folder.contents() == before)
  }
}
