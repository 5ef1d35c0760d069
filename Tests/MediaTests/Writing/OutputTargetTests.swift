import Foundation
import Media
import Motion
import Raster
import TestSupport
import Testing

@Suite("Where a file is to be written")
struct OutputTargetTests {
  /// Every way to write, each on its own kind of target.
  enum Maker: String, CaseIterable, CustomTestStringConvertible {
    case mp4, gif, png, folder
    var testDescription: String { rawValue }
    static let files: [Maker] = [.mp4, .gif, .png]

    /// Starts to write there, appends `frames` frames, finishes if `finishing`.
    func make(_ path: String, frames: [Bitmap] = clip(16, 16, frames: 2), finishing: Bool = true) throws {
      let writer: any FrameWriter<Bitmap>
      let (width, height) = (frames[0].width, frames[0].height)
      switch self {
      case .mp4:
        let writer = try MovieWriter(path: path, width: width, height: height, frameRate: Rational(25))
        for (index, frame) in frames.enumerated() { try writer.append(frame, at: index, unchanged: false) }
        if finishing { _ = try writer.finish() }
        return
      case .gif:
        writer = try GIFWriter(
          path: path, width: width, height: height, frameRate: Rational(25),
          palette: Palette(sampling: Array(frames.prefix(2))))
      case .folder:
        writer = try PictureFolderWriter(
          path: path, width: width, height: height, frameRate: Rational(25), frameCount: frames.count)
      case .png: return try writePicture(frames[0], to: path)
      }
      for (index, frame) in frames.enumerated() { try writer.append(frame, at: index, unchanged: false) }
      if finishing { _ = try writer.finish() }
    }
  }

  @Test("must be in a folder that exists", arguments: Maker.allCases)
  func missingFolder(_ maker: Maker) throws {
    let scratch = try Scratch()
    let path = scratch.file("no/where/out")
    let folder = scratch.file("no/where")
    #expect(
      failure { try maker.make(path) } == .unwritable(path: path, reason: "the folder '\(folder)' does not exist"))
    #expect(scratch.contents == [])
  }

  @Test("must not be in a file", arguments: Maker.allCases)
  func fileAsFolder(_ maker: Maker) throws {
    let scratch = try Scratch()
    try Data("text".utf8).write(to: URL(fileURLWithPath: scratch.file("text")))
    let path = scratch.file("text/out")
    #expect(
      failure { try maker.make(path) }
        == .unwritable(path: path, reason: "'\(scratch.file("text"))' is not a folder"))
  }

  @Test("must have a name", arguments: Maker.allCases)
  func noName(_ maker: Maker) throws {
    #expect(failure { try maker.make("") } == .unwritable(path: "", reason: "the name is empty"))
  }

  @Test("must not be a folder", arguments: Maker.files)
  func folder(_ maker: Maker) throws {
    let scratch = try Scratch()
    let reason = "it is a folder, and a file is to be written"
    #expect(failure { try maker.make(scratch.path) } == .unwritable(path: scratch.path, reason: reason))
    #expect(scratch.contents == [])
  }

  @Test("must not be a file when it is to be a folder")
  func fileForFolder() throws {
    let scratch = try Scratch()
    let path = scratch.file("frames")
    try Data("text".utf8).write(to: URL(fileURLWithPath: path))
    #expect(
      failure { try Maker.folder.make(path) }
        == .unwritable(path: path, reason: "it is a file, and a folder is to be written"))
    #expect(try bytes(of: path) == Array("text".utf8))
  }

  @Test("must not be a device or a pipe, not even through a link", arguments: Maker.files)
  func devices(_ maker: Maker) throws {
    let scratch = try Scratch()
    mkfifo(scratch.file("pipe"), 0o600)
    let device = FileManager.default.fileExists(atPath: "/dev/full") ? "/dev/full" : "/dev/null"
    symlink(device, scratch.file("link"))
    for (path, kind) in [(device, "device"), (scratch.file("link"), "device"), (scratch.file("pipe"), "named pipe")] {
      let error = failure { try maker.make(path) }
      #expect(error == .unwritable(path: path, reason: "it is a \(kind), and a file is to be written"))
    }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("link")) == device)
    #expect(scratch.contents == ["link", "pipe"])
  }

  @Test("may be a link to a file, which stays a link", arguments: Maker.files)
  func link(_ maker: Maker) throws {
    let scratch = try Scratch()
    try FileManager.default.createDirectory(atPath: scratch.file("inner"), withIntermediateDirectories: false)
    let real = scratch.file("inner/real")
    try Data("old".utf8).write(to: URL(fileURLWithPath: real))
    symlink("inner/real", scratch.file("link"))
    try maker.make(scratch.file("link"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: scratch.file("link")) == "inner/real")
    #expect(try bytes(of: real).count > 50)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.file("inner")) == ["real"])
  }

  @Test("must not be a link to nothing", arguments: Maker.allCases)
  func danglingLink(_ maker: Maker) throws {
    let scratch = try Scratch()
    symlink("nothing", scratch.file("link"))
    let path = scratch.file("link")
    #expect(
      failure { try maker.make(path) }
        == .unwritable(path: path, reason: "it is a link to something that does not exist"))
    #expect(scratch.contents == ["link"])
  }

  @Test("may have a colon, a percent sign, a space, or 255 bytes in its name", arguments: Maker.allCases)
  func oddNames(_ maker: Maker) throws {
    let scratch = try Scratch()
    let names = ["http:", "100%d a.mp4", String(repeating: "é", count: 125) + ".mp4x", "-o"]
    for name in names { try maker.make(scratch.file(name)) }
    #expect(scratch.contents == names.sorted())
  }

  @Test("gets the permissions of the file that was there, or what the umask leaves", arguments: Maker.files)
  func permissions(_ maker: Maker) throws {
    let scratch = try Scratch()
    let path = scratch.file("out")
    let plain = scratch.file("plain")
    #expect(FileManager.default.createFile(atPath: plain, contents: nil))
    close(open(plain, O_CREAT | O_WRONLY, 0o666))
    try maker.make(path)
    #expect(try mode(of: path) == (try mode(of: plain)))
    chmod(path, 0o640)
    try maker.make(path)
    #expect(try mode(of: path) == 0o640)
  }

  @Test("keeps the old file until the new one is finished", arguments: [Maker.mp4, .gif])
  func unfinished(_ maker: Maker) throws {
    let scratch = try Scratch()
    let path = scratch.file("out")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    try maker.make(path, finishing: false)
    #expect(try bytes(of: path) == Array("old".utf8))
    #expect(scratch.contents == ["out"])
    try maker.make(path)
    #expect(try bytes(of: path).count > 50)
    #expect(scratch.contents == ["out"])
  }

  @Test("keeps the old file when the disk fills up, and nothing else", arguments: Maker.allCases)
  func diskFull(_ maker: Maker) async throws {
    // Each in a process of its own, because it limits how large its files may grow: the system then fails to write,
    // with another word for it, just as it does on a full disk.
    switch maker {
    case .mp4: await #expect(processExitsWith: .success) { try outgrowLimits(.mp4) }
    case .gif: await #expect(processExitsWith: .success) { try outgrowLimits(.gif) }
    case .png: await #expect(processExitsWith: .success) { try outgrowLimits(.png) }
    case .folder: await #expect(processExitsWith: .success) { try outgrowLimits(.folder) }
    }
  }

  @Test("must be in a folder, and be a file, that may be written")
  func notPermitted() async throws {
    // Made and removed here: the other process gives up the right to.
    let scratch = try Scratch()
    await #expect(processExitsWith: .success) { [folder = scratch.path as String] in
      let closed = "\(folder)/closed"
      try FileManager.default.createDirectory(atPath: closed, withIntermediateDirectories: false)
      try Data("old".utf8).write(to: URL(fileURLWithPath: "\(closed)/kept"))
      chmod("\(closed)/kept", 0o444)
      chmod(closed, 0o555)
      chmod(folder, 0o777)
      // Nothing is forbidden to root.
      if getuid() == 0 { require(setuid(65534) == 0, "cannot become nobody") }
      for maker in Maker.files {
        for (name, reason) in [
          ("new", "nothing may be written into the folder '\(closed)': Permission denied"),
          ("kept", "Permission denied"),
        ] {
          let path = "\(closed)/\(name)"
          let error = caught { try maker.make(path) }
          require(error == .unwritable(path: path, reason: reason), "\(maker) \(name): \(String(describing: error))")
        }
      }
      let error = caught { try Maker.folder.make("\(closed)/frames") }
      require(
        error
          == .unwritable(
            path: "\(closed)/frames", reason: "nothing may be written into the folder '\(closed)': Permission denied"),
        "\(String(describing: error))")
    }
    chmod(scratch.file("closed"), 0o755)
  }

  private func mode(of path: String) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
  }
}

/// Writes once without a limit, then with limits from nothing to a byte less than was needed: each must fail, leave
/// the old file as it was, and leave nothing beside it.
private func outgrowLimits(_ maker: OutputTargetTests.Maker) throws {
  let scratch = try Scratch()
  let frames = noise(64, 64, frames: 10)
  let path = scratch.file("out")
  try maker.make(path, frames: frames)
  let needed = try bytes(of: maker == .folder ? "\(path)/frame-00001.png" : path).count
  require(needed > 3000, "only \(needed) bytes")
  if maker != .folder { try Data("old".utf8).write(to: URL(fileURLWithPath: path)) }
  let before = try maker == .folder ? bytes(of: "\(path)/frame-00000.png") : bytes(of: path)

  signal(SIGXFSZ, SIG_IGN)
  let changed = noise(64, 64, frames: 11).suffix(10)
  for limit in [0, 1, needed / 100, needed / 3, needed - 200] {
    var limits = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t.max)
    getrlimit(fileSizeLimit, &limits)
    limits.rlim_cur = rlim_t(limit)
    require(setrlimit(fileSizeLimit, &limits) == 0, "cannot set a limit")
    let error = caught { try maker.make(path, frames: Array(changed)) }
    guard case .unwritable(path, let reason) = error else {
      fatalError("\(maker) at \(limit) of \(needed): \(String(describing: error))")
    }
    require(reason.hasPrefix("File too large"), reason)
    require(scratch.contents == ["out"], "left \(scratch.contents)")
    let after = try maker == .folder ? bytes(of: "\(path)/frame-00000.png") : bytes(of: path)
    require(after == before, "\(maker) at \(limit) of \(needed): the old file changed")
  }
}

#if canImport(Darwin)
  private let fileSizeLimit = RLIMIT_FSIZE
#else
  private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#endif

private func noise(_ width: Int, _ height: Int, frames: Int) -> [Bitmap] {
  var state: UInt64 = 1
  return (0..<frames).map { _ in
    let rgba = (0..<width * height * 4).map { index -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return index % 4 == 3 ? 255 : UInt8(state >> 56)
    }
    return Bitmap(width: width, height: height, rgba: rgba)
  }
}

/// An expectation for a process that says what is wrong by dying.
private func require(_ condition: Bool, _ words: @autoclosure () -> String) {
  if !condition { fatalError(words()) }
}

private func caught(_ work: () throws -> Void) -> MediaError? {
  do {
    try work()
    return nil
  } catch {
    return error as? MediaError
  }
}
