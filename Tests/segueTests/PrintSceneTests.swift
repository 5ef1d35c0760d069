import Foundation
import TestSupport
import Testing

/// `--print-scene`: what it prints renders to the same frames.
struct PrintSceneTests {
  private static let app = """
    version: 1
    transition: parts/mine.yaml
    pages: {from: from.png, to: to.png}
    touches: finger.csv
    fps: 10
    hold-first: 2f
    backdrop: teal
    outputs: [{path: out.gif, colors: 17, loop: 2}, frames/]
    """

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.makeFolder("app/parts")
    // Other pages than those where the command runs.
    try folder.write("app/from.png", TestFolder.png(.photo, seed: 5))
    try folder.write("app/to.png", TestFolder.png(.text, seed: 6))
    try folder.write("wide.png", TestFolder.png(.photo, width: 90, height: 100, seed: 4))
    try folder.write("app/parts/mine.yaml", TestFolder.pull)
    try folder.write("app/finger.csv", TestFolder.touches(0.2))
    try folder.write("app/scene.yaml", app)
    try folder.write("app/walk.yaml", TestFolder.walk)
    try folder.write(
      "names.yaml",
      """
      version: 1
      pages: {"null": from.png, "1": , "a: #b": to.png}
      root: "a: #b"
      steps:
        - push: {page: "null", transition: present}
        - push: {page: "1", transition: {name: "yes", clock: {duration: 0.1s}, layers: [{page: from}, {page: to}]}}
        - return: {transition: app/parts/mine.yaml, touches: app/finger.csv}
        - return: {transition: dismiss}
      fps: 12.5
      """)
    return folder
  }

  private static let pages = ["--from", "from.png", "--to", "to.png", "-W", "30"]

  @Test(arguments: [
    ["-o", "a/", "--fps", "10"] + pages,
    ["-o", "a.gif", "-o", "b.mp4", "--hold-first", "3f", "--hold-last", "0.1"] + pages,
    ["-o", "a.mp4", "-t", "pull-up-close", "--scale", "0.3", "--backdrop", "#abc"] + pages,
    ["-o", "a.gif", "-t", "interactive-pop", "--gesture", "down 8 40, move 50 40 12f ease-in, wait 3f, up"] + pages,
    ["-o", "a.gif", "--touches", "app/finger.csv", "--scale", "0.15"] + pages,
    ["-o", "a.gif", "--fit", "contain", "--backdrop", "orange", "--from", "from.png", "--to", "wide.png"],
    ["-o", "a.gif", "--fps", "29.97", "--colors", "20", "--dither", "ordered", "-t", "card-zoom"] + pages,
    ["-o", "a.gif", "--quality", "100", "--max-size", "9kB"] + pages,
    ["-o", "a.gif", "-H", "40", "--from", "from.png"],
    ["app/scene.yaml"], ["app/scene.yaml", "--fps", "20", "-W", "20", "-o", "a/"],
    ["app/scene.yaml", "-t", "multi-layer-return", "--gesture", "down 9 9, move 99 9 2f, cancel", "--hold-last", "0"],
    ["app/scene.yaml", "-t", "cross-dissolve", "--to", "to.png", "--scale", "0.2"],
    ["app/walk.yaml", "-o", "a.gif"], ["app/walk.yaml", "-o", "a/", "-t", "app/parts/mine.yaml", "--backdrop", "navy"],
    ["names.yaml", "-o", "a.gif", "-W", "30"],
  ])
  func `the printed scene is valid and has the same frames`(flags: [String]) async throws {
    let folder = try Self.folder()
    let before = folder.contents()
    let printing = try await CommandRun(["export-video", "--print-scene"] + flags, in: folder).outcome()
    expectDone(printing)
    #expect(folder.contents() == before, "a file was written")
    #expect(printing.errorLines.allSatisfy { $0.hasPrefix("segue: warning: ") }, "\(printing.errors)")
    #expect(printing.output.hasPrefix("version: 1\n") && printing.output.hasSuffix("\n"))
    #expect(printing.output.contains("\nscale: "), "also where it is guessed")

    try folder.write("printed.yaml", printing.output)
    let check = try await CommandRun("validate", "printed.yaml", in: folder).outcome()
    expectDone(check)
    let original = try await CommandRun(["export-video", "-q", "--hash"] + flags, in: folder).outcome()
    expectDone(original)
    #expect(original.outputLines.count > 3)
    let printed = try await CommandRun("export-video", "-q", "--hash", "printed.yaml", in: folder).outcome()
    expectDone(printed)
    #expect(printed.output == original.output)
    let again = try await CommandRun("export-video", "--print-scene", "printed.yaml", in: folder).outcome()
    #expect(again.output == printing.output)
    var piped = CommandRun("export-video", "-q", "--hash", "-", in: folder)
    piped.standardInput = printing.output
    #expect(try await piped.outcome().output == original.output)
  }

  @Test func `without outputs, any that are asked for later are the same too`() async throws {
    let folder = try TestFolder()
    let pages = ["--from", "from.png", "--to", "to.png", "--scale", "0.15"]
    let printing = try await CommandRun(["export-video", "--print-scene"] + pages, in: folder).outcome()
    expectDone(printing)
    try folder.write("printed.yaml", printing.output)
    for output in ["a.gif", "a/"] {
      let flags = ["-q", "--hash", "-W", "30", "-o", output]
      let original = try await CommandRun(["export-video"] + flags + pages, in: folder).outcome()
      let printed = try await CommandRun(["export-video", "printed.yaml"] + flags, in: folder).outcome()
      expectDone(printed)
      #expect(printed.output == original.output && !original.output.isEmpty, "\(output)")
    }
  }

  @Test func `a guessed scale is printed, and no longer a guess`() async throws {
    let folder = try TestFolder()
    for (page, width, height, scale) in [
      ("phone.png", 1170, 2532, "3"), ("small.png", 640, 1136, "2"), ("odd.png", 700, 900, "2"),
      ("tiny.png", 30, 40, "1"),
    ] {
      try folder.write(page, TestFolder.png(.text, width: width, height: height, seed: 7))
      let printing = try await CommandRun("export-video", "--from", page, "--print-scene", in: folder).outcome()
      expectDone(printing)
      #expect(printing.outputLines.contains("scale: \(scale)"), "\(printing.output)")
      #expect(printing.errors.contains("is no iPhone screen") == (width == 700 || width == 30))
      try folder.write("printed.yaml", printing.output)
      let dry = try await CommandRun("export-video", "printed.yaml", "-o", "a.gif", "--dry-run", in: folder).outcome()
      expectDone(dry)
      #expect(!dry.errors.contains("is no iPhone screen"))
    }
  }

  @Test func `the pages must be there, and fit`() async throws {
    let folder = try Self.folder()
    for (flags, message) in [
      (["--from", "none.png"], "none.png"), (["--from", "from.png", "--to", "wide.png"], "the pages differ in size"),
    ] {
      try await expectFailure(
        2, saying: [message], of: CommandRun(["export-video", "--print-scene"] + flags, in: folder))
    }
  }

  @Test func `touches from the standard input cannot be printed`() async throws {
    var run = CommandRun("export-video", "--print-scene", "--touches", "-", in: try TestFolder())
    run.standardInput = TestFolder.touches(0.2)
    try await expectFailure(64, saying: ["--print-scene: touches from the standard input have no name"], of: run)
  }

  @Test(arguments: [["-t", "interactive-pop"], ["app/walk.yaml", "-t", "interactive-pop"]])
  func `nothing in it is left to a default`(arguments: [String]) async throws {
    let run = CommandRun(
      ["export-video", "-o", "a.gif", "-o", "b.mp4", "--x264-preset", "fast", "--print-scene"] + arguments,
      in: try Self.folder())
    let lines = try await run.outcome().outputLines.map { $0.trimmingCharacters(in: .whitespaces) }
    let said = Set(lines.compactMap { line in line.firstIndex(of: ":").map { String(line[..<$0]) } })
    let expected = [
      "begin", "below", "beyond", "cancel", "gesture", "scale", "hold-first", "hold-last", "backdrop", "fps", "width",
      "height", "colors", "dither", "loop", "quality", "crf", "x264-preset", "codec", "odd",
    ]
    #expect(expected.filter { !said.contains($0) } == [])
  }

  @Test func `the encoder's own settings have no name, and are not told`() async throws {
    let run = CommandRun(["export-video", "-o", "b.mp4", "--print-scene"], in: try Self.folder())
    let lines = try await run.outcome().outputLines
    #expect(lines.contains { $0.contains("crf: 18") } && !lines.contains { $0.contains("x264-preset") })
  }
}
