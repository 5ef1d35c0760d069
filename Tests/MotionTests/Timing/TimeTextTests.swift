import Motion
import Testing

@Suite("Time text") struct TimeTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var seconds: Double
    var testDescription: String { "\(text) is \(seconds) s" }

    init(_ text: String, _ seconds: Double) {
      self.text = text
      self.seconds = seconds
    }
  }

  static let good: [Case] = [
    Case("0.35", 0.35), Case("350ms", 0.35), Case("0.35s", 0.35), Case("21f", 0.35), Case("0", 0), Case("0s", 0),
    Case("0ms", 0), Case("0f", 0), Case("1", 1), Case("1s", 1), Case("1.5ms", 0.0015), Case("1.5f", 0.025),
    Case(".5s", 0.5), Case("60f", 1), Case("007s", 7), Case("86400s", 86400), Case("1e3", 1000),
    Case("1e-1s", 0.1), Case("+1s", 1), Case("2e2ms", 0.2), Case("6e1f", 1),
  ]

  @Test("A time is seconds, milliseconds or frames", arguments: good)
  func reads(_ example: Case) throws {
    let read = seconds(from: example.text, frameRate: Rational(60))
    expectClose(try #require(read), example.seconds, within: 1e-15)
  }

  @Test(
    "Text that is no time is refused",
    arguments: [
      "", " ", "s", "ms", "f", ".", "..5", "1.2.3", "-1", "-1s", "-0s", "1m", "1h", "1min", "1 s", " 1s", "1s ",
      "1S", "1MS", "1F", "0x10", "0x1p2", "1e400s", "1e", "nan", "inf", "infinitys", "1,5s", "١s", "1sf", "1fms", "½s",
    ])
  func refuses(text: String) {
    #expect(seconds(from: text, frameRate: Rational(60)) == nil)
  }
}
