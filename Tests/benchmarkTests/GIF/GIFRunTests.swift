import Foundation
import TestSupport
import Testing

@testable import benchmark

/// The built benchmark of GIFs as a process.
struct GIFRunTests {
  private static let samples = URL(filePath: #filePath).appending(path: "../../../../Samples").standardizedFileURL.path

  @Test func `a quick run makes every GIF, measures it, and draws`() throws {
    let scratch = try Scratch()
    let (json, plot, closeup) = (scratch.file("run.json"), scratch.file("plot.svg"), scratch.file("closeup.png"))
    let printed = try text(
      BenchmarkRunTests.binary,
      [
        "gif", "--quick", "--samples", Self.samples, "--json", json, "--plot", plot, "--closeup", closeup,
      ])
    let run = try JSONDecoder().decode(GIFRun.self, from: Data(contentsOf: URL(filePath: json)))
    let clip = try #require(run.clips.first)
    #expect(run.clips.count == 1 && clip.clip == "full-screen-return, news" && clip.width == 130 && clip.frames == 21)
    #expect(printed.contains("\(GIFTable(clip))") && printed.contains("\(Verdicts(run.clips))"))
    #expect(Maker.allCases.map { maker in clip.files(of: maker).count } == [4, 4, 3, 3])
    for file in clip.files {
      #expect((0.5...1).contains(file.quality.ssim) && file.quality.psnr > 20 && file.bytes > 1000, "\(file.name)")
      #expect(file.seconds.count == 1 && file.seconds[0] >= file.secondsFromFrames[0], "\(file.name)")
    }
    #expect(clip.restlessPixels == ["default": 0, "--quality 30": 0])
    let rows = Dictionary(uniqueKeysWithValues: run.rows.map { ($0.name, $0.value) })
    #expect(try #require(rows["drag of 0.40 s, peak memory"]) > 10)
    #expect(try text("cat", [plot]).contains("<svg"))
    #expect(try bytes(of: closeup).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }

  @Test func `a word too many is refused`() throws {
    let failure = #expect(throws: ToolFailure.self) { try text(BenchmarkRunTests.binary, ["gif", "--fast"]) }
    #expect(failure?.description.contains("benchmark: unexpected '--fast'\nusage: benchmark gif ") == true)
  }
}
