import Foundation
import Testing

/// What `export-video` writes and says.
struct ExportVideoTests {
  @Test func `every kind of output is written in one run`() async throws {
    let folder = try TestFolder()
    let outcome = try await CommandRun.export(
      "-o", "a.mp4", "-o", "b.GIF", "-o", "c/", "-o", "d.mp4", in: folder
    ).outcome()
    expectDone(outcome)
    #expect(outcome.output == "")
    #expect(try folder.bytes("a.mp4")[4..<8] == Array("ftyp".utf8)[...])
    #expect(try folder.bytes("b.GIF").starts(with: Array("GIF89a".utf8)))
    #expect(try folder.bytes("a.mp4") == folder.bytes("d.mp4"))
    let frames = try FileManager.default.contentsOfDirectory(atPath: folder.file("c")).sorted()
    // 0.1 s of pan and 0.3 s of settling.
    #expect(frames == (0...24).map { "frame-000\($0 < 10 ? "0" : "")\($0).png" })
    let bytes = try folder.bytes("a.mp4").count
    let size = String(format: "%.3g kB", Double(bytes) / 1000)
    #expect(
      outcome.errorLines.contains("a.mp4  MP4, 60 × 130, 60 fps, 25 frames, 0.417 s, \(size)"), "\(outcome.errors)")
    #expect(outcome.errors.contains("b.GIF  GIF, 60 × 130, 25 fps, 11 frames, 0.44 s, "))
    #expect(outcome.errors.contains("c/  PNG, 60 × 130, 60 fps, 25 frames, 0.417 s, "))
  }

  @Test func `an existing file is replaced`() async throws {
    let folder = try TestFolder()
    try folder.write("a.gif", "old")
    expectDone(try await CommandRun.export("-o", "a.gif", in: folder).outcome())
    #expect(try folder.bytes("a.gif").starts(with: Array("GIF89a".utf8)))
    #expect(Set(folder.contents().keys) == ["from.png", "to.png", "a.gif"])
  }

  @Test func `options may be written in every usual way`() async throws {
    let folder = try TestFolder()
    for (index, flags) in [
      ["-o", "0.gif", "-W", "30", "--fps", "20"], ["-o1.gif", "-W30px", "--fps=20"],
      ["--output=2.gif", "--width=30", "--fps", "20.0"], ["--output", "3.gif", "-qW", "30", "--fps=20/1", "--"],
    ].enumerated() {
      expectDone(try await CommandRun(["export-video"] + CommandRun.scene(flags), in: folder).outcome())
      #expect(try folder.bytes("\(index).gif") == folder.bytes("0.gif"))
    }
  }

  @Test func `a flag given twice counts the last time, and says so`() async throws {
    let folder = try TestFolder()
    let outcome = try await CommandRun.export("-o", "a.gif", "--fps", "10", "--fps", "20", in: folder).outcome()
    expectDone(outcome)
    #expect(outcome.errors.contains("segue: warning: --fps is given 2 times; the last counts: '20'\n"))
    #expect(outcome.errors.contains(" 20 fps"))
  }

  @Test(arguments: [
    ("a.gif", ["--crf", "20"], "--crf changes nothing: it is for MP4, and no output is one"),
    ("a.gif", ["--x264-preset", "fast"], "--x264-preset changes nothing: it is for MP4"),
    ("a.gif", ["--codec", "h264"], "--codec changes nothing"), ("a/", ["--odd", "crop"], "--odd changes nothing"),
    ("a.mp4", ["--loop", "once"], "--loop changes nothing: it is for GIF, and no output is one"),
    ("a.mp4", ["--colors", "16"], "--colors changes nothing"),
    ("a/", ["--dither", "ordered"], "--dither changes nothing"),
    ("a.mp4", ["--quality", "1"], "--quality changes nothing: it is for GIF, and no output is one"),
    ("a/", ["--max-size", "1MB"], "--max-size changes nothing: it is for GIF, and no output is one"),
  ])
  func `a flag without an output to apply to is a warning`(output: String, flags: [String], warning: String)
    async throws
  {
    let folder = try TestFolder()
    let run = CommandRun(["export-video"] + CommandRun.scene(["-o", output] + flags), in: folder)
    let outcome = try await run.outcome()
    expectDone(outcome)
    #expect(outcome.errors.contains("segue: warning: \(warning)"), "\(outcome.errors)")
    var both = run
    both.arguments += ["-o", "b.mp4", "-o", "b.gif"]
    #expect(try await !both.outcome().errors.contains("changes nothing"))
  }

  @Test(arguments: [
    ("0.4", 25 + 24), ("400ms", 25 + 24), ("0.4s", 25 + 24), ("24f", 25 + 24), ("0", 25), (".05", 25 + 3),
  ])
  func `a time may be written in every usual way`(text: String, frames: Int) async throws {
    let run = CommandRun.export("--hold-first", text, "-o", "a/", "--json", "--dry-run", in: try TestFolder())
    let output = try #require((try await run.outcome().json()["outputs"] as? [[String: Any]])?.first)
    #expect(output["frames"] as? Int == frames)
  }

  @Test func `flags reach the files`() async throws {
    let folder = try TestFolder()
    let outputs = [
      "plain.mp4": [], "crf.mp4": ["--crf", "40"], "preset.mp4": ["--x264-preset", "ultrafast"],
      "hevc.mp4": ["--codec", "hevc"], "plain.gif": [], "loop.gif": ["--loop", "once"], "plays.gif": ["--loop", "3"],
      "few.gif": ["--colors", "4"], "dither.gif": ["--colors", "4", "--dither", "ordered"],
      "backdrop.gif": ["--backdrop", "rebeccapurple"],
    ]
    for (name, flags) in outputs {
      expectDone(
        try await CommandRun(["export-video"] + CommandRun.scene(["-o", name] + flags), in: folder).outcome())
    }
    let files = try outputs.mapValues { _ in [UInt8]() }.merging(outputs.keys.map { ($0, try folder.bytes($0)) }) { $1 }
    #expect(Set(files.values).count == outputs.count, "two of them are the same")
    #expect(files["crf.mp4"]!.count < files["plain.mp4"]!.count)
    #expect(files["hevc.mp4"]!.contains(Array("hvc1".utf8)))
    let block = Array("NETSCAPE2.0".utf8)
    #expect(files["plain.gif"]!.contains(block + [3, 1, 0, 0, 0]))
    #expect(files["plays.gif"]!.contains(block + [3, 1, 2, 0, 0]))
    #expect(!files["loop.gif"]!.contains(block))
  }

  @Test func `an odd size is padded, cropped or refused`() async throws {
    let folder = try TestFolder()
    let padded = try await CommandRun.export("-W", "61", "-o", "a.mp4", in: folder).outcome()
    #expect(padded.errors.contains("  note: padded from 61 × 132 to 62 × 132"), "\(padded.errors)")
    let cropped = try await CommandRun.export("-W", "61", "--odd", "crop", "-o", "a.mp4", in: folder).outcome()
    #expect(cropped.errors.contains("a.mp4  MP4, 60 × 132"), "\(cropped.errors)")
    try await expectFailure(
      2, saying: ["'a.mp4'", "61 × 132 has an odd side"],
      of: .export("-W", "61", "--odd", "error", "-o", "a.mp4", in: folder))
  }

  @Test func `a rate that a GIF cannot have is said`() async throws {
    let outcome = try await CommandRun.export("--fps", "60", "-o", "a.gif", in: try TestFolder()).outcome()
    #expect(outcome.errors.contains("  note: 60 fps became 50"), "\(outcome.errors)")
  }
}

extension [UInt8] {
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    indices.dropLast(part.count - 1).contains { self[$0..<$0 + part.count] == part[...] }
  }
}
