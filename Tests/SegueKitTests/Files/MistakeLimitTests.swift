import SegueKit
import Testing

/// More mistakes than anybody reads.
struct MistakeLimitTests {
  /// A layer with a bad opacity on each line from the fourth.
  private static func file(mistakes: Int) -> String {
    let layers = (1...mistakes).map { "  - {color: black, name: layer\($0), opacity: 1px}\n" }
    return "clock: {duration: 1s}\nlayers:\n  - page: from\n" + layers.joined() + "  - page: to\n"
  }

  @Test(arguments: [1, 49, 50, 51, 60, 2000])
  func `fifty are told, and how many more there are`(mistakes: Int) throws {
    let text = Self.file(mistakes: mistakes)
    let report = validate(text: text, path: "file.yaml")
    #expect(report.problems.map(\.position?.line) == (0..<min(mistakes, 50)).map { 4 + $0 })
    #expect(report.further == max(0, mistakes - 50) && !report.isValid)

    let error = try #require(throws: SegueError.self) { try Transition(text: text, path: "file.yaml") }
    guard case .file(let file) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(file.problems == report.problems && file.further == report.further)
    let last = "\(error)".split(separator: "\n").last
    #expect((last == "file.yaml: and \(mistakes - 50) more") == (mistakes > 50))
  }

  @Test func `a long line is shown around the mistake`() throws {
    let text =
      "name: " + String(repeating: "x", count: 400) + "\nclock: {duration: 1x, delay: 1s}   # "
      + String(repeating: "y", count: 400) + "\nlayers: [{page: from}, {page: to}]\n"
    let problem = try #require(validate(text: text, path: "file.yaml").problems.first)
    let lines = try #require(problem.excerpt).split(separator: "\n")
    #expect(lines.count == 2 && lines[0].hasPrefix("clock: {duration: 1x") && lines[0].count <= 102)
    #expect(lines[1] == String(repeating: " ", count: 18) + "^")
  }
}
