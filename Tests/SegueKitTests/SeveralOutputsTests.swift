import Media
import Motion
import Raster
import SegueKit
import TestSupport
import Testing

/// One pass over several outputs gives what each alone would be.
@Suite("Several outputs in one pass")
struct SeveralOutputsTests {
  private let from = TestPage.text.bitmap(width: 60, height: 130, seed: 31)
  private let to = TestPage.photo.bitmap(width: 60, height: 130, seed: 32)

  /// Rates that share some times and not others; sizes that are shared by two, three and one.
  private func destinations(in folder: String) throws -> [Destination] {
    var small = try Destination(path: "\(folder)/small.gif", frameRate: Rational(30), width: 36)
    small.loop = .once
    small.colors = 64
    return [
      try Destination(path: "\(folder)/full.mp4"),
      try Destination(path: "\(folder)/full.gif", frameRate: Rational(25), width: 60),
      try Destination(path: "\(folder)/full/", frameRate: Rational(24)),
      small,
      try Destination(path: "\(folder)/small.mp4", frameRate: Rational(30000, 1001), width: 36),
      try Destination(path: "\(folder)/tiny/", frameRate: Rational(7), width: 11),
    ]
  }

  @Test("gives the same bytes as each alone, in any order", arguments: [PublishedScene.finished, .closing])
  func sameAsAlone(scene: PublishedScene) throws {
    let (alone, together, reversed) = (try Scratch(), try Scratch(), try Scratch())
    let request = try scene.request(from: from, to: to, scale: 60.0 / 390)
    let single = try destinations(in: alone.path).map { try export(request, to: [$0]).outputs[0] }
    let all = try export(request, to: destinations(in: together.path)).outputs
    _ = try export(request, to: destinations(in: reversed.path).reversed())

    let expected = try alone.files
    #expect(expected.count == 4 + scene.frameCount(at: Rational(24)) + scene.frameCount(at: Rational(7)))
    for found in [try together.files, try reversed.files] {
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (name, bytes) in expected { #expect(found[name] == bytes, "\(name) differs") }
    }
    for (one, other) in zip(single, all) {
      #expect(one.file.frames == other.file.frames && one.file.bytes == other.file.bytes)
      #expect(one.file.width == other.file.width && one.frameRate == other.frameRate)
      #expect(one.file.duration == other.file.duration && one.file.notes == other.file.notes)
    }
  }

  @Test("makes the same movie with hashes and without, padded as well as cropped")
  func hashesLeaveMovies() throws {
    let scratch = try Scratch()
    let request = try PublishedScene.closing.request(from: from, to: to, scale: 60.0 / 390)
    func destinations(_ name: String) throws -> [Destination] {
      var cropped = try Destination(path: scratch.file("\(name)-cropped.mp4"), width: 37)
      cropped.movie.oddSize = .crop
      return [try Destination(path: scratch.file("\(name)-padded.mp4"), width: 37), cropped]
    }
    for destination in try destinations("alone") { _ = try export(request, to: [destination]) }
    let outputs = try export(request, to: destinations("hashed"), hashes: true).outputs
    #expect(outputs.map(\.file.width) == [38, 36])
    for name in ["padded", "cropped"] {
      #expect(try bytes(of: scratch.file("alone-\(name).mp4")) == bytes(of: scratch.file("hashed-\(name).mp4")))
    }
  }

  @Test("counts every frame of every output once")
  func progress() throws {
    let scratch = try Scratch()
    let request = try PublishedScene.finished.request(from: from, to: to, scale: 60.0 / 390)
    var seen: [ExportProgress] = []
    let report = try export(request, to: destinations(in: scratch.path)) { progress in
      seen.append(progress)
      return .proceed
    }
    let total = report.outputs.map(\.file.frames).reduce(0, +)
    #expect(seen.allSatisfy { $0.total == total } && seen.last?.done == total)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.done < $1.done })
  }

  @Test("hashes the frames of the first, whatever comes after it", arguments: [PublishedScene.finished, .closing])
  func hashes(scene: PublishedScene) throws {
    let scratch = try Scratch()
    let request = try scene.request(from: from, to: to, scale: 60.0 / 390)
    let all = try destinations(in: scratch.path)
    for first in all {
      let others = all.filter { $0.path != first.path }
      let alone = try #require(try export(request, to: [first], hashes: true).hashes)
      let together = try export(request, to: [first] + others, hashes: true).hashes
      #expect(together == alone, "\(first.path)")
      #expect(alone.frames.count > 1 && Set(alone.frames).count > 1)
    }
  }
}
