import Testing

/// Flags that do not go with a scene, or with each other.
struct SceneUsageTests {
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("walk.yaml", TestFolder.walk)
    try folder.write(
      "pan.yaml",
      """
      version: 1
      pages: {from: from.png, to: to.png}
      gesture: [down 0 400, move 200 400 200ms, up]
      scale: 0.15
      fps: 10
      """)
    try folder.write("finger.csv", TestFolder.touches(0.2))
    return folder
  }

  struct Case: CustomTestStringConvertible {
    let arguments: String
    let messages: [String]
    var testDescription: String { arguments }

    init(_ arguments: String, _ messages: String...) {
      self.arguments = arguments
      self.messages = messages
    }
  }

  private static let stepped = "the scene has steps, and "
  private static let cases = [
    Case("export-video walk.yaml -o a.gif --from from.png", "segue: --from: \(stepped)names its pages itself"),
    Case("still walk.yaml -o a.png --to to.png", "segue: --to: \(stepped)names its pages itself"),
    Case("inspect walk.yaml --touches finger.csv", "segue: --touches: \(stepped)each has a gesture of its own"),
    Case(
      "export-video walk.yaml -o a.gif --gesture up --to a.png --from b.png", "--from: \(stepped)", "--to: \(stepped)",
      "--gesture: \(stepped)"),
    Case("watch walk.yaml -o a.gif --from from.png", "--from: \(stepped)"),
    Case(
      "inspect pan.yaml --gesture up --touches finger.csv", "--gesture and --touches are two fingers: give one of them"),
    Case(
      "inspect pan.yaml -t push --touches finger.csv",
      "--touches: transition 'push' runs by the clock and takes no gesture"),
    Case("export-video pan.yaml walk.yaml -o a.gif", "unexpected argument 'walk.yaml'"),
    Case("still pan.yaml walk.yaml -o a.png", "unexpected argument 'walk.yaml'"),
    Case("inspect pan.yaml walk.yaml", "unexpected argument 'walk.yaml'"),
    Case("watch pan.yaml walk.yaml -o a.gif", "unexpected argument 'walk.yaml'"),
    Case("export-video pan.yaml", "--output: expected at least one path"),
    Case("still pan.yaml -o a.png -t psuh", "--transition: there is no transition 'psuh' (did you mean 'push'?)"),
    Case("inspect pan.yaml --print-scene", "unknown option '--print-scene'"),
    Case("still pan.yaml -o from.png", "'from.png' is one of the files that are read: the output would write over it"),
    Case("still walk.yaml -o ./to.png", "'./to.png' is one of the files that are read"),
    Case("inspect walk.yaml --plot from.png", "'from.png' is one of the files that are read"),
    Case("export-video pan.yaml -o a.gif -o b.mp4 -o ./a.gif", "'./a.gif' is named twice as an output"),
    Case("watch", "--output: expected at least one path for the draft", "expected a scene file, a transition file or"),
    Case("watch -o a.gif", "expected a scene file, a transition file or pages to watch, found none"),
    Case("watch -o a.gif -t push", "expected a scene file, a transition file or pages to watch, found none"),
    Case("watch pan.yaml", "--output: expected at least one path for the draft, such as draft.gif"),
    Case("watch pan.yaml -o a.txt", "cannot tell the format of 'a.txt'"),
    Case("watch pan.yaml -o a.gif -W 0", "--width: expected 1 to 16384 pixels"),
    Case("watch - -o a.gif", "the standard input cannot be watched: expected a file"),
    Case("watch pan.yaml -t /dev/stdin -o a.gif", "the standard input cannot be watched: expected a file"),
    Case("watch pan.yaml --touches - -o a.gif", "the standard input cannot be watched: expected a file"),
  ]

  @Test(arguments: cases)
  func `wrong usage is told, and nothing is done`(_ test: Case) async throws {
    let arguments = test.arguments.split(separator: " ").map(String.init)
    try await expectFailure(64, saying: test.messages, of: CommandRun(arguments, in: try Self.folder()))
  }

  @Test(arguments: ["export-video", "export-video --dry-run", "export-video --fps 5"])
  func `a scene's output may not be one of its pages`(verb: String) async throws {
    let folder = try Self.folder()
    try folder.write("frame-00001.png", try folder.bytes("from.png"))
    try folder.write("over.yaml", "version: 1\npages: {from: frame-00001.png}\noutputs: [a.gif, ./]\n")
    let words = verb.split(separator: " ").map(String.init) + ["over.yaml"]
    try await expectFailure(
      2, saying: ["'./' is one of the files that are read: the output would write over it"],
      of: CommandRun(words, in: folder))
  }

  @Test(arguments: [
    ("outputs: [a.gif, ./a.gif]", "'./a.gif' is named twice as an output"),
    ("width: 100\nheight: 100\noutputs: [a.gif]", "has another shape than the output of 100 × 100"),
    ("width: 16000\noutputs: [a.gif]", "output size: expected at most 16384 pixels on a side"),
  ])
  func `a scene's own mistakes are no wrong usage`(lines: String, message: String) async throws {
    let folder = try Self.folder()
    try folder.write("wrong.yaml", "version: 1\npages: {from: from.png, to: to.png}\n\(lines)\n")
    try await expectFailure(2, saying: [message], of: CommandRun("export-video", "wrong.yaml", in: folder))
    #expect(try await CommandRun("validate", "wrong.yaml", in: folder).outcome().code == 2)
  }

  @Test(arguments: [
    ("[{push: detail}]", true), ("[{push: detail}, {return: {transition: pop}}]", true),
    ("[{push: detail}, {return: {transition: pop}}, {push: detail}, return]", false),
  ])
  func `a transition that no step goes by is told`(steps: String, isIdle: Bool) async throws {
    let folder = try Self.folder()
    try folder.write(
      "steps.yaml", "version: 1\npages: {list: to.png, detail: from.png}\nscale: 0.15\nsteps: \(steps)\n")
    let outcome = try await CommandRun("inspect", "steps.yaml", "-t", "pop", in: folder).outcome()
    expectDone(outcome)
    let warning = "segue: warning: --transition changes nothing: every step names its own\n"
    #expect(outcome.errors.contains(warning) == isIdle, "\(outcome.errors)")
  }

  @Test func `a scene's finger is left out, with a warning, where -t follows none`() async throws {
    let folder = try Self.folder()
    try folder.write("mine.yaml", TestFolder.fade)
    for (transition, name) in [("push", "push"), ("mine.yaml", "mine")] {
      let run = CommandRun("export-video", "pan.yaml", "-t", transition, "--hash", "-o", "a.gif", in: folder)
      let outcome = try await run.outcome()
      expectDone(outcome)
      #expect(
        outcome.errors.contains("segue: warning: the scene's gesture is not made: \(name) runs by the clock\n"))
      let plain = try await CommandRun(
        "export-video", "--from", "from.png", "--to", "to.png", "--scale", "0.15", "--fps", "10", "-t", transition,
        "--hash", "-o", "a.gif", in: folder
      ).outcome()
      #expect(outcome.output == plain.output && !plain.output.isEmpty)
      #expect(!plain.errors.contains("warning"))
    }
    let kept = try await CommandRun("export-video", "pan.yaml", "-t", "interactive-pop", "-o", "a.gif", in: folder)
      .outcome()
    expectDone(kept)
    #expect(!kept.errors.contains("is not made"))
  }
}
