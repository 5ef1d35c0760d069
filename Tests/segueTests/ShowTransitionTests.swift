import SegueKit
import Testing

/// `transitions show`: a preset as the file it is.
struct ShowTransitionTests {
  @Test(arguments: Preset.all.map(\.name))
  func `a preset's file renders as the preset, and a changed number changes it`(name: String) async throws {
    let folder = try TestFolder()
    let shown = try await CommandRun("transitions", "show", name, in: folder).outcome()
    expectDone(shown)
    #expect(shown.errors == "")
    let yaml = try Preset(named: name).yaml
    #expect(shown.output == yaml)
    func hash(_ transition: String) async throws -> String {
      let outcome = try await CommandRun(
        "export-video", "-t", transition, "--from", "from.png", "--to", "to.png", "--scale", "0.15", "-W", "60",
        "--fps", "20", "--hold-first", "0", "--hold-last", "0", "-q", "--hash", "-o", "a/", in: folder
      ).outcome()
      expectDone(outcome)
      return outcome.output
    }
    let preset = try await hash(name)
    try folder.write("mine.yaml", shown.output)
    #expect(try await hash("mine.yaml") == preset)
    try folder.write("any name", shown.output)
    #expect(try await hash("./any name") == preset)

    let duration = try #require(yaml.firstMatch(of: /duration: (\d+)ms/))
    let number = try #require(Int(duration.1))
    try folder.write("mine.yaml", yaml.replacing("duration: \(number)ms", with: "duration: \(number + 100)ms"))
    #expect(try await hash("mine.yaml") != preset)
  }

  @Test(arguments: [
    ("show", "show: expected a transition's name"),
    ("show psuh", "there is no transition 'psuh' (did you mean 'push'?)"),
    ("show push pop", "unexpected argument 'pop'"), ("shwo push", "unexpected argument 'shwo': expected 'show NAME'"),
    ("schema push", "unexpected argument 'push'"), ("show push --json", "--json is for the list"),
  ])
  func `wrong usage is told`(words: String, message: String) async throws {
    let arguments = ["transitions"] + words.split(separator: " ").map(String.init)
    try await expectFailure(64, saying: [message], of: CommandRun(arguments, in: try TestFolder()))
  }
}
