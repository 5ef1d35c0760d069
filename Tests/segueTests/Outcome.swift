import Foundation
import Testing

/// How a run of the command ended.
struct Outcome {
  var code: Int32
  /// Whether a signal ended it, which must never be.
  var isKilled: Bool
  var output: String
  var errors: String

  var outputLines: [Substring] { output.split(separator: "\n") }
  var errorLines: [Substring] { errors.split(separator: "\n") }

  /// The standard output as one JSON object, and nothing besides.
  func json(sourceLocation: SourceLocation = #_sourceLocation) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(object as? [String: Any], sourceLocation: sourceLocation)
  }
}

/// Expects a run that did what was asked.
func expectDone(_ outcome: Outcome, sourceLocation: SourceLocation = #_sourceLocation) {
  #expect(outcome.code == 0 && !outcome.isKilled, "\(outcome.errors)", sourceLocation: sourceLocation)
}

/// Expects that the command fails with `code`, says each of `messages`, prints no result, and leaves the folder as it
/// was.
@discardableResult
func expectFailure(
  _ code: Int32, saying messages: [String], of run: CommandRun, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Outcome {
  let before = run.folder.contents()
  let outcome = try await run.outcome()
  #expect(!outcome.isKilled, sourceLocation: sourceLocation)
  #expect(outcome.code == code, "\(outcome.errors)", sourceLocation: sourceLocation)
  for message in messages {
    #expect(outcome.errors.contains(message), "\(outcome.errors)", sourceLocation: sourceLocation)
  }
  #expect(outcome.errors.hasPrefix("segue: "), "\(outcome.errors)", sourceLocation: sourceLocation)
  for word in ["Fatal error", "crashed", "Optional(", "MediaError", "SegueError", "SceneError"] {
    #expect(!outcome.errors.contains(word), sourceLocation: sourceLocation)
  }
  #expect(outcome.output == "", sourceLocation: sourceLocation)
  #expect(run.folder.contents() == before, "the folder has changed", sourceLocation: sourceLocation)
  return outcome
}
