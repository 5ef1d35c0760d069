import Motion
import Testing

@Suite("Suggestions") struct SuggestionTests {
  struct Case: CustomTestStringConvertible {
    var word: String
    var nearest: String?
    var testDescription: String { "\(word) → \(nearest ?? "nothing")" }

    init(_ word: String, _ nearest: String?) {
      self.word = word
      self.nearest = nearest
    }
  }

  static let presets = ["full-screen-return", "pull-up-close", "pull-up-close-intended", "pop"]

  static let cases: [Case] = [
    Case("full-screen-retrun", "full-screen-return"),
    Case("fullscreenreturn", "full-screen-return"),
    Case("Full-Screen-Return", "full-screen-return"),
    Case("pull-up-clos", "pull-up-close"),
    Case("pullupclose", "pull-up-close"),
    Case("pull-up-close-intendet", "pull-up-close-intended"),
    Case("opp", "pop"), Case("op", "pop"), Case("popp", "pop"), Case("pip", "pop"),
    Case("full-screen-return", "full-screen-return"),
    Case("cross-dissolve", nil), Case("xyz", nil), Case("", nil), Case("-", nil), Case("full", nil),
  ]

  @Test("The nearest word is suggested, and none where none is near", arguments: cases)
  func nearest(_ example: Case) {
    let expected = example.nearest.map { " (did you mean '\($0)'?)" } ?? ""
    #expect(suggestion(for: example.word, in: Self.presets) == expected)
  }

  @Test("However its words are joined, a name is itself", arguments: ["scaleX", "scale_x", "SCALE-X", "scalex"])
  func joined(word: String) {
    #expect(suggestion(for: word, in: ["scale", "scale-y", "scale-x"]) == " (did you mean 'scale-x'?)")
  }

  @Test("Without candidates there is nothing to suggest")
  func none() {
    #expect(suggestion(for: "down", in: []) == "")
    #expect(suggestion(for: "", in: [""]) == "")
  }

  @Test("Two neighbours swapped are one mistake, as is a letter too many, too few or wrong")
  func distances() {
    for word in ["ab", "abdc", "badc", "abcde", "bcd", "abxd", "xabcdx"] {
      #expect(suggestion(for: word, in: ["abcd"]) == " (did you mean 'abcd'?)", "\(word)")
    }
    for word in ["a", "dcba", "wxyz", "abcdefg"] { #expect(suggestion(for: word, in: ["abcd"]) == "", "\(word)") }
  }
}
