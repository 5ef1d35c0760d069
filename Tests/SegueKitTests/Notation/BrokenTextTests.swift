import Testing

@testable import SegueKit

@Suite("Broken YAML and JSON") struct BrokenTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    /// Line and column; empty for the file as a whole.
    var place: String
    var message: String
    var testDescription: String { "\(text.debugDescription) at \(place): \(message)" }

    init(_ text: String, _ place: String, _ message: String) {
      self.text = text
      self.place = place
      self.message = message
    }
  }

  static let cases: [Case] = [
    Case(
      "a: [1, 2", "1:9",
      "expected ',' or ']' in the list of line 1, found the end of the file"),
    Case(
      "a: [1, 2\nb: 3\n", "2:2",
      "expected ',' or ']' in the list of line 1, found ':'"),
    Case(
      "a: {b: 1, c: 2\n\n", "1:15",
      "expected ',' or '}' in the mapping of line 1, found the end of the file"),
    Case(
      "[1 2}\n", "1:5",
      "expected ',' or ']' in the list of line 1, found '}'"),
    Case(
      "{\"a\": 1 \"b\": 2}", "1:12",
      "expected ',' or '}' in the mapping of line 1, found ':'"),
    Case(
      "a: b: c\n", "1:5",
      "found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    Case(
      "a: 1\n b: 2\n", "2:3",
      "found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    Case(
      "a:\n  b: 1\n c: 2\n", "3:2",
      "expected a key, indented as the mapping of line 1, found 'c'"),
    Case(
      "a: 1\nb\nc: 2\n", "2:1",
      "expected ':' and a space after this key, or '-' and a space before an item of a list"),
    Case(
      "a:\n\tb: 1\n", "2:1",
      "expected spaces for the indentation, found a tab"),
    Case(
      "a: \tb\n\t- c", "2:1",
      "expected spaces for the indentation, found a tab"),
    Case(
      "- 1\n-2\n", "2:1",
      "expected ':' and a space after this key, or '-' and a space before an item of a list"),
    Case(
      "- 1\nb: 2\n", "2:1",
      "expected '- ', indented as the list of line 1, found 'b'"),
    Case(
      "a: - b\n", "1:4",
      "found '-' where no item can begin; each item of a list has its own line"),
    Case(
      "a: @b\n", "1:4",
      "expected a value, found '@'; a text that begins so needs quotes"),
    Case(
      "a: \"b\n", "1:4",
      "expected a closing quote, found the end of the file"),
    Case(
      "a: 'b\n\n\n", "1:4",
      "expected a closing quote, found the end of the file"),
    Case(
      "a: \"\\q\"\n", "1:5",
      "found the escape '\\q'; a backslash is '\\\\', or in single quotes itself"),
    Case(
      "a: \"\\u12g\"\n", "1:7",
      "expected hexadecimal digits for this escape, found '1'"),
    Case(
      "a: \"\\ud800\"\n", "1:7",
      "expected the number of a character, found 'd800'"),
    Case(
      "a: *\n", "1:4",
      "expected a name of letters and digits after '*'; a text that begins with it needs quotes"),
    Case(
      "a: & b\n", "1:4",
      "expected a name of letters and digits after '&'; a text that begins with it needs quotes"),
    Case(
      "a: %\n", "1:4",
      "expected a value, found '%'; a text that begins so needs quotes"),
    Case(
      "%FOO\n---\na", "1:5",
      "found unknown directive name while scanning a directive"),
    Case(
      "%YAML 2.0\n---\na", "1:1",
      "expected YAML 1.1 or 1.2"),
    Case(
      "a: !x!y b", "1:4",
      "expected no tag, found '!'"),
    Case(
      "{a: 1} b", "1:8",
      "expected the end of the file after its one value, found 'b'"),
    Case(
      "a: ]", "1:4",
      "expected a value, found ']'"),
    Case(
      "a: ,", "1:4",
      "expected a value, found ','"),
    Case(
      "- - a\n - b\n", "2:2",
      "expected '- ', indented as the list of line 1, found '-'"),
    Case(
      "a: |0\n b\n", "1:5",
      "found an indentation indicator equal to 0 while scanning a block scalar"),
    Case(
      "a: |\n \tb\n\tc", "2:2",
      "expected spaces for the indentation, found a tab"),
    Case(
      "\"a\n---\nb\"", "2:1",
      "expected a closing quote for line 1, found '---'"),
    Case(
      "? a\n: b\n- c", "3:1",
      "expected a key, indented as the mapping of line 1, found '-'"),
    Case(
      "a: ? b", "1:4",
      "found '?' where no key can begin"),
    Case(
      "a: b\n? c : d", "2:3",
      "expected a word for a key, found a mapping"),
    Case(
      "a: !<x\n", "1:7",
      "did not find the expected '>' while scanning a tag"),
    Case(
      "a: 'b' c\n", "1:8",
      "expected the end of the line after the value, found 'c'"),
    Case(
      "[a: b: c]", "1:6",
      "expected ',' or ']' in the list of line 1, found ':'"),
    Case(
      "{a b\n c: d}", "2:3",
      "expected ',' or '}' in the mapping of line 1, found ':'"),
    Case(
      "[", "1:2",
      "expected a value, found the end of the file"),
    Case(
      "{\"a\": 1,, \"b\": 2}", "1:9",
      "expected a value, found ','"),
    Case(
      "---\na\n...\n%YAML 1.1\nb", "5:1",
      "expected the end of the file after its one value, found 'b'"),
    Case(
      "a: `x`", "1:4",
      "expected a value, found '`'; a text that begins so needs quotes"),
    Case(
      "", "",
      "the file is empty: expected a mapping"),
    Case(
      "# c\n", "",
      "the file is empty: expected a mapping"),
    Case(
      "a: 1\n---\nb: 1", "2:1",
      "expected one document, found the beginning of a second"),
    Case(
      "a\u{1}b", "1:2",
      "expected text, found the control character \\x01"),
    Case(
      "a: !!set {x}", "1:4",
      "expected no tag, found 'tag:yaml.org,2002:set'"),
    Case(
      "&a [*a]", "1:5",
      "expected a value, found '*a' inside of what it stands for"),
    Case(
      "a: \"\\0\"", "1:4",
      "expected text, found a zero character in it"),
    Case(
      "a: >x\n b", "1:5",
      "expected comment or line break while scanning a block scalar"),
    Case(
      "a: \"\\u00", "1:7",
      "expected hexadecimal digits for this escape, found '0'"),
    Case(
      "a:\n- b\n  - c\n- d: e\n f: g", "5:2",
      "expected a key, indented as the mapping of line 1, found 'f'"),
    Case(
      "- : 3", "1:3",
      "expected a key before ':', found nothing"),
    Case(
      "{? : 3}", "1:4",
      "expected a key before ':', found nothing"),
    Case(
      "?\n: 3", "1:2",
      "expected a key before ':', found nothing"),
  ]

  @Test("A mistake is told with its line and column, what was expected and what was found", arguments: cases)
  func told(_ test: Case) throws {
    let found = try problems(in: test.text)
    let problem = try #require(found.first)
    #expect(found.count == 1)
    #expect(problem.position.map { "\($0)" } ?? "" == test.place)
    #expect(problem.message == test.message)
    #expect((problem.excerpt == nil) == test.place.isEmpty)
  }

  @Test("All mistakes before one of syntax are told, in the file's order")
  func several() throws {
    let text = """
      - {a: 1, b: 2, a: 3}
      - !colour red
      - *missing
      - {[1]: 2, <<: {}}
      - [1, 2
      """
    let expected = """
      a.yaml:1:16: error: expected each key once, found 'a' again after line 1
        - {a: 1, b: 2, a: 3}
                       ^
      a.yaml:2:3: error: expected no tag, found '!colour'
        - !colour red
          ^
      a.yaml:3:3: error: expected an anchor '&missing' before its alias, found none
        - *missing
          ^
      a.yaml:4:4: error: expected a word for a key, found a list
        - {[1]: 2, <<: {}}
           ^
      a.yaml:4:12: error: found the merge key '<<', which is not supported: write the fields out
        - {[1]: 2, <<: {}}
                   ^
      a.yaml:5:8: error: expected ',' or ']' in the list of line 5, found the end of the file
        - [1, 2
               ^
      """
    let told = FileProblems(problems: try problems(in: text)).description
    #expect(told.split(separator: "\n") == expected.split(separator: "\n"))
  }

  @Test("Bytes that are no text are told where they stand")
  func bytes() throws {
    let latin = Array("a: caf".utf8) + [0xE9] + Array(" x\nb: 1".utf8)
    try expect(latin, at: "1:7", "expected UTF-8 text, found the byte 0xE9")
    try expect(Array("a\r\nb: ".utf8) + [0xE2, 0x82], at: "2:4", "expected UTF-8 text, found the byte 0xE2")
    try expect([0xFF, 0xFE, 0x61, 0, 0x62, 0xD8, 0x63, 0], at: "1:2", "expected UTF-16 text, found half a character")
    try expect([0xFF, 0xFE, 0x61, 0, 0x62], at: "1:2", "expected UTF-16 text, found half a character")
    try expect(
      [0x61, 0, 0x62, 0], at: "1:2",
      "expected text, found a zero byte (text is UTF-8, or UTF-16 with a byte order mark)")
    try expect(Array("é\tx: \u{9b}".utf8), at: "1:6", "expected text, found the control character \\x9B")
    // The first of several.
    try expect([0x61, 0xFF, 0x0A, 0x01], at: "1:2", "expected UTF-8 text, found the byte 0xFF")
    try expect([0x61, 0x01, 0x0A, 0xFF], at: "1:2", "expected text, found the control character \\x01")
    try expect([0xFF, 0xFE, 0x00, 0xD8, 0x61, 0, 0x01, 0], at: "1:1", "expected UTF-16 text, found half a character")
    try expect(Array("x: \u{7f}".utf8), at: "1:4", "expected text, found the control character \\x7F")
    try expect(Array("x: \u{feff}".utf8), at: "1:4", "expected text, found the control character \\uFEFF")
  }

  private func expect(_ bytes: [UInt8], at place: String, _ message: String) throws {
    let error = #expect(throws: FileProblems.self) { try SourceText(bytes, path: "a.yaml") }
    let problem = try #require(error?.problems.first)
    #expect(problem.message == message)
    #expect(problem.position.map { "\($0)" } == place)
    #expect(problem.excerpt != nil)
  }

  private func problems(in text: String) throws -> [FileProblem] {
    do {
      let node = try Node(parsing: SourceText(text, path: "a.yaml"))
      Issue.record("read as \(node.content)")
      return []
    } catch { return error.problems }
  }
}
