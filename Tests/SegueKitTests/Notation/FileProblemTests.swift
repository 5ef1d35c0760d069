import Testing

@testable import SegueKit

@Suite("The words of a file's problem") struct FileProblemTests {
  func problem(_ text: String, _ line: Int, _ column: Int, _ message: String = "wrong") throws -> String {
    let source = try SourceText(text, path: "a.yaml")
    return source.problem(at: SourcePosition(line: line, column: column), message).description
  }

  @Test("They are place, message, line and caret")
  func plain() throws {
    let expected = """
      a.yaml:2:4: error: wrong
        b: 22
           ^
      """
    #expect(try problem("a: 1\nb: 22\n", 2, 4) == expected)
  }

  @Test("Lines end as libyaml ends them", arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineEnds(end: String) throws {
    let source = try SourceText("é: 1\(end)\(end)b: 2\(end)", path: "a.yaml")
    #expect(source.line(1) == "é: 1" && source.line(2) == "" && source.line(3) == "b: 2" && source.line(4) == "")
    #expect(source.line(5) == nil)
    let error = #expect(throws: FileProblems.self) {
      try Node(parsing: SourceText("é: 1\(end)\(end)b: [}\(end)", path: "a.yaml"))
    }
    #expect(error?.problems.first?.position == SourcePosition(line: 3, column: 5))
  }

  @Test("The caret stands under the column after tabs, wide characters, accents and emoji")
  func alignment() throws {
    #expect(try problem("\ta:\tx", 1, 5).hasSuffix("\n  \ta:\tx\n  \t  \t^"))
    #expect(try problem("上拉: x", 1, 5).hasSuffix("\n  上拉: x\n        ^"))
    #expect(try problem("e\u{301}👆🏽: x", 1, 7).hasSuffix("\n  e\u{301}👆🏽: x\n       ^"))
    #expect(try problem("a", 1, 2).hasSuffix("\n  a\n   ^"))
  }

  @Test("Of a long line, a hundred characters around the column are shown")
  func longLine() throws {
    let line = (0..<50).map { "key\($0): v" }.joined(separator: ", ")
    let lines = try problem(line, 1, 300).split(separator: "\n")
    #expect(lines[1].count == 104 && lines[1].hasPrefix("  …") && lines[1].hasSuffix("…"))
    let marked = lines[1].dropFirst(lines[2].count - 1)
    #expect(marked.hasPrefix(line.dropFirst(299).prefix(20)))
    #expect(try problem(line, 1, 1).split(separator: "\n")[1] == "  \(line.prefix(100))…")
    let last = try problem(line, 1, line.count + 1).split(separator: "\n")
    #expect(last[1] == "  …\(line.suffix(50))" && last[2].count == last[1].count + 1)
  }

  @Test("What a terminal would obey is escaped, in message, line and path")
  func escapes() throws {
    let source = try SourceText("a: \u{202E}x", path: "\u{1B}[31m.yaml")
    let text = source.problem(at: SourcePosition(line: 1, column: 5), "found '\u{1B}[2J\n\t\u{200F}'").description
    #expect(text == "\\x1B[31m.yaml:1:5: error: found '\\x1B[2J\\n\\t\\u200F'\n  a: \\u202Ex\n           ^")
  }

  @Test("A warning says so, and a problem of the whole file has no place")
  func severity() throws {
    let source = try SourceText("a: 1", path: "a.yaml")
    #expect(source.problem(at: nil, "odd", severity: .warning).description == "a.yaml: warning: odd")
  }

  @Test("Of very many problems, fifty are told and the others counted")
  func many() throws {
    let text = (0..<200).map { _ in "a: 1\n" }.joined()
    let error = #expect(throws: FileProblems.self) { try Node(parsing: SourceText(text, path: "a.yaml")) }
    #expect(error?.problems.count == 50 && error?.further == 149)
    #expect(error?.description.hasSuffix("\na.yaml: and 149 more") == true)
  }
}
