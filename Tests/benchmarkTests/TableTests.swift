import Testing

@testable import benchmark

struct TableTests {
  @Test func `a table is Markdown, and its columns are aligned`() {
    let rows = [
      Row("frame", 1.234, .memcpy, limit: 2, seconds: 0.00412), Row("than them", 4, .timesFaster, limit: 5),
      Row("memory", 208.4, .megabytes),
    ]
    #expect(
      Table(rows).description == """
        |           |      measured | limit |    met |    time |
        | --------- | ------------: | ----: | -----: | ------: |
        | frame     | 1.23 × memcpy |   ≤ 2 |    yes | 4.12 ms |
        | than them |    4 × faster |   ≥ 5 | **no** |         |
        | memory    |        208 MB |       |        |         |
        """)
  }

  @Test(arguments: [
    (0.0, "0"), (1.5, "1.50"), (1.005, "1.00"), (12.34, "12.3"), (80, "80"), (1234.5, "1234"), (-2.5, "-2.50"),
  ])
  func `a number has three digits`(value: Double, text: String) {
    #expect(number(value) == text)
  }

  @Test(arguments: [(0.000_001_5, "1.50 µs"), (0.0123, "12.3 ms"), (2.5, "2.50 s")])
  func `a time has a unit that suits it`(seconds: Double, text: String) {
    #expect(Table([Row("work", 1, .memcpy, seconds: seconds)]).description.hasSuffix("| \(text) |"))
  }

  @Test func `a limit may be reached and not passed`() {
    #expect(Row("frame", 2, .memcpy, limit: 2).isMet == true)
    #expect(Row("frame", 2.01, .memcpy, limit: 2).isMet == false)
    #expect(Row("than them", 5, .timesFaster, limit: 5).isMet == true)
    #expect(Row("than them", 4.9, .timesFaster, limit: 5).isMet == false)
    #expect(Row("frame", 2, .memcpy).isMet == nil)
  }
}
