import Testing

/// Names in a scene that are none, and values of another kind.
struct SceneKeyMistakeTests {
  @Test(arguments: files)
  func `each name and each value is told`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a field behind a text with a parenthesis",
      """
      version: 1
      transition:
        name: my (x
        bakdrop:
        clock: {duration: 1s}
        layers: [{page: from}, {page: to}]
      pages: {from: "shot(1.png", tto: }
      """,
      "4:3 expected a field of a transition, found 'bakdrop' (did you mean 'backdrop'?)",
      "7:15 cannot read 'shot(1.png': there is no such file",
      "7:29 expected a field of pages without steps, found 'tto' (did you mean 'to'?)"),
    BrokenFile(
      "a field behind a curve in quotes",
      """
      version: 1
      transition:
        clock: {duration: 1s, timing: "steps(3", dellay: }
        layers: [{page: from}, {page: to}]
      """,
      "3:33 expected linear, ease, ease-in, ease-out, ease-in-out, step-start, step-end, cubic-bezier(…), steps(…) or linear(…), found 'steps(3'",
      "3:44 expected a field of clock, found 'dellay' (did you mean 'delay'?)"),
    BrokenFile(
      "of a scene",
      """
      version: 1
      transiton: push
      """,
      "2:1 expected a field of a scene, found 'transiton' (did you mean 'transition'?)"),
    BrokenFile(
      "of pages",
      """
      version: 1
      pages: {form: null, to: null}
      """,
      "2:9 expected a field of pages without steps, found 'form' (did you mean 'from'?)"),
    BrokenFile(
      "of an output",
      """
      version: 1
      outputs:
        - {path: a.gif, colours: 16}
      """,
      "3:19 expected a field of an output, found 'colours' (did you mean 'colors'?)"),
    BrokenFile(
      "of a push",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: {pag: detail}
      """,
      "4:12 expected a field of push, found 'pag' (did you mean 'page'?)"),
    BrokenFile(
      "of a return",
      """
      version: 1
      pages: {list: , detail: }
      steps:
        - push: detail
        - return: {gestur: up}
      """,
      "5:14 expected a field of return, found 'gestur' (did you mean 'gesture'?)"),
    BrokenFile(
      "a list for a scene’s transition",
      """
      version: 1
      transition: [push]
      """,
      "2:13 expected a transition: a preset's name, a file's path, or its fields, found a list"),
    BrokenFile(
      "a mapping for a picture",
      """
      version: 1
      pages: {from: {path: a.png}, to: []}
      """,
      "2:15 expected a picture's path, or nothing for a drawn page, found a mapping",
      "2:34 expected a picture's path, or nothing for a drawn page, found a list"),
    BrokenFile(
      "a list for pages",
      """
      version: 1
      pages: [a.png, b.png]
      """,
      "2:8 expected a mapping for pages without steps, found a list"),
    BrokenFile(
      "a word for outputs",
      """
      version: 1
      outputs: a.gif
      """,
      "2:10 expected a list of outputs, such as - return.gif, found 'a.gif'"),
    BrokenFile(
      "a list for an output",
      """
      version: 1
      outputs: [[a.gif]]
      """,
      "2:11 expected a path that ends in .mp4 or .gif, or in / for a folder of PNGs, found a list"),
    BrokenFile(
      "a list for the frame rate",
      """
      version: 1
      fps: [60]
      scale: {}
      backdrop: []
      fit: []
      """,
      "2:6 \(Expected.frameRate), found a list",
      "3:8 expected page pixels per point, 0.01 to 100, found a mapping",
      "4:11 \(Expected.color), found a list",
      "5:6 expected cover, contain or stretch, found a list"),
    BrokenFile(
      "a scene’s numbers",
      """
      version: 1
      scale: 0
      width: 0
      height: 20000
      fps: 0
      hold-first: -1s
      hold-last: 1m
      """,
      "2:8 expected page pixels per point, 0.01 to 100, found '0'",
      "3:8 expected 1 to 16384 pixels, found '0'",
      "4:9 expected 1 to 16384 pixels, found '20000'",
      "5:6 \(Expected.frameRate), found '0'",
      "6:13 \(Expected.time), found '-1s'",
      "7:12 \(Expected.time), found '1m'"),
    BrokenFile(
      "an output’s numbers",
      """
      version: 1
      outputs:
        - {path: a.mp4, crf: 0, fps: 0, width: 0, height: 3.5}
        - {path: a.gif, colors: 1, loop: -1}
        - {path: b.gif, colors: 257, loop: twice, fps: 1001}
      """,
      "3:24 expected a number from 1 (best) to 51, found '0'",
      "3:32 \(Expected.frameRate), found '0'",
      "3:42 expected 1 to 16384 pixels, found '0'",
      "3:53 expected 1 to 16384 pixels, found '3.5'",
      "4:27 expected 2 to 256 colours, found '1'",
      "4:36 \(Expected.plays), found '-1'",
      "5:27 expected 2 to 256 colours, found '257'",
      "5:38 \(Expected.plays), found 'twice'",
      "5:50 \(Expected.frameRate), found '1001'"),
    BrokenFile(
      "quality beyond the best",
      """
      version: 1
      outputs:
        - {path: a.mp4, crf: 52, width: 390pt}
        - {path: b.mp4, crf: 50%}
      """,
      "3:24 expected a number from 1 (best) to 51, found '52'",
      "3:35 expected 1 to 16384 pixels, found '390pt'",
      "4:24 expected a number from 1 (best) to 51, found '50%'"),
  ]
}
