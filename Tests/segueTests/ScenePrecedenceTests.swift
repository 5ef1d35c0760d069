import Foundation
import Testing

/// Which word counts: the command line's before the scene's, the scene's before its transition's, that before the
/// defaults.
struct ScenePrecedenceTests {
  /// A key, and what it comes to the more places say it.
  struct Case: CustomTestStringConvertible {
    let key: String
    /// A line of the transition file.
    var transition: String?
    /// A line of the scene file.
    let scene: String
    let flags: [String]
    /// By default, with the transition's, with the scene's, with the flag. Nil where the printed scene has no such key.
    let expected: [String?]
    var testDescription: String { key }
  }

  private static let cases = [
    Case(
      key: "hold-first", transition: "hold-first: 100ms", scene: "hold-first: 200ms", flags: ["--hold-first", "300ms"],
      expected: ["0.5s", "0.1s", "0.2s", "0.3s"]),
    Case(
      key: "hold-last", transition: "hold-last: 100ms", scene: "hold-last: 200ms", flags: ["--hold-last", "0"],
      expected: ["1s", "0.1s", "0.2s", "0s"]),
    Case(
      key: "backdrop", transition: "backdrop: navy", scene: "backdrop: '#12345678'", flags: ["--backdrop", "white"],
      expected: ["black", "'#000080'", "'#12345678'", "white"]),
    Case(key: "scale", scene: "scale: 0.2", flags: ["--scale", "0.3"], expected: ["1", "1", "0.2", "0.3"]),
    Case(key: "fps", scene: "fps: 20", flags: ["--fps", "30"], expected: [nil, nil, "20", "30"]),
    Case(key: "fit", scene: "fit: cover", flags: ["--fit", "contain"], expected: [nil, nil, "cover", "contain"]),
  ]

  @Test(arguments: cases)
  func `the nearest place counts`(_ test: Case) async throws {
    let folder = try TestFolder()
    for level in 0...3 {
      let own = level > 0 ? test.transition ?? "" : ""
      try folder.write("mine.yaml", own + "\n" + TestFolder.fade)
      let said = level > 1 ? test.scene : ""
      try folder.write(
        "scene.yaml", "version: 1\ntransition: mine.yaml\npages: {from: from.png, to: to.png}\n\(said)\n")
      let flags = level > 2 ? test.flags : []
      let outcome = try await CommandRun(["export-video", "scene.yaml", "--print-scene"] + flags, in: folder).outcome()
      expectDone(outcome)
      let line = outcome.outputLines.first { $0.hasPrefix("\(test.key): ") }
      #expect(line.map(String.init) == test.expected[level].map { "\(test.key): \($0)" }, "level \(level)")
    }
  }

  /// The outputs there would be.
  private func plan(_ scene: String, _ flags: [String], in folder: TestFolder) async throws -> (
    transition: String?, outputs: [[String: Any]]
  ) {
    try folder.write("scene.yaml", "version: 1\n\(scene)\n")
    let run = CommandRun(["export-video", "scene.yaml", "--dry-run", "--json"] + flags, in: folder)
    let outcome = try await run.outcome()
    expectDone(outcome)
    let report = try outcome.json()
    return (report["transition"] as? String, try #require(report["outputs"] as? [[String: Any]]))
  }

  @Test func `of fingers, the nearest counts, drawn or recorded`() async throws {
    let folder = try TestFolder()
    try folder.write("mine.yaml", TestFolder.pull)
    try folder.write("4.csv", TestFolder.touches(0.4))
    try folder.write("5.csv", TestFolder.touches(0.5))
    let base = "transition: mine.yaml\nfps: 10\nhold-first: 0\nhold-last: 0\noutputs: [a/]\n"
    let drawn = base + "gesture: [down 0 400, move 200 400 200ms, up]"
    let recorded = base + "touches: 4.csv"
    for (scene, flags, tenths) in [
      (base, [], 1), (drawn, [], 2), (drawn, ["--gesture", "down 0 400, move 200 400 300ms, up"], 3),
      (drawn, ["--touches", "5.csv"], 5), (recorded, [], 4), (recorded, ["--touches", "5.csv"], 5),
      (recorded, ["--gesture", "down 0 400, move 200 400 300ms, up"], 3),
    ] as [(String, [String], Int)] {
      let outputs = try await plan(scene, flags, in: folder).outputs
      // The finger, 0.1 s of settling, and the end.
      #expect(outputs[0]["frames"] as? Int == tenths + 1 + 1, "\(flags)")
    }
  }

  @Test func `of transitions, the nearest counts, whatever it is written as`() async throws {
    let folder = try TestFolder()
    try folder.write("mine.yaml", TestFolder.fade)
    try folder.write("named.yaml", "name: fade\n" + TestFolder.fade)
    for (scene, flags, name) in [
      ("", [], "full-screen-return"), ("transition: push", [], "push"), ("transition: push", ["-t", "pop"], "pop"),
      ("transition: push", ["-t", "mine.yaml"], "mine"), ("transition: mine.yaml", ["-t", "./named.yaml"], "fade"),
      ("transition:\n  name: own\n  " + TestFolder.fade.replacing("\n", with: "\n  "), [], "own"),
    ] as [(String, [String], String)] {
      #expect(try await plan("outputs: [a.gif]\n" + scene, flags, in: folder).transition == name)
    }
  }

  @Test func `of pages, the nearest counts`() async throws {
    let folder = try TestFolder()
    try folder.write("scene.yaml", "version: 1\npages: {from: from.png}\nscale: 0.15\n")
    for (flags, from, to) in [
      ([], "from.png", nil), (["--from", "to.png"], "to.png", nil), (["--to", "to.png"], "from.png", "to.png"),
    ] as [([String], String, String?)] {
      let printed = try await CommandRun(["export-video", "scene.yaml", "--print-scene"] + flags, in: folder).outcome()
      expectDone(printed)
      #expect(printed.output.contains("\npages:\n  from: \(from)\n  to: \(to ?? "null")\n"), "\(printed.output)")
    }
  }

  struct Shape: CustomTestStringConvertible {
    let scene: String
    var flags: [String] = []
    /// `path fps width height` of each output.
    let expected: [String]
    var testDescription: String { scene + " " + flags.joined(separator: " ") }
  }

  private static let two = "outputs: [a.gif, {path: b.mp4, fps: 12, width: 24}]"
  private static let shapes = [
    Shape(scene: "outputs: [a.gif, b.mp4]", expected: ["a.gif 25 60 130", "b.mp4 60 60 130"]),
    Shape(scene: two, expected: ["a.gif 25 60 130", "b.mp4 12 24 52"]),
    Shape(scene: "fps: 20\nwidth: 30\n" + two, expected: ["a.gif 20 30 65", "b.mp4 12 24 52"]),
    Shape(
      scene: "fps: 20\nwidth: 30\noutputs: [{path: b.mp4, height: 26}]", expected: ["b.mp4 20 12 26"]),
    Shape(scene: "height: 26\noutputs: [a.gif]", expected: ["a.gif 25 12 26"]),
    Shape(scene: "fps: 20\n" + two, flags: ["--fps", "10"], expected: ["a.gif 10 60 130", "b.mp4 10 24 52"]),
    Shape(scene: "width: 30\n" + two, flags: ["-W", "12"], expected: ["a.gif 25 12 26", "b.mp4 12 12 26"]),
    Shape(scene: "width: 30\n" + two, flags: ["-H", "52"], expected: ["a.gif 25 24 52", "b.mp4 12 24 52"]),
    Shape(scene: "fps: 20\nwidth: 30\n" + two, flags: ["-o", "c.gif"], expected: ["c.gif 20 30 65"]),
    Shape(scene: two, flags: ["-o", "c/", "-o", "d.gif"], expected: ["c/ 60 60 130", "d.gif 25 60 130"]),
    Shape(scene: two, flags: ["-o", "c.gif", "--fps", "5", "-W", "6"], expected: ["c.gif 5 6 13"]),
  ]

  @Test(arguments: shapes)
  func `an output's own rate and size count before the scene's, a flag's before both`(_ test: Shape) async throws {
    let folder = try TestFolder()
    let scene = "pages: {from: from.png, to: to.png}\nscale: 1\n" + test.scene
    let outputs = try await plan(scene, test.flags, in: folder).outputs
    let found = outputs.map { output in
      ["path", "fps", "width", "height"].map { "\(output[$0] ?? "")" }.joined(separator: " ")
    }
    #expect(found == test.expected)
  }

  @Test(
    arguments: [
      ("crf: 30", ["--crf", "40"], "crf: 40"), ("x264-preset: fast", ["--x264-preset", "slow"], "x264-preset: slow"),
      ("codec: hevc", ["--codec", "h264"], "codec: h264"), ("odd: crop", ["--odd", "error"], "odd: error"),
      ("colors: 9", ["--colors", "16"], "colors: 16"), ("dither: ordered", ["--dither", "none"], "dither: none"),
      ("loop: once", ["--loop", "3"], "loop: '3'"), ("quality: 9", ["--quality", "90"], "quality: 90"),
      ("max-size: 10000000", ["--max-size", "1.5MB"], "max-size: 1500000"),
    ] as [(String, [String], String)])
  func `a flag counts before an output's own setting`(setting: String, flags: [String], expected: String)
    async throws
  {
    let folder = try TestFolder()
    let ofGIF = ["colors", "dither", "loop", "quality", "max-size"]
    let path = ofGIF.contains { setting.hasPrefix($0) } ? "a.gif" : "a.mp4"
    try folder.write("scene.yaml", "version: 1\noutputs: [{path: \(path), fps: 10, \(setting)}]\n")
    func told(_ flags: [String]) async throws -> [String] {
      let run = CommandRun(["export-video", "scene.yaml", "--print-scene"] + flags, in: folder)
      let key = setting.prefix { $0 != ":" }
      return try await run.outcome().outputLines.map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { $0.hasPrefix("\(key):") }
    }
    #expect(try await told([]) == [setting])
    #expect(try await told(flags) == [expected])
  }

  @Test func `times in frames count at the rate of whoever says them`() async throws {
    let folder = try TestFolder()
    try folder.write("mine.yaml", "hold-last: 2f\n" + TestFolder.pull)
    // The rate comes last, and counts for all.
    let scene = """
      version: 1
      transition: mine.yaml
      hold-first: 21f
      gesture: [down 0 400, move 200 400 4f, up]
      fps: 20
      """
    try folder.write("scene.yaml", scene)
    try folder.write("plain.yaml", scene.replacing("fps: 20", with: ""))
    for (file, flags, lines) in [
      ("scene.yaml", [], ["hold-first: 1.05s", "hold-last: 0.1s", "- move 200 400 0.2s"]),
      ("plain.yaml", [], ["hold-first: 0.35s", "- move 200 400 0.06666666666666667s"]),
      ("scene.yaml", ["--fps", "30"], ["hold-first: 1.05s", "hold-last: 0.1s", "- move 200 400 0.2s"]),
      ("scene.yaml", ["--hold-first", "5f"], ["hold-first: 0.25s", "hold-last: 0.1s"]),
      ("scene.yaml", ["--hold-first", "6f", "--fps", "30"], ["hold-first: 0.2s", "hold-last: 0.1s"]),
      ("scene.yaml", ["--gesture", "down 0 400, move 200 400 8f, up"], ["- move 200 400 0.4s"]),
      ("scene.yaml", ["--fps", "10", "-t", "mine.yaml"], ["hold-first: 1.05s", "hold-last: 0.2s"]),
    ] as [(String, [String], [String])] {
      let outcome = try await CommandRun(["export-video", file, "--print-scene"] + flags, in: folder).outcome()
      expectDone(outcome)
      let printed = outcome.outputLines.map { $0.trimmingCharacters(in: .whitespaces) }
      for line in lines { #expect(printed.contains(line), "\(line) of \(file) \(flags): \(outcome.output)") }
    }
  }
}
