/// Why text is no timing function.
public struct TimingFunctionError: Error, Sendable, Hashable {
  public var text: String
  /// What was expected instead.
  public var expected: String
  /// A name that may be meant, as the end of a sentence, or nothing.
  var hint = ""
}

extension TimingFunctionError: CustomStringConvertible {
  public var description: String { "\(expected), found '\(text)'\(hint)" }
}
