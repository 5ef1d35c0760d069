extension Gesture {
  /// Reads gesture text: `down 20 400, move 260 400 500ms ease-out, up`. Positions are in points.
  ///
  /// Steps are separated by commas: `down X Y` · `move X Y DURATION [EASING]` · `wait DURATION` · `up` · `cancel`.
  /// - Parameter frameRate: what a duration in frames (`21f`) counts.
  /// - Throws: the first mistake with its column.
  public init(text: String, frameRate: Rational) throws(GestureError) {
    var order = Order()
    var steps: [Step] = []
    for words in Self.words(of: text) {
      guard let first = words.first else { continue }
      let step = try StepText(words: words, text: text, frameRate: frameRate).step()
      if let problem = order.take(step) {
        throw GestureError(text: text, column: first.column, problem: problem)
      }
      steps.append(step)
    }
    if let problem = order.problemAtEnd {
      throw GestureError(text: text, column: text.count + 1, problem: problem)
    }
    self.init(steps)
  }

  struct Word {
    var text: String
    /// In characters from 1.
    var column: Int
  }

  /// The words of each step. A comma separates steps, except within parentheses.
  private static func words(of text: String) -> [[Word]] {
    var steps: [[Word]] = [[]]
    var word = Word(text: "", column: 0)
    var depth = 0
    func finish(_ word: inout Word) {
      if !word.text.isEmpty { steps[steps.count - 1].append(word) }
      word.text = ""
    }
    for (index, character) in text.enumerated() {
      switch character {
      case "," where depth == 0:
        finish(&word)
        steps.append([])
      case _ where character.isWhitespace && depth == 0:
        finish(&word)
      default:
        if character == "(" { depth += 1 }
        if character == ")" { depth = max(0, depth - 1) }
        if word.text.isEmpty { word.column = index + 1 }
        word.text.append(character)
      }
    }
    finish(&word)
    return steps
  }
}

/// The words of one step, read one after the other.
private struct StepText {
  let words: [Gesture.Word]
  let text: String
  let frameRate: Rational

  func step() throws(GestureError) -> Gesture.Step {
    let verb = words[0]
    switch verb.text {
    case "down":
      let point = try point()
      try end(after: 3, of: "down X Y")
      return .down(point)
    case "move":
      let point = try point()
      let duration = try duration(3)
      let timing = try timing(4)
      try end(after: 5, of: "move X Y DURATION [EASING]")
      return .move(to: point, duration: duration, timing: timing)
    case "wait":
      let duration = try duration(1)
      try end(after: 2, of: "wait DURATION")
      return .wait(duration: duration)
    case "up":
      try end(after: 1, of: "up")
      return .up
    case "cancel":
      try end(after: 1, of: "cancel")
      return .cancel
    default:
      let verbs = ["down", "move", "wait", "up", "cancel"]
      throw failure(
        verb, "expected 'down', 'move', 'wait', 'up' or 'cancel'", hint: suggestion(for: verb.text, in: verbs))
    }
  }

  private func point() throws(GestureError) -> Point {
    Point(x: try number(1, "X"), y: try number(2, "Y"))
  }

  private func number(_ index: Int, _ name: String) throws(GestureError) -> Double {
    let word = try word(index, "\(name) in points")
    let digits = word.text.hasSuffix("pt") ? word.text.dropLast(2) : word.text[...]
    guard let value = Double(decimal: digits) else { throw failure(word, "expected \(name) in points") }
    return value
  }

  private func duration(_ index: Int) throws(GestureError) -> Double {
    let word = try word(index, "a duration such as 500ms")
    guard let seconds = seconds(from: word.text, frameRate: frameRate) else {
      throw failure(word, "expected a duration such as 500ms, 0.5s or 30f")
    }
    return seconds
  }

  private func timing(_ index: Int) throws(GestureError) -> TimingFunction {
    guard index < words.count else { return .linear }
    do throws(TimingFunctionError) {
      return try TimingFunction(parsing: words[index].text)
    } catch {
      throw GestureError(text: text, column: words[index].column, problem: error.description)
    }
  }

  private func word(_ index: Int, _ expected: String) throws(GestureError) -> Gesture.Word {
    guard index < words.count else {
      let last = words[words.count - 1]
      throw GestureError(
        text: text, column: last.column + last.text.count, problem: "expected \(expected), found the end of the step")
    }
    return words[index]
  }

  private func end(after count: Int, of form: String) throws(GestureError) {
    if words.count > count { throw failure(words[count], "expected a comma after '\(form)'") }
  }

  private func failure(_ word: Gesture.Word, _ expected: String, hint: String = "") -> GestureError {
    GestureError(text: text, column: word.column, problem: "\(expected), found '\(word.text)'\(hint)")
  }
}
