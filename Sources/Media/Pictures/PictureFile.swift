#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The bytes of a file that is, by its first bytes, a PNG, JPEG or WebP picture. Not yet looked into.
struct PictureFile {
  /// 1 GiB, more than 134 megapixels of 16-bit RGBA ever take.
  static let mostBytes = 1 << 30

  let path: String
  let format: PictureFormat
  let bytes: [UInt8]

  /// Reads the file at `path` once, and no further than its signature when that is of something else.
  ///
  /// Only regular files and symbolic links to them are read: a FIFO or a device might never answer.
  init(path: String) throws(MediaError) {
    // Without O_NONBLOCK, opening a FIFO waits for its writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: Self.reason(for: errno)) }
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path, reason: Self.reason(for: errno)) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .unreadable(path: path, reason: "it is a directory")
    case S_IFIFO: throw .unreadable(path: path, reason: "it is a pipe; a picture must be a file")
    case S_IFSOCK: throw .unreadable(path: path, reason: "it is a socket; a picture must be a file")
    default: throw .unreadable(path: path, reason: "it is a device; a picture must be a file")
    }
    let size = Int(status.st_size)

    let start = try Self.read(min(size, PictureFormat.signatureLength), from: descriptor, path)
    switch PictureFormat.recognise(start) {
    case .picture(let found): format = found
    case .other(let found): throw .notAPicture(path: path, found: found)
    }
    guard size <= Self.mostBytes else {
      throw .unreadable(path: path, reason: "it has \(size) bytes; a picture may have \(Self.mostBytes)")
    }
    self.path = path
    bytes = start + (try Self.read(size - start.count, from: descriptor, path))
  }

  /// Up to `count` bytes from where the file stands; fewer when it has been cut short meanwhile.
  private static func read(_ count: Int, from descriptor: Int32, _ path: String) throws(MediaError) -> [UInt8] {
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
  static func reason(for number: Int32) -> String {
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

extension PictureFile {
  func damaged(_ reason: String) -> MediaError { .damaged(path: path, reason: reason) }
  func unsupported(_ reason: String) -> MediaError { .unsupported(path: path, reason: reason) }
}
