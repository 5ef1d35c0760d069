import Foundation
import TestSupport
import Testing

/// Scene and transition files with mistakes, given to the verbs that make something of them.
struct BrokenSceneTests {
  private static let scene = "version: 1\nscale: 0\npages:\n  from: from.png\n  to: to.png\noutputs: [a.mp4, a.webm]\n"
  private static let told = """
    scene.yaml:2:8: error: expected page pixels per point, 0.01 to 100, found '0'
      scale: 0
             ^
    scene.yaml:6:18: error: cannot tell the format of 'a.webm': expected a name that ends in .mp4 or .gif, or in / for a \
    folder of PNGs
      outputs: [a.mp4, a.webm]
                       ^

    """
  private static let transition = "clock: {duration: 1s}\nlayers:\n  - page: from\n  - page: tp\n"
  private static let toldOfTransition = """
    broken.yaml:4:11: error: expected from or to, found 'tp' (did you mean 'to'?)
        - page: tp
                ^

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("scene.yaml", Self.scene)
    try folder.write("broken.yaml", Self.transition)
    try folder.write("other.yaml", "version: 1\ntransition: broken.yaml\noutputs: [a.gif]\n")
    try folder.write("touches.csv", "time,x,y\n0,20,400\n0.1,6o,400\n")
    return folder
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let errors: String

    init(_ arguments: String, _ errors: String) {
      testDescription = arguments
      self.errors = errors
    }
  }

  @Test(arguments: [
    Case("export-video scene.yaml", told),
    Case("export-video scene.yaml -o a.mp4", told),
    Case("export-video scene.yaml --dry-run", told),
    Case("export-video scene.yaml --print-scene", told),
    Case("export-video -q scene.yaml", told),
    Case("still scene.yaml -o a.png", told),
    Case("inspect scene.yaml", told),
    Case("export-video -t broken.yaml -o a.mp4", toldOfTransition),
    Case("export-video other.yaml", toldOfTransition),
    Case("inspect -t broken.yaml --json", toldOfTransition),
    Case("export-video scene.yaml -t broken.yaml", told + toldOfTransition),
    Case("export-video none.yaml", "none.yaml: error: cannot be read: there is no such file\n"),
    Case("export-video -t none.yaml -o a.gif", "none.yaml: error: cannot be read: there is no such file\n"),
    Case(
      "export-video --touches touches.csv -o a.gif",
      "touches.csv:3:5: error: expected a number for x, found '6o'\n  0.1,6o,400\n      ^\n"),
  ])
  func `are told as by validate, and nothing is left behind`(_ command: Case) async throws {
    let run = CommandRun(command.testDescription.split(separator: " ").map(String.init), in: try folder())
    let before = run.folder.contents()
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && !outcome.isKilled)
    #expect(outcome.errors == command.errors)
    #expect(outcome.output == "")
    #expect(run.folder.contents() == before)
  }

  @Test func `are told after the flags are right`() async throws {
    let run = CommandRun("export-video", "scene.yaml", "--fps", "0", "--frm", "a.png", in: try folder())
    let outcome = try await expectFailure(64, saying: ["unknown option '--frm'", "--fps: expected"], of: run)
    #expect(!outcome.errors.contains("scene.yaml:"))
  }

  @Test func `missing pictures fail by name`() async throws {
    let folder = try folder()
    try folder.write("pictures.yaml", "version: 1\npages: {from: none.png}\noutputs: [a.gif]\n")
    try await expectFailure(
      2, saying: ["segue: cannot read 'none.png': there is no such file"],
      of: CommandRun("export-video", "pictures.yaml", in: folder))
    let checked = try await CommandRun("validate", "pictures.yaml", in: folder).outcome()
    #expect(checked.errors.hasPrefix("pictures.yaml:2:15: error: cannot read 'none.png': there is no such file\n"))
  }
}
