/// What can go wrong with pictures and files, as facts. The words are in `MediaError+Description.swift`.
public enum MediaError: Error, Sendable, Equatable {
  /// The file cannot be read at all: missing, a directory, no permission.
  case unreadable(path: String, reason: String)
  /// The file is there, and is no picture of a kind we read. `found` says what it looks like.
  case notAPicture(path: String, found: String)
  /// It is a PNG, JPEG or WebP picture of a rare kind that we do not read. `reason` says which, and what to do.
  case unsupported(path: String, reason: String)
  /// The picture is damaged or cut short.
  case damaged(path: String, reason: String)
  /// At `byte`, counted from 0, a GIF or a movie has something else than belongs there.
  case malformed(path: String, byte: Int, expected: String, found: String)
  /// The picture's own header asks for more pixels than we take: `limit` on a side, and half its square in all.
  case tooLarge(path: String, width: Int, height: Int, limit: Int)
  /// Nothing can be written there.
  case unwritable(path: String, reason: String)
  /// FFmpeg here was built without this encoder.
  case encoderMissing(name: String)
  /// A library refused: what was tried, and its own words.
  case failed(action: String, reason: String)
  /// The finished file was read back and is not what was meant.
  case wrongResult(path: String, expected: String, found: String)
}
