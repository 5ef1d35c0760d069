extension MediaError: CustomStringConvertible {
  /// One sentence: what, where, what was expected and what was found.
  public var description: String {
    switch self {
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .notAPicture(let path, let found): "'\(path)' is not a PNG, JPEG or WebP picture: \(found)"
    case .unsupported(let path, let reason): "cannot use '\(path)': \(reason)"
    case .damaged(let path, let reason): "'\(path)' is damaged: \(reason)"
    case .malformed(let path, let byte, let expected, let found):
      "\(path): byte \(byte): expected \(expected), found \(found)"
    case .tooLarge(let path, let width, let height, let limit):
      "'\(path)' is \(width) × \(height) pixels; at most \(limit) on a side and \(limit * limit / 2 / 1_000_000) megapixels can be used"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    case .encoderMissing(let name): "this FFmpeg has no encoder '\(name)' (see: segue doctor)"
    case .failed(let action, let reason): "cannot \(action): \(reason)"
    case .wrongResult(let path, let expected, let found):
      "'\(path)' was written but reads back wrong: expected \(expected), found \(found)"
    }
  }
}
