import Foundation
import TestSupport
import Testing

/// `audit`: what files contain on the standard output, and what cannot be read on the standard error.
struct AuditTests {
  /// Two frames of 3 × 2 at 25 fps, and a rest.
  private static func gif(delay: Int = 4) -> [UInt8] {
    var builder = GIFBuilder(width: 3, height: 2)
    builder.loop(repeats: 2)
    builder.control(delay: delay)
    builder.image(width: 3, height: 2, [0, 1, 2, 3, 0, 1])
    builder.control(delay: delay)
    builder.image(width: 3, height: 1, [3, 1, 2])
    builder.control(delay: 104)
    builder.image(x: 1, y: 1, width: 1, height: 1, [2])
    builder.end()
    return builder.bytes
  }

  private static let text = """
    good.gif  GIF, 3 × 2, 25 fps, 3 frames, 1.12 s
      plays    3 times
      delays   4 cs × 2, 104 cs
      colours  4 for all frames, 4 used
      pixels   50 % of those stored after the first frame change the picture
      times    exactly 25 fps
      size     115 B, 0 % of 5 MB, 0 % of 10 MB

    """
  private static let table = """
      frame  time  delay  rectangle  then  bytes  colours  used  changed
          0  0.00      4    3×2+0+0  keep     24        4     4        6
          1  0.04      4    3×1+0+0  keep     23        4     3        1
          2  0.08    104    1×1+1+1  keep     23        4     1        1

    """
  private static let fast = """
    fast.gif  GIF, 3 × 2, 100 fps, 3 frames, 1.06 s
      plays    3 times
      delays   1 cs × 2, 104 cs
      colours  4 for all frames, 4 used
      pixels   50 % of those stored after the first frame change the picture
      times    exactly 100 fps
      size     115 B, 0 % of 5 MB, 0 % of 10 MB
      broken: delay: frames 0 and 1: delays under 2 cs, which browsers play as 10: 1.06 s become 1.24 s

    """
  private static let brief = """
    fast.gif
      broken: delay: frames 0 and 1: delays under 2 cs, which browsers play as 10: 1.06 s become 1.24 s

    """
  private static let cut =
    "segue: cut.gif: byte 40: expected an extension, found the end of the file\n"
  private static let other = "segue: other.gif: byte 0: expected a GIF, an MP4 or a MOV, found text\n"
  private static let none = "segue: cannot read 'none.gif': there is no such file\n"

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("good.gif", Self.gif())
    try folder.write("fast.gif", Self.gif(delay: 1))
    try folder.write("cut.gif", Array(Self.gif().prefix(40)))
    try folder.write("other.gif", "This is no GIF.\n")
    return folder
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: Int32
    let output: String
    let errors: String

    init(_ arguments: String, _ code: Int32, _ output: String, _ errors: String = "") {
      testDescription = arguments
      self.code = code
      self.output = output
      self.errors = errors
    }
  }

  @Test(arguments: [
    Case("good.gif", 0, text), Case("good.gif --frames", 0, text + table), Case("-q good.gif", 0, ""),
    Case("--max-size 1KB --fps 25 good.gif", 0, text), Case("fast.gif", 1, fast),
    Case("-q good.gif fast.gif", 1, brief),
    Case("good.gif fast.gif", 1, text + fast), Case("cut.gif", 2, "", cut), Case("other.gif", 2, "", other),
    Case("none.gif", 2, "", none), Case("fast.gif cut.gif good.gif", 2, fast + text, cut),
    Case("--quiet cut.gif fast.gif other.gif", 2, brief, cut + other),
  ])
  func `says what files contain, and ends as they deserve`(_ audit: Case) async throws {
    let arguments = audit.testDescription.split(separator: " ").map(String.init)
    let run = CommandRun(["audit"] + arguments, in: try folder())
    let before = run.folder.contents()
    let outcome = try await run.outcome()
    #expect(outcome.code == audit.code && !outcome.isKilled)
    #expect(outcome.output == audit.output)
    #expect(outcome.errors == audit.errors)
    #expect(run.folder.contents() == before)
  }

  @Test func `a limit and a rate are rules`() async throws {
    let outcome = try await CommandRun(
      "audit", "-q", "--max-size", "0.1KB", "--fps", "20", "good.gif", in: try folder()
    ).outcome()
    #expect(outcome.code == 1)
    #expect(
      outcome.output == """
        good.gif
          broken: size: 115 B is 15 B more than 100 B
          broken: drift: at 20 fps frames are ± 1 cs off (± 0.5 at most): frame 2 is 2 cs early

        """)
  }

  @Test func `an export is well, whatever it is called`() async throws {
    let folder = try TestFolder()
    expectDone(try await CommandRun.export("-o", "a.mp4", "-o", "a.gif", in: folder).outcome())
    try folder.write("b.gif", folder.bytes("a.mp4"))
    try folder.write("b.mp4", folder.bytes("a.gif"))
    let outcome = try await CommandRun("audit", "a.mp4", "a.gif", "b.gif", "b.mp4", "--max-size", "10MB", in: folder)
      .outcome()
    expectDone(outcome)
    #expect(outcome.output.contains("a.mp4  MP4, 60 × 130, 60 fps, 25 frames, 0.417 s\n"))
    #expect(
      outcome.output.contains("b.gif  MP4, 60 × 130, ") && outcome.output.contains("b.mp4  GIF, 60 × 130, 25 fps, "))
    #expect(outcome.output.contains("  codec    H.264 High, avc1, yuv420p\n"))
    #expect(outcome.output.contains("  colours  bt709/bt709/bt709/tv, in the container too\n"))
  }

  @Test func `tells all of it as JSON`() async throws {
    let folder = try folder()
    expectDone(try await CommandRun.export("-o", "a.mp4", in: folder).outcome())
    let run = CommandRun("audit", "--json", "good.gif", "a.mp4", "fast.gif", "none.gif", in: folder)
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && outcome.errors == "")
    let report = try outcome.json()
    #expect(Set(report.keys) == ["well", "files"] && report["well"] as? Bool == false)
    let files = try #require(report["files"] as? [[String: Any]])
    try #require(files.count == 4)
    let common = [
      "path", "error", "format", "bytes", "well", "broken", "notes", "width", "height", "duration", "fps", "drift",
      "frames",
    ]
    #expect(
      Set(files[0].keys)
        == Set(common).union([
          "version", "plays", "colors", "transparentPixels", "comments", "extensions", "finished", "bytesAfterEnd",
        ]))
    #expect(
      Set(files[1].keys)
        == Set(common).union([
          "brand", "compatibleBrands", "boxes", "codec", "profile", "sampleEntry", "pixelFormat", "streamColor",
          "containerColor", "indexFirst", "videoTracks", "audioTracks", "otherTracks", "hiddenFrames", "pieces",
        ]))
    #expect(Set(files[3].keys) == ["path", "error"])
    #expect(files[3]["error"] as? String == "cannot read 'none.gif': there is no such file")
    #expect(files.map { $0["well"] as? Bool } == [true, true, false, nil])
    #expect(files.map { $0["format"] as? String } == ["gif", "mp4", "gif", nil])
    #expect(files.map { $0["fps"] as? Double } == [25, 60, 100, nil])
    #expect(files[0]["plays"] as? Int == 3 && files[0]["duration"] as? Double == 1.12)
    let broken = try #require((files[2]["broken"] as? [[String: String]])?.first)
    #expect(Set(broken.keys) == ["rule", "message"] && broken["rule"] == "delay")
    let frames = try #require(files[0]["frames"] as? [[String: Any]])
    #expect(
      frames.allSatisfy {
        Set($0.keys) == [
          "index", "time", "delay", "x", "y", "width", "height", "disposal", "transparentIndex", "interlaced",
          "codeSize",
          "localColors", "colorsUsed", "changedPixels", "offset", "bytes",
        ]
      })
    #expect(
      frames.map { $0["delay"] as? Int } == [4, 4, 104] && frames.map { $0["time"] as? Double } == [0, 0.04, 0.08])
    #expect(frames.map { $0["changedPixels"] as? Int } == [6, 1, 1])
    let shown = try #require(files[1]["frames"] as? [[String: Any]])
    #expect(shown.count == 25 && shown[1]["time"] as? Double == 1.0 / 60)
    #expect((files[1]["containerColor"] as? [String: String])?["matrix"] == "bt709")
  }

  @Test func `well files end in 0 as JSON too, broken rules in 1`() async throws {
    let folder = try folder()
    for (name, code) in [("good.gif", 0), ("fast.gif", 1), ("cut.gif", 2)] {
      let outcome = try await CommandRun("audit", "--json", name, in: folder).outcome()
      #expect(Int(outcome.code) == code)
      #expect(try outcome.json()["well"] as? Bool == (code == 0))
    }
  }
}
