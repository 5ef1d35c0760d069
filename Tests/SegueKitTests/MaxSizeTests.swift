import Foundation
import Media
import Motion
import TestSupport
import Testing

@testable import SegueKit

/// A GIF that may have only so many bytes.
@Suite("A GIF with a size limit")
struct MaxSizeTests {
  private let request: PreviewRequest
  /// What fits with half the width and less of everything else.
  private let lowLimit: Int

  init() throws {
    request = try PublishedScene.finished.request(
      from: TestPage.text.bitmap(width: 60, height: 130, seed: 51),
      to: TestPage.photo.bitmap(width: 60, height: 130, seed: 52), scale: 60.0 / 390)
    let scratch = try Scratch()
    var low = try Destination(path: scratch.file("low.gif"), frameRate: Rational(10), width: 30)
    (low.quality, low.colors) = (25, 64)
    lowLimit = try export(request, to: [low]).outputs[0].file.bytes
  }

  private func destination(_ path: String, limit: Int? = nil) throws -> Destination {
    var destination = try Destination(path: path, width: 60)
    destination.maxSize = limit.map { ByteCount($0) }
    return destination
  }

  /// Every rung as a GIF of its own, what was asked for first.
  private func everyRung(in scratch: Scratch) throws -> [(rung: SizeLadder.Rung, output: WrittenOutput, path: String)] {
    let start = try Preview(request).plan([destination("a.gif")])[0].rung
    return try ([start] + SizeLadder(from: start).rungs).enumerated().map { index, rung in
      var destination = try Destination(
        path: scratch.file("\(index).gif"), frameRate: rung.frameRate, width: rung.size.width, height: rung.size.height)
      (destination.quality, destination.colors) = (rung.quality, rung.colors)
      return (rung, try export(request, to: [destination]).outputs[0], destination.path)
    }
  }

  @Test("is on the first rung of the ladder that fits, byte for byte, and tells what it gave up")
  func firstRung() throws {
    let (scratch, rungs) = (try Scratch(), try Scratch())
    let all = try everyRung(in: rungs)
    var found: Set<Int> = []
    for limit in Set(all.map(\.output.file.bytes)) {
      let expected = try #require(all.firstIndex { $0.output.file.bytes <= limit })
      found.insert(expected)
      let report = try export(request, to: [destination(scratch.file("a.gif"), limit: limit)], hashes: true)
      let (rung, alone, path) = all[expected]
      #expect(try bytes(of: scratch.file("a.gif")) == bytes(of: path))
      let file = report.outputs[0].file
      #expect(file.bytes == alone.file.bytes && file.frames == alone.file.frames)
      #expect(file.width == alone.file.width && file.height == alone.file.height)
      #expect(file.duration == alone.file.duration && report.outputs[0].frameRate == rung.frameRate)
      let size = "it has \(ByteCount(file.bytes))"
      let concessions = rung.concessions(from: all[0].rung)
      #expect(file.notes == (expected == 0 ? [] : ["to fit \(ByteCount(limit)): \(concessions); \(size)"]))
      #expect(report.hashes?.frames.count == file.frames)
      #expect(scratch.contents == ["a.gif"])
    }
    #expect(found.contains(0) && found.contains(all.count - 1) && found.count > 8, "\(found.sorted())")
  }

  @Test("is hashed as it is, not as it was asked for")
  func hashes() throws {
    let (scratch, rungs) = (try Scratch(), try Scratch())
    let last = try #require(try everyRung(in: rungs).last)
    let limited = try destination(scratch.file("a.gif"), limit: last.output.file.bytes)
    // Hashes are of frames before they have a palette.
    let smallest = try Destination(
      path: scratch.file("b.gif"), frameRate: last.rung.frameRate, width: last.rung.size.width,
      height: last.rung.size.height)
    let expected = try export(request, to: [smallest], hashes: true).hashes
    #expect(try export(request, to: [limited], hashes: true).hashes == expected)
  }

  @Test("that nothing makes small enough is an error, and the old file stays")
  func tooLarge() throws {
    let (scratch, rungs) = (try Scratch(), try Scratch())
    let smallest = try #require(try everyRung(in: rungs).last).output.file.bytes
    for name in ["a.gif", "b.mp4"] { try Data("old".utf8).write(to: URL(filePath: scratch.file(name))) }
    let before = try scratch.files
    let path = scratch.file("a.gif")
    let error = SegueError.doesNotFit(path: path, limit: ByteCount(100), smallest: ByteCount(smallest))
    #expect(throws: error) {
      try export(request, to: [Destination(path: scratch.file("b.mp4")), destination(path, limit: 100)])
    }
    #expect(try scratch.files == before)
    #expect(
      "\(error)"
        == "'\(path)' cannot be made to fit 100 B: with all given up that may be, it has \(ByteCount(smallest))")
  }

  @Test("of one pixel has nothing to give up")
  func onePixel() throws {
    let scratch = try Scratch()
    var destination = try destination(scratch.file("a.gif"), limit: 10)
    (destination.width, destination.frameRate) = (1, Rational(1))
    (destination.height, destination.quality, destination.colors) = (1, 1, 2)
    var request = request
    request.fit = .stretch
    #expect {
      try export(request, to: [destination])
    } throws: { error in
      guard case .doesNotFit(_, ByteCount(10), let smallest) = error as? SegueError else { return false }
      return smallest.bytes > 10
    }
    #expect(scratch.contents == [])
  }

  @Test("leaves the other outputs as they are, and is as it is alone")
  func others() throws {
    let (scratch, alone) = (try Scratch(), try Scratch())
    func destinations(in scratch: Scratch) throws -> [Destination] {
      let limited = try ["a.gif", "b.gif"].enumerated().map { index, name in
        try destination(scratch.file(name), limit: lowLimit * (index + 1))
      }
      return try [Destination(path: scratch.file("c.mp4"))] + limited + [destination(scratch.file("d.gif"))]
        + [destination(scratch.file("e.gif"), limit: 10_000_000), Destination(path: scratch.file("f/"), width: 20)]
    }
    let together = try export(request, to: destinations(in: scratch)).outputs
    let single = try destinations(in: alone).map { try export(request, to: [$0]).outputs[0] }
    #expect(try scratch.files == alone.files)
    #expect(together.map(\.file.notes) == single.map(\.file.notes))
    #expect(together.map { $0.file.notes.filter { $0.hasPrefix("to fit ") }.count } == [0, 1, 1, 0, 0, 0])
  }

  @Test("keeps what else there is to be said of it")
  func notes() throws {
    let scratch = try Scratch()
    var destination = try destination(scratch.file("a.gif"), limit: lowLimit)
    destination.frameRate = Rational(60)
    let notes = try export(request, to: [destination]).outputs[0].file.notes
    #expect(notes.count == 2 && notes[0] == "60 fps became 50: browsers play a faster GIF at 10 fps")
    let quality = "quality 25 instead of \(Destination.defaultQuality)"
    let words = "\(quality), 64 colours instead of 255, 10 fps instead of 50, "
    #expect(notes[1].hasPrefix("to fit \(ByteCount(lowLimit)): \(words)"))
  }

  @Test("has a progress that only grows, and is done at the end alone")
  func progress() throws {
    let scratch = try Scratch()
    var seen: [ExportProgress] = []
    _ = try export(request, to: [destination(scratch.file("a.gif"), limit: lowLimit)]) { progress in
      seen.append(progress)
      return .proceed
    }
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.done <= $1.done })
    #expect(seen.dropLast().allSatisfy { $0.done < $0.total } && seen.last.map { $0.done == $0.total } == true)
    #expect(Set(seen.map(\.total)).count > 3, "no second attempt")
  }

  @Test("may be stopped in any attempt, and leaves nothing")
  func cancelled() throws {
    let scratch = try Scratch()
    let destination = try destination(scratch.file("a.gif"), limit: lowLimit)
    var calls = 0
    _ = try export(request, to: [destination]) { _ in
      calls += 1
      return .proceed
    }
    try Data("old".utf8).write(to: URL(filePath: destination.path))
    for last in stride(from: 1, through: calls, by: 13).map(\.self) + [calls] {
      var left = last
      #expect(throws: SegueError.cancelled) {
        try export(request, to: [destination]) { _ in
          left -= 1
          return left == 0 ? .cancel : .proceed
        }
      }
      #expect(try scratch.files == ["a.gif": Array("old".utf8)], "after \(last) of \(calls) calls")
    }
  }

  @Test("costs nothing where it fits: nothing else is looked at")
  func unlimited() throws {
    let scratch = try Scratch()
    var seen: [Int] = []
    let report = try export(request, to: [destination(scratch.file("a.gif"), limit: 10_000_000)]) { progress in
      seen.append(progress.total)
      return .proceed
    }
    #expect(Set(seen) == [report.outputs[0].file.frames] && report.outputs[0].file.notes == [])
  }

  /// As a library's caller may ask for it; the command and scenes refuse it or warn.
  @Test("is a GIF: a movie has no limit")
  func movie() throws {
    let scratch = try Scratch()
    let movie = try destination(scratch.file("a.mp4"), limit: 1)
    #expect(try export(request, to: [movie]).outputs[0].file.notes == [])
    #expect(try rehearse(request, to: [movie]).outputs[0].file.notes == [])
  }

  @Test("is not known to fit before it is drawn")
  func rehearsed() throws {
    let scratch = try Scratch()
    let output = try rehearse(request, to: [destination(scratch.file("a.gif"), limit: 10_000_000)]).outputs[0]
    #expect(
      output.file.notes == ["only drawing it tells whether it fits 10 MB, and what has to be given up for that"])
    #expect(output.file.width == 60 && scratch.contents == [])
  }
}
