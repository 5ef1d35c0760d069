internal import Motion
internal import SegueKit

/// A kind of value that a flag takes, and how it is read.
struct FlagValue<Value> {
  let read: (String) throws(ValueProblem) -> Value

  /// For a kind that finds its own words for what is wrong.
  init(read: @escaping (String) throws(ValueProblem) -> Value) {
    self.read = read
  }

  /// - Parameters:
  ///   - expected: for the message: "expected …, found 'abc'".
  ///   - words: what a mistyped word may have meant.
  ///   - parse: nil for a wrong value.
  init(_ expected: String, words: [String] = [], parse: @escaping (String) -> Value?) {
    read = { text throws(ValueProblem) in
      if let value = parse(text) { return value }
      let found = text.isEmpty ? "an empty value" : "'\(text)'"
      throw ValueProblem(text: "expected \(expected), found \(found)\(suggestion(for: text, in: words))")
    }
  }
}

/// What is wrong with a value, without the flag's name.
struct ValueProblem: Error {
  let text: String
}

extension FlagValue where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  /// One of an enumeration's words.
  static var choice: FlagValue {
    let words = Value.allCases.map(\.rawValue)
    return FlagValue(listed(words), words: words) { Value(rawValue: $0) }
  }
}

extension FlagValue where Value == String {
  static var path: FlagValue { FlagValue("a path") { $0.isEmpty ? nil : $0 } }

  /// One of `words`.
  static func word(of words: [String]) -> FlagValue {
    FlagValue(listed(words), words: words) { words.contains($0) ? $0 : nil }
  }
}

extension FlagValue where Value == Double {
  /// A plain decimal number.
  static func number(_ expected: String, in range: ClosedRange<Double>) -> FlagValue {
    FlagValue(expected) { text in Double(decimal: text).flatMap { range.contains($0) ? $0 : nil } }
  }

  /// Seconds.
  static func time(frameRate: Rational) -> FlagValue {
    FlagValue("a time from 0 to \(decimal(Timeline.longest)) s, such as 0.35, 350ms, 0.35s or 21f") { text in
      seconds(from: text, frameRate: frameRate).flatMap { $0 <= Timeline.longest ? $0 : nil }
    }
  }
}

extension FlagValue where Value == Int {
  static func wholeNumber(_ expected: String, in range: ClosedRange<Int>) -> FlagValue {
    FlagValue(expected) { text in Int(text).flatMap { range.contains($0) ? $0 : nil } }
  }

  static var pixels: FlagValue {
    FlagValue("\(Preview.expectedSide), such as 390 or 390px") { text in
      let digits = text.hasSuffix("px") ? text.dropLast(2) : text[...]
      return Int(digits).flatMap { Preview.sides.contains($0) ? $0 : nil }
    }
  }
}
