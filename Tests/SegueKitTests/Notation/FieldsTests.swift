import Testing

@testable import SegueKit

@Suite("The fields of a mapping") struct FieldsTests {
  /// What reading a clock says about `text`.
  func told(_ text: String, names: [String] = ["duration", "frames", "fps"]) throws -> [String] {
    let source = try SourceText(text, path: "a.yaml")
    let problems = Problems(source)
    if let fields = Fields(try Node(parsing: source), of: "the clock", names: names, problems) {
      _ = fields.required("duration")
    }
    do throws(FileProblems) { try problems.throwIfAny() } catch {
      return error.problems.map { "\($0.position!): \($0.message)" }
    }
    return []
  }

  @Test("are read by name")
  func read() throws {
    let source = try SourceText("fps: 60\nduration: ~", path: "a.yaml")
    let problems = Problems(source)
    let node = try Node(parsing: source)
    let fields = try #require(Fields(node, of: "the clock", names: ["duration", "fps", "x"], problems))
    #expect(fields["fps"]?.text == "60" && fields["duration"]?.isNull == true && fields["x"] == nil)
    #expect(fields.position(of: "duration") == SourcePosition(line: 2, column: 1))
    #expect(problems.isEmpty)
  }

  @Test(
    "are told when they are unknown, missing or no fields at all",
    arguments: [
      ("duration: 1\nfps: 2", []),
      ("fps: 2", ["1:1: expected 'duration' in the clock"]),
      (
        "duration: 1\nfsp: 2\nx y: 3",
        [
          "2:1: expected a field of the clock, found 'fsp' (did you mean 'fps'?)",
          "3:1: expected a field of the clock, found 'x y'; it may have duration, frames, fps",
        ]
      ),
      (
        "duratoin: 1",
        ["1:1: expected a field of the clock, found 'duratoin' (did you mean 'duration'?)"]
      ),
      ("[1]", ["1:1: expected a mapping for the clock, found a list"]),
      ("~", ["1:1: expected a mapping for the clock, found nothing"]),
      ("3s", ["1:1: expected a mapping for the clock, found '3s'"]),
    ] as [(String, [String])])
  func problems(text: String, expected: [String]) throws { #expect(try told(text) == expected) }
}
