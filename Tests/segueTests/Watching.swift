import Foundation
import Testing

/// A `segue watch` that runs. It is ended with the test, if not before.
final class Watching {
  let folder: TestFolder
  private let child: CommandRun.Started

  init(_ arguments: String..., in folder: TestFolder) throws {
    self.folder = folder
    child = try CommandRun.Started(CommandRun(["watch"] + arguments, in: folder))
  }

  deinit {
    if child.process.isRunning { kill(child.process.processIdentifier, SIGKILL) }
  }

  var isRunning: Bool { child.process.isRunning }

  /// The lines it has said, the last perhaps not to its end.
  var lines: [Substring] { child.errorsSoFar().split(separator: "\n") }

  /// How many drafts it says it has made.
  var drafts: Int { lines.count { $0.contains(" frames, ") && $0.hasSuffix(" s") } }

  /// Waits until something holds: for long, since machines may be busy with something else.
  func wait(
    for what: String, sourceLocation: SourceLocation = #_sourceLocation, until holds: () -> Bool
  ) async throws {
    let end = ContinuousClock.now + .seconds(60)
    while !holds() {
      try #require(
        isRunning && ContinuousClock.now < end, "no \(what); \(lines)", sourceLocation: sourceLocation)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Waits until it has made so many drafts in all.
  func wait(forDraft number: Int, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(for: "draft \(number)", sourceLocation: sourceLocation) { drafts >= number }
    #expect(drafts == number, sourceLocation: sourceLocation)
  }

  /// Sends a signal, and waits for the end.
  func end(by signal: Int32 = SIGINT) async throws -> Outcome {
    kill(child.process.processIdentifier, signal)
    return try await child.outcome()
  }
}
