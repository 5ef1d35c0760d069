import Testing

@testable import benchmark

struct OptionsTests {
  @Test func `every option is understood`() throws {
    let options = try Options(
      "--quick --json a.json --record b.json --pages c --peers d --python e --child encode 7"
        .split(separator: " ").map(String.init))
    #expect(options.effort == .quick)
    #expect(options.json == "a.json")
    #expect(options.record == "b.json")
    #expect(options.pages == "c")
    #expect(options.peers == "d")
    #expect(options.python == "e")
    #expect(options.child == Child(task: .encode, frames: 7))
    #expect(try Options(["--long"]).effort == .long)
    #expect(try Options([]).effort == .usual)
  }

  @Test(arguments: [
    (["--fast"], "unexpected '--fast'"), (["--json"], "--json needs a value"),
    (["--child", "sleep", "1"], "--child takes what to do and a number of frames"),
    (["--child", "export", "0"], "--child takes what to do and a number of frames"),
  ])
  func `what is not understood is told`(words: [String], message: String) {
    #expect(throws: UsageError(description: message)) { try Options(words) }
  }
}
