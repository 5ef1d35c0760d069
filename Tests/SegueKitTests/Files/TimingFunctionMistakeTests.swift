import Testing

/// Timing functions, wherever one may be.
struct TimingFunctionMistakeTests {
  @Test(arguments: files)
  func `each is told, with the form that was expected`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a timing function near a name",
      """
      clock: {duration: 1s, timing: ease-inout}
      layers:
        - page: from
        - page: to
      """,
      "1:31 \(Expected.timing), found 'ease-inout' (did you mean 'ease-in-out'?)"),
    BrokenFile(
      "a timing function near nothing",
      """
      clock: {duration: 1s, timing: spring}
      layers:
        - page: from
        - page: to
      """,
      "1:31 \(Expected.timing), found 'spring'"),
    BrokenFile(
      "three numbers for four",
      """
      clock: {duration: 1s, timing: "cubic-bezier(0.4, 0, 1)"}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected four numbers, cubic-bezier(x1, y1, x2, y2), found 'cubic-bezier(0.4, 0, 1)'"),
    BrokenFile(
      "x beyond 1",
      """
      clock: {duration: 1s, timing: "cubic-bezier(1.4, 0, 0.2, 1)"}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected x1 and x2 of cubic-bezier(x1, y1, x2, y2) within 0 and 1, found 'cubic-bezier(1.4, 0, 0.2, 1)'"),
    BrokenFile(
      "no closing bracket",
      """
      clock: {duration: 1s, timing: "cubic-bezier(0.4, 0, 0.2, 1"}
      layers:
        - page: from
        - page: to
      """,
      "1:31 \(Expected.timing), found 'cubic-bezier(0.4, 0, 0.2, 1'"),
    BrokenFile(
      "a curve without quotes between braces",
      """
      clock: {duration: 1s, timing: cubic-bezier(0.4, 0, 0.2, 1)}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected a text with commas to be in quotes here, between { } or [ ], found 'cubic-bezier(0.4'"),
    BrokenFile(
      "one in which a number repeats",
      """
      clock: {duration: 1s, timing: cubic-bezier(0.2, 0, 0, 1)}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected a text with commas to be in quotes here, between { } or [ ], found 'cubic-bezier(0.2'"),
    BrokenFile(
      "one without its end",
      """
      clock: {timing: cubic-bezier(0.2, 0, 0, 1, duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:17 expected a text with commas to be in quotes here, between { } or [ ], found 'cubic-bezier(0.2'"),
    BrokenFile(
      "several of all kinds",
      """
      clock: {timing: "steps(4, end)", duration: 1s}
      layers:
        - page: from
          x:
            - {easing: steps(4, end), at: 0, value: 0}
            - {at: 0.5, value: 0, easing: linear(0, 0.5 50%, 0.5 50%, 1)}
            - {at: 1, value: 0}
        - page: to
        - {color: rgba(0, 0, 0, 0.4), name: shade}
      """,
      "5:18 expected a text with commas to be in quotes here, between { } or [ ], found 'steps(4'",
      "6:37 expected a text with commas to be in quotes here, between { } or [ ], found 'linear(0'",
      "9:13 expected a text with commas to be in quotes here, between { } or [ ], found 'rgba(0'",
      "9:13 \(Expected.color), found 'rgba(0, 0, 0, 0.4)'"),
    BrokenFile(
      "a name with a comma",
      """
      {name: mine (first, second), clock: {duration: 1s}, layers: [{page: from}, {page: to}]}
      """,
      "1:8 expected a text with commas to be in quotes here, between { } or [ ], found 'mine (first'"),
    BrokenFile(
      "one in a list",
      """
      clock: {duration: 1s, timing: [cubic-bezier(0.2, 0, 0, 1)]}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected a timing function such as ease-in-out, found a list"),
    BrokenFile(
      "a line of its own without its end",
      """
      clock:
        timing: cubic-bezier(0.2, 0, 0, 1
        duration: 1s
      layers:
        - page: from
        - page: to
      """,
      "2:11 \(Expected.timing), found 'cubic-bezier(0.2, 0, 0, 1'"),
    BrokenFile(
      "no step",
      """
      clock: {duration: 1s, timing: steps(0)}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected 1 to 1000 steps, found 'steps(0)'"),
    BrokenFile(
      "steps of no kind",
      """
      clock: {duration: 1s, timing: "steps(4, jump-up)"}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected a whole number and jump-start, jump-end, jump-none or jump-both, such as steps(4, jump-end), found 'steps(4, jump-up)'"
    ),
    BrokenFile(
      "one point",
      """
      clock: {duration: 1s, timing: linear(0)}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected 2 to 1000 points of linear(), found 'linear(0)'"),
    BrokenFile(
      "linear of words",
      """
      clock: {duration: 1s, timing: "linear(0, a 50%, 1)"}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected numbers, each with up to two percentages, such as linear(0, 0.25 75%, 1), found 'linear(0, a 50%, 1)'"
    ),
    BrokenFile(
      "an easing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity:
            - {at: 0%, value: 0, easing: eas-in}
            - {at: 100%, value: 1}
      """,
      "7:36 \(Expected.timing), found 'eas-in' (did you mean 'ease-in'?)"),
    BrokenFile(
      "settle and cancel",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms, timing: eaze}
        gesture: [down 20 400, up]
        cancel: {duration: 1s, timing: }
      layers:
        - page: from
        - page: to
      """,
      "4:37 \(Expected.timing), found 'eaze' (did you mean 'ease'?)",
      "6:34 expected a timing function such as ease-in-out, found nothing"),
  ]
}
