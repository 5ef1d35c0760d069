internal import Motion

/// A gesture from its node: a list of steps, or all of them in one text with commas.
struct GestureReader {
  let values: Values

  func gesture(_ node: Node) -> Gesture? {
    let items = node.items ?? [node]
    var text = ""
    /// Where each item's text begins in the whole.
    var starts: [Int] = []
    for item in items {
      guard
        let step = values.line(item, "a step such as 'down 20 400', 'move 260 400 500ms', 'wait 1s', 'up' or 'cancel'")
      else { return nil }
      if !text.isEmpty { text += ", " }
      starts.append(text.count)
      text += step
    }
    do {
      return try Gesture(text: text, frameRate: values.frameRate)
    } catch {
      let column = error.column - 1
      let index = starts.lastIndex { $0 <= column } ?? 0
      let item = items.isEmpty ? node : items[index]
      var position = item.position
      if case .scalar(let step, let isQuoted) = item.content, column - (starts.isEmpty ? 0 : starts[index]) < step.count
      {
        position.column += column - starts[index] + (isQuoted ? 1 : 0)
      }
      values.problems.add(at: position, error.problem)
      return nil
    }
  }
}
