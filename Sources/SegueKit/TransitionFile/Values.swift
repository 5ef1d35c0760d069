internal import Motion

/// Reads the values of a file: numbers with their units, times, curves, colours. What is wrong is noted as a problem, and
/// reading goes on with nothing in its place.
struct Values {
  let problems: Problems
  /// What a time in frames (`21f`) counts, in frames per second.
  let frameRate: Rational

  /// What a plain number means, and 100 %.
  enum Unit {
    /// Points; `60pt` too. 100 % is a side of the page.
    case length
    /// A length of 0 or more.
    case extent
    /// A fraction: 1 is 100 %.
    case fraction
    /// A fraction of 0 or more.
    case scale
    /// A fraction from 0 to 1.
    case opacity

    var isLength: Bool { self == .length || self == .extent }

    var expected: String { isLength ? "a length such as 60pt, 60 or 50%" : "a fraction such as 0.5 or 50%" }

    /// What a number out of range is not; nil where it is none.
    func problem(_ quantity: Quantity) -> String? {
      let value = quantity.resolved(whole: 1)
      switch self {
      case .extent where value < 0: return "a length of 0 or more"
      case .scale where value < 0: return "a scale of 0 or more"
      case .opacity where !(0...1).contains(value): return "an opacity from 0 to 1, or 0% to 100%"
      default: return nil
      }
    }
  }

  func quantity(_ node: Node, _ unit: Unit) -> Quantity? {
    guard let text = node.text else { return fail(node, unit.expected) }
    let suffix = (unit.isLength ? ["%", "pt"] : ["%"]).first { text.hasSuffix($0) } ?? ""
    guard let number = Double(decimal: text.dropLast(suffix.count)) else {
      let isPixels = unit.isLength && text.hasSuffix("px") && Double(decimal: text.dropLast(2)) != nil
      return fail(node, unit.expected, isPixels ? "; pixels depend on the screen, points do not" : spaceHint(node))
    }
    guard number.isCalculable else { return fail(node, "a number within ±\(decimal(Double.calculableLimit))") }
    let quantity: Quantity = suffix == "%" ? .percent(number) : .number(number)
    if let problem = unit.problem(quantity) { return fail(node, problem) }
    return quantity
  }

  /// A length along a pan, in which a share of the way is easily written as if it were a clock's.
  func alongPan(_ node: Node) -> Quantity? {
    let length = quantity(node, .length)
    if case .number(let number)? = length, number > 0, number <= 1, node.text?.hasSuffix("pt") == false {
      problems.warn(
        at: node,
        "\(node) is \(decimal(number)) pt here: a share of a pan's way is in percent, \(decimal(number * 100))%")
    }
    return length
  }

  /// - Parameter unit: a suffix that may follow the number: `pt/s`.
  func number(_ node: Node, in range: ClosedRange<Double>, unit: String = "", _ expected: String) -> Double? {
    guard var text = node.text.map({ $0[...] }) else { return fail(node, expected) }
    if !unit.isEmpty, text.hasSuffix(unit) { text = text.dropLast(unit.count) }
    guard let value = Double(decimal: text), range.contains(value) else {
      return fail(node, expected, spaceHint(node))
    }
    return value
  }

  func wholeNumber(_ node: Node, in range: ClosedRange<Int>, unit: String = "", _ expected: String) -> Int? {
    let range = Double(range.lowerBound)...Double(range.upperBound)
    return number(node, in: range, unit: unit, expected).flatMap { Int(exactly: $0) ?? fail(node, expected) }
  }

  /// Seconds, 0 to an hour.
  func duration(_ node: Node) -> Double? {
    let expected = "a time from 0 to \(decimal(Timeline.longest)) s, such as 350ms, 0.35s or 21f"
    guard let text = node.text, let seconds = seconds(from: text, frameRate: frameRate),
      (0...Timeline.longest).contains(seconds)
    else { return fail(node, expected, spaceHint(node)) }
    return seconds
  }

  func boolean(_ node: Node) -> Bool? { node.boolean ?? fail(node, "true or false") }

  func color(_ node: Node) -> Color? {
    if let color = node.text.flatMap({ Color(css: $0) }) { return color }
    let comment = node.isNull ? " (without quotes, # begins a comment)" : ""
    return fail(
      node, "a colour such as '#rrggbb' or '#rrggbbaa', in quotes, or a CSS name",
      hint(node, Color.names.keys.sorted()) + comment)
  }

  func timing(_ node: Node) -> TimingFunction? {
    guard let text = node.text else { return fail(node, "a timing function such as ease-in-out") }
    do { return try TimingFunction(parsing: text) } catch {
      problems.add(at: node, "\(error)")
      return nil
    }
  }

  func frameRate(_ node: Node) -> Rational? {
    node.text.flatMap { Rational(frameRate: $0) } ?? fail(node, Rational.expectedFrameRate)
  }

  /// One of an enumeration's words.
  func word<Word: RawRepresentable & CaseIterable>(_ node: Node, _ kind: Word.Type) -> Word?
  where Word.RawValue == String {
    word(node, of: Word.allCases.map(\.rawValue)).flatMap { Word(rawValue: $0) }
  }

  func word(_ node: Node, of words: [String]) -> String? {
    if let word = node.text, words.contains(word) { return word }
    return fail(node, listed(words), hint(node, words))
  }

  /// A text that is not empty.
  func text(_ node: Node, _ expected: String) -> String? {
    guard let text = node.text, !text.isEmpty else { return fail(node, expected) }
    return text
  }

  /// A line of text that is not empty.
  func line(_ node: Node, _ expected: String) -> String? {
    text(node, expected).flatMap { $0.contains(where: \.isNewline) ? fail(node, expected) : $0 }
  }

  /// The items of a list that has some.
  func list(_ node: Node, _ expected: String) -> [Node]? {
    guard let items = node.items else { return fail(node, expected) }
    guard items.isEmpty else { return items }
    problems.add(at: node, "expected \(expected), found an empty list")
    return nil
  }

  /// Notes what was expected instead of `node`.
  func fail<Value>(_ node: Node, _ expected: String, _ hint: String = "") -> Value? {
    problems.add(at: node, "expected \(expected), found \(node)\(hint)")
    return nil
  }

  /// What a number and its unit with a space between them lack, which the eye does not tell apart.
  private func spaceHint(_ node: Node) -> String {
    let words = node.text?.split(separator: " ") ?? []
    let isApart = words.count == 2 && Double(decimal: words[0]) != nil && Double(decimal: words[1]) == nil
    return isApart ? "; a unit follows its number without a space: \(words[0])\(words[1])" : ""
  }

  private func hint(_ node: Node, _ words: [String]) -> String {
    node.text.map { suggestion(for: $0, in: words) } ?? ""
  }
}
