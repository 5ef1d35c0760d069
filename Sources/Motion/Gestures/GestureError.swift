/// What is wrong with gesture text: every mistake, and where it is.
public struct GestureError: Error, Sendable, Hashable {
  public struct Mistake: Sendable, Hashable {
    /// Where it begins, in characters from 1.
    public var column: Int
    /// What was expected and what was found.
    public var problem: String
  }

  /// The whole text.
  public var text: String
  /// In the order of the text; at least one.
  public var mistakes: [Mistake]
}

extension GestureError: CustomStringConvertible {
  /// Of each mistake the place and the problem, under it the text with a caret under the place.
  public var description: String {
    let told = mistakes.prefix(Self.mostTold).map { mistake in
      "column \(mistake.column): \(mistake.problem)\n  \(text)\n  \(String(repeating: " ", count: mistake.column - 1))^"
    }
    let more = mistakes.count > told.count ? ["and \(mistakes.count - told.count) more"] : []
    return (told + more).joined(separator: "\n")
  }

  /// More than anybody reads, each with the whole text.
  private static let mostTold = 10
}
