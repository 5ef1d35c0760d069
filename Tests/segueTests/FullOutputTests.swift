import Foundation
import Motion
import TestSupport
import Testing

/// Disks and pipes that take no more.
struct FullOutputTests {
  @Test(arguments: ["a.mp4", "a.gif", "a/"])
  func `a file that may grow no further leaves the old one as it was`(output: String) async throws {
    let folder = try TestFolder()
    if output.hasSuffix("/") { try folder.makeFolder(output) } else { try folder.write(output, "old") }
    // Four blocks are 2 or 4 kB, by the shell.
    let run = CommandRun.export("-q", "-o", output, in: folder).under("ulimit -f 4")
    try await expectFailure(2, saying: ["cannot ", output, "File too large"], of: run)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["a.mp4", "a.gif", "a/"])
  func `a file that may grow no further ends minutes of work at once`(output: String) async throws {
    let folder = try TestFolder()
    let run = CommandRun.export(
      "-q", "--gesture", "down 20 400, move 260 400 3000s, up", "-W", "600", "-o", output, in: folder)
    try await expectFailure(2, saying: ["cannot ", output, "File too large"], of: run.under("ulimit -f 4"))
  }

  @Test func `a still that may grow no further leaves the old one as it was`() async throws {
    let folder = try TestFolder()
    try folder.write("a.png", "old")
    let run = CommandRun(["still"] + CommandRun.scene(["-o", "a.png"]), in: folder).under("ulimit -f 4")
    try await expectFailure(2, saying: ["cannot write 'a.png': File too large"], of: run)
  }

  @Test(arguments: ["disk/a.mp4", "disk/a.gif", "disk/a/"])
  func `a disk that fills up leaves the old file as it was`(output: String) async throws {
    let folder = try TestFolder()
    try folder.makeFolder("disk")
    let disk = try SmallDisk(at: folder.file("disk"), kilobytes: 8)
    if output.hasSuffix("/") { try folder.makeFolder(output) } else { try folder.write(output, "old") }
    let run = CommandRun.export("-q", "-o", output, in: folder)
    try await expectFailure(2, saying: ["cannot ", output, disk.message], of: disk.limiting(run))
  }

  @Test(arguments: [
    ["--help"], ["--version"], ["help", "still"], ["export-video", "--help"], ["transitions"],
    ["transitions", "--json"],
    ["inspect", "--from", "from.png", "--to", "to.png"], ["inspect", "--from", "from.png", "--to", "to.png", "--csv"],
    ["doctor", "--json"], ["export-video", "--from", "from.png", "--to", "to.png", "-o", "a.mp4", "--dry-run"],
  ])
  func `a standard output that is full is an error`(arguments: [String]) async throws {
    var run = CommandRun(arguments, in: try TestFolder())
    run.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    try await expectFailure(2, saying: ["segue: cannot write to the standard output: No space left on device"], of: run)
  }

  @Test(arguments: ["--hash", "--json"])
  func `hashes that nobody gets are an error`(flag: String) async throws {
    var run = CommandRun.export("-q", "-o", "a.gif", flag, in: try TestFolder())
    run.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    let outcome = try await run.outcome()
    #expect(outcome.code == 2)
    #expect(outcome.errors == "segue: cannot write to the standard output: No space left on device\n")
  }

  @Test(arguments: [
    ["--help"], ["export-video", "--help"], ["inspect", "-q", "--from", "from.png", "--to", "to.png"],
  ])
  func `a reader that has gone ends the command quietly`(arguments: [String]) async throws {
    var run = CommandRun(arguments, in: try TestFolder())
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    run.standardOutput = pipe.fileHandleForWriting
    let outcome = try await run.outcome()
    #expect(outcome.code == 141 && !outcome.isKilled)
    #expect(outcome.errors == "")
  }

  @Test func `a closed standard output is an error, and no file gets its text`() async throws {
    let folder = try TestFolder()
    let run = CommandRun.export("-q", "-o", "a.gif", "--hash", in: folder).under("exec >&-")
    let outcome = try await run.outcome()
    #expect(outcome.code == 2)
    #expect(outcome.errors == "segue: cannot write to the standard output: Bad file descriptor\n")
    let plain = try await CommandRun.export("-q", "-o", "b.gif", in: folder).outcome()
    expectDone(plain)
    #expect(try folder.bytes("a.gif") == folder.bytes("b.gif"))
  }

  @Test func `too little memory is an error in our words`() async throws {
    let folder = try TestFolder()
    for (name, seed) in [("from.png", 1), ("to.png", 2)] {
      try folder.write(name, TestFolder.png(.flat(.white), width: 2000, height: 2000, seed: seed))
    }
    // More than the libraries need to load, less than the pages do.
    for megabytes in [300, 330, 360] {
      let run = CommandRun.export("-q", "-o", "a.mp4", "-W", "4000", in: folder).under("ulimit -v \(megabytes * 1024)")
      let outcome = try await run.outcome()
      #expect(outcome.code != 0 && !outcome.isKilled)
      #expect(!outcome.errors.contains("Fatal error") && !outcome.errors.contains("crashed"), "\(outcome.errors)")
    }
  }
}

/// A small file system, where one may be mounted; else a limit on the size of files, which ends in the same place.
private final class SmallDisk {
  private let place: String
  private let isMounted: Bool
  private let blocks: Int

  init(at place: String, kilobytes: Int) throws {
    self.place = place
    blocks = kilobytes / 2
    isMounted = getuid() == 0 && Self.run("mount", "-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", place)
  }

  deinit {
    if isMounted { _ = Self.run("umount", "-l", place) }
  }

  var message: String { isMounted ? "No space left on device" : "File too large" }

  func limiting(_ run: CommandRun) -> CommandRun { isMounted ? run : run.under("ulimit -f \(blocks)") }

  private static func run(_ words: String...) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.standardError = FileHandle.nullDevice
    guard (try? start(process)) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
