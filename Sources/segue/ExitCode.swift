internal import SegueKit

/// What the command ends with.
enum ExitCode: Int32 {
  case done = 0
  /// A rule is broken.
  case broken = 1
  /// It could not be done: a file, a codec, data, a full disk, another processor.
  case failed = 2
  /// The command line is wrong, whatever the files hold that it names (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// SIGINT, SIGTERM or SIGHUP: as a shell reports the first.
  case interrupted = 130
  /// The reader of the standard output has gone, as `head` does: what a shell reports for SIGPIPE.
  case pipeClosed = 141

  init(_ error: CommandError) {
    switch error {
    case .usage: self = .usage
    case .segue(.cancelled): self = .interrupted
    case .segue, .standardOutput, .unhealthy, .invalidFiles, .unreadableFiles, .files: self = .failed
    case .brokenRules: self = .broken
    case .pipeClosed: self = .pipeClosed
    }
  }
}
