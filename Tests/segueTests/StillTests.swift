import Foundation
import Media
import Raster
import Testing

/// One moment as a picture.
struct StillTests {
  private func still(_ flags: [String], in folder: TestFolder) async throws -> Bitmap {
    let run = CommandRun(["still"] + CommandRun.scene(["-o", "a.png"] + flags), in: folder)
    let outcome = try await run.outcome()
    expectDone(outcome)
    #expect(outcome.output == "" && outcome.errors.hasPrefix("a.png  PNG, "), "\(outcome.errors)")
    return try Picture(contentsOf: folder.file("a.png")).bitmap
  }

  @Test func `every way to name a moment gives that frame of the clip`() async throws {
    let folder = try TestFolder()
    expectDone(try await CommandRun.export("-q", "-o", "clip/", in: folder).outcome())
    // The whole is 0.4 s and 25 frames, the drag its first six of 40 points each.
    for (moments, frame) in [
      (["0%", "0s", "frame:0", "progress:0"], "00"), (["25%", "0.1s", "100ms", "6f", "frame:6", "progress:0.6"], "06"),
      (["50%", ".2", "frame:12"], "12"), (["100%", "0.4", "frame:24", "progress:1"], "24"),
    ] {
      let expected = try Picture(contentsOf: folder.file("clip/frame-000\(frame).png")).bitmap
      for moment in moments {
        #expect(try await still(["--at", moment], in: folder) == expected, "\(moment)")
      }
    }
    let middle = try Picture(contentsOf: folder.file("clip/frame-00012.png")).bitmap
    #expect(try await still([], in: folder) == middle)
    #expect(try await still(["--fps", "30", "--at", "frame:6"], in: folder) == middle)
    #expect(try await still(["--scale", "1.5e-1", "--at", "5e1%"], in: folder) == middle)
    #expect(try await still(["--at", "2e2ms"], in: folder) == middle)
  }

  @Test func `the ends are the pages, pixel for pixel`() async throws {
    let folder = try TestFolder()
    #expect(try await still(["--at", "0%"], in: folder) == Picture(contentsOf: folder.file("from.png")).bitmap)
    #expect(try await still(["--at", "100%"], in: folder) == Picture(contentsOf: folder.file("to.png")).bitmap)
  }

  @Test func `a sheet has its frames in rows`() async throws {
    let folder = try TestFolder()
    let run = CommandRun(
      ["still", "--from", "from.png", "--to", "to.png", "--scale", "0.15", "-o", "a.png", "--sheet", "6"], in: folder)
    let outcome = try await run.outcome()
    expectDone(outcome)
    let sheet = try Picture(contentsOf: folder.file("a.png")).bitmap
    #expect(outcome.errors == "a.png  PNG, \(sheet.width) × \(sheet.height), a sheet\n")
    #expect((sheet.width - 12) % (60 + 12) == 0 && (sheet.height - 12) % (130 + 12) == 0)
    let page = try Picture(contentsOf: folder.file("from.png")).bitmap
    #expect((0..<130).allSatisfy { y in (0..<60).allSatisfy { x in sheet[12 + x, 12 + y] == page[x, y] } })
  }
}
