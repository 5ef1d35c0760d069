import Testing

@testable import benchmark

/// What is said of a clip, and of all clips together.
struct VerdictsTests {
  private func file(
    _ maker: Maker, _ setting: String, _ bytes: Int, _ ssim: Double, _ seconds: [Double], frames: [Double] = [0, 0, 0]
  ) -> GIFFile {
    GIFFile(
      maker: maker, setting: setting, bytes: bytes, quality: Quality(ssim: ssim, psnr: 40, ssimulacra2: nil),
      seconds: zip(seconds, frames).map(+), secondsFromFrames: seconds)
  }

  private var comparison: GIFComparison {
    GIFComparison(
      clip: "clip", frames: 2, width: 3, height: 4,
      files: [
        file(.ffmpeg, "defaults", 900, 0.90, [9, 9, 9]),
        file(.ffmpeg, "dither=none", 1000, 0.95, [5, 6, 20], frames: [1, 1, 1]),
        file(.ours, "default", 500, 0.96, [1, 2, 3]), file(.ours, "--quality 5", 125, 0.92, [1, 1, 1]),
        file(.gifsicleOnImageQuant, "-O3 --lossy=30", 500, 0.94, [15, 30, 40]),
        file(.gifsicleOnImageQuant, "-O3 --lossy=80", 100, 0.93, [1, 1, 1]),
        file(.gifsicleOnImageQuant, "-O3 --lossy=200", 50, 0.5, [1, 1, 1]),
      ], restlessPixels: ["default": 0, "--quality 30": 7])
  }

  private func value(_ name: String) throws -> Double {
    try #require(comparison.verdicts.first { $0.name == name }, "\(name)").value
  }

  @Test func `ours by default is held against the best of ffmpeg`() throws {
    let what = "default, than the best of ffmpeg"
    #expect(abs(try value("\(what): SSIM") - 100) < 1e-9)
    #expect(try value("\(what): size") == 0.5)
    // Of the rounds' ratios 5, 3 and 6⅔, and of 6, 3½ and 7, the one in the middle.
    #expect(try value("\(what): from its frames on") == 5)
    #expect(try value("\(what): from the pages on") == 6)
  }

  @Test func `gifsicle is met at its own quality, between two of ours`() throws {
    let what = "at equal SSIM or better, than gifsicle -O3 --lossy=30"
    // Half-way from 125 to 500 bytes.
    #expect(abs(try value("\(what): size") - 0.5) < 1e-9)
    #expect(abs(try value("\(what): from its frames on") - 20) < 1e-9)
  }

  @Test func `where even our smallest is better, it stands for ours, and where none is as good, nothing is said`()
    throws
  {
    var comparison = comparison
    comparison.files.removeAll { $0.setting == "--quality 5" }
    let size = comparison.verdicts.first { $0.name == "at equal SSIM or better, than gifsicle -O3 --lossy=30: size" }
    let smallest = try #require(comparison.files(of: .ours).map(\.bytes).min())
    let peer = try #require(comparison.files.first { $0.setting == "-O3 --lossy=30" })
    #expect(abs(try #require(size).value - Double(smallest) / Double(peer.bytes)) < 1e-9)
    for index in comparison.files.indices where comparison.files[index].maker != .ours {
      comparison.files[index].quality.ssim = 0.9999
    }
    #expect(!comparison.verdicts.contains { $0.name.hasPrefix("at equal SSIM") })
  }

  @Test func `others that lie above our curve are counted, by every measure there is`() throws {
    #expect(try value("of 5 others, smaller and better than one of ours: SSIM") == 1)
    #expect(try value("of 5 others, none of ours as small and as good: SSIM") == 2)
    #expect(!comparison.verdicts.contains { $0.name.contains("SSIMULACRA2") })
  }

  @Test func `clips stand beside each other, and together`() {
    let verdicts = Verdicts([
      ("a", [Row("size", 0.5, .size, limit: 0.9), Row("still", 0, .pixels, limit: 0)]),
      ("b", [Row("size", 2, .size, limit: 0.9), Row("still", 0, .pixels, limit: 0), Row("time", 3, .timesFaster)]),
    ])
    #expect(
      verdicts.description == """
        |       |               a |            b |     together |    aim | clips that meet it |
        | ----- | --------------: | -----------: | -----------: | -----: | -----------------: |
        | size  | 0.50 × the size | 2 × the size | 1 × the size | ≤ 0.90 |         **1 of 2** |
        | still |        0 pixels |     0 pixels |     0 pixels |    ≤ 0 |                all |
        | time  |               – |   3 × faster |   3 × faster |        |                    |
        """)
    #expect(
      verdicts.rows.map(\.name) == ["a: size", "a: still", "b: size", "b: still", "b: time"]
        + ["together: size", "together: still", "together: time"])
  }

  @Test func `files are a table`() {
    var comparison = comparison
    comparison.files = Array(comparison.files[1...2])
    #expect(
      GIFTable(comparison).description == """
        |                    |     size |   SSIM |     PSNR | from frames | from pages |
        | ------------------ | -------: | -----: | -------: | ----------: | ---------: |
        | ffmpeg dither=none | 0.001 MB | 0.9500 | 40.00 dB |         6 s |        7 s |
        | segue default      | 0.001 MB | 0.9600 | 40.00 dB |             |        2 s |
        """)
    comparison.files[0].quality.ssimulacra2 = 71.26
    #expect(GIFTable(comparison).description.contains("| SSIMULACRA2 |"))
    #expect(GIFTable(comparison).description.contains("| 40.00 dB |        71.3 |"))
  }
}
