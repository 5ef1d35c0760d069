import Foundation
import TestSupport
import Testing

/// `validate`: what is wrong with files goes to the standard error as compilers tell it, or to the standard output as JSON.
struct ValidateTests {
  private static let scene = "version: 1\nscale: 0.15\npages: {from: from.png, to: to.png}\n"
  private static let fade = """
    clock: {duration: 100ms}
    layers:
      - page: to
      - page: from
        opacity: [{at: 0%, value: 1}, {at: 100%, value: 0}]

    """
  /// It does not end on page `to`.
  private static let jump = fade.replacing("at: 100%, value: 0", with: "at: 100%, value: 0.5")
  private static let broken = fade.replacing("100ms", with: "-1s").replacing("page: to", with: "page: two")
  private static let told = """
    broken.yaml:1:19: error: expected a time from 0 to 3600 s, such as 350ms, 0.35s or 21f, found '-1s'
      clock: {duration: -1s}
                        ^
    broken.yaml:3:11: error: expected from or to, found 'two' (did you mean 'to'?)
        - page: two
                ^

    """
  private static let warned = """
    jump.yaml:4:5: warning: transition 'jump': at its end the picture is not exactly page 'to': layer 'from' shows, with \
    opacity 0.5
        - page: from
          ^

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("scene.yaml", Self.scene)
    try folder.write("fade.yaml", Self.fade)
    try folder.write("jump.yaml", Self.jump)
    try folder.write("broken.yaml", Self.broken)
    return folder
  }

  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let code: Int32
    let errors: String

    init(_ arguments: String, _ code: Int32, _ errors: String) {
      testDescription = arguments
      self.code = code
      self.errors = errors
    }
  }

  @Test(arguments: [
    Case("scene.yaml", 0, "scene.yaml  scene is valid\n"),
    Case("fade.yaml", 0, "fade.yaml  transition is valid\n"),
    Case("fade.yaml scene.yaml", 0, "fade.yaml  transition is valid\nscene.yaml  scene is valid\n"),
    Case("--quiet fade.yaml scene.yaml", 0, ""),
    Case("broken.yaml", 2, told),
    Case("-q broken.yaml", 2, told),
    Case("fade.yaml broken.yaml scene.yaml", 2, "fade.yaml  transition is valid\n\(told)scene.yaml  scene is valid\n"),
    Case("broken.yaml broken.yaml", 2, told + told),
    Case("jump.yaml", 0, warned + "jump.yaml  transition is valid\n"),
    Case("-q jump.yaml", 0, ""),
    Case("--strict jump.yaml", 2, warned.replacing("warning", with: "error")),
    Case("--strict fade.yaml", 0, "fade.yaml  transition is valid\n"),
    Case("none.yaml", 2, "none.yaml: error: cannot be read: there is no such file\n"),
    Case(
      "none.yaml fade.yaml", 2,
      "none.yaml: error: cannot be read: there is no such file\nfade.yaml  transition is valid\n"),
  ])
  func `says what is wrong, or what is valid`(_ validate: Case) async throws {
    let arguments = validate.testDescription.split(separator: " ").map(String.init)
    let run = CommandRun(["validate"] + arguments, in: try folder())
    let before = run.folder.contents()
    let outcome = try await run.outcome()
    #expect(outcome.code == validate.code && !outcome.isKilled)
    #expect(outcome.errors == validate.errors)
    #expect(outcome.output == "")
    #expect(run.folder.contents() == before)
  }

  @Test(arguments: [
    (scene, 0, "<stdin>  scene is valid\n"), (broken, 2, told.replacing("broken.yaml", with: "<stdin>")),
  ])
  func `reads the standard input`(text: String, code: Int, errors: String) async throws {
    let folder = try folder()
    try folder.write("input.yaml", text)
    var run = CommandRun("validate", "-", in: folder)
    run.launcher = ["/bin/sh", "-c", "exec \"$0\" \"$@\" < input.yaml"]
    let outcome = try await run.outcome()
    #expect(Int(outcome.code) == code && outcome.errors == errors && outcome.output == "", "\(outcome.errors)")
  }

  @Test func `tells all of it as JSON`() async throws {
    let run = CommandRun("validate", "--json", "broken.yaml", "jump.yaml", "none.yaml", in: try folder())
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && outcome.errors == "")
    let report = try outcome.json()
    #expect(Set(report.keys) == ["valid", "files"] && report["valid"] as? Bool == false)
    let files = try #require(report["files"] as? [[String: Any]])
    #expect(files.allSatisfy { Set($0.keys) == ["path", "kind", "valid", "problems", "further", "furtherWarnings"] })
    #expect(files.map { $0["path"] as? String } == ["broken.yaml", "jump.yaml", "none.yaml"])
    #expect(files.map { $0["kind"] as? String } == ["transition", "transition", nil])
    #expect(files.map { $0["valid"] as? Bool } == [false, true, false])
    #expect(files.map { $0["further"] as? Int } == [0, 0, 0])
    let problems = try files.flatMap { try #require($0["problems"] as? [[String: Any]]) }
    #expect(problems.allSatisfy { Set($0.keys) == ["path", "severity", "line", "column", "message"] })
    #expect(problems.map { $0["severity"] as? String } == ["error", "error", "warning", "error"])
    #expect(problems.map { $0["line"] as? Int } == [1, 3, 4, nil])
    #expect(problems.map { $0["column"] as? Int } == [19, 11, 5, nil])
    #expect(problems.last?["message"] as? String == "cannot be read: there is no such file")
  }

  @Test func `tells valid files as JSON, and a strict check's errors`() async throws {
    let folder = try folder()
    let valid = try await CommandRun("validate", "--json", "scene.yaml", in: folder).outcome()
    #expect(valid.code == 0 && valid.errors == "")
    #expect(try valid.json()["valid"] as? Bool == true)
    let strict = try await CommandRun("validate", "--json", "--strict", "jump.yaml", in: folder).outcome()
    #expect(strict.code == 2 && strict.output.contains("\"error\"") && !strict.output.contains("warning"))
  }

  @Test func `tells fifty warnings, and how many more there are`() async throws {
    let folder = try folder()
    let steps = (1...80).map { milliseconds in
      "  - push: {page: detail, transition: {clock: {duration: \(milliseconds)ms}, layers: [{page: from}, {page: to}]}}\n"
    }
    try folder.write(
      "walk.yaml",
      "version: 1\nscale: 0.15\npages: {list: to.png, detail: from.png}\nsteps:\n" + steps.joined())
    let outcome = try await CommandRun("validate", "walk.yaml", in: folder).outcome()
    #expect(outcome.code == 0 && outcome.errors.hasSuffix("\nwalk.yaml: and 30 more\nwalk.yaml  scene is valid\n"))
    #expect(outcome.errorLines.filter { $0.contains(": warning: ") }.count == 50)
    #expect(try await CommandRun("validate", "-q", "walk.yaml", in: folder).outcome().errors == "")
    for (flags, counts) in [([], [0, 30]), (["--strict"], [30, 0])] {
      let told = try await CommandRun(["validate", "--json", "walk.yaml"] + flags, in: folder).outcome().json()
      let file = try #require((told["files"] as? [[String: Any]])?.first)
      #expect([file["further"] as? Int, file["furtherWarnings"] as? Int] == counts)
    }
  }

  @Test func `tells fifty mistakes, and how many more there are`() async throws {
    let folder = try folder()
    let layers = (1...60).map { "  - {color: blakc, name: layer\($0)}\n" }
    try folder.write("many.yaml", Self.fade + layers.joined())
    let outcome = try await CommandRun("validate", "many.yaml", in: folder).outcome()
    #expect(outcome.code == 2 && outcome.errors.hasSuffix("\nmany.yaml: and 10 more\n"))
    #expect(outcome.errorLines.filter { $0.contains(": error: expected a colour") }.count == 50)
  }
}
