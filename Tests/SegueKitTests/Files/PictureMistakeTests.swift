import Testing

/// Pictures that a scene names, and what else is wrong beside them.
struct PictureMistakeTests {
  @Test(arguments: files)
  func `each mistake is told at the page that names the picture`(_ file: BrokenFile) throws {
    let folder = try SceneFolder()
    file.expectProblems(in: folder.path)
  }

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
  ]
}
