import Testing

@testable import SegueKit

@Suite("Reading YAML and JSON") struct NodeReadingTests {
  func read(_ text: String) throws -> Node { try Node(parsing: SourceText(text, path: "a.yaml")) }

  /// The same, told as JSON, but for scalars, which stay as they are written.
  func outline(_ node: Node) -> String {
    switch node.content {
    case .scalar(let text, let isQuoted): isQuoted ? "'\(text)'" : text
    case .sequence(let items): "[\(items.map(outline).joined(separator: ", "))]"
    case .mapping(let entries): "{\(entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", "))}"
    }
  }

  struct Case: CustomTestStringConvertible {
    var text: String
    var outline: String
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ outline: String) {
      self.text = text
      self.outline = outline
    }
  }

  static let yaml = [
    Case("a: 1\nb: [x, 'y', \"z\"]\n", "{a: 1, b: [x, 'y', 'z']}"),
    Case("z: 1\na: 2\nm: 3", "{z: 1, a: 2, m: 3}"),
    Case("a:\nb: ~\nc: null\nd: ''", "{a: , b: ~, c: null, d: ''}"),
    Case("- - 1\n  - 2\n-\n  a: b\n", "[[1, 2], {a: b}]"),
    Case("a:\n- 1\n- 2\nb: {}", "{a: [1, 2], b: {}}"),
    Case("a: |\n  one\n  two\nb: >-\n  three\n  four\n", "{a: 'one\ntwo\n', b: 'three four'}"),
    Case("\u{FEFF}a: 1\r\nb: 2\r\n", "{a: 1, b: 2}"),
    Case("# before\na: 1 # after\n\n# last\n", "{a: 1}"),
    Case("%YAML 1.2\n---\na: 1\n...\n", "{a: 1}"),
    Case("base: &b {x: 1}\nother: [*b, *b]", "{base: {x: 1}, other: [{x: 1}, {x: 1}]}"),
    Case("&k key: 1\nother: *k", "{key: 1, other: key}"),
    Case("a: &x 1\nb: &x 2\nc: *x", "{a: 1, b: 2, c: 2}"),
    Case("a: !!str 12\nb: !!int 3\nc: !!seq [1]\nd: ! e", "{a: '12', b: 3, c: [1], d: 'e'}"),
    Case("? a\n: 1\n? b\n", "{a: 1, b: }"),
    Case("yes: no\n0x10: .inf", "{yes: no, 0x10: .inf}"),
    Case("\"<<\": 1", "{<<: 1}"),
    Case("[a: 1, b]", "[{a: 1}, b]"),
    Case("plain", "plain"),
    Case("---\n", ""),
  ]

  static let json = [
    Case(#"{"a":1}"#, "{a: 1}"),
    Case(#"{"a":[1,2,{"b":"c"}],"d":{}}"#, "{a: [1, 2, {b: 'c'}], d: {}}"),
    Case("{\n\t\"a\": [\n\t\t1,\n\t\ttrue,\n\t\tnull\n\t]\n}\n", "{a: [1, true, null]}"),
    Case(#"{"a": "\u00e9\/\"\\\n\t\b"}"#, "{a: 'é/\"\\\n\t\u{8}'}"),
    Case(#"["\ud83d\ude00\uD83D\uDE00x", "\\ud83d\\ude00"]"#, "['😀😀x', '\\ud83d\\ude00']"),
    Case(#"[-1.5e-3, 0.5]"#, "[-1.5e-3, 0.5]"),
    Case(#"{"": "", " ": " "}"#, "{: '',  : ' '}"),
    Case(#"['\ud83d\ude00']"#, "['\\ud83d\\ude00']"),
  ]

  @Test("gives what is written, in its order", arguments: yaml + json)
  func outline(test: Case) throws { #expect(outline(try read(test.text)) == test.outline) }

  @Test("takes UTF-16 of either byte order")
  func utf16() throws {
    let units = Array("\u{FEFF}a: é😀".utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big] {
      #expect(outline(try Node(parsing: SourceText(bytes, path: "a"))) == "{a: é😀}")
    }
  }

  @Test("knows where everything begins and ends")
  func positions() throws {
    let node = try read("é: 1\nlist:\n  - [a, 'b']\n  - c:\nd: &x e")
    let entries = try #require(node.entries)
    #expect(entries.map { "\($0.keyPosition)" } == ["1:1", "2:1", "5:1"])
    #expect(entries.map { "\($0.value.position)" } == ["1:4", "3:3", "5:4"])
    let items = try #require(entries[1].value.items)
    #expect(items.map { "\($0.position)" } == ["3:5", "4:5"])
    #expect(items[0].items?.map { "\($0.position)-\($0.end)" } == ["3:6-3:7", "3:9-3:12"])
    #expect("\(items[0].end)" == "3:13")
    #expect(items[1].entries.map { "\($0[0].value.position)" } == "4:7")
  }

  @Test("keeps columns right after joined surrogate pairs")
  func surrogateColumns() throws {
    let pair = #"\ud83d\ude00"#
    func places(_ word: String) throws -> [SourcePosition] {
      let text =
        "{\"a\(word)\": \"\(word)\(word)\", \"b\": 1,\n \"é\\\\\": \"\(word)\",\"c\": [2, \"\(word)\"]  , \"d\":\n3}"
      let entries = try #require(try read(text).entries)
      return entries.flatMap { entry in
        let values = [entry.value] + (entry.value.items ?? [])
        return [entry.keyPosition] + values.flatMap { [$0.position, $0.end] }
      }
    }
    #expect(try places(pair) == places("twelve chars"))
    #expect(try places(pair).count == 19)
    let error = #expect(throws: FileProblems.self) { try read("[\"\(pair)\", \"\(pair)\\ud83d\"]") }
    #expect(error?.problems.map { "\($0.position!)" } == ["1:33"])
  }

  @Test("takes a scalar for what its text says")
  func values() throws {
    let node = try read("[12, '12', -1.5e3, .5, 0x10, .inf, 1_000, nan, true, 'false', yes, null, 'null', 50%, ~]")
    let items = try #require(node.items)
    #expect(items.map(\.boolean).suffix(7) == [true, false, nil, nil, nil, nil, nil])
    #expect(items.map(\.isNull).suffix(4) == [true, false, false, true])
    #expect(items.map(\.text).suffix(4) == [nil, "null", "50%", nil])
    #expect(items.prefix(2).map(\.description) == ["'12'", "'12'"])
    #expect(items.suffix(1).map(\.description) == ["nothing"] && node.description == "a list")
  }

  @Test("stops at what would grow without end")
  func billionLaughs() throws {
    let laughs = (1...9).map { "- &l\($0) [\(Array(repeating: "*l\($0 - 1)", count: 9).joined(separator: ", "))]" }
    let error = #expect(throws: FileProblems.self) { try read((["- &l0 ha"] + laughs).joined(separator: "\n")) }
    #expect(error?.problems.count == 1)
    #expect(
      error?.problems.first?.message
        == "expected at most 100000 values, found more (an alias counts as all it stands for)")
    #expect(error?.problems.first?.position?.line == 7)
  }

  @Test("takes 100000 values and no more")
  func mostValues() throws {
    func list(_ count: Int) -> String { "[" + String(repeating: "1,", count: count) + "]" }
    #expect(try read(list(99_999)).items?.count == 99_999)
    #expect(throws: FileProblems.self) { try read(list(100_000)) }
  }

  @Test("takes 64 levels and no more, aliases counted")
  func levels() throws {
    func nested(_ count: Int, _ inner: String = "") -> String {
      String(repeating: "[", count: count) + inner + String(repeating: "]", count: count)
    }
    _ = try read(nested(64, "1"))
    let error = #expect(throws: FileProblems.self) { try read(nested(65)) }
    #expect(error?.problems.first?.message == "expected at most 64 levels of lists and mappings, found more")
    #expect(error?.problems.first?.position == SourcePosition(line: 1, column: 65))
    _ = try read("[&a \(nested(31)), &b 1, \(nested(32, "*a")), \(nested(63, "*b"))]")
    #expect(throws: FileProblems.self) { try read("[&a \(nested(31)), \(nested(33, "*a"))]") }
    for text in [String(repeating: "[", count: 3_000_000), String(repeating: "- ", count: 1_000_000)] {
      #expect(throws: FileProblems.self) { try read(text) }
    }
  }
}
