import Foundation
import Testing

/// Ctrl-C and its like, in the middle of the work.
///
/// One at a time: each keeps the machine busy until it is told to stop.
@Suite(.serialized)
struct InterruptTests {
  /// Minutes of work: many frames, all different, and large.
  private static func longRun(_ output: String, in folder: TestFolder) -> CommandRun {
    .export("--gesture", "down 20 400, move 260 400 3000s, up", "-W", "600", "-o", output, in: folder)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["a.mp4", "a.gif", "a/"])
  func `an interrupt leaves the old file and nothing else`(signal: Int32, output: String) async throws {
    let folder = try TestFolder()
    if output.hasSuffix("/") {
      try folder.makeFolder(output)
      try folder.write("a/frame-00000.png", "old")
    } else {
      try folder.write(output, "old")
    }
    let before = folder.contents()
    let run = Self.longRun(output, in: folder)
    let child = try CommandRun.Started(run)
    while child.process.isRunning, folder.contents().keys.allSatisfy({ before[$0] != nil }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(child.process.isRunning, "it ended before there was anything to interrupt")
    kill(child.process.processIdentifier, signal)
    let outcome = try await child.outcome()
    #expect(outcome.code == 130 && !outcome.isKilled, "\(outcome.errors)")
    #expect(outcome.errorLines.last == "segue: interrupted")
    #expect(outcome.output == "")
    #expect(folder.contents() == before)
  }

  @Test func `an interrupt is heard although the parent blocks it`() async throws {
    let folder = try TestFolder()
    var run = Self.longRun("a.mp4", in: folder)
    run.hasBlockedSignals = true
    let before = folder.contents()
    let child = try CommandRun.Started(run)
    while child.process.isRunning, folder.contents() == before { try await Task.sleep(for: .milliseconds(5)) }
    kill(child.process.processIdentifier, SIGINT)
    #expect(try await child.outcome().code == 130)
    #expect(folder.contents() == before)
  }

  @Test func `an interrupt that comes twice at once is one`() async throws {
    let folder = try TestFolder()
    let before = folder.contents()
    let run = Self.longRun("a.mp4", in: folder)
    let child = try CommandRun.Started(run)
    while child.process.isRunning, folder.contents() == before { try await Task.sleep(for: .milliseconds(5)) }
    for _ in 0..<3 { kill(child.process.processIdentifier, SIGINT) }
    let outcome = try await child.outcome()
    #expect(outcome.code == 130 && !outcome.isKilled)
    #expect(folder.contents() == before)
  }
}
