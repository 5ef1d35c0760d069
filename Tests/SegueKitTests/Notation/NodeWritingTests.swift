import TestSupport
import Testing

@testable import SegueKit

@Suite("Writing YAML") struct NodeWritingTests {
  @Test("puts a field on a line, and between brackets what is flow")
  func layout() throws {
    let node = Node([
      ("from", Node(text: "list page.png")), ("clock", Node([("fps", Node(plain: "60"))], isFlow: true)),
      (
        "layers",
        Node(
          .sequence([
            Node([
              ("page", Node(text: "from")),
              ("opacity", Node(.sequence([Node(plain: "0"), Node(plain: "1")]), isFlow: true)),
            ]),
            Node([("page", Node(text: "to")), ("title", Node(text: "上拉关闭当前页 😀"))]),
          ]))
      ), ("empty", Node([])), ("none", Node(plain: "null")),
    ])
    let expected = """
      from: list page.png
      clock: {fps: 60}
      layers:
      - page: from
        opacity: [0, 1]
      - page: to
        title: "上拉关闭当前页 \\U0001F600"
      empty: {}
      none: null

      """
    #expect(node.yaml == expected)
  }

  @Test(
    "quotes text that would be taken for something else, and no other",
    arguments: [
      ("12", "'12'"), ("-1.5e3", "'-1.5e3'"), ("true", "'true'"), ("No", "'No'"), ("null", "'null'"), ("", "''"),
      ("~", "'~'"), ("0x1F", "'0x1F'"), ("1:30", "'1:30'"), ("2024-01-02", "'2024-01-02'"), (".inf", "'.inf'"),
      ("nan", "'nan'"), ("a: b", "'a: b'"), ("# a", "'# a'"), ("a #b", "'a #b'"), ("- a", "'- a'"), ("@a", "'@a'"),
      (" a", "' a'"), ("it's", "it's"), ("60pt", "60pt"), ("50%", "50%"), ("a-b", "a-b"), ("a:b", "a:b"),
      ("a\tb", #""a\tb""#), ("a\u{1B}", #""a\e""#), ("\u{FEFF}", #""\uFEFF""#), ("-", "'-'"), ("...", "'...'"),
    ])
  func quotes(text: String, written: String) throws {
    #expect(Node([("k", Node(text: text))]).yaml == "k: \(written)\n")
    let read = try Node(parsing: SourceText("k: \(written)\n", path: "a"))
    #expect(read.entries?.first?.value.text == text)
  }

  /// Texts of letters and of whatever has a meaning in YAML.
  func text(_ random: inout SeededRandom) -> String {
    let parts = [
      "a", "Z", "7", "-", " ", ":", ": ", "#", " #", "'", "\"", "\\", "\n", "\t", "[", "]", "{", "}", ",", "&", "*",
      "!",
      "|", ">", "%", "@", "`", "?", "~", "<<", "null", "true", "---", "...", "é", "拉", "😀", "\u{85}", "\u{2028}", "\r",
      "\u{1B}", "\u{FEFF}", "\u{A0}", "e\u{301}", "\n\n", "  ", "0x", "1.5", "\u{7F}", "word and word ",
    ]
    let count = random.chance(0.03) ? 60 : random.integer(in: 0...4)
    return (0..<count).map { _ in random.choice(of: parts) }.joined()
  }

  func node(_ random: inout SeededRandom, levels: Int) -> Node {
    let isFlow = random.chance(0.3)
    let count = random.integer(in: 0...4)
    switch levels == 0 ? 0 : random.integer(in: 0...3) {
    case 1: return Node(.sequence((0..<count).map { _ in node(&random, levels: levels - 1) }), isFlow: isFlow)
    case 2, 3:
      var names: Set<String> = []
      let fields = (0..<count).map { _ in (text(&random), node(&random, levels: levels - 1)) }
      return Node(fields.filter { names.insert($0.0).inserted }, isFlow: isFlow)
    default:
      return random.chance(0.1)
        ? Node(plain: random.choice(of: ["", "~", "null", "1", "true"])) : Node(text: text(&random))
    }
  }

  @Test("makes what reads as an equal tree", arguments: 0..<8)
  func roundTrip(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<1000 {
      let node = node(&random, levels: random.integer(in: 0...5))
      let text = node.yaml
      let read = try Node(parsing: SourceText(text, path: "a.yaml"))
      #expect(read == node, "\(text)")
      #expect(read.yaml == text)
    }
  }
}
