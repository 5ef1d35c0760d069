internal import Motion

/// A gesture from its node: a list of steps, or all of them in one text with commas.
struct GestureReader {
  let values: Values

  func gesture(_ node: Node) -> Gesture? {
    let expected = "a step such as 'down 20 400', 'move 260 400 500ms', 'wait 1s', 'up' or 'cancel'"
    guard let items = node.items == nil ? [node] : values.list(node, "a list of steps of a finger") else { return nil }
    let steps = items.compactMap { values.text($0, expected) }
    guard steps.count == items.count else { return nil }
    do { return try Gesture(text: steps.joined(separator: Self.comma), frameRate: values.frameRate) } catch {
      for mistake in error.mistakes {
        values.problems.add(at: position(mistake.column - 1, in: items, steps), mistake.problem)
      }
      return nil
    }
  }

  private static let comma = ", "

  /// - Parameter index: of a character in all the steps joined.
  private func position(_ index: Int, in items: [Node], _ steps: [String]) -> SourcePosition {
    var index = index
    for (item, step) in zip(items, steps).dropLast() {
      if index <= step.count { return item.position(ofCharacter: index) }
      index -= step.count + Self.comma.count
    }
    return items[items.count - 1].position(ofCharacter: index)
  }
}

extension Node {
  /// Where a character of the text stands; where the text begins if it is not written as it reads, but with escapes or
  /// over several lines.
  fileprivate func position(ofCharacter index: Int) -> SourcePosition {
    guard case .scalar(let text, let isQuoted) = content else { return position }
    let quote = isQuoted ? 1 : 0
    let length = text.unicodeScalars.count + 2 * quote
    guard end == SourcePosition(line: position.line, column: position.column + length) else { return position }
    let before = text.prefix(index).unicodeScalars.count
    return SourcePosition(line: position.line, column: position.column + quote + before)
  }
}
