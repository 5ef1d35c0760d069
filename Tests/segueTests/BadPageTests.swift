import Foundation
import Motion
import TestSupport
import Testing

/// Pages that cannot be used: exit code 2, and a message that names the file and what is wrong with it.
struct BadPageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let message: String
    let make: @Sendable (TestFolder) throws -> Void

    init(_ name: String, _ message: String, make: @escaping @Sendable (TestFolder) throws -> Void) {
      testDescription = name
      self.message = message
      self.make = make
    }
  }

  private static let page = TestFolder.png(.text, seed: 1)

  static let cases = [
    Case("missing", "cannot read 'page.png': there is no such file") { _ in },
    Case("empty", "'page.png' is not a PNG, JPEG or WebP picture: ") { try $0.write("page.png", "") },
    Case("text", "'page.png' is not a PNG, JPEG or WebP picture: ") { try $0.write("page.png", "not a picture\n") },
    Case("cut short", "'page.png' is damaged: ") { try $0.write("page.png", Array(page.dropLast(page.count / 2))) },
    Case("one byte wrong", "'page.png' is damaged: ") { folder in
      var bytes = page
      bytes[page.count / 2] ^= 1
      try folder.write("page.png", bytes)
    },
    Case("a folder", "cannot read 'page.png': it is a directory") { try $0.makeFolder("page.png") },
    Case("a link that leads nowhere", "cannot read 'page.png': ") { try $0.link("page.png", to: "nowhere") },
    Case("a device", "cannot read 'page.png': it is a device") { try $0.link("page.png", to: "/dev/zero") },
    Case("a huge header", "'page.png' is 40000 × 40000 pixels; at most 16384 on a side") { folder in
      let header = PNGFile.chunk("IHDR", [0, 0, 0x9C, 0x40, 0, 0, 0x9C, 0x40, 8, 2, 0, 0, 0])
      let data = PNGFile.chunk("IDAT", PNGFile.deflated([0, 0, 0]))
      try folder.write("page.png", PNGFile.signature + header + data + PNGFile.chunk("IEND", []))
    },
  ]

  @Test(arguments: cases, ["--from", "--to"])
  func `is said by name`(_ bad: Case, flag: String) async throws {
    let folder = try TestFolder()
    try bad.make(folder)
    try await expectFailure(
      2, saying: [bad.message], of: .export(flag, "page.png", "-o", "a.mp4", "-o", "a.gif", "-o", "a/", in: folder))
    try await expectFailure(
      2, saying: [bad.message], of: .export(flag, "page.png", "-o", "a.gif", "--dry-run", in: folder))
  }

  @Test func `a page without permission is said by name`() async throws {
    let folder = try TestFolder()
    try folder.write("page.png", Self.page)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.file("page.png"))
    let run = try CommandRun.export("--from", "page.png", "-o", "a.mp4", in: folder).asOrdinaryUser()
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let outcome = try await run.outcome()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("cannot read 'page.png': "), "\(outcome.errors)")
    #expect(outcome.errors.lowercased().contains("permi"), "\(outcome.errors)")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func `pages of different sizes name both, and the flag`() async throws {
    let folder = try TestFolder()
    try folder.write("to.png", TestFolder.png(.noise, width: 64, height: 128, seed: 4))
    try await expectFailure(
      2, saying: ["from is 60 × 130", "to is 64 × 128", "--fit cover, contain or stretch"],
      of: .export("-o", "a.mp4", in: folder))
    for fit in ["cover", "contain", "stretch"] {
      expectDone(try await CommandRun.export("-o", "a.gif", "--fit", fit, in: folder).outcome())
    }
  }
}
