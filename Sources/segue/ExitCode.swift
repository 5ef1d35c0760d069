internal import SegueKit

/// What the command ends with.
enum ExitCode: Int32 {
  case done = 0
  /// It could not be done: a file, a codec, data, a full disk.
  case failed = 2
  /// The command line asks for something that does not exist (`EX_USAGE` of sysexits.h).
  case usage = 64
  /// SIGINT, SIGTERM or SIGHUP: as a shell reports the first.
  case interrupted = 130
  /// The reader of the standard output has gone, as `head` does: what a shell reports for SIGPIPE.
  case pipeClosed = 141

  init(_ error: CommandError) {
    switch error {
    case .usage: self = .usage
    case .standardOutput, .unhealthy, .invalidFiles, .files: self = .failed
    case .pipeClosed: self = .pipeClosed
    case .segue(let error): self.init(error)
    }
  }

  /// What can be told from the command line alone is wrong usage; what lies in files, and what they hold, is not.
  private init(_ error: SegueError) {
    switch error {
    case .unknownTransition, .unknownFormat, .outOfRange, .outputTwice, .outputIsInput, .noSuchMoment, .shapeDiffers:
      self = .usage
    case .scene, .media, .file, .pagesDiffer, .exists, .selfTest:
      self = .failed
    case .cancelled:
      self = .interrupted
    }
  }
}
