import Motion
import Testing

@Suite struct FrameRateTextTests {
  struct Case: CustomTestStringConvertible {
    var text: String
    var rate: Rational
    var testDescription: String { text }

    init(_ text: String, _ numerator: Int, _ denominator: Int = 1) {
      self.text = text
      rate = Rational(numerator, denominator)
    }
  }

  static let good: [Case] = [
    Case("60", 60), Case("1", 1), Case("25", 25), Case("060", 60), Case("1000", 1000), Case("000000060", 60),
    Case("29.97", 2997, 100), Case("23.976", 2997, 125), Case("0.5", 1, 2), Case("12.50", 25, 2), Case("60.0", 60),
    Case("30000/1001", 30000, 1001), Case("60000/1001", 60000, 1001), Case("60/2", 30), Case("1/2", 1, 2),
    Case("999999999/999999999", 1), Case("1000.000000000", 1000), Case("0.000001", 1, 1_000_000),
  ]

  @Test("A frame rate is read as an exact fraction", arguments: good)
  func reads(_ example: Case) {
    #expect(Rational(frameRate: example.text) == example.rate)
  }

  @Test(
    "Text that is no frame rate is refused",
    arguments: [
      "", " ", "0", "0.0", "0/1", "00", "-1", "-0", "+60", "-1/2", "1/-2", "-1/-2", "nan", "inf", "infinity", "1e9",
      "1e1", "0x3c", "60.", ".5", ".", "/", "60/", "/60", "60/0", "0/0", "60//1", "30/1/2", "29.97.1", "29,97", "60fps",
      "60 ", " 60", "6 0", "60/1.0", "29.97/1", "1_000", "1001", "1000.000000001", "0.0000001", "59.94005994005994",
      "2000/1", "999999999",
      "1000000000/1000000000", "99999999999999999999999", "0.0000000001", "６０", "٦٠", "6\u{301}0", "60\n", "sixty",
    ])
  func refuses(text: String) {
    #expect(Rational(frameRate: text) == nil)
  }

  @Test("Very long text is refused, not read", arguments: [10, 100, 100_000])
  func long(length: Int) {
    #expect(Rational(frameRate: String(repeating: "1", count: length)) == nil)
    #expect(Rational(frameRate: "1." + String(repeating: "0", count: length)) == nil)
    #expect(Rational(frameRate: "1/" + String(repeating: "1", count: length)) == nil)
  }
}
