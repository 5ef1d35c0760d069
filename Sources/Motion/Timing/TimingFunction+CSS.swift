extension TimingFunction {
  /// A curve from CSS text: a name, `cubic-bezier(x1, y1, x2, y2)`, `steps(4, jump-end)` or `linear(0, 0.25 75%, 1)`.
  ///
  /// `x1` and `x2` are within 0…1, all other numbers within ±1,000,000; there are 1…1000 steps, at least 2 of
  /// `jump-none`, and 2…1000 points, of which a stop with two percentages is two.
  public init(parsing text: some StringProtocol) throws(TimingFunctionError) {
    if let match = Self.named.first(where: { $0.name == text }) {
      self = match.function
      return
    }
    let parts = text.split(separator: "(", maxSplits: 1, omittingEmptySubsequences: false)
    let arguments = parts.count == 2 ? Self.arguments(parts[1].dropLast()) : []
    let function: TimingFunction?
    let form: String
    switch parts[0] {
    case "cubic-bezier" where text.hasSuffix(")"):
      form = "four numbers, cubic-bezier(x1, y1, x2, y2)"
      function = Self.cubicBezier(arguments)
    case "steps" where text.hasSuffix(")"):
      form = "a whole number and jump-start, jump-end, jump-none or jump-both, such as steps(4, jump-end)"
      function = Self.steps(arguments)
    case "linear" where text.hasSuffix(")"):
      form = "numbers, each with up to two percentages, such as linear(0, 0.25 75%, 1)"
      function = Self.piecewiseLinear(arguments)
    default:
      let names = Self.named.map(\.name)
      throw TimingFunctionError(
        text: String(text),
        expected: "expected \(names.joined(separator: ", ")), cubic-bezier(…), steps(…) or linear(…)",
        hint: suggestion(for: String(text), in: names))
    }
    guard let function else { throw TimingFunctionError(text: String(text), expected: "expected \(form)") }
    if let problem = function.problem { throw TimingFunctionError(text: String(text), expected: problem) }
    self = function
  }

  private static func cubicBezier(_ arguments: [[String]]) -> TimingFunction? {
    let numbers = arguments.compactMap { $0.count == 1 ? Double(decimal: $0[0]) : nil }
    guard arguments.count == 4, numbers.count == 4 else { return nil }
    return .cubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  private static func steps(_ arguments: [[String]]) -> TimingFunction? {
    guard (1...2).contains(arguments.count), arguments.allSatisfy({ $0.count == 1 }), let count = Int(arguments[0][0])
    else { return nil }
    switch arguments.count == 2 ? arguments[1][0] : "end" {
    case "start": return .steps(count, .jumpStart)
    case "end": return .steps(count, .jumpEnd)
    case let name: return StepPosition(rawValue: name).map { .steps(count, $0) }
    }
  }

  /// CSS Easing Functions Level 2, "linear() function": inputs never fall, the first and the last are 0 and 1 if not
  /// given, and others not given are spread evenly between those that are.
  private static func piecewiseLinear(_ arguments: [[String]]) -> TimingFunction? {
    var points: [ControlPoint] = []
    var largest = -Double.infinity
    var outputsWithoutInput: [Double] = []
    for (index, argument) in arguments.enumerated() {
      guard let stop = stop(argument) else { return nil }
      var inputs = stop.inputs
      if inputs.isEmpty, index == 0 { inputs = [0] }
      if inputs.isEmpty, index == arguments.count - 1 { inputs = [1] }
      if inputs.isEmpty { outputsWithoutInput.append(stop.output) }
      for input in inputs {
        let (start, end) = (largest, max(input, largest))
        for (index, output) in outputsWithoutInput.enumerated() {
          let between = start + (end - start) * Double(index + 1) / Double(outputsWithoutInput.count + 1)
          points.append(ControlPoint(input: min(between, end), output: output))
        }
        outputsWithoutInput = []
        points.append(ControlPoint(input: end, output: stop.output))
        largest = end
      }
    }
    return .piecewiseLinear(points)
  }

  /// A number, and before or after it up to two percentages.
  private static func stop(_ words: [String]) -> (output: Double, inputs: [Double])? {
    var words = words
    guard let place = words.firstIndex(where: { !$0.hasSuffix("%") }), place == 0 || place == words.count - 1,
      words.count <= 3, let output = Double(decimal: words.remove(at: place))
    else { return nil }
    let inputs = words.compactMap { Double(percentage: $0) }
    return inputs.count == words.count ? (output, inputs) : nil
  }

  /// What commas separate, each in the words that CSS's whitespace separates.
  private static func arguments(_ text: some StringProtocol) -> [[String]] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { argument in
      argument.split { [" ", "\t", "\n", "\r", "\r\n", "\u{C}"].contains($0) }.map { String($0) }
    }
  }
}

extension TimingFunction {
  /// The text that `init(parsing:)` reads back as the same curve; nil for a spring, which CSS has no text for.
  public var css: String? {
    if let match = Self.named.first(where: { $0.function == self }) { return match.name }
    switch self {
    case .linear: return "linear"
    case .cubicBezier(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\([x1, y1, x2, y2].map(\.shortest).joined(separator: ", ")))"
    case .steps(let count, let position): return "steps(\(count), \(position.rawValue))"
    case .piecewiseLinear(let points):
      return
        "linear(\(points.map { "\($0.output.shortest) \($0.input.shortest(movingPointBy: 2))%" }.joined(separator: ", ")))"
    case .spring: return nil
    }
  }
}

extension Double {
  /// A fraction from a percentage: `12.5%` is exactly what `0.125` is.
  ///
  /// Moving the decimal point in the text, rather than dividing by 100, rounds once and reaches every number.
  fileprivate init?(percentage text: String) {
    let parts = text.dropLast().split(omittingEmptySubsequences: false) { $0 == "e" || $0 == "E" }
    guard text.hasSuffix("%"), (1...2).contains(parts.count), let exponent = Int(parts.count == 2 ? parts[1] : "0"),
      (-1000...1000).contains(exponent)
    else { return nil }
    self.init(decimal: "\(parts[0])e\(exponent - 2)")
  }
}
