import Foundation
import Media
import Raster
import TestSupport
import Testing

/// `inspect --plot`: one file, complete or not at all.
struct PlotTests {
  private func inspect(_ flags: String..., in folder: TestFolder) -> CommandRun {
    CommandRun(
      ["inspect", "--from", "from.png", "--to", "to.png", "--scale", "0.15"] + flags, in: folder)
  }

  @Test func `a plot alone prints no table`() async throws {
    let folder = try TestFolder()
    for (name, facts) in [("a.svg", "SVG, 900 × 612"), ("a.PNG", "PNG, 1800 × 1224")] {
      let outcome = try await inspect("--plot", name, in: folder).outcome()
      expectDone(outcome)
      #expect(outcome.output == "")
      #expect(outcome.errors == "\(name)  \(facts), displacement, scale, opacity\n")
    }
    #expect(folder.contents().keys.sorted() == ["a.PNG", "a.svg", "from.png", "to.png"])
    let picture = try Picture(contentsOf: folder.file("a.PNG")).bitmap
    #expect((picture.width, picture.height) == (1800, 1224))
    #expect(try folder.bytes("a.svg").starts(with: Array("<?xml".utf8)))
    let quiet = try await inspect("-q", "--plot", "b.svg", in: folder).outcome()
    #expect(quiet.errors == "")
    #expect(try folder.bytes("b.svg") == folder.bytes("a.svg"))
  }

  @Test(arguments: ["--json", "--csv"])
  func `a plot and a table can be had at once`(format: String) async throws {
    let folder = try TestFolder()
    let table = try await inspect(format, in: folder).outcome()
    let both = try await inspect(format, "--plot", "a.svg", in: folder).outcome()
    expectDone(both)
    #expect(both.output == table.output && !both.output.isEmpty)
    #expect(try folder.bytes("a.svg").count > 1000)
  }

  @Test(arguments: ["a.gif", "svg", ""])
  func `another ending is wrong usage`(name: String) async throws {
    let found = name.isEmpty ? "an empty value" : "'\(name)'"
    try await expectFailure(
      64, saying: ["segue: --plot: expected a name that ends in .svg or .png, found \(found)"],
      of: inspect("--plot", name, in: try TestFolder()))
  }

  @Test func `what cannot be written is said by name, with nothing left behind`() async throws {
    let folder = try TestFolder()
    try folder.write("old.svg", "old")
    try await expectFailure(
      2, saying: ["cannot write 'no/a.svg': the folder 'no' does not exist"],
      of: inspect("--json", "--plot", "no/a.svg", in: folder))
    try await expectFailure(
      64, saying: ["'./from.png' is one of the files that are read"], of: inspect("--plot", "./from.png", in: folder))
    try await expectFailure(
      2, saying: ["'old.svg' exists, and --no-overwrite was given"],
      of: inspect("--plot", "old.svg", "--no-overwrite", in: folder))
    // Four blocks are 2 or 4 kB, by the shell.
    for name in ["old.svg", "new.png"] {
      try await expectFailure(
        2, saying: ["cannot write '\(name)': File too large"],
        of: inspect("--plot", name, in: folder).under("ulimit -f 4"))
    }
  }

  @Test func `no-overwrite without a plot is said to change nothing`() async throws {
    let outcome = try await inspect("--no-overwrite", in: try TestFolder()).outcome()
    expectDone(outcome)
    #expect(outcome.errors.hasPrefix("segue: warning: --no-overwrite changes nothing"))
  }
}
