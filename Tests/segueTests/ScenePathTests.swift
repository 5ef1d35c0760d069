import Foundation
import Testing

/// Where a scene's paths lead, what scenes may be written as, and where they may come from.
struct ScenePathTests {
  /// A scene in a folder of its own, with all the kinds of files it can name.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for name in ["app/pages", "app/parts", "elsewhere"] { try folder.makeFolder(name) }
    try folder.write("app/pages/a.png", try folder.bytes("from.png"))
    try folder.write("elsewhere/b.png", try folder.bytes("to.png"))
    try folder.write("app/parts/mine.yaml", TestFolder.pull)
    try folder.write("app/finger.csv", TestFolder.touches(0.2))
    try folder.write(
      "app/scene.yaml",
      """
      version: 1
      transition: parts/mine.yaml
      pages: {from: pages/a.png, to: \(folder.file("elsewhere/b.png"))}
      touches: finger.csv
      scale: 0.15
      fps: 10
      hold-first: 0
      hold-last: 0
      outputs: [out.gif, ../frames/]
      """)
    return folder
  }

  @Test func `a scene's paths are relative to its folder`() async throws {
    let folder = try Self.folder()
    let before = Set(folder.contents().keys)
    let outcome = try await CommandRun("export-video", "app/scene.yaml", in: folder).outcome()
    expectDone(outcome)
    let made = Set(folder.contents().keys).subtracting(before)
    #expect(
      made
        == Set(["app/out.gif", "frames"] + (0...3).map { "frames/frame-0000\($0).png" }))
    #expect(outcome.errors.contains("app/out.gif  GIF, ") && outcome.errors.contains("app/../frames/  PNG, "))
    let bytes = try folder.bytes("app/out.gif")

    var near = CommandRun("export-video", "scene.yaml", in: folder)
    near.launcher = ["/bin/sh", "-c", "cd app && exec \"$0\" \"$@\""]
    expectDone(try await near.outcome())
    #expect(try folder.bytes("app/out.gif") == bytes)
  }

  @Test func `outputs of the command line stand in for the scene's, where the command runs`() async throws {
    let folder = try Self.folder()
    let before = Set(folder.contents().keys)
    expectDone(try await CommandRun("export-video", "app/scene.yaml", "-o", "mine.gif", in: folder).outcome())
    #expect(Set(folder.contents().keys).subtracting(before) == ["mine.gif"])
  }

  @Test func `still and inspect take the same scene`() async throws {
    let folder = try Self.folder()
    let table = try await CommandRun("inspect", "app/scene.yaml", "--json", in: folder).outcome()
    expectDone(table)
    #expect(try table.json()["transition"] as? String == "mine")
    #expect((try table.json()["frames"] as? [Any])?.count == 4)
    expectDone(try await CommandRun("still", "app/scene.yaml", "--at", "frame:0", "-o", "a.png", in: folder).outcome())
    expectDone(try await CommandRun("export-video", "app/scene.yaml", "-q", in: folder).outcome())
    #expect(try folder.bytes("a.png") == folder.bytes("frames/frame-00000.png"))
  }

  @Test func `a scene may be JSON`() async throws {
    let folder = try Self.folder()
    try folder.write(
      "app/scene.json",
      """
      {"version": 1, "transition": "parts/mine.yaml", "touches": "finger.csv", "scale": 0.15, "fps": 10,
       "pages": {"from": "pages/a.png", "to": "../elsewhere/b.png"}, "hold-first": 0, "hold-last": "0s",
       "outputs": [{"path": "json.gif"}]}
      """)
    let yaml = try await CommandRun("export-video", "app/scene.yaml", "-q", "--hash", in: folder).outcome()
    let json = try await CommandRun("export-video", "app/scene.json", "-q", "--hash", in: folder).outcome()
    expectDone(json)
    #expect(json.output == yaml.output && json.outputLines.count == 4 + 1)
    #expect(try folder.bytes("app/json.gif") == folder.bytes("app/out.gif"))
  }

  @Test func `a scene may come through the standard input, with paths from where the command runs`() async throws {
    let folder = try TestFolder()
    try folder.write("scene.yaml", TestFolder.walk)
    let file = try await CommandRun("export-video", "scene.yaml", "-q", "--hash", "-o", "a.gif", in: folder).outcome()
    for path in ["-", "/dev/stdin"] {
      var run = CommandRun("export-video", path, "-q", "--hash", "-o", "b.gif", in: folder)
      run.standardInput = TestFolder.walk
      let piped = try await run.outcome()
      expectDone(piped)
      #expect(piped.output == file.output && !piped.output.isEmpty)
    }
    var broken = CommandRun("inspect", "-", in: folder)
    broken.standardInput = "version: 1\nsteps: 3\n"
    try await expectStandardInputProblem(broken)
    broken.standardInput = nil
    try await expectStandardInputProblem(broken)
  }

  private func expectStandardInputProblem(_ run: CommandRun) async throws {
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && outcome.output == "")
    #expect(outcome.errors.hasPrefix("<stdin>:"), "\(outcome.errors)")
  }

  @Test func `a transition and touches may come through the standard input`() async throws {
    let folder = try TestFolder()
    try folder.write("mine.yaml", TestFolder.fade)
    try folder.write("finger.csv", TestFolder.touches(0.2))
    for (flag, path, text) in [
      ("-t", "mine.yaml", TestFolder.fade), ("--touches", "finger.csv", TestFolder.touches(0.2)),
    ] {
      func run(_ path: String) -> CommandRun {
        CommandRun(
          "export-video", "--from", "from.png", "--to", "to.png", "--scale", "0.15", "-W", "60", "-q", "--hash", "-o",
          "a.gif", flag, path, in: folder)
      }
      var piped = run("-")
      piped.standardInput = text
      let (one, two) = (try await piped.outcome(), try await run(path).outcome())
      expectDone(one)
      #expect(one.output == two.output && !two.output.isEmpty)
    }
  }
}
