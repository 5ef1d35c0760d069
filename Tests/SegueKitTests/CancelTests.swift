import Foundation
import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// An export that stops leaves everything as it was.
@Suite("An export that stops", .timeLimit(.minutes(10)))
struct CancelTests {
  private let request: PreviewRequest

  init() throws {
    request = try PublishedScene.closing.request(
      from: TestPage.text.bitmap(width: 60, height: 130, seed: 41),
      to: TestPage.photo.bitmap(width: 60, height: 130, seed: 42), scale: 60.0 / 390)
  }

  enum Moment: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case first, middle, last
    var testDescription: String { "at the \(rawValue) frame" }

    func isReached(_ progress: ExportProgress) -> Bool {
      switch self {
      case .first: true
      case .middle: progress.done >= progress.total / 2
      case .last: progress.done == progress.total
      }
    }
  }

  @Test(
    "because it is told to leaves nothing new, and old files as they were", arguments: Moment.allCases, [true, false])
  func cancelled(moment: Moment, hasOldFiles: Bool) throws {
    let scratch = try Scratch()
    if hasOldFiles { try makeOldFiles(in: scratch) }
    let before = try scratch.files
    var calls = 0
    #expect(throws: SegueError.cancelled) {
      try export(request, to: destinations(in: scratch)) { progress in
        calls += 1
        return moment.isReached(progress) ? .cancel : .proceed
      }
    }
    #expect(moment == .first ? calls == 1 : calls > 20, "it went on after \(calls) frames")
    #expect(try scratch.files == before)
    #expect(scratch.contents == (hasOldFiles ? ["a.gif", "a.mp4", "frames"] : []))
  }

  @Test("stops at once, however much there is to come", arguments: [1, 2, 3, 10])
  func prompt(calls: Int) throws {
    let scratch = try Scratch()
    var (request, left) = (request, calls)
    request.holdFirst = 0
    request.holdLast = 3000
    #expect(throws: SegueError.cancelled) {
      try export(request, to: destinations(in: scratch)) { _ in
        left -= 1
        return left == 0 ? .cancel : .proceed
      }
    }
    #expect(left == 0, "it went on")
    #expect(scratch.contents == [])
  }

  @Test("because its task is cancelled does the same", arguments: Moment.allCases)
  func taskCancelled(moment: Moment) async throws {
    let scratch = try Scratch()
    try makeOldFiles(in: scratch)
    let before = try scratch.files
    let destinations = try destinations(in: scratch)
    let task = Task { [request] in
      try export(request, to: destinations) { progress in
        if moment.isReached(progress) { withUnsafeCurrentTask { $0?.cancel() } }
        return .proceed
      }
    }
    await #expect(throws: SegueError.cancelled) { _ = try await task.value }
    #expect(try scratch.files == before)
    #expect(scratch.contents == ["a.gif", "a.mp4", "frames"])
  }

  @Test("may be made again, over what was there")
  func again() throws {
    let scratch = try Scratch()
    try makeOldFiles(in: scratch)
    _ = try? export(request, to: destinations(in: scratch)) { _ in .cancel }
    _ = try export(request, to: destinations(in: scratch))
    let fresh = try Scratch()
    _ = try export(request, to: destinations(in: fresh))
    var expected = try fresh.files
    expected["frames/notes.txt"] = Array("mine".utf8)
    #expect(try scratch.files == expected)
  }

  @Test("because another output cannot be written leaves nothing of the first", arguments: ["no/b.mp4", "folder.gif"])
  func unwritable(second: String) throws {
    let scratch = try Scratch()
    try makeOldFiles(in: scratch)
    try FileManager.default.createDirectory(atPath: scratch.file("folder.gif"), withIntermediateDirectories: false)
    let before = try scratch.files
    #expect {
      try export(request, to: destinations(in: scratch) + [Destination(path: scratch.file(second), width: 60)])
    } throws: { error in
      guard case .media(.unwritable(path: scratch.file(second), reason: _)) = error as? SegueError else { return false }
      return true
    }
    #expect(try scratch.files == before)
    #expect(scratch.contents == ["a.gif", "a.mp4", "folder.gif", "frames"])
  }

  /// Here the target turns into a folder while the export runs, so that its last step fails.
  @Test("because the last of its outputs cannot be put in its place leaves no half file")
  func failsAtTheEnd() throws {
    let (scratch, fresh) = (try Scratch(), try Scratch())
    try Data("old".utf8).write(to: URL(fileURLWithPath: scratch.file("a.mp4")))
    func destinations(in scratch: Scratch) throws -> [Destination] {
      [try Destination(path: scratch.file("a.mp4")), try Destination(path: scratch.file("b.gif"), width: 60)]
    }
    #expect {
      try export(request, to: destinations(in: scratch)) { _ in
        mkdir(scratch.file("b.gif"), 0o755)
        return .proceed
      }
    } throws: { error in
      guard case .media(.unwritable(path: scratch.file("b.gif"), reason: _)) = error as? SegueError else {
        return false
      }
      return true
    }
    #expect(scratch.contents == ["a.mp4", "b.gif"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("b.gif")) == [])
    // Each output is whole or untouched; the first may have been put in its place before the second failed.
    _ = try export(request, to: destinations(in: fresh))
    let movie = try bytes(of: scratch.file("a.mp4"))
    #expect(try movie == Array("old".utf8) || movie == bytes(of: fresh.file("a.mp4")))
  }

  private func destinations(in scratch: Scratch) throws -> [Destination] {
    [
      try Destination(path: scratch.file("a.mp4")), try Destination(path: scratch.file("a.gif"), width: 60),
      try Destination(path: scratch.file("frames/"), frameRate: Rational(10)),
    ]
  }

  /// An old movie, an old GIF, and a folder with an old frame and something of its owner's.
  private func makeOldFiles(in scratch: Scratch) throws {
    try FileManager.default.createDirectory(atPath: scratch.file("frames"), withIntermediateDirectories: false)
    for name in ["a.mp4", "a.gif", "frames/frame-00003.png"] {
      try Data("old \(name)".utf8).write(to: URL(fileURLWithPath: scratch.file(name)))
    }
    try Data("mine".utf8).write(to: URL(fileURLWithPath: scratch.file("frames/notes.txt")))
  }
}
