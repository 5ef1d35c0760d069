extension Gesture {
  /// Reads gesture text: `down 20 400, move 260 400 500ms ease-out, up`. Positions are in points.
  ///
  /// Steps are separated by commas: `down X Y` · `move X Y DURATION [EASING]` · `wait DURATION` · `up` · `cancel`.
  /// - Parameter frameRate: what a duration in frames (`21f`) counts.
  /// - Throws: all mistakes; whether steps come in order is judged up to the first one that cannot be read.
  public init(text: String, frameRate: Rational) throws(GestureError) {
    var mistakes: [GestureError.Mistake] = []
    var order: Order? = Order()
    var steps: [Step] = []
    for words in Self.words(of: text) where !words.isEmpty {
      var reader = StepText(words: words, frameRate: frameRate)
      if let step = reader.step() {
        if let problem = order?.take(step) { mistakes.append(.init(column: words[0].column, problem: problem)) }
        steps.append(step)
      } else {
        mistakes += reader.mistakes
        order = nil
      }
    }
    if let problem = order?.problemAtEnd { mistakes.append(.init(column: text.count + 1, problem: problem)) }
    guard mistakes.isEmpty else { throw GestureError(text: text, mistakes: mistakes) }
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
  private(set) var words: [Gesture.Word] = []
  let frameRate: Rational
  private(set) var mistakes: [GestureError.Mistake] = []

  init(words: [Gesture.Word], frameRate: Rational) {
    self.frameRate = frameRate
    for word in words { take(word) }
  }

  /// The next word; a unit that is one of its own belongs to the number ahead of it, which is noted.
  private mutating func take(_ word: Gesture.Word) {
    guard ["ms", "s", "f", "pt"].contains(word.text), let last = words.last, Double(decimal: last.text) != nil else {
      words.append(word)
      return
    }
    words[words.count - 1].text += word.text
    note(word, "expected the unit to follow its number without a space, '\(last.text)\(word.text)'")
  }

  /// Nil where there are mistakes.
  mutating func step() -> Gesture.Step? {
    let step = parsed()
    mistakes.sort { $0.column < $1.column }
    return mistakes.isEmpty ? step : nil
  }

  private mutating func parsed() -> Gesture.Step? {
    let verb = words[0]
    switch verb.text {
    case "down":
      let point = point()
      end(after: 3, of: "down X Y")
      return point.map { .down($0) }
    case "move":
      let (point, duration, timing) = (point(), duration(3), timing(4))
      end(after: 5, of: "move X Y DURATION [EASING]")
      guard let point, let duration, let timing else { return nil }
      return .move(to: point, duration: duration, timing: timing)
    case "wait":
      let duration = duration(1)
      end(after: 2, of: "wait DURATION")
      return duration.map { .wait(duration: $0) }
    case "up":
      end(after: 1, of: "up")
      return .up
    case "cancel":
      end(after: 1, of: "cancel")
      return .cancel
    default:
      let verbs = ["down", "move", "wait", "up", "cancel"]
      note(verb, "expected 'down', 'move', 'wait', 'up' or 'cancel'", hint: suggestion(for: verb.text, in: verbs))
      return nil
    }
  }

  private mutating func point() -> Point? {
    let (x, y) = (number(1, "X"), number(2, "Y"))
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  private mutating func number(_ index: Int, _ name: String) -> Double? {
    guard let word = word(index, "\(name) in points") else { return nil }
    let digits = word.text.hasSuffix("pt") ? word.text.dropLast(2) : word.text[...]
    guard let value = Double(decimal: digits) else {
      note(word, "expected \(name) in points")
      return nil
    }
    if !value.isCalculable { note(word, "expected \(name) within ±\(decimal(Double.calculableLimit)) points") }
    return value
  }

  private mutating func duration(_ index: Int) -> Double? {
    guard let word = word(index, "a duration such as 500ms") else { return nil }
    guard let seconds = seconds(from: word.text, frameRate: frameRate) else {
      note(word, "expected a duration such as 500ms, 0.5s or 30f")
      return nil
    }
    if !Timeline.isDuration(seconds) { note(word, Timeline.expectedDuration) }
    return seconds
  }

  private mutating func timing(_ index: Int) -> TimingFunction? {
    guard index < words.count else { return .linear }
    do throws(TimingFunctionError) {
      return try TimingFunction(parsing: words[index].text)
    } catch {
      note(at: words[index].column, error.description)
      return nil
    }
  }

  /// The word at `index`; nil, and for the first one that is missing a mistake, where the step is too short.
  private mutating func word(_ index: Int, _ expected: String) -> Gesture.Word? {
    if index < words.count { return words[index] }
    if index == words.count {
      let last = words[words.count - 1]
      note(at: last.column + last.text.count, "expected \(expected), found the end of the step")
    }
    return nil
  }

  /// What is left over says nothing new where what is ahead of it is wrong.
  private mutating func end(after count: Int, of form: String) {
    if mistakes.isEmpty, words.count > count { note(words[count], "expected a comma after '\(form)'") }
  }

  private mutating func note(_ word: Gesture.Word, _ expected: String, hint: String = "") {
    note(at: word.column, "\(expected), found '\(word.text)'\(hint)")
  }

  private mutating func note(at column: Int, _ problem: String) {
    mistakes.append(.init(column: column, problem: problem))
  }
}
