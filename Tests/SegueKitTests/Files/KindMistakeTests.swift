import Testing

/// Lists, mappings and nothing in a transition, where something else belongs.
struct KindMistakeTests {
  @Test(arguments: files)
  func `each value is told, with what belongs there`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a list for a page",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - page: [from]
      """,
      "5:11 expected from or to, found a list"),
    BrokenFile(
      "nothing for a page",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - page:
      """,
      "5:10 expected from or to, found nothing"),
    BrokenFile(
      "a mapping for a colour",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: {red: 1}
      """,
      "5:12 \(Expected.color), found a mapping"),
    BrokenFile(
      "a list for a clock",
      """
      clock: [1s]
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected a mapping for clock, found a list"),
    BrokenFile(
      "nothing for a clock",
      """
      clock:
      layers:
        - page: from
        - page: to
      """,
      "1:7 expected a mapping for clock, found nothing"),
    BrokenFile(
      "a time for a clock",
      """
      clock: 1s
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected a mapping for clock, found '1s'"),
    BrokenFile(
      "a mapping for a duration",
      """
      clock: {duration: {seconds: 1}}
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found a mapping"),
    BrokenFile(
      "nothing for a duration",
      """
      clock: {duration: }
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found nothing"),
    BrokenFile(
      "nothing for layers",
      """
      clock: {duration: 1s}
      layers:
      """,
      "2:8 \(Expected.layers), found nothing"),
    BrokenFile(
      "no layer",
      """
      clock: {duration: 1s}
      layers: []
      """,
      "2:9 \(Expected.layers), found an empty list"),
    BrokenFile(
      "a mapping for layers",
      """
      clock: {duration: 1s}
      layers: {page: from}
      """,
      "2:9 \(Expected.layers), found a mapping"),
    BrokenFile(
      "a word for a layer",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - from
      """,
      "5:5 expected a mapping for a layer, found 'from'"),
    BrokenFile(
      "a list for a name",
      """
      name: [a]
      summary: {a: b}
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:7 expected a name, such as my-return, found a list",
      "2:10 expected one line of text, found a mapping"),
    BrokenFile(
      "a name of two lines",
      """
      name: |
        a
        b
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:7 expected a name, such as my-return, found 'a\\nb\\n'"),
    BrokenFile(
      "a word for a spring",
      """
      clock: {spring: bouncy}
      layers:
        - page: from
        - page: to
      """,
      "1:17 expected a mapping for spring, found 'bouncy'"),
    BrokenFile(
      "a number for a timing",
      """
      clock: {duration: 1s, timing: [ease]}
      layers:
        - page: from
        - page: to
      """,
      "1:31 expected a timing function such as ease-in-out, found a list"),
  ]
}
