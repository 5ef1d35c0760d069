import SegueKit
import Testing

/// Files that end anywhere, and files that lack a line.
struct CutFileTests {
  private static let scene = """
    version: 1
    transition: {clock: {duration: 1s}, layers: [{page: to}, {page: from, opacity: [{at: 0, value: 1}, {at: 1, value: 0}]}]}
    pages: {list: , detail: }
    root: list
    steps:
      - push: {page: detail, transition: push}
      - wait: 800ms
      - return: {transition: interactive-pop, gesture: [down 8 400, "move 300 400 350ms ease-in", up]}
    outputs:
      - {path: a.gif, colors: 16, loop: once}

    """

  @Test(arguments: Preset.all.map(\.name) + ["a scene"])
  func `are valid, or their mistakes have a place in them`(name: String) {
    let text = Preset.all.first { $0.name == name }?.yaml ?? Self.scene
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cut = text.indices.map { String(text[..<$0]) }
    let without = lines.indices.map { (lines[..<$0] + lines[($0 + 1)...]).joined(separator: "\n") }
    for text in cut + without {
      let report = validate(text: text, path: "file.yaml")
      #expect(report.kind != nil || !report.isValid)
      let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
      for problem in report.problems {
        #expect((problem.position?.line ?? 1) <= count, "\(problem)\n\(text)")
        #expect(problem.position != nil || problem.message.hasPrefix("the file is empty"), "\(problem)\n\(text)")
        #expect(!problem.message.contains("Optional(") && !problem.message.contains("\n"))
      }
      #expect(Set(report.problems).count == report.problems.count, "\(report.problems)")
    }
  }
}
