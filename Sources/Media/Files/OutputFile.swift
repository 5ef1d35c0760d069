#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A file being written, from its start.
struct OutputFile: ~Copyable {
  private let descriptor: Int32
  /// What it will be called in the end, for messages.
  private let target: String
  private var isOpen = true

  /// Makes the file at `path`, or empties it; it is to become `target` or a part of it.
  init(_ path: String, target: String) throws(MediaError) {
    let descriptor = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw .unwritable(path: target, reason: systemError()) }
    self.descriptor = descriptor
    self.target = target
  }

  deinit {
    if isOpen { _ = close(descriptor) }
  }

  mutating func append(_ bytes: [UInt8]) throws(MediaError) {
    let status: Int32 = bytes.withUnsafeBytes { bytes in
      var done = 0
      while done < bytes.count {
        let written = write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if written < 0, errno == EINTR { continue }
        if written < 0 { return errno }
        done += written
      }
      return 0
    }
    if status != 0 { throw .unwritable(path: target, reason: String(cString: strerror(status))) }
  }

  consuming func finish() throws(MediaError) {
    isOpen = false
    if close(descriptor) != 0 { throw .unwritable(path: target, reason: systemError()) }
  }
}
