import Foundation
import SegueKit
import TestSupport
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

  @Test(arguments: [1, 20])
  func `a file that a scene names has fifty told too, however often it is named`(times: Int) throws {
    let folder = try Scratch()
    try Self.file(mistakes: 60).write(toFile: folder.file("many.yaml"), atomically: true, encoding: .utf8)
    let steps = (1...times).map { _ in "  - push: {page: detail, transition: many.yaml}\n" }.joined()
    let text = "version: 1\npages: {list: , detail: }\nsteps:\n\(steps)  - wait: soon\n"
    let path = folder.file("scene.yaml")
    let report = validate(text: text, path: path)
    // The scene's own mistake comes after those of the file.
    #expect(report.problems.count == 50 && report.further == 11)
    let error = try #require(throws: SegueError.self) { try SceneFile(text: text, path: path) }
    guard case .file(let file) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(file.problems == report.problems && file.further == report.further)
  }

  @Test(.timeLimit(.minutes(1)))
  func `thousands of outputs are looked at soon`() throws {
    let outputs = (1...3000).map { "\($0).gif" } + ["./7.gif"]
    let text = "version: 1\nscale: 3\noutputs: [\(outputs.joined(separator: ", "))]\n"
    let report = validate(text: text, path: "scene.yaml")
    #expect(report.problems.map(\.message) == ["'./7.gif' is named twice as an output"])
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
