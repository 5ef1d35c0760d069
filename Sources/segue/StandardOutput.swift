internal import CPopt

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Where results go, and nothing else.
enum StandardOutput {
  /// Writes `text` and, by default, a line's end, and waits until it is out.
  static func print(_ text: String, terminator: String = "\n") throws(CommandError) {
    fputs(text + terminator, segue_stdout())
    try flush()
  }

  /// Brings what is written, by popt too, out.
  static func flush() throws(CommandError) {
    if fflush(segue_stdout()) == 0, ferror(segue_stdout()) == 0 { return }
    if errno == EPIPE { throw .pipeClosed }
    throw .standardOutput(reason: String(cString: strerror(errno)))
  }
}
