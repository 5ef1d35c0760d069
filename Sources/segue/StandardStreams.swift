#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The three files that a program expects to be given.
enum StandardStreams {
  /// Makes sure that none of them is closed, or the next file opened would take its place and get its text. What takes
  /// the place of a closed one can only be read, so that writing to it still fails.
  static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
