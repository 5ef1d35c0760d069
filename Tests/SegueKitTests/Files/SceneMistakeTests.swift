import Testing

/// Scenes as a whole.
struct SceneMistakeTests {
  @Test(arguments: files)
  func `each mistake is told where the scene has it`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "version is missing",
      """
      transition: push
      outputs: [a.gif]
      """,
      "1:1 expected 'version' in a scene"),
    BrokenFile(
      "version 2",
      """
      version: 2
      fps: 60
      """,
      "1:10 expected version 1, found '2'"),
    BrokenFile(
      "version is missing, and more is wrong",
      """
      transition: psh
      scale: 0
      outputs: [a.webm]
      """,
      "1:1 expected 'version' in a scene",
      "1:13 there is no transition 'psh' (did you mean 'push'?); 'segue transitions' lists them",
      "2:8 expected page pixels per point, 0.01 to 100, found '0'",
      "3:11 cannot tell the format of 'a.webm': \(Expected.ending)"),
    BrokenFile(
      "an unknown transition",
      """
      version: 1
      transition: ful-screen-return
      """,
      "2:13 there is no transition 'ful-screen-return' (did you mean 'full-screen-return'?); 'segue transitions' lists them"
    ),
    BrokenFile(
      "a gesture of a clock",
      """
      version: 1
      transition: push
      gesture: [down 20 400, up]
      """,
      "3:1 transition 'push' runs by the clock and takes no gesture"),
    BrokenFile(
      "touches of a clock",
      """
      version: 1
      transition: push
      touches: none.csv
      """,
      "3:1 transition 'push' runs by the clock and takes no gesture"),
    BrokenFile(
      "gesture and touches",
      """
      version: 1
      gesture: [down 20 400, up]
      touches: none.csv
      """,
      "3:1 expected either 'gesture' or 'touches', found both"),
    BrokenFile(
      "a transition in the scene",
      """
      version: 1
      transition:
        clock: {duration: 1}
        layers:
          - page: form
          - page: to
            opacity: 3s
      """,
      "5:13 expected from or to, found 'form' (did you mean 'from'?)",
      "7:16 \(Expected.fraction), found '3s'"),
    BrokenFile(
      "root without steps",
      """
      version: 1
      root: list
      pages: {list: }
      """,
      "2:1 expected 'steps' beside 'root', found none",
      "3:9 expected a field of pages without steps, found 'list'; it may have from, to"),
    BrokenFile(
      "stops in order on another page only",
      """
      version: 1
      scale: 3
      transition:
        pan:
          direction: right
          finish: {distance: 60pt}
          settle: {duration: 300ms}
          gesture: [down 20 400, up]
        layers:
          - page: from
            x: [{at: 100%, value: 0}, {at: 391pt, value: 1}, {at: 100%, value: 2}]
          - page: to
      """,
      "11:61 transition 'transition': layer 'from', x: stop 3 is at 390, before the one ahead of it at 391: expected stops in order"
    ),
  ]
}
