/// The two pages of a transition by name.
public struct PagePair: Sendable, Hashable {
  /// The page that is left.
  public var from: String
  /// The page that appears.
  public var to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  public subscript(role: PageRole) -> String {
    switch role {
    case .from: from
    case .to: to
    }
  }
}
