import SegueKit
import Testing

/// What is valid, and may not be meant: above all pictures that jump at the start or the end of a transition.
struct ContractMistakeTests {
  @Test(arguments: files)
  func `each is a warning at its layer or finger`(_ file: BrokenFile) { file.expectProblems() }

  @Test(arguments: files)
  func `a strict check takes each for an error`(_ file: BrokenFile) {
    let report = validate(text: file.text, path: BrokenFile.path, strict: true)
    #expect(!report.isValid && report.problems.allSatisfy { $0.severity == .error })
    #expect(report.problems.map(\.message) == validate(text: file.text, path: BrokenFile.path).problems.map(\.message))
  }

  static let files: [BrokenFile] = [
    BrokenFile(
      "page to hides the start",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "4:5 warning: transition 'file': at its start the picture is not exactly page 'from': layer 'to' shows, with opacity 1"
    ),
    BrokenFile(
      "the start is translucent",
      """
      clock: {duration: 1s}
      layers:
        - page: to
        - page: from
          opacity: [{at: 0%, value: 0.5}, {at: 100%, value: 0}]
      """,
      "4:5 warning: transition 'file': at its start the picture is not exactly page 'from': layer 'from' has opacity 0.5"
    ),
    BrokenFile(
      "the end is moved",
      """
      clock: {duration: 1s}
      layers:
        - page: to
          x: [{at: 0%, value: 0}, {at: 100%, value: 30}]
        - page: from
          opacity: [{at: 0%, value: 1}, {at: 100%, value: 0}]
      """,
      "3:5 warning: transition 'file': at its end the picture is not exactly page 'to': layer 'to' is moved by 30, 0 pt"
    ),
    BrokenFile(
      "a mask stays",
      """
      clock: {duration: 1s}
      layers:
        - page: to
        - color: black
          name: mask
          opacity: 0.5
        - page: from
          opacity: [{at: 0%, value: 1}, {at: 100%, value: 0}]
      """,
      "4:5 warning: transition 'file': at its end the picture is not exactly page 'to': layer 'mask' shows, with opacity 0.5"
    ),
    BrokenFile(
      "both ends",
      """
      clock: {duration: 1s}
      layers:
        - page: from
          scale: 0.5
        - page: to
          y: 100%
          name: page
      """,
      "3:5 warning: transition 'file': at its start the picture is not exactly page 'from': layer 'from' is scaled by 0.5, 0.5",
      "3:5 warning: transition 'file': at its end the picture is not exactly page 'to': layer 'from' shows, with opacity 1"
    ),
    BrokenFile(
      "no page at the end",
      """
      clock: {duration: 1s}
      layers:
        - page: to
          opacity: 0
        - page: from
          opacity: [{at: 0%, value: 1}, {at: 100%, value: 0}]
      """,
      "3:3 warning: transition 'file': at its end the picture is not exactly page 'to': no layer shows it"),
    BrokenFile(
      "in a scene",
      """
      version: 1
      scale: 3
      transition:
        clock: {duration: 1s}
        layers:
          - page: from
          - page: to
      """,
      "7:7 warning: transition 'transition': at its start the picture is not exactly page 'from': layer 'to' shows, with opacity 1"
    ),
    BrokenFile(
      "in a step",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - wait: 1s
        - push:
            page: detail
            transition:
              clock: {duration: 1s}
              layers: [{page: from}, {page: to}]
      """,
      "9:32 warning: step 2: transition 'transition': at its start the picture is not exactly page 'from': layer 'to' shows, with opacity 1"
    ),
    BrokenFile(
      "a finger that moves nothing",
      """
      version: 1
      gesture: [down 20 400, move 20 500 1s, up]
      """,
      "2:10 warning: the touch at 0 s moves nothing: its first movement must run right, at least as far along as across"
    ),
    BrokenFile(
      "a pan’s own finger",
      """
      pan:
        direction: right
        edge: 5pt
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, move 20 500 1s, up]
      layers:
        - page: from
        - page: to
      """,
      "6:12 warning: the touch at 0 s moves nothing: it must come down within 5 pt of the edge",
      "9:5 warning: transition 'file': at its start the picture is not exactly page 'from': layer 'to' shows, with opacity 1"
    ),
  ]
}
