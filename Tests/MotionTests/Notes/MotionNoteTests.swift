import Motion
import Testing

@Suite struct MotionNoteTests {
  struct Case: CustomTestStringConvertible {
    var gesture: String
    var notes: [MotionNote]
    var words: String
    var testDescription: String { gesture }

    init(_ gesture: String, _ notes: [MotionNote], _ words: String) {
      self.gesture = gesture
      self.notes = notes
      self.words = words
    }
  }

  static let cases: [Case] = [
    Case("down 20 400, move 260 400 500ms, up", [], ""),
    Case(
      "down 200 400, move 100 400 500ms, up", [.panDoesNotBegin(at: 0, direction: .right)],
      "the touch at 0 s moves nothing: its first movement must run right, at least as far along as across"),
    Case(
      "down 20 400, move 260 400 1s, up, wait 350ms, down 20 400, move 260 400 1s, up", [.touchOnRootPage(at: 1.35)],
      "the touch at 1.35 s moves nothing: only the root page is left, which refuses the gesture"),
    Case(
      "down 20 400, move 260 400 1s, up, wait 250ms, down 20 400, move 260 400 1s, up", [.touchWhileSettling(at: 1.25)],
      "the touch at 1.25 s moves nothing: the page is still settling then"),
    Case(
      "down 20 400, move 420.5 400 500ms, up", [.displacementResets(400.5, side: 390)],
      "the finger goes 400.5 pt, and beyond the page's 390 pt the displacement falls back to 0"),
    Case("down 20 400, move 410 400 500ms, up", [], ""),
    Case(
      "down 20 400, move 420.5 400 500ms, wait 2s, up", [.displacementResets(400.5, side: 390)],
      "the finger goes 400.5 pt, and beyond the page's 390 pt the displacement falls back to 0"),
    Case(
      "down 20 400, move 415 400 300ms, move 430 400 100ms, move 425 400 100ms, up",
      [.displacementResets(410, side: 390)],
      "the finger goes 410 pt, and beyond the page's 390 pt the displacement falls back to 0"),
    Case(
      "wait 1s, down 20 400, wait 2s, move 20 100 1s, up", [.panDoesNotBegin(at: 1, direction: .right)],
      "the touch at 1 s moves nothing: its first movement must run right, at least as far along as across"),
    Case(
      "down 20 400, wait 1s, up, down 20 400, cancel", [.nothingBegins(least: 0)],
      "the gesture moves nothing: expected a touch that moves"),
    Case("down 20 400, up, down 20 400, move 260 400 500ms, up", [], ""),
  ]

  @Test("What may not be what was meant is noted once, in words", arguments: cases)
  func notes(_ example: Case) throws {
    let timeline = try Timeline(.pan(example.gesture))
    #expect(timeline.notes == example.notes)
    #expect(timeline.notes.map(\.description).joined() == example.words)
  }

  struct Decimal: CustomTestStringConvertible {
    var value: Double
    var text: String
    var testDescription: String { text }

    init(_ value: Double, _ text: String) {
      self.value = value
      self.text = text
    }
  }

  @Test(
    "A number in a message has at most three decimals, and none that say nothing",
    arguments: [
      Decimal(0.35, "0.35"), Decimal(12, "12"), Decimal(0, "0"), Decimal(-0.0, "0"), Decimal(-0.0001, "0"),
      Decimal(-1.5, "-1.5"), Decimal(0.0005, "0.001"), Decimal(0.9999, "1"), Decimal(1.0001, "1"),
      Decimal(100, "100"), Decimal(1.05, "1.05"), Decimal(1.005, "1.005"), Decimal(2.999, "2.999"),
      Decimal(3600.7, "3600.7"), Decimal(1e300, "1e+300"), Decimal(.infinity, "inf"), Decimal(.nan, "nan"),
    ])
  func decimals(_ example: Decimal) {
    #expect(decimal(example.value) == example.text)
  }
}
