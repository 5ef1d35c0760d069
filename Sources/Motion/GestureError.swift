/// A mistake in gesture text, and where it is.
public struct GestureError: Error, Sendable, Hashable {
  /// The whole text.
  public var text: String
  /// Where the mistake begins, in characters from 1.
  public var column: Int
  /// What was expected and what was found.
  public var problem: String
}

extension GestureError: CustomStringConvertible {
  /// The place, the problem, the text, and a caret under the place.
  public var description: String {
    "column \(column): \(problem)\n  \(text)\n  \(String(repeating: " ", count: column - 1))^"
  }
}
