import Motion
import Testing

@Suite("Mistakes in gesture text") struct GestureMistakeTests {
  struct Mistake: CustomTestStringConvertible {
    var text: String
    var column: Int
    var phrase: String
    var testDescription: String { "'\(text)' at column \(column): \(phrase)" }

    /// - Parameter place: where the caret belongs: the line under the text.
    init(_ text: String, _ place: String, _ phrase: String) {
      self.text = text
      self.phrase = phrase
      column = place.count
    }
  }

  static let verbs: [Mistake] = [
    Mistake(
      "dwon 20 400, up",
      "^", "expected 'down', 'move', 'wait', 'up' or 'cancel', found 'dwon' (did you mean 'down'?)"),
    Mistake(
      "down 20 400, mvoe 260 400 500ms, up",
      "             ^", "found 'mvoe' (did you mean 'move'?)"),
    Mistake(
      "down 1 2, wiat 1s, up",
      "          ^", "(did you mean 'wait'?)"),
    Mistake(
      "down 1 2, canel",
      "          ^", "(did you mean 'cancel'?)"),
    Mistake(
      "down 1 2, pu",
      "          ^", "found 'pu' (did you mean 'up'?)"),
    Mistake(
      "down 1 2, UP",
      "          ^", "found 'UP' (did you mean 'up'?)"),
    Mistake(
      "down 1 2, swipe 3 4 1s, up",
      "          ^", "found 'swipe'"),
    Mistake(
      "down 1 2; up",
      "       ^", "expected Y in points, found '2;'"),
    Mistake(
      "400 20, up",
      "^", "found '400'"),
    Mistake(
      "下 1 2, up",
      "^", "found '下'"),
    Mistake(
      "down 1 2, 👆🏽",
      "          ^", "found '👆🏽'"),
  ]

  static let numbers: [Mistake] = [
    Mistake(
      "down, up",
      "    ^", "expected X in points, found the end of the step"),
    Mistake(
      "down 20, up",
      "       ^", "expected Y in points, found the end of the step"),
    Mistake(
      "down x 400, up",
      "     ^", "expected X in points, found 'x'"),
    Mistake(
      "down 20 4oo, up",
      "        ^", "expected Y in points, found '4oo'"),
    Mistake(
      "down 20px 400, up",
      "     ^", "expected X in points, found '20px'"),
    Mistake(
      "down 50% 400, up",
      "     ^", "expected X in points, found '50%'"),
    Mistake(
      "down nan 400, up",
      "     ^", "expected X in points, found 'nan'"),
    Mistake(
      "down 20 inf, up",
      "        ^", "expected Y in points, found 'inf'"),
    Mistake(
      "down 0x10 400, up",
      "     ^", "expected X in points, found '0x10'"),
    Mistake(
      "down 1e999 400, up",
      "     ^", "expected X in points, found '1e999'"),
    Mistake(
      "down 1e7 400, up",
      "     ^", "expected X within ±1000000 points, found '1e7'"),
    Mistake(
      "down 20 pt 400, up",
      "        ^", "expected the unit to follow its number without a space, '20pt', found 'pt'"),
    Mistake(
      "down pt 400, up",
      "     ^", "expected X in points, found 'pt'"),
    Mistake(
      "down 20 400 up",
      "            ^", "expected a comma after 'down X Y', found 'up'"),
    Mistake(
      "down 1 2, up 3",
      "             ^", "expected a comma after 'up', found '3'"),
    Mistake(
      "down 1 2, cancel now",
      "                 ^", "expected a comma after 'cancel', found 'now'"),
  ]

  static let durations: [Mistake] = [
    Mistake(
      "down 1 2, move 3 4, up",
      "                  ^", "expected a duration such as 500ms, found the end of the step"),
    Mistake(
      "down 1 2, move 3 4 fast, up",
      "                   ^", "expected a duration such as 500ms, 0.5s or 30f, found 'fast'"),
    Mistake(
      "down 1 2, move 3 4 -1s, up",
      "                   ^", "found '-1s'"),
    Mistake(
      "down 1 2, move 3 4 500 ms, up",
      "                       ^", "expected the unit to follow its number without a space, '500ms', found 'ms'"),
    Mistake(
      "down 1 2, move 3 4 0.5 s ease-in, up",
      "                       ^", "expected the unit to follow its number without a space, '0.5s', found 's'"),
    Mistake(
      "down 1 2, wait 30 f, up",
      "                  ^", "expected the unit to follow its number without a space, '30f', found 'f'"),
    Mistake(
      "down 1 2, move 3 4 1s s, up",
      "                      ^", "expected linear, ease, ease-in"),
    Mistake(
      "down 1 2, wait, up",
      "              ^", "expected a duration such as 500ms, found the end of the step"),
    Mistake(
      "down 1 2, wait ms, up",
      "               ^", "found 'ms'"),
    Mistake(
      "down 1 2, wait 1m, up",
      "               ^", "found '1m'"),
    Mistake(
      "down 1 2, wait nan, up",
      "               ^", "found 'nan'"),
    Mistake(
      "down 1 2, wait 1s 2s, up",
      "                  ^", "expected a comma after 'wait DURATION', found '2s'"),
    Mistake(
      "down 1 2, wait 3600.001s, up",
      "               ^", "expected a duration from 0 s to 3600 s, found '3600.001s'"),
    Mistake(
      "down 1 2, move 3 4 1s ease-inout, up",
      "                      ^", "found 'ease-inout' (did you mean 'ease-in-out'?)"),
    Mistake(
      "down 1 2, move 3 4 1s Linear, up",
      "                      ^", "(did you mean 'linear'?)"),
    Mistake(
      "down 1 2, move 3 4 1s cubic-bezier(2, 0, 1, 1), up",
      "                      ^", "within 0 and 1, found 'cubic-bezier(2, 0, 1, 1)'"),
    Mistake(
      "down 1 2, move 3 4 1s cubic-bezier(0, 0, 1, up",
      "                      ^", "found 'cubic-bezier(0, 0, 1, up'"),
    Mistake(
      "down 1 2, move 3 4 1s ease-in twice, up",
      "                              ^", "expected a comma after 'move X Y DURATION [EASING]', found 'twice'"),
  ]

  static let orders: [Mistake] = [
    Mistake("", "^", "expected 'down X Y', found nothing"),
    Mistake("   ", "   ^", "expected 'down X Y', found nothing"),
    Mistake(",,", "  ^", "expected 'down X Y', found nothing"),
    Mistake("up", "^", "the finger is not down: expected 'down X Y' first"),
    Mistake("cancel", "^", "the finger is not down"),
    Mistake("move 1 2 1s, up", "^", "the finger is not down"),
    Mistake("wait 1s, move 1 2 1s, up", "         ^", "the finger is not down"),
    Mistake("down 1 2, up, up", "              ^", "the finger is not down"),
    Mistake("down 1 2, cancel, move 1 2 1s, up", "                  ^", "the finger is not down"),
    Mistake("down 1 2, down 3 4, up", "          ^", "the finger is down already: expected 'up' or 'cancel'"),
    Mistake("down 1 2", "        ^", "the finger is still down at the end: expected 'up' or 'cancel'"),
    Mistake("down 1 2, move 3 4 1s", "                     ^", "the finger is still down at the end"),
    Mistake("down 1 2, up, down 1 2,", "                       ^", "the finger is still down at the end"),
  ]

  @Test("A mistake is reported with its column, what was expected and what was found", arguments: verbs + numbers)
  func wordsAndNumbers(_ mistake: Mistake) { expectReport(of: mistake) }

  @Test("A mistake in a duration or a curve is reported too", arguments: durations)
  func durationsAndCurves(_ mistake: Mistake) { expectReport(of: mistake) }

  @Test("So is a step that cannot come where it stands", arguments: orders)
  func order(_ mistake: Mistake) { expectReport(of: mistake) }

  func expectReport(of mistake: Mistake, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(GestureError) {
      let gesture = try Gesture(text: mistake.text, frameRate: Rational(60))
      #expect(Bool(false), "read as \(gesture.steps)", sourceLocation: sourceLocation)
    } catch {
      #expect(error.text == mistake.text, sourceLocation: sourceLocation)
      #expect(error.mistakes.map(\.column) == [mistake.column], "\(error)", sourceLocation: sourceLocation)
      #expect(error.mistakes[0].problem.contains(mistake.phrase), "\(error)", sourceLocation: sourceLocation)
    }
  }

  @Test(
    "All mistakes are told at once, and none that only follows from another",
    arguments: [
      ("dwon 20 400, move x y soon bouncy, wait, up", [1, 19, 21, 23, 28, 40]),
      ("move 1, wait", [7, 13]),
      ("down 1 2, move x 400 300 ms easy, up", [16, 26, 29]),
      ("up, up, move 1 2 1s, move 3 4 1s, up", [1, 5, 9]),
      ("down 1e9 0, move 2 2e7 1s, wait 2h, up, cancel", [6, 20, 33]),
      ("down 1 0, down 2 2, up, cancel, wait 9999s", [11, 25, 38]),
    ])
  func allAtOnce(text: String, columns: [Int]) {
    let error = #expect(throws: GestureError.self) { try Gesture(text: text, frameRate: Rational(60)) }
    #expect(error?.mistakes.map(\.column) == columns, "\(String(describing: error))")
  }

  @Test("Of very many the message tells ten")
  func many() {
    let text = Array(repeating: "up", count: 1000).joined(separator: ",")
    let error = #expect(throws: GestureError.self) { try Gesture(text: text, frameRate: Rational(60)) }
    #expect(error?.mistakes.count == 1000)
    #expect(error?.description.hasSuffix("^\nand 990 more") == true)
  }

  @Test("The message shows the text, and a caret under the mistake")
  func caret() {
    let error = #expect(throws: GestureError.self) {
      try Gesture(text: "down 20 400, mvoe 260 400 500ms, up", frameRate: Rational(60))
    }
    let expected = """
      column 14: expected 'down', 'move', 'wait', 'up' or 'cancel', found 'mvoe' (did you mean 'move'?)
        down 20 400, mvoe 260 400 500ms, up
                     ^
      """
    #expect(error?.description == expected)
  }

  @Test("A word that is like nothing gets no suggestion", arguments: ["swipe", "400", "xx", "a", "doubleclick", "下"])
  func noSuggestion(word: String) {
    let error = #expect(throws: GestureError.self) { try Gesture(text: word, frameRate: Rational(60)) }
    #expect(error?.mistakes[0].problem.contains("did you mean") == false, "\(String(describing: error))")
  }
}
