#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file that is read from its start: a regular file, or a symbolic link to one. A FIFO or a device might never
/// answer.
package struct InputFile: ~Copyable {
  package let path: String
  /// In bytes, when it was opened.
  package let size: Int
  private let descriptor: Int32

  /// - Parameter kind: what must be a file, for the message: "a picture".
  /// - Throws: `unreadable`.
  package init(path: String, kind: String) throws(MediaError) {
    // Without O_NONBLOCK, opening a FIFO waits for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: Self.reason(for: errno)) }
    do throws(MediaError) {
      size = try Self.size(of: descriptor, path: path, kind: kind)
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  private static func size(of descriptor: Int32, path: String, kind: String) throws(MediaError) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: reason(for: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return Int(status.st_size)
    case S_IFDIR: throw .unreadable(path: path, reason: "it is a directory")
    case S_IFIFO: throw .unreadable(path: path, reason: "it is a pipe; \(kind) must be a file")
    case S_IFSOCK: throw .unreadable(path: path, reason: "it is a socket; \(kind) must be a file")
    default: throw .unreadable(path: path, reason: "it is a device; \(kind) must be a file")
    }
  }

  /// Up to `count` bytes from where the file stands; fewer at its end.
  /// - Throws: `unreadable`.
  package func read(_ count: Int) throws(MediaError) -> [UInt8] {
    try Self.read(count, from: descriptor, path: path)
  }

  /// Up to `count` bytes from byte `offset` on; fewer at its end. What `read(_:)` reads next is then what follows them.
  /// - Throws: `unreadable`.
  package func read(_ count: Int, at offset: Int) throws(MediaError) -> [UInt8] {
    lseek(descriptor, off_t(offset), SEEK_SET)
    return try read(count)
  }

  /// Goes back to the file's start.
  package func rewind() { lseek(descriptor, 0, SEEK_SET) }

  /// Up to `count` bytes of the standard input, whatever it is; fewer at its end.
  /// - Parameter path: its name in messages.
  /// - Throws: `unreadable`.
  package static func readStandardInput(_ count: Int, path: String) throws(MediaError) -> [UInt8] {
    try read(count, from: STDIN_FILENO, path: path)
  }

  private static func read(_ count: Int, from descriptor: Int32, path: String) throws(MediaError) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Self.readSome(descriptor, buffer.baseAddress! + filled, count - filled)
        if got > 0 { filled += got } else if got == 0 { break }
        if got < 0 && errno != EINTR {
          failure = errno
          break
        }
      }
    }
    if failure != 0 { throw .unreadable(path: path, reason: reason(for: failure)) }
    return bytes
  }

  private static func readSome(_ descriptor: Int32, _ target: UnsafeMutableRawPointer, _ count: Int) -> Int {
    // Qualified, for `read` alone is the function above.
    #if canImport(Darwin)
      Darwin.read(descriptor, target, count)
    #else
      Glibc.read(descriptor, target, count)
    #endif
  }

  /// Words for the usual values of `errno`, the system's own for the others.
  private static func reason(for number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a part of the path is not a directory"
    case ELOOP: "its symbolic links lead in a circle"
    case ENAMETOOLONG: "the name is too long"
    case ENXIO: "it is a socket or device that cannot be opened"
    default: String(cString: strerror(number))
    }
  }
}
