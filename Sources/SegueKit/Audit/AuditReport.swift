public import Media
public import Motion

/// What `audit` found in one file.
public struct AuditReport: Sendable {
  public var path: String
  public var contents: FileContents
  /// Frames per second: as given, or else the plainest that explains when the frames appear; nil where none does.
  public var frameRate: Rational?
  /// How far frames are off from that at most, in centiseconds.
  public var drift: Double?
  public var broken: [BrokenRule] = []
  /// What is worth knowing and breaks no rule, in sentences.
  public var notes: [String] = []

  /// Whether no rule is broken.
  public var isWell: Bool { broken.isEmpty }
}

/// A rule that a file does not keep.
public struct BrokenRule: Sendable, Equatable {
  public enum Rule: String, Sendable {
    /// Not larger than asked for.
    case size
    /// GIF: no delay that browsers do not honour.
    case delay
    /// No frame more than half a centisecond off.
    case drift
    /// Movie: no two frames at one time.
    case times
    /// Movie: matrix, primaries, transfer and range in the stream and in the container, and the same in both.
    case color
    /// Movie: the index before the pictures.
    case index
    /// Movie: what Safari and QuickTime play.
    case playback
  }

  public var rule: Rule
  /// A sentence.
  public var message: String
}

/// Looks at what the GIF, MP4 or MOV at `path` contains, ours or not.
/// - Parameters:
///   - maxSize: larger breaks a rule.
///   - frameRate: what it should have; nil goes by the plainest that explains when its frames appear.
/// - Throws: `.media` where it cannot be read, is broken or none of these.
public func audit(
  _ path: String, maxSize: ByteCount? = nil, frameRate: Rational? = nil
) throws(SegueError) -> AuditReport {
  let contents = try media { () throws(MediaError) in try FileContents(path: path) }
  var report = AuditReport(path: path, contents: contents)
  if let maxSize, contents.bytes > maxSize.bytes {
    let over = ByteCount(contents.bytes - maxSize.bytes)
    report.breaks(.size, "\(ByteCount(contents.bytes)) is \(over) more than \(maxSize)")
  }
  switch contents {
  case .gif(let gif): report.check(gif, frameRate: frameRate)
  case .movie(let movie): report.check(movie, frameRate: frameRate)
  }
  for limit in AuditReport.limits where contents.bytes > limit.bytes {
    report.notes.append("larger than GitHub's limit of \(limit)")
  }
  return report
}

extension AuditReport {
  /// GitHub's, for a picture in a page and for a file in a comment.
  static let limits = [ByteCount(5_000_000), ByteCount(10_000_000)]

  mutating func breaks(_ rule: BrokenRule.Rule, _ message: String) {
    broken.append(BrokenRule(rule: rule, message: message))
  }

  /// Holds the times against `rate`, or else against what explains them best.
  mutating func check(_ times: FrameTimes, against rate: Rational?) {
    frameRate = rate ?? times.plainestRate
    guard let frameRate else {
      if times.starts.count > 1 { notes.append("its frames come at no steady rate") }
      return
    }
    let drift = times.drift(from: frameRate)
    self.drift = drift.centiseconds
    if drift.centiseconds > FrameTimes.tolerance {
      let side = drift.lateness < 0 ? "early" : "late"
      breaks(
        .drift,
        "at \(frameRate) fps frames are ± \(decimal(drift.centiseconds)) cs off (± 0.5 at most): frame \(drift.frame) is "
          + "\(decimal(drift.lateness.magnitude)) cs \(side)")
    }
  }
}

/// `frame 3`, `frames 3, 5 and 8`, `frames 0 to 12`, at most six of them.
func named(_ frames: [Int]) -> String {
  if frames.count == 1 { return "frame \(frames[0])" }
  if let first = frames.first, let last = frames.last, frames.count > 2, last - first == frames.count - 1 {
    return "frames \(first) to \(last)"
  }
  let told = frames.prefix(6).map { "\($0)" }
  let rest = frames.count - told.count
  return "frames "
    + (rest > 0
      ? told.joined(separator: ", ") + " and \(rest) more"
      : told.dropLast().joined(separator: ", ") + " and \(told[told.count - 1])")
}
