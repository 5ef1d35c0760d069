import Foundation
import TestSupport
import Testing

/// `watch`: a draft that follows its files.
@Suite(.serialized)
struct WatchTests {
  private static let scene = """
    version: 1
    transition: mine.yaml
    pages: {from: from.png, to: to.png}
    touches: finger.csv
    scale: 0.15
    fps: 10
    hold-first: 0
    hold-last: 0

    """

  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("scene.yaml", scene)
    try folder.write("mine.yaml", TestFolder.pull)
    try folder.write("finger.csv", TestFolder.touches(0.2))
    return folder
  }

  private static func isGIF(_ bytes: [UInt8], width: Int) -> Bool {
    bytes.starts(with: Array("GIF89a".utf8)) && Int(bytes[6]) + Int(bytes[7]) << 8 == width
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `it makes a draft, says so in a line, and goes on until it is told to stop`(signal: Int32) async throws {
    let folder = try Self.folder()
    let before = folder.contents()
    let watch = try Watching("scene.yaml", "-o", "draft.gif", in: folder)
    try await watch.wait(forDraft: 1)
    #expect(watch.lines.count == 1 && watch.lines[0].hasPrefix("draft.gif  4 frames, "), "\(watch.lines)")
    let draft = try folder.bytes("draft.gif")
    #expect(Self.isGIF(draft, width: 240))

    try await Task.sleep(for: .milliseconds(500))
    #expect(watch.isRunning && watch.drafts == 1, "nothing was saved")

    try folder.write("scene.yaml", Self.scene.replacing("hold-last: 0", with: "hold-last: 1s"))
    try await watch.wait(forDraft: 2)
    #expect(watch.lines.last?.hasPrefix("draft.gif  14 frames, ") == true)
    #expect(try folder.bytes("draft.gif") != draft)

    let outcome = try await watch.end(by: signal)
    #expect(outcome.code == 130 && !outcome.isKilled && outcome.output == "")
    #expect(outcome.errorLines.last == "segue: interrupted")
    #expect(Set(folder.contents().keys) == Set(before.keys).union(["draft.gif"]))
  }

  /// A way to save that an editor has.
  enum Saving: CaseIterable {
    case inPlace, byRename

    func save(_ name: String, _ bytes: [UInt8], in folder: TestFolder) throws {
      switch self {
      case .inPlace: try folder.write(name, bytes)
      case .byRename:
        try folder.write(".\(name)~", bytes)
        #expect(rename(folder.file(".\(name)~"), folder.file(name)) == 0)
      }
    }
  }

  @Test(arguments: Saving.allCases)
  func `whatever file of it is saved, the draft follows`(saving: Saving) async throws {
    let folder = try Self.folder()
    let watch = try Watching("scene.yaml", "-o", "draft.gif", in: folder)
    try await watch.wait(forDraft: 1)
    var draft = try folder.bytes("draft.gif")
    let changes: [(name: String, bytes: [UInt8])] = [
      ("scene.yaml", Array(Self.scene.replacing("hold-first: 0", with: "hold-first: 300ms").utf8)),
      ("mine.yaml", Array(TestFolder.pull.replacing("settle: {duration: 100ms}", with: "settle: {duration: 1s}").utf8)),
      ("finger.csv", Array(TestFolder.touches(0.7).utf8)),
      ("from.png", TestFolder.png(.photo, seed: 8)), ("to.png", TestFolder.png(.text, seed: 9)),
    ]
    for (index, change) in changes.enumerated() {
      try saving.save(change.name, change.bytes, in: folder)
      try await watch.wait(forDraft: index + 2)
      let next = try folder.bytes("draft.gif")
      #expect(next != draft, "\(change.name)")
      draft = next
    }
    // A page that the scene has only now come to name is watched from now on.
    try folder.write("new.png", TestFolder.png(.photo, seed: 10))
    try folder.write("scene.yaml", Self.scene.replacing("to.png", with: "new.png"))
    try await watch.wait(forDraft: changes.count + 2)
    try saving.save("new.png", TestFolder.png(.photo, seed: 11), in: folder)
    try await watch.wait(forDraft: changes.count + 3)
    #expect(try await watch.end().code == 130)
    #expect(!folder.contents().keys.contains { $0.hasPrefix(".") }, "something is left behind")
  }

  @Test func `what is saved while the first draft is being made is not missed`() async throws {
    let folder = try Self.folder()
    try folder.write("finger.csv", TestFolder.touches(8))
    let before = folder.contents().count
    let watch = try Watching("scene.yaml", "-o", "draft.mp4", "-W", "480", "--fps", "60", in: folder)
    try await watch.wait(for: "draft begun") { folder.contents().count > before }
    try folder.write("finger.csv", TestFolder.touches(0.2))
    try await watch.wait(forDraft: 2)
    #expect(watch.lines.map { $0.hasPrefix("draft.mp4  19 frames, ") } == [false, true], "\(watch.lines)")
    #expect(try await watch.end().code == 130)
  }

  /// A mistake in one of the files, and what is said of it.
  struct Mistake: CustomTestStringConvertible {
    let file: String
    let text: String
    let message: String
    var testDescription: String { file }
  }

  @Test(arguments: [
    Mistake(file: "scene.yaml", text: "version: 1\nfps: 0\n", message: "scene.yaml:2:6: error: "),
    Mistake(file: "scene.yaml", text: "", message: "scene.yaml: error: the file is empty"),
    Mistake(file: "scene.yaml", text: scene + "scale: 1\n", message: "scene.yaml:"),
    Mistake(file: "mine.yaml", text: "clock: {duration: 1s}\n", message: "mine.yaml:"),
    Mistake(file: "finger.csv", text: "0,1,2\n1,2\n", message: "finger.csv:2:"),
    Mistake(file: "to.png", text: "no picture", message: "segue: 'to.png' is not a PNG, JPEG or WebP picture"),
  ])
  func `a mistake is told and changes nothing; mended, it goes on`(_ mistake: Mistake) async throws {
    let folder = try Self.folder()
    let watch = try Watching("scene.yaml", "-o", "draft.gif", in: folder)
    try await watch.wait(forDraft: 1)
    let draft = try folder.bytes("draft.gif")
    let good = try folder.bytes(mistake.file)
    try folder.write(mistake.file, mistake.text)
    try await watch.wait(for: "message") { watch.lines.contains { $0.hasPrefix(mistake.message) } }
    let said = watch.lines
    try await Task.sleep(for: .milliseconds(300))
    #expect(watch.isRunning && watch.lines.count <= said.count + 2, "it is told once")
    #expect(try folder.bytes("draft.gif") == draft)

    try folder.write(mistake.file, good)
    try await watch.wait(forDraft: 2)
    #expect(try folder.bytes("draft.gif") == draft)
    #expect(try await watch.end().code == 130)
  }

  @Test(arguments: ["scene.yaml", "mine.yaml", "finger.csv", "from.png"])
  func `a file may go and come back`(name: String) async throws {
    let folder = try Self.folder()
    let watch = try Watching("scene.yaml", "-o", "draft.gif", in: folder)
    try await watch.wait(forDraft: 1)
    let draft = try folder.bytes("draft.gif")
    #expect(rename(folder.file(name), "\(folder.scratch)/kept") == 0)
    try await watch.wait(for: "message") { watch.lines.contains { $0.contains("there is no such file") } }
    #expect(try folder.bytes("draft.gif") == draft)
    #expect(rename("\(folder.scratch)/kept", folder.file(name)) == 0)
    try await watch.wait(forDraft: 2)
    #expect(try folder.bytes("draft.gif") == draft)
    #expect(try await watch.end().code == 130)
  }

  @Test(arguments: ["scene.yaml", "mine.yaml", "to.png"])
  func `a file that is not there yet is waited for`(name: String) async throws {
    let folder = try Self.folder()
    let bytes = try folder.bytes(name)
    try FileManager.default.removeItem(atPath: folder.file(name))
    let watch = try Watching("scene.yaml", "-o", "draft.gif", in: folder)
    try await watch.wait(for: "message") { watch.lines.contains { $0.contains("there is no such file") } }
    #expect(watch.drafts == 0)
    try folder.write(name, bytes)
    try await watch.wait(forDraft: 1)
    #expect(try await watch.end().code == 130)
  }

  @Test func `pages and a transition are enough, without a scene`() async throws {
    let folder = try Self.folder()
    let watch = try Watching(
      "-t", "mine.yaml", "--from", "from.png", "--scale", "0.15", "--hold-last", "0", "-o", "draft.gif", in: folder)
    try await watch.wait(forDraft: 1)
    try folder.write("mine.yaml", TestFolder.fade)
    try await watch.wait(forDraft: 2)
    try folder.write("from.png", TestFolder.png(.photo, seed: 8))
    try await watch.wait(forDraft: 3)
    #expect(try await watch.end().code == 130)
  }

  @Test func `drafts may be of every kind, and of any width and rate`() async throws {
    let folder = try Self.folder()
    let watch = try Watching(
      "scene.yaml", "-o", "a.gif", "-o", "b.mp4", "-o", "c/", "-W", "32", "--fps", "20", in: folder)
    try await watch.wait(forDraft: 3)
    #expect(Self.isGIF(try folder.bytes("a.gif"), width: 32))
    #expect(try folder.bytes("b.mp4")[4..<8] == Array("ftyp".utf8)[...])
    #expect(folder.contents().keys.count { $0.hasPrefix("c/frame-") } == 7)
    try folder.write("finger.csv", TestFolder.touches(0.5))
    try await watch.wait(forDraft: 6)
    #expect(folder.contents().keys.count { $0.hasPrefix("c/frame-") } == 13)
    #expect(try await watch.end().code == 130)
  }

  @Test func `quiet, it makes the draft all the same`() async throws {
    let folder = try Self.folder()
    let watch = try Watching("scene.yaml", "-q", "-o", "draft.gif", in: folder)
    try await watch.wait(for: "draft") { FileManager.default.fileExists(atPath: folder.file("draft.gif")) }
    let outcome = try await watch.end()
    #expect(outcome.code == 130 && outcome.errors == "segue: interrupted\n")
  }
}
