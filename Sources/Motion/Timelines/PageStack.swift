/// A navigation stack that captures the screen when a page is pushed, as the full-screen return needs it.
///
/// Pushing captures the current screen and appends the capture; popping drops the last capture. A root page cannot be
/// popped.
public struct PageStack: Sendable, Hashable {
  /// From the root up; never empty.
  public private(set) var pages: [String]
  /// What lay on the screen at each push; one less than `pages`.
  public private(set) var captures: [String]

  public init(root: String) {
    pages = [root]
    captures = []
  }

  /// The page on the screen.
  public var top: String { pages[pages.count - 1] }
  /// The captured screen a return uncovers; none at the root.
  public var capture: String? { captures.last }
  /// Whether a return may begin: only with more than one page on the stack.
  public var canReturn: Bool { pages.count > 1 }

  public mutating func push(_ page: String) {
    captures.append(top)
    pages.append(page)
  }

  /// Takes the top page off and drops its capture. A root page stays: the answer is then nil.
  @discardableResult
  public mutating func pop() -> String? {
    guard canReturn else { return nil }
    captures.removeLast()
    return pages.removeLast()
  }
}
