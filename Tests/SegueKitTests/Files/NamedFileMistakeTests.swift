import Foundation
import TestSupport
import Testing

/// Files that a scene names: pictures, transitions, touches.
struct NamedFileMistakeTests {
  @Test(arguments: files)
  func `each mistake is told in the file that has it`(_ file: BrokenFile) throws {
    let folder = try Scratch()
    for (name, text) in Self.others { try Data(text.utf8).write(to: URL(filePath: folder.file(name))) }
    for (name, width, height) in [("page.png", 60, 130), ("wide.png", 64, 128)] {
      let picture = PNGFile(width: width, height: height) { x, y, _ in (x + y) % 256 }
      try Data(picture.bytes).write(to: URL(filePath: folder.file(name)))
    }
    file.expectProblems(in: folder.path)
  }

  private static let others = [
    "broken.yaml": """
    clock: {duration: -1s}
    layers:
      - page: from
        opacity: 3s
      - page: two

    """,
    "syntax.yaml": """
    clock: {duration: 1s
    layers: []

    """,
    "empty.yaml": "",
    "mixed.yaml": """
    pan:
      direction: right
      finish: {distance: 60pt}
      settle: {duration: 300ms}
      gesture: [down 20 400, up]
    layers:
      - page: from
        x: [{at: 100%, value: 0}, {at: 320pt, value: 1}]
      - page: to

    """,
    "doubtful.yaml": """
    pan:
      direction: right
      finish: {distance: 0.5}
      settle: {duration: 300ms}
      gesture: [down 20 400, move 90 400 1s, up]
    layers:
      - page: to
      - page: from
        x: [{at: 0, value: 0}, {at: 100%, value: 100%}]

    """,
    "touches.csv": """
    time,x,y
    0,20,400
    0.1,60,400

    """,
    "broken.csv": """
    time,x,y
    0,20,400
    0.1,6o,400

    """,
  ]

  static let files: [BrokenFile] = [
    BrokenFile(
      "pictures are missing",
      """
      version: 1
      pages: {from: none.png, to: nowhere/none.png}
      """,
      "2:15 cannot read 'none.png': there is no such file",
      "2:29 cannot read 'nowhere/none.png': there is no such file"),
    BrokenFile(
      "a picture is missing, and the time too long",
      """
      version: 1
      pages: {from: none.png}
      hold-first: 3600s
      """,
      "2:15 cannot read 'none.png': there is no such file",
      "3:13 the scene would last 3601.8 s: at most 3600 s can be rendered"),
    BrokenFile(
      "a picture is missing, and a step's stops are out of order",
      """
      version: 1
      pages: {list: , detail: none.png}
      steps:
        - push:
            page: detail
            transition:
              pan:
                direction: right
                finish: {distance: 60}
                settle: {duration: 1s}
                gesture: [down 20 400, move 90 400 1s, up]
              layers:
                - page: to
                - page: from
                  opacity: [{at: 200, value: 1}, {at: 1%, value: 0}]
        - wait: 1s
      """,
      "2:25 cannot read 'none.png': there is no such file",
      "15:49 step 1: transition 'transition': layer 'from', opacity: stop 2 is at 3.9, before the one ahead of it at 200: expected stops in order"
    ),
    BrokenFile(
      "a picture is missing, and outputs cannot be",
      """
      version: 1
      pages: {from: page.png, to: none.png}
      hold-last: 100
      gesture: [down 2 40, move 40 40 1s, up]
      outputs: [no/a.gif, b.gif, b.gif]
      """,
      "1:1 warning: transition 'full-screen-return': at its end the picture is not exactly page 'to': layer 'mask' shows, with opacity 0.325",
      "2:8 warning: 60 × 130 is no iPhone screen: taken as 1 pixel per point (--scale)",
      "2:29 cannot read 'none.png': there is no such file",
      "3:12 warning: hold-last lasts 100 s: a time without a unit is in seconds (400ms is 0.4)",
      "5:11 cannot write 'no/a.gif': the folder 'no' does not exist",
      "5:28 'b.gif' is named twice as an output"),
    BrokenFile(
      "a page that no step shows, of another size",
      """
      version: 1
      scale: 1
      pages: {unused: wide.png, list: page.png, detail: page.png}
      root: list
      steps: [push: detail]
      """,
      "3:17 expected a picture of 60 × 130 pixels, as page 'list' is, found 64 × 128; 'fit: cover', 'contain' or 'stretch' makes them one"
    ),
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
      "a text for a picture",
      """
      version: 1
      pages:
        from: page.png
        to: touches.csv
      """,
      "1:1 warning: transition 'full-screen-return': at its end the picture is not exactly page 'to': layer 'mask' shows, with opacity 0.325",
      "1:1 warning: the finger goes 240 pt, and beyond the page's 60 pt the displacement falls back to 0",
      "3:3 warning: 60 × 130 is no iPhone screen: taken as 1 pixel per point (--scale)",
      "4:7 'touches.csv' is not a PNG, JPEG or WebP picture: it is text"),
    BrokenFile(
      "a picture of another size",
      """
      version: 1
      pages:
        from: page.png
        to: wide.png
      """,
      "1:1 warning: transition 'full-screen-return': at its end the picture is not exactly page 'to': layer 'mask' shows, with opacity 0.325",
      "1:1 warning: the finger goes 240 pt, and beyond the page's 60 pt the displacement falls back to 0",
      "3:3 warning: 60 × 130 is no iPhone screen: taken as 1 pixel per point (--scale)",
      "4:7 expected a picture of 60 × 130 pixels, as page 'from' is, found 64 × 128; \(Expected.pageShape) makes them one"
    ),
    BrokenFile(
      "of another size, among steps",
      """
      version: 1
      pages:
        list: page.png
        detail: wide.png
        end: page.png
      steps: [push: detail]
      """,
      "3:3 warning: 60 × 130 is no iPhone screen: taken as 1 pixel per point (--scale)",
      "4:11 expected a picture of 60 × 130 pixels, as page 'list' is, found 64 × 128; \(Expected.pageShape) makes them one"
    ),
    BrokenFile(
      "an empty path",
      """
      version: 1
      pages: {from: "", to: page.png}
      """,
      "2:15 expected a picture's path, or nothing for a drawn page, found ''"),
    BrokenFile(
      "pictures and other mistakes",
      """
      version: 1
      pages:
        from: none.png
      fps: 0
      """,
      "3:9 cannot read 'none.png': there is no such file",
      "4:6 \(Expected.frameRate), found '0'"),
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
      "pictures that no step shows",
      """
      version: 1
      scale: 3
      pages: {list: page.png, detail: page.png, a: none.png, b: wide.png}
      steps: [push: detail]
      """,
      "3:46 cannot read 'none.png': there is no such file",
      "3:59 expected a picture of 60 × 130 pixels, as page 'list' is, found 64 × 128; \(Expected.pageShape) makes them one"
    ),
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
