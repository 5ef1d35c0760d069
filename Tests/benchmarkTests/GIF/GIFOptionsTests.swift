import Testing

@testable import benchmark

struct GIFOptionsTests {
  @Test func `every option is understood`() throws {
    let options = try GIFOptions(
      "--quick --segue a --samples b --python c --json d --plot e --closeup f".split(separator: " ").map(String.init))
    #expect(options.effort == .quick)
    #expect((options.segue, options.samples, options.python) == ("a", "b", "c"))
    #expect((options.json, options.plot, options.closeup) == ("d", "e", "f"))
    #expect(try GIFOptions().effort == .usual)
    #expect(try GIFOptions().segue.hasSuffix("/segue"))
  }

  @Test(arguments: [(["--fast"], "unexpected '--fast'"), (["--segue"], "--segue needs a value")])
  func `what is not understood is told`(words: [String], message: String) {
    #expect(throws: UsageError(description: message)) { try GIFOptions(words) }
  }
}
