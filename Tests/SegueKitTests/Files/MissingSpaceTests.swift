import Testing

/// Keys without the space after their ':'.
struct MissingSpaceTests {
  @Test(arguments: files)
  func `each is told at the key, and nothing that follows from it`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "both keys of a stop",
      """
      clock: {duration: 1s}
      layers:
        - page: from
          scale:
            - {at:0%, value:0.9}
            - {at: 100%, value: 1}
        - page: to
      """,
      "5:10 expected a space after ':', as in 'at: …', found 'at:0%'",
      "5:17 expected a space after ':', as in 'value: …', found 'value:0.9'"),
    BrokenFile(
      "between braces, what makes a layer",
      """
      clock: {duration:1s}
      layers: [{page:from}, {page: to}, {colr:black}]
      """,
      "1:9 expected a space after ':', as in 'duration: …', found 'duration:1s'",
      "2:11 expected a space after ':', as in 'page: …', found 'page:from'",
      "2:36 expected a field of a layer, found 'colr:black'; it may have page, snapshot, color, name, anchor, x, y, scale, scale-x, scale-y, opacity, corner-radius, shadow, subpixel, keyframes, calculation"
    ),
    BrokenFile(
      "between braces, before others",
      """
      clock: {duration: 1s}
      layers:
        - {page: from, x:[{at: 0, value: 0}]}
        - page: to
      """,
      "3:18 expected a space after ':', as in 'x: …', found 'x:[{at:'"),
    BrokenFile(
      "a driver and what is in it",
      """
      pan:
        finish: {distance:40%, velocity:300pt/s}
        settle: {spring: {damping-ratio:0.8}, duration: 1s}
        direction: right
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "2:12 expected a space after ':', as in 'distance: …', found 'distance:40%'",
      "2:26 expected a space after ':', as in 'velocity: …', found 'velocity:300pt/s'",
      "3:21 expected a space after ':', as in 'damping-ratio: …', found 'damping-ratio:0.8'"),
    BrokenFile(
      "the first line",
      """
      name:my-return
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:1 expected a space after ':', as in 'name: …', found 'name:my-return'"),
    BrokenFile(
      "the first line, and a blank one",
      """
      name:my-return

      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:1 expected a space after ':', as in 'name: …', found 'name:my-return'"),
    BrokenFile(
      "the first lines, and a comment",
      """
      # mine
      name:my-return
      summary:a return

      # 300ms in the code
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "2:1 expected a space after ':', as in 'name: …', found 'name:my-return'"),
    BrokenFile(
      "lines ahead of a right one",
      """
      clock:
        duration: 1s
      layers:
        - page:from
          name:first
          opacity: 1
        - page: to
      """,
      "4:5 expected a space after ':', as in 'page: …', found 'page:from'"),
    BrokenFile(
      "a line among others",
      """
      clock: {duration: 1s}
      name:my-return
      layers:
        - page: from
        - page: to
      """,
      "2:1 expected a space after ':', as in 'name: …', found 'name:my-return'"),
    BrokenFile(
      "the last line",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
          opacity:1
      """,
      "5:5 expected a space after ':', as in 'opacity: …', found 'opacity:1'"),
    BrokenFile(
      "the only lines of a mapping",
      """
      clock:
        duration:1s
      layers:
        - page:from
        - page:to
      """,
      "2:3 expected a space after ':', as in 'duration: …', found 'duration:1s'",
      "4:5 expected a space after ':', as in 'page: …', found 'page:from'",
      "5:5 expected a space after ':', as in 'page: …', found 'page:to'"),
    BrokenFile(
      "before a list of stops",
      """
      clock: {duration: 1s}
      layers:
        - page: from
          x:[{at: 0%, value: 0}, {at: 100%, value: 100%}]
        - page: to
      """,
      "4:5 expected a space after ':', as in 'x: …', found 'x:[{at:'"),
    BrokenFile(
      "before a mapping",
      """
      clock:{duration: 1s, timing: ease}
      layers:
        - page: from
        - page: to
      """,
      "1:1 expected a space after ':', as in 'clock: …', found 'clock:{duration:'"),
    BrokenFile(
      "steps of a scene",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push:detail
        - wait:1s
        - return:{transition: pop}
      """,
      "4:5 expected a space after ':', as in 'push: …', found 'push:detail'",
      "5:5 expected a space after ':', as in 'wait: …', found 'wait:1s'",
      "6:5 expected a space after ':', as in 'return: …', found 'return:{transition'"),
    BrokenFile(
      "pages of a scene",
      """
      version: 1
      pages: {from:list.png, to:detail.png}
      """,
      "2:9 expected a space after ':', as in 'from: …', found 'from:list.png'",
      "2:24 expected a space after ':', as in 'to: …', found 'to:detail.png'"),
    BrokenFile(
      "pages of any name",
      """
      version: 1
      pages: {list:list.png, detail:detail.png}
      steps:
        - push: detail
      """,
      "2:9 expected a space after ':', as in 'list: …', found 'list:list.png'",
      "2:24 expected a space after ':', as in 'detail: …', found 'detail:detail.png'"),
    BrokenFile(
      "none in text with a second colon",
      """
      name: push: pop
      """,
      "1:11 found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    BrokenFile(
      "none in an address",
      """
      clock: {duration: 1s}
      https://example.org: here
      layers:
        - page: from
        - page: to
      """,
      "2:1 expected a field of a transition, found 'https://example.org'; it may have name, summary, backdrop, hold-first, hold-last, clock, pan, layers"
    ),
  ]
}
