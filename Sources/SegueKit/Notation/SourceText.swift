/// The text of a file, which its problems are shown in. Decoded; not yet parsed.
package struct SourceText: Sendable {
  /// 4 MB, some thousand times a long scene.
  static let mostBytes = 4_000_000

  /// As it was given, or `<stdin>`.
  package let path: String
  let text: String
  /// Where each line begins, in UTF-8 bytes.
  let lineStarts: [Int]

  /// - Throws: the problem when `bytes` are too many, are neither UTF-8 nor UTF-16 with a byte order mark, or hold
  ///   control characters.
  package init(_ bytes: [UInt8], path: String) throws(FileProblems) {
    guard bytes.count <= Self.mostBytes else { throw Self.tooLarge(bytes.count, path: path) }
    let decoded = DecodedText(bytes)
    text = decoded.text
    self.path = path
    lineStarts = Self.lineStarts(in: text)
    if let error = decoded.error {
      throw FileProblems(problems: [problem(at: position(ofByte: error.offset), error.message)])
    }
  }

  /// - Throws: as `init(_ bytes:path:)`.
  package init(_ text: String, path: String) throws(FileProblems) { try self.init(Array(text.utf8), path: path) }

  /// One problem of this file.
  func problem(
    at position: SourcePosition?, _ message: String, severity: FileProblem.Severity = .error
  ) -> FileProblem {
    FileProblem(
      path: path, position: position, severity: severity, message: printable(message),
      excerpt: position.flatMap(excerpt(at:)))
  }
}

extension SourceText {
  /// The line without its end, or nothing past the last.
  /// - Parameter number: from 1.
  func line(_ number: Int) -> Substring? {
    guard lineStarts.indices.contains(number - 1) else { return nil }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lineStarts[number - 1])
    let end =
      number < lineStarts.count ? bytes.index(bytes.startIndex, offsetBy: lineStarts[number]) : bytes.endIndex
    var line = text.unicodeScalars[start..<end]
    if let last = line.last, Self.isLineEnd(last) { line.removeLast() }
    if line.last == "\r" { line.removeLast() }
    return Substring(line)
  }

  /// What begins at `position`, to its line's end.
  func rest(from position: SourcePosition) -> Substring {
    guard let line = line(position.line) else { return "" }
    return Substring(line.unicodeScalars.dropFirst(position.column - 1))
  }

  /// Just past the last character that is not blank.
  var end: SourcePosition {
    var count = text.utf8.count
    for byte in text.utf8.reversed() {
      guard [0x20, 0x09, 0x0A, 0x0D].contains(byte) else { break }
      count -= 1
    }
    return position(ofByte: count)
  }

  /// - Parameter offset: where a character begins.
  func position(ofByte offset: Int) -> SourcePosition {
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let bytes = text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: lineStarts[low])
    let place = bytes.index(bytes.startIndex, offsetBy: offset)
    return SourcePosition(line: low + 1, column: text.unicodeScalars.distance(from: start, to: place) + 1)
  }

  /// What YAML 1.1, and so libyaml, ends a line at.
  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  private static func lineStarts(in text: String) -> [Int] {
    var starts = [0]
    var offset = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      offset += UTF8.width(scalar)
      if isLineEnd(scalar) {
        if scalar == "\n" && previous == "\r" { starts.removeLast() }
        starts.append(offset)
      }
      previous = scalar
    }
    return starts
  }
}
