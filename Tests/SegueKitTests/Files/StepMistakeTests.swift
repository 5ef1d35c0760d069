import Testing

/// Steps over a stack of pages.
struct StepMistakeTests {
  @Test(arguments: files)
  func `each mistake is told at its step`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a root that is none",
      """
      version: 1
      pages: {list: , detail: }
      root: lits
      steps:
        - push: detail
      """,
      "3:7 expected one of the pages: list or detail, found 'lits' (did you mean 'list'?)"),
    BrokenFile(
      "an unknown step",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - pop:
        - psuh: detail
      """,
      "5:5 \(Expected.kinds), found 'pop'",
      "6:5 \(Expected.kinds), found 'psuh' (did you mean 'push'?)"),
    BrokenFile(
      "words for steps",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push
        - wait
        - pop
        - [push]
        -
      """,
      "4:5 expected a page's name after a push: - push: detail, found 'push'",
      "5:5 expected a time after a wait: - wait: 800ms, found 'wait'",
      "6:5 \(Expected.kinds), found 'pop'",
      "7:5 \(Expected.kinds), found a list",
      "8:4 \(Expected.kinds), found nothing"),
    BrokenFile(
      "an unknown page",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detial
        - push: {page: settings}
        - push: []
      """,
      "4:11 expected one of the pages: list or detail, found 'detial' (did you mean 'detail'?)",
      "5:18 expected one of the pages: list or detail, found 'settings'",
      "6:11 expected one of the pages: list or detail, found a list"),
    BrokenFile(
      "return at the root",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - wait: 1s
        - return:
      """,
      "5:5 expected a push first: 'list' \(Expected.root)"),
    BrokenFile(
      "return at the root later on",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - return
        - return
      """,
      "6:5 step 3: page 'list' \(Expected.root): push a page first"),
    BrokenFile(
      "two keys in a step",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - {push: detail, wait: 1s}
        - push: detail
          gesture: [up]
      """,
      "4:20 \(Expected.kinds), found 'wait' beside 'push'",
      "6:5 \(Expected.kinds), found 'gesture' beside 'push'; what belongs to a push is indented under it"),
    BrokenFile(
      "a page that is not indented",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push:
          page: detail
      """,
      "5:5 \(Expected.kinds), found 'page' beside 'push'; what belongs to a push is indented under it"),
    BrokenFile(
      "steps’ values",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - wait: soon
        - wait:
        - return: now
      """,
      "5:11 \(Expected.time), found 'soon'",
      "6:10 \(Expected.time), found nothing",
      "7:13 expected a mapping for return, found 'now'"),
    BrokenFile(
      "gestures of steps",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: {page: detail, gesture: [down 1 2, up]}
        - return: {transition: pop, gesture: [down 1 2, up]}
        - return: {gesture: [up], touches: a.csv}
        - return: {gesture: [up]}
      """,
      "4:26 transition 'push' runs by the clock and takes no gesture",
      "5:31 transition 'pop' runs by the clock and takes no gesture",
      "6:29 expected either 'gesture' or 'touches', found both",
      "7:24 the finger is not down: expected 'down X Y' first"),
    BrokenFile(
      "transitions of steps",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: {page: detail, transition: psh, gesture: [up]}
        - return: {transition: {}}
      """,
      "4:38 there is no transition 'psh' (did you mean 'push'?); 'segue transitions' lists them",
      "4:53 the finger is not down: expected 'down X Y' first",
      "5:26 expected 'clock' or 'pan' in a transition: what drives it",
      "5:26 expected 'layers' in a transition"),
    BrokenFile(
      "gesture and touches beside steps",
      """
      version: 1
      pages: {list: , detail: }
      gesture: [up]
      touches: a.csv
      steps:
        - push: detail
      """,
      "3:1 expected 'gesture' in a step, found it beside 'steps'",
      "4:1 expected 'touches' in a step, found it beside 'steps'"),
    BrokenFile(
      "no step",
      """
      version: 1
      pages: {list: , detail: }
      steps: []
      """,
      "3:8 \(Expected.steps), found an empty list"),
    BrokenFile(
      "nothing for steps",
      """
      version: 1
      pages: {list: , detail: }
      steps:
      """,
      "3:7 \(Expected.steps), found nothing"),
    BrokenFile(
      "pages are missing",
      """
      version: 1
      steps:
        - push: detail
        - wait: soon
      """,
      "1:1 expected 'pages' in a scene",
      "4:11 \(Expected.time), found 'soon'"),
    BrokenFile(
      "no page",
      """
      version: 1
      pages: {}
      steps:
        - return
      """,
      "2:8 expected pages by name, such as list: list.png, found none"),
    BrokenFile(
      "a step too long",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - wait: 3600s
      """,
      "4:3 the scene would last 3602 s: at most 3600 s can be rendered"),
    BrokenFile(
      "nothing moves",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - wait: 1s
      """,
      "4:3 expected at least one step with a transition, found none"),
  ]
}
