/// A place in a text file.
public struct SourcePosition: Sendable, Hashable {
  /// From 1.
  public var line: Int
  /// In characters (Unicode scalars), from 1; a tab is one.
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  public static func < (first: SourcePosition, second: SourcePosition) -> Bool {
    (first.line, first.column) < (second.line, second.column)
  }
}

extension SourcePosition: CustomStringConvertible {
  public var description: String { "\(line):\(column)" }
}
