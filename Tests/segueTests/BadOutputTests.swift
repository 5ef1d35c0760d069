import Foundation
import TestSupport
import Testing

/// Outputs that cannot be written: said before any work is done where that can be told, and nothing changes.
struct BadOutputTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let flags: [String]
    let code: Int32
    let message: String
    let prepare: @Sendable (TestFolder) throws -> Void

    init(
      _ flags: String, code: Int32 = 2, _ message: String,
      prepare: @escaping @Sendable (TestFolder) throws -> Void = { _ in }
    ) {
      testDescription = "\(flags): \(message)"
      self.flags = flags.split(separator: " ").map(String.init)
      self.code = code
      self.message = message
      self.prepare = prepare
    }
  }

  static let cases = [
    Case("-o no/a.mp4", "cannot write 'no/a.mp4': the folder 'no' does not exist"),
    Case("-o a.mp4 -o no/a.gif", "cannot write 'no/a.gif': the folder 'no' does not exist"),
    Case("-o no/a/", "the folder 'no' does not exist"),
    Case("-o from.png/a.mp4", "cannot write 'from.png/a.mp4': 'from.png' is not a folder"),
    Case("-o a.mp4", "it is a folder, and a file is to be written") { try $0.makeFolder("a.mp4") },
    Case("-o a.gif", "it is a device, and a file is to be written") { try $0.link("a.gif", to: "/dev/full") },
    Case("-o a.gif", "it is a link to something that does not exist") { try $0.link("a.gif", to: "nowhere") },
    Case("-o a/", "it is a file, and a folder is to be written") { try $0.write("a", "old") },
    Case("-o a.mp4 -o a.gif -o ./a.mp4", code: 64, "'./a.mp4' is named twice as an output"),
    Case("-o a/ -o b/../a/", code: 64, "is named twice as an output") { try $0.makeFolder("b") },
    Case("-o real/a.gif -o link/a.gif", code: 64, "'link/a.gif' is named twice as an output") {
      try $0.makeFolder("real")
      try $0.link("link", to: "real")
    },
    Case("-o a.gif -W 10000", "output size: expected at most 16384 pixels on a side, found 10000 × 21667"),
    Case(
      "-o a.mp4 -W 16384 -H 16384 --fit stretch",
      "output size: expected at most 134 million pixels, found 16384 × 16384"),
    Case("-o a.gif --no-overwrite", code: 2, "'a.gif' exists, and --no-overwrite was given") {
      try $0.write("a.gif", "old")
    },
    Case(
      "-o a/ --no-overwrite", code: 2, "'a/' exists, and --no-overwrite was given"
    ) { try $0.makeFolder("a") },
  ]

  @Test(arguments: cases, [[], ["--dry-run"], ["--json"]])
  func `is said by name, with the rest untouched`(_ bad: Case, flags: [String]) async throws {
    let folder = try TestFolder()
    try bad.prepare(folder)
    let run = CommandRun(["export-video"] + CommandRun.scene(bad.flags + flags), in: folder)
    try await expectFailure(bad.code, saying: [bad.message], of: run)
  }

  @Test(arguments: ["page.gif", "./page.gif", "sub/../page.gif", "link.gif", "absolute"])
  func `a page is never written over`(output: String) async throws {
    let folder = try TestFolder()
    try folder.write("page.gif", TestFolder.png(.text, seed: 1))
    try folder.makeFolder("sub")
    try folder.link("link.gif", to: "page.gif")
    let path = output == "absolute" ? folder.file("page.gif") : output
    for flag in ["--from", "--to"] {
      try await expectFailure(
        64, saying: ["'\(path)' is one of the files that are read: the output would write over it"],
        of: .export(flag, "page.gif", "-o", "a.mp4", "-o", path, in: folder))
      try await expectFailure(
        64, saying: ["is one of the files that are read"], of: .export(flag, path, "-o", "page.gif", in: folder))
    }
  }

  @Test(arguments: ["--from", "--to"], ["frame-00000.png", "frame-00500.png"])
  func `a page among a folder's frames is neither written over nor removed`(flag: String, name: String) async throws {
    let folder = try TestFolder()
    try folder.makeFolder("pages")
    try folder.write("pages/\(name)", TestFolder.png(.text, seed: 1))
    try await expectFailure(
      64, saying: ["'pages/' is one of the files that are read"],
      of: .export(flag, "pages/\(name)", "-o", "pages/", in: folder))
  }

  @Test func `frames are all put in their folder or none`() async throws {
    let folder = try TestFolder()
    try folder.makeFolder("a/frame-00003.png")
    try folder.write("a/frame-00000.png", "old")
    try await expectFailure(
      2, saying: ["cannot write 'a/': 'frame-00003.png' in it is a folder"],
      of: .export("-o", "a/", "--progress", "none", in: folder))
  }

  @Test func `a folder may be written into although nothing may be beside it`() async throws {
    let folder = try TestFolder()
    try folder.makeFolder("locked/open")
    try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: folder.file("locked/open"))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.file("locked"))
    let outcome = try await CommandRun.export("-o", "locked/open/", in: folder).asOrdinaryUser().outcome()
    #expect(outcome.code == 0, "\(outcome.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.file("locked/open")).sorted()
    #expect(names.first == "frame-00000.png" && names.count == 25, "\(names)")
  }

  @Test func `transparency that cannot be kept is said`() async throws {
    let folder = try TestFolder()
    let run = CommandRun.export("--backdrop", "#ff000080", "-o", "a.gif", "-o", "a.mp4", "-o", "a/", in: folder)
    let outcome = try await run.outcome()
    let notes = outcome.errorLines.filter { $0.contains("transparency shows as black") }
    #expect(outcome.code == 0 && notes.count == 2, "\(outcome.errors)")
  }

  @Test(arguments: ["from.png", "./from.png"])
  func `a still is not written over its page`(output: String) async throws {
    let run = CommandRun(["still"] + CommandRun.scene(["-o", output]), in: try TestFolder())
    try await expectFailure(64, saying: ["'\(output)' is one of the files that are read"], of: run)
  }

  @Test func `a still that exists is left alone where that is asked`() async throws {
    let folder = try TestFolder()
    try folder.write("a.png", "old")
    let run = CommandRun(["still"] + CommandRun.scene(["-o", "a.png", "--no-overwrite"]), in: folder)
    try await expectFailure(2, saying: ["'a.png' exists"], of: run)
    let missing = CommandRun(["still"] + CommandRun.scene(["-o", "no/a.png"]), in: folder)
    try await expectFailure(2, saying: ["the folder 'no' does not exist"], of: missing)
  }

  @Test func `a folder without permission is said by name`() async throws {
    let folder = try TestFolder()
    try folder.makeFolder("locked")
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.file("locked"))
    let run = try CommandRun.export("-o", "locked/a.mp4", in: folder).asOrdinaryUser()
    try await expectFailure(2, saying: ["cannot write 'locked/a.mp4'", "ermission"], of: run)
  }
}
