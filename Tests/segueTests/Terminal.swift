import Foundation

/// A terminal to run the command in: what it shows of the standard error.
struct Terminal {
  private let main: Int32
  private let side: FileHandle

  struct Unavailable: Error {}

  init() throws {
    let name: String
    #if canImport(Darwin)
      main = posix_openpt(O_RDWR | O_NOCTTY)
      guard main >= 0, grantpt(main) == 0, unlockpt(main) == 0, let found = ptsname(main) else { throw Unavailable() }
      name = String(cString: found)
    #else
      // Glibc hides its functions for this from Swift: TIOCSPTLCK and TIOCGPTN of asm-generic/ioctls.h.
      main = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (lock, number) = (Int32(0), Int32(0))
      guard main >= 0, ioctl(main, 0x4004_5431, &lock) == 0, ioctl(main, 0x8004_5430, &number) == 0 else {
        throw Unavailable()
      }
      name = "/dev/pts/\(number)"
    #endif
    guard let side = FileHandle(forUpdatingAtPath: name) else { throw Unavailable() }
    self.side = side
  }

  /// - Returns: the text with lines that end as they were written.
  func show(_ run: CommandRun) async throws -> (Outcome, String) {
    var run = run
    run.standardError = side
    let outcome = try await run.outcome()
    try side.close()
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = read(main, &buffer, buffer.count)
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    close(main)
    return (outcome, String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n"))
  }
}
