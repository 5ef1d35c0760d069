public import Media
public import Motion

/// What an export did.
public struct ExportReport: Sendable {
  public var transition: String
  /// Page pixels per point.
  public var scale: Double
  /// Of the first output's frames, where hashes were asked for.
  public var hashes: FrameHashes?
  public var outputs: [WrittenOutput]
  /// What had to be guessed or changed, and what the author may not have meant, in sentences.
  public var warnings: [String]
}

/// An output that was written.
public struct WrittenOutput: Sendable {
  public var file: WrittenFile
  public var frameRate: Rational
}

/// SHA-256 of premultiplied RGBA bytes, as lower-case hexadecimal.
public struct FrameHashes: Sendable, Equatable {
  /// Of each frame.
  public var frames: [String]
  /// Of all frames' bytes one after the other.
  public var clip: String
}

/// How far an export is.
///
/// What is done only grows, and is all there is to do only at the end. A GIF that turns out too large adds the frames of
/// the next attempt, so that the share that is done falls back there.
public struct ExportProgress: Sendable {
  /// Frames appended so far, over all outputs and attempts.
  public var done: Int
  /// Frames there will be, over all outputs, as far as is known.
  public var total: Int
}

/// What a progress callback answers.
public enum ExportDecision: Sendable {
  case proceed
  /// Stops the export: nothing is left behind, and files that were there stay as they were.
  case cancel
}
