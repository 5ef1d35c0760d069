public import Motion

extension Gesture {
  /// Reads a recorded touch: CSV with `time` in seconds and `x` and `y` in points, at any sampling rate.
  ///
  /// The first line may name the columns, which may then come in any order, with others among them. Times count from the
  /// first one; of samples with one time the last counts. Blank lines and lines that begin with `#` are skipped. The
  /// touch counts as a pan after 10 points, as UIKit's recogniser has it, so that jitter at the start decides nothing.
  /// - Throws: `SegueError.file` with everything wrong in it, times that go backwards among it.
  public init(touchesIn path: String) throws(SegueError) {
    do {
      let source = try SourceText(path: path, kind: "a file of touches")
      self = try Self.touches(source)
    } catch { throw .file(error) }
  }

  /// - Parameter path: for messages.
  public init(touches text: String, path: String) throws(SegueError) {
    do { self = try Self.touches(SourceText(text, path: path)) } catch { throw .file(error) }
  }

  private static func touches(_ source: SourceText) throws(FileProblems) -> Gesture {
    let problems = Problems(source)
    let samples = TouchSamples(source, problems).samples
    try problems.throwIfAny()
    guard let first = samples.first, samples.count > 1 else {
      problems.add(at: nil as SourcePosition?, "expected at least two samples of time,x,y, found \(samples.count)")
      try problems.throwIfAny()
      preconditionFailure("a problem was just added")
    }
    var steps = [Step.down(first.point)]
    for (earlier, later) in zip(samples, samples.dropFirst()) {
      steps.append(.move(to: later.point, duration: later.time - earlier.time, timing: .linear))
    }
    return Gesture(steps + [.up], recognitionDistance: 10, file: source.path)
  }
}

/// The samples of a recorded touch, in order.
private struct TouchSamples {
  struct Sample {
    /// Seconds from the first.
    var time: Double
    var point: Point
  }

  private(set) var samples: [Sample] = []
  private let problems: Problems
  /// Which column holds time, x and y.
  private var columns = [0, 1, 2]
  private var start: Double?
  private var isOutOfOrder = false

  private static let names = ["time", "x", "y"]

  init(_ source: SourceText, _ problems: Problems) {
    self.problems = problems
    var number = 0
    var isFirst = true
    for line in source.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      let cells = Self.cells(of: line)
      if cells.isEmpty || cells[0].text.first == "#" { continue }
      if isFirst, let separator = Self.otherSeparator(in: cells) {
        let column = line.prefix { $0 != separator }.unicodeScalars.count + 1
        let found = separator == "\t" ? "tabs" : "'\(separator)'"
        problems.add(
          at: SourcePosition(line: number, column: column), "expected commas between the columns, found \(found)")
        return
      }
      if isFirst, cells.contains(where: { Self.names.contains($0.text.lowercased()) }) {
        readHeading(cells, line: number)
      } else {
        readSample(cells, line: number)
      }
      isFirst = false
    }
  }

  private struct Cell {
    var text: Substring
    /// In Unicode scalars from 1.
    var column: Int
  }

  private static func cells(of line: Substring) -> [Cell] {
    if line.allSatisfy(\.isWhitespace) { return [] }
    var column = 1
    return line.split(separator: ",", omittingEmptySubsequences: false).map { part in
      let blank = part.prefix(while: \.isWhitespace).unicodeScalars.count
      var text = part.drop(while: \.isWhitespace)
      while text.last?.isWhitespace == true { text.removeLast() }
      // As spreadsheets may write them.
      if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
      defer { column += part.unicodeScalars.count + 1 }
      return Cell(text: text, column: column + blank)
    }
  }

  /// What separates the columns where commas do not.
  private static func otherSeparator(in cells: [Cell]) -> Character? {
    [";", "\t"].first { separator in cells.prefix(names.count).contains { $0.text.contains(separator) } }
  }

  private mutating func readHeading(_ cells: [Cell], line: Int) {
    let found = cells.map { $0.text.lowercased() }
    columns = []
    for name in Self.names {
      if let column = found.firstIndex(of: name) {
        columns.append(column)
      } else {
        problems.add(
          at: SourcePosition(line: line, column: 1), "expected the columns time, x and y, found no '\(name)'")
      }
    }
  }

  private mutating func readSample(_ cells: [Cell], line: Int) {
    guard columns.count == 3 else { return }
    let missing = zip(Self.names, columns).filter { $0.1 >= cells.count }.map(\.0)
    if !missing.isEmpty {
      problems.add(
        at: SourcePosition(line: line, column: cells.last?.column ?? 1),
        "expected time, x and y with commas between, found no \(missing.joined(separator: " and no "))")
      return
    }
    let numbers = zip(Self.names, columns).compactMap { name, column in number(cells[column], name, line: line) }
    guard numbers.count == Self.names.count else { return }
    let place = SourcePosition(line: line, column: cells[columns[0]].column)
    let time = numbers[0] - (start ?? numbers[0])
    start = start ?? numbers[0]
    if let last = samples.last, time < last.time {
      // One that is too late makes all that follow look too early.
      if !isOutOfOrder {
        problems.add(at: place, "expected times in order, found '\(cells[columns[0]].text)' after a later one")
      }
      isOutOfOrder = true
      return
    }
    guard time <= Timeline.longest else {
      problems.add(at: place, "expected a touch of at most \(decimal(Timeline.longest)) s, found \(decimal(time)) s")
      return
    }
    if samples.last?.time == time { samples.removeLast() }
    samples.append(Sample(time: time, point: Point(x: numbers[1], y: numbers[2])))
  }

  private func number(_ cell: Cell, _ name: String, line: Int) -> Double? {
    let found = cell.text.isEmpty ? "nothing" : "'\(cell.text.prefix(60))'"
    let problem: String
    switch Double(decimal: cell.text) {
    case let number? where number.magnitude <= (name == "time" ? 1e12 : 1e6): return number
    case _?: problem = "expected \(name) within ±\(name == "time" ? "1e12" : "1000000"), found \(found)"
    case nil: problem = "expected a number for \(name), found \(found)"
    }
    problems.add(at: SourcePosition(line: line, column: cell.column), problem)
    return nil
  }
}
