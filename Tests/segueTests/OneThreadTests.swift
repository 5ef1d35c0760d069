import Foundation
import Testing

/// A limit of processes under which a program has the thread that it starts with, and no other.
@Suite(.timeLimit(.minutes(10)))
struct OneThreadTests {
  /// Shells differ in the letter.
  private static let limit = "ulimit -u 1 2>/dev/null || ulimit -p 1"

  @Test func `a GIF and PNGs are the same when one thread makes them`() async throws {
    let folder = try TestFolder()
    let several = try await CommandRun.export("-q", "--hash", "-o", "a.gif", "-o", "a/", in: folder).outcome()
    let one = try await CommandRun.export("-q", "--hash", "-o", "b.gif", "-o", "b/", in: folder)
      .asOrdinaryUser(under: Self.limit).outcome()
    expectDone(several)
    expectDone(one)
    #expect(one.output == several.output)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
    let contents = folder.contents()
    let frames = contents.keys.filter { $0.hasPrefix("a/") }
    #expect(frames.count > 10)
    for name in frames { #expect(contents[name] == contents["b/" + name.dropFirst(2)], "\(name)") }
  }

  @Test func `a movie, which its encoder makes with several, cannot be made`() async throws {
    let run = try CommandRun.export("-q", "-o", "a.mp4", in: try TestFolder()).asOrdinaryUser(under: Self.limit)
    try await expectFailure(2, saying: ["start the encoder libx264"], of: run)
  }
}
