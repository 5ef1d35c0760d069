import Motion
import TestSupport
import Testing

@Suite("Garbage as gesture text") struct GestureGarbageTests {
  static let words = [
    "down", "move", "wait", "up", "cancel", ",", ",", ",", ", ", " ", " ", "1", "20", "400", "-3", "0", "1e6", "1e308",
    "-1e308", "0x1p9", "nan", "inf", "1s", "0s", "500ms", "21f", "-1s", "9999s", "1e3s", "ease", "ease-in-out",
    "linear", "(", ")", "cubic-bezier(0,0,1,1)", "cubic-bezier(0, 1e300, 1, -1e300)", "cubic-bezier(", "pt", "20pt",
    "%", "\t", "\n", "\r\n", "\u{0}", "é", "e\u{301}", "👨‍👩‍👧", "下", "\u{200D}", "\u{FEFF}", "'", "\"", ".", "..",
    "+", "e", "\u{301}",
  ]

  /// Steps that are mostly right, so that garbage gets past the first word.
  static func step(using random: inout SeededRandom) -> String {
    func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
    let number = { (random: inout SeededRandom) in
      ["0", "20", "391", "-40", "1e6", "0.5", "123456.75"].randomElement(using: &random) ?? "0"
    }
    let point = "\(number(&random)) \(number(&random))"
    let duration = pick(["0s", "1ms", "250ms", "1s", "3f", "100s"])
    switch Int.random(in: 0..<6, using: &random) {
    case 0, 1: return "down \(point)"
    case 2, 3: return "move \(point) \(duration) \(pick(["", "ease", "cubic-bezier(0, -9, 1, 9)"]))"
    case 4: return "wait \(duration)"
    default: return pick(["up", "cancel"])
    }
  }

  @Test("Random text is read or refused with a place in it, and never crashes", arguments: 0..<8)
  func garbage(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<1000 {
      let length = Int.random(in: 0...24, using: &random)
      let text = (0..<length).map { _ in
        Bool.random(using: &random) ? Self.words.randomElement(using: &random) ?? "" : Self.step(using: &random) + ", "
      }.joined(separator: Bool.random(using: &random) ? " " : "")
      try expectReadOrRefused(text)
    }
  }

  @Test("Random steps in any order make a timeline of numbers, or are refused", arguments: 0..<8)
  func randomSteps(seed: Int) throws {
    var random = SeededRandom(seed: 100 + seed)
    var read = 0
    for _ in 0..<1000 {
      let length = Int.random(in: 1...6, using: &random)
      let steps = (0..<length).map { _ in Self.step(using: &random) }
      let text = (["down 20 400"] + steps.filter { !$0.hasPrefix("down") } + ["wait 0s"]).joined(separator: ", ")
      read += try expectReadOrRefused(Bool.random(using: &random) ? text : text + ", up") ? 1 : 0
    }
    #expect(read > 100, "too few were right for the timelines to be tried")
  }

  @Test("Random bytes are read or refused, too")
  func randomScalars() throws {
    var random = SeededRandom(seed: 77)
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      try expectReadOrRefused(String(decoding: bytes, as: UTF8.self))
    }
  }

  @discardableResult
  func expectReadOrRefused(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Bool {
    let gesture: Gesture
    do throws(GestureError) {
      gesture = try Gesture(text: text, frameRate: Rational(60))
    } catch {
      let places = error.mistakes.map(\.column)
      #expect(places.allSatisfy { (1...text.count + 1).contains($0) }, "\(error)", sourceLocation: sourceLocation)
      #expect(!places.isEmpty && places == places.sorted(), "\(error)", sourceLocation: sourceLocation)
      #expect(error.mistakes.allSatisfy { !$0.problem.isEmpty } && error.text == text, sourceLocation: sourceLocation)
      #expect(error.description.hasSuffix(places.count > 10 ? "more" : "^"), sourceLocation: sourceLocation)
      return false
    }
    do throws(SceneError) {
      let timeline = try Timeline(
        Scene(transition: .publishedReturn, gesture: gesture, pageSize: PageSize(width: 390, height: 844)))
      for step in 0...20 {
        let moment = timeline.moment(at: timeline.duration * Double(step) / 20)
        let areNumbers = moment.layers.allSatisfy {
          (0...390).contains($0.x) && (0.95...1.0001).contains($0.scaleX) && (0...1).contains($0.opacity)
        }
        #expect(areNumbers, "\(text.debugDescription), step \(step)", sourceLocation: sourceLocation)
      }
    } catch {
      guard case .tooLong = error else { throw error }
      #expect(text.contains("s"), sourceLocation: sourceLocation)
    }
    return true
  }

  @Test("Very long text with every step right is read")
  func longAndRight() throws {
    let touch = "down 20 400, move 60 400 1ms, cancel, wait 400ms"
    let gesture = try Gesture(
      text: Array(repeating: touch, count: 5000).joined(separator: ", "), frameRate: Rational(60))
    #expect(gesture.steps.count == 20_000)
    let scene = Scene(transition: .publishedReturn, gesture: gesture, pageSize: PageSize(width: 390, height: 844))
    let timeline = try Timeline(scene)
    expectClose(timeline.duration, 5000 * 0.401 + 1.5, within: 1e-6)
    expectAlone(.from, in: timeline.moment(at: timeline.duration))
  }

  @Test(
    "One very long word is refused, in good time", .timeLimit(.minutes(1)),
    arguments: ["a", "(", "9", "👆", "e\u{301}"])
  func longWord(letter: String) {
    let word = String(repeating: letter, count: 100_000)
    for text in [word, "down \(word) 1, up", "down 1 2, wait \(word)", "down 1 2, move 3 4 1s \(word), up"] {
      let error = #expect(throws: GestureError.self) { try Gesture(text: text, frameRate: Rational(60)) }
      #expect((1...text.count + 1).contains(error?.mistakes[0].column ?? 0))
    }
  }
}
