import Testing

/// Transitions and touches that a scene names.
struct NamedFileMistakeTests {
  @Test(arguments: files)
  func `each mistake is told in the file that has it`(_ file: BrokenFile) throws {
    let folder = try SceneFolder()
    file.expectProblems(in: folder.path)
  }

  static let files: [BrokenFile] = [
    BrokenFile(
      "what is doubtful in a transition that is named twice",
      """
      version: 1
      scale: 3
      pages: {list: , detail: }
      steps: [push: {page: detail, transition: doubtful.yaml}, return: {transition: doubtful.yaml}]
      """,
      "doubtful.yaml:3:22 warning: '0.5' is 0.5 pt here: a share of a pan's way is in percent, 50%"),
    BrokenFile(
      "a transition file is missing",
      """
      version: 1
      transition: none.yaml
      """,
      "2:13 'none.yaml': cannot be read: there is no such file"),
    BrokenFile(
      "a transition file with mistakes",
      """
      version: 1
      transition: broken.yaml
      fps: 0
      """,
      "3:6 \(Expected.frameRate), found '0'",
      "broken.yaml:1:19 \(Expected.time), found '-1s'",
      "broken.yaml:4:14 \(Expected.fraction), found '3s'",
      "broken.yaml:5:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "a transition file that is no YAML",
      """
      version: 1
      transition: syntax.yaml
      """,
      "syntax.yaml:2:7 expected ',' or '}' in the mapping of line 1, found ':'"),
    BrokenFile(
      "a transition file that is empty",
      """
      version: 1
      transition: empty.yaml
      """,
      "2:13 'empty.yaml': the file is empty: expected a transition"),
    BrokenFile(
      "a transition file used twice",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: {page: detail, transition: broken.yaml}
        - return: {transition: broken.yaml, gesture: [up]}
        - wait: soon
      """,
      "5:49 the finger is not down: expected 'down X Y' first",
      "6:11 \(Expected.time), found 'soon'",
      "broken.yaml:1:19 \(Expected.time), found '-1s'",
      "broken.yaml:4:14 \(Expected.fraction), found '3s'",
      "broken.yaml:5:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "files that are missing, named twice",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: {page: detail, transition: none.yaml}
        - return: {transition: none.yaml}
        - push: {page: detail, transition: empty.yaml}
      """,
      "4:38 'none.yaml': cannot be read: there is no such file",
      "5:26 'none.yaml': cannot be read: there is no such file",
      "6:38 'empty.yaml': the file is empty: expected a transition"),
    BrokenFile(
      "the standard input",
      """
      version: 1
      transition: "-"
      touches: "-"
      """,
      "2:13 expected a file's path, found '-': only the command line takes the standard input",
      "3:10 expected a file's path, found '-': only the command line takes the standard input"),
    BrokenFile(
      "stops in order on another page only",
      """
      version: 1
      transition: mixed.yaml
      """,
      "2:13 transition 'mixed': layer 'from', x: stop 2 is at 320, before the one ahead of it at 390: expected stops in order"
    ),
    BrokenFile(
      "touches are missing",
      """
      version: 1
      touches: none.csv
      """,
      "2:10 'none.csv': cannot be read: there is no such file"),
    BrokenFile(
      "touches with mistakes",
      """
      version: 1
      touches: broken.csv
      """,
      "broken.csv:3:5 expected a number for x, found '6o'"),
    BrokenFile(
      "touches of nothing",
      """
      version: 1
      touches:
      """,
      "2:9 expected a path to a file of touches, found nothing"),
    BrokenFile(
      "touches of a step",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - return: {touches: none.csv}
      """,
      "5:23 'none.csv': cannot be read: there is no such file"),
  ]
}
