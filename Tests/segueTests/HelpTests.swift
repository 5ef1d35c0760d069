import Foundation
import SegueKit
import TestSupport
import Testing

/// Help, version, and the lists.
struct HelpTests {
  private static let verbs = [
    "export-video", "still", "inspect", "watch", "validate", "transitions", "scene", "audit", "doctor",
  ]

  @Test(arguments: verbs)
  func `every verb has help, asked for in every way`(verb: String) async throws {
    let folder = try TestFolder()
    let help = try await CommandRun(verb, "--help", in: folder).outcome()
    expectDone(help)
    #expect(help.errors == "")
    #expect(help.output.hasPrefix("Usage: segue \(verb) "))
    #expect(help.output.contains("\nExamples:\n  segue \(verb)"))
    #expect(help.output.contains("-h, --help"))
    for arguments in [[verb, "-h"], ["help", verb], [verb, "--fps", "0", "--help"]] {
      #expect(try await CommandRun(arguments, in: folder).outcome().output == help.output, "\(arguments)")
    }
  }

  // What watches goes on until somebody stops it.
  @Test(arguments: verbs.filter { $0 != "watch" })
  func `every example in the help is understood`(verb: String) async throws {
    let folder = try TestFolder()
    try folder.makeFolder("transitions")
    let transition =
      "clock: {duration: 1s}\nlayers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]"
    try folder.write("transitions/mine.yaml", transition)
    try folder.write("scene.yaml", "version: 1\n")
    try folder.write("walk.yaml", "version: 1\npages: {list: , detail: }\nwidth: 60\nsteps: [push: detail]")
    for name in ["detail.png", "list.png", "article.png"] { try folder.write(name, TestFolder.png(.photo, seed: 3)) }
    expectDone(try await CommandRun.export("-o", "return.gif", "-o", "close.mp4", in: folder).outcome())
    let help = try await CommandRun(verb, "--help", in: folder).outcome().output
    let examples = help.split(separator: "Examples:\n")[1].split(separator: "\n")
    #expect(!examples.isEmpty)
    for example in examples {
      var shell = CommandRun(in: folder)
      shell.launcher = ["/bin/sh", "-c", String(example).replacing("segue ", with: "\"$0\" ")]
      let outcome = try await shell.outcome()
      #expect(outcome.code == 0, "\(example): \(outcome.errors)")
    }
  }

  @Test func `the help of export-video has every option`() async throws {
    let help = try await CommandRun("export-video", "--help", in: try TestFolder()).outcome().output
    for option in [
      "-t, --transition=", "--from=", "--to=", "--gesture=", "--scale=", "--fps=", "-W, --width=", "-H, --height=",
      "--hold-first=", "--hold-last=", "-o, --output=", "--crf=", "--x264-preset=", "--codec=", "--colors=",
      "--dither=", "--quality=", "--max-size=",
      "--loop=", "--backdrop=", "--odd=", "--fit=", "--hash ", "--json ", "--dry-run ", "--no-overwrite ",
      "-q, --quiet",
      "-v, --verbose", "--progress=",
    ] {
      #expect(help.contains(option), "\(option)")
    }
    #expect(help.split(separator: "Examples:")[0].split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func `the overview lists the verbs, and the version is one line`() async throws {
    let folder = try TestFolder()
    let help = try await CommandRun("--help", in: folder).outcome()
    expectDone(help)
    for verb in Self.verbs { #expect(help.output.contains("\n  \(verb) ")) }
    #expect(try await CommandRun("help", in: folder).outcome().output == help.output)
    let version = try await CommandRun("--version", in: folder).outcome()
    #expect(version.code == 0 && version.output.wholeMatch(of: /segue \d+\.\d+\.\d+\n/) != nil)
  }

  @Test func `transitions are listed by name`() async throws {
    let folder = try TestFolder()
    let list = try await CommandRun("transitions", in: folder).outcome()
    let names = Transition.presets.map(\.name)
    #expect(names.count > 10)
    #expect(list.outputLines.map { $0.prefix { $0 != " " } }.map(String.init) == names)
    let json = try await CommandRun("transitions", "--json", in: folder).outcome().json()
    let entries = try #require(json["transitions"] as? [[String: String]])
    #expect(json.count == 1 && entries.map { $0["name"] } == names)
    #expect(entries.allSatisfy { Set($0.keys) == ["name", "summary"] && !$0["summary"]!.isEmpty })
  }

  @Test func `doctor finds this machine healthy`() async throws {
    let folder = try TestFolder()
    let text = try await CommandRun("doctor", in: folder).outcome()
    expectDone(text)
    #expect(text.outputLines.allSatisfy { $0.hasPrefix("ok   ") })
    #expect(text.output.contains("self-test") && text.output.contains("libavformat"))
    let json = try await CommandRun("doctor", "--json", in: folder).outcome().json()
    let items = try #require(json["items"] as? [[String: Any]])
    #expect(items.count == text.outputLines.count && items.allSatisfy { $0["isGood"] as? Bool == true })
  }

  @Test func `doctor says what is wrong, and fails`() async throws {
    var run = CommandRun("doctor", in: try TestFolder())
    run.environment["TMPDIR"] = "/dev/null"
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && !outcome.isKilled)
    #expect(outcome.outputLines.filter { $0.hasPrefix("BAD  self-test") }.count == 1, "\(outcome.output)")
    #expect(outcome.errors == "")
  }
}
