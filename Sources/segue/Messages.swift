internal import SegueKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// The standard error: everything that is no result.
struct Messages {
  enum Loudness { case quiet, normal, verbose }

  var loudness = Loudness.normal
  /// Where messages go: the standard error, or its copy where others may not write to it.
  var descriptor = STDERR_FILENO
  let isTerminal = isatty(STDERR_FILENO) == 1
  private let isColored: Bool

  init() {
    isColored = isTerminal && (Self.environment("NO_COLOR") ?? "").isEmpty && Self.environment("TERM") != "dumb"
  }

  func error(_ text: String) { put(colored("segue:", 31) + " \(Self.shown(text))\n") }

  func warning(_ text: String) {
    if loudness != .quiet { put(colored("segue: warning:", 33) + " \(Self.shown(text))\n") }
  }

  /// What is wrong with a file, each problem with its line and a caret.
  func problems(_ file: FileProblems) {
    if !file.problems.isEmpty { put("\(file)\n") }
  }

  /// One line of a summary.
  /// - Parameter emphasis: what it begins with.
  func line(_ emphasis: String, _ text: String) {
    if loudness != .quiet { put(colored(Self.shown(emphasis), 1) + Self.shown(text) + "\n") }
  }

  func detail(_ text: String) {
    if loudness == .verbose { put(Self.shown(text) + "\n") }
  }

  /// As it is. What the standard error does not take is lost: there is nowhere left to say so.
  func put(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { writeOnce($0) }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The lines with what a terminal would obey as escapes: names and paths may hold anything.
  private static func shown(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { printable($0) }.joined(separator: "\n")
  }

  /// - Parameter code: of ECMA-48's "select graphic rendition".
  private func colored(_ text: String, _ code: Int) -> String {
    isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }

  private func writeOnce(_ bytes: UnsafeRawBufferPointer) -> Int {
    while true {
      let count = write(descriptor, bytes.baseAddress, bytes.count)
      if count >= 0 || errno != EINTR { return count }
    }
  }

  private static func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
