import Testing

/// Gestures in a file, as items and as one text.
struct GestureInFileMistakeTests {
  @Test(arguments: files)
  func `the column is the one inside of the item`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "an unknown step",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, mvoe 260 400 500ms, up]
      layers:
        - page: from
        - page: to
      """,
      "5:26 \(Expected.verb), found 'mvoe' (did you mean 'move'?)"),
    BrokenFile(
      "in one plain text",
      """
      version: 1
      gesture:
        down 20 400, mvoe 260 400 500ms, up
      """,
      "3:16 \(Expected.verb), found 'mvoe' (did you mean 'move'?)"),
    BrokenFile(
      "in one quoted text",
      """
      version: 1
      gesture: "down 20 400, move 260 400 fast, up"
      """,
      "2:37 expected a duration such as 500ms, 0.5s or 30f, found 'fast'"),
    BrokenFile(
      "in a quoted item",
      """
      version: 1
      gesture: ['down 20 400', "move 260 x 500ms", up]
      """,
      "2:36 expected Y in points, found 'x'"),
    BrokenFile(
      "in an item on its own line",
      """
      version: 1
      gesture:
        - down 20 400
        - move 260 400 500ms easy
        - up
      """,
      "4:24 \(Expected.timing), found 'easy' (did you mean 'ease'?)"),
    BrokenFile(
      "a number too few",
      """
      version: 1
      gesture: [down 20, up]
      """,
      "2:18 expected Y in points, found the end of the step"),
    BrokenFile(
      "a duration too few",
      """
      version: 1
      gesture:
        - down 20 400
        - move 260 400
        - up
      """,
      "4:17 expected a duration such as 500ms, found the end of the step"),
    BrokenFile(
      "a word too many",
      """
      version: 1
      gesture: [down 20 400 now, up]
      """,
      "2:23 expected a comma after 'down X Y', found 'now'"),
    BrokenFile(
      "several in several items",
      """
      version: 1
      gesture:
        - down x 400
        - "mvoe 260 400 500ms"
        - move 260 y soon
      """,
      "3:10 expected X in points, found 'x'",
      "4:6 \(Expected.verb), found 'mvoe' (did you mean 'move'?)",
      "5:14 expected Y in points, found 'y'",
      "5:16 expected a duration such as 500ms, 0.5s or 30f, found 'soon'"),
    BrokenFile(
      "no down",
      """
      version: 1
      gesture: [move 20 400 1s, up]
      """,
      "2:11 the finger is not down: expected 'down X Y' first"),
    BrokenFile(
      "no up",
      """
      version: 1
      gesture: [down 20 400, wait 1s]
      """,
      "2:31 the finger is still down at the end: expected 'up' or 'cancel'"),
    BrokenFile(
      "two downs",
      """
      version: 1
      gesture: [down 20 400, down 30 400, up]
      """,
      "2:24 the finger is down already: expected 'up' or 'cancel' before another 'down'"),
    BrokenFile(
      "a time beyond an hour",
      """
      version: 1
      gesture: [down 20 400, wait 3601s, up]
      """,
      "2:29 expected a duration from 0 s to 3600 s, found '3601s'"),
    BrokenFile(
      "far from any screen",
      """
      version: 1
      gesture: [down 20 400, move 1e7 0 1s, up]
      """,
      "2:29 expected X within ±1000000 points, found '1e7'"),
    BrokenFile(
      "nothing",
      """
      version: 1
      gesture:
      """,
      "2:9 \(Expected.fingerStep), found nothing"),
    BrokenFile(
      "an empty text",
      """
      version: 1
      gesture: ""
      """,
      "2:10 \(Expected.fingerStep), found ''"),
    BrokenFile(
      "an empty list",
      """
      version: 1
      gesture: []
      """,
      "2:10 expected a list of steps of a finger, found an empty list"),
    BrokenFile(
      "a list within, and a mapping",
      """
      version: 1
      gesture: [[down, 20, 400], {up: 1}, up]
      """,
      "2:11 \(Expected.fingerStep), found a list",
      "2:28 \(Expected.fingerStep), found a mapping"),
    BrokenFile(
      "a curve in it, between brackets",
      """
      version: 1
      gesture: [down 20 400, move 260 400 500ms cubic-bezier(0.4, 0, 0.2), up]
      """,
      "2:43 expected four numbers, cubic-bezier(x1, y1, x2, y2), found 'cubic-bezier(0.4, 0, 0.2)'"),
    BrokenFile(
      "behind wide characters",
      """
      version: 1
      gesture: "down 20 400, 👩‍👩‍👧‍👦 1 2, up"
      """,
      "2:24 \(Expected.verb), found '👩‍👩‍👧‍👦'"),
    BrokenFile(
      "behind an escape",
      #"""
      version: 1
      gesture: "down 20\u0020400, mvoe 1 2 1s, up"
      """#,
      "2:10 \(Expected.verb), found 'mvoe' (did you mean 'move'?)"),
    BrokenFile(
      "over two lines",
      """
      version: 1
      gesture: "down 20 400,
        mvoe 1 2 1s, up"
      """,
      "2:10 \(Expected.verb), found 'mvoe' (did you mean 'move'?)"),
    BrokenFile(
      "of a scene",
      """
      version: 1
      transition: full-screen-return
      gesture: down 20 400, mvoe 1 2 1s, up
      """,
      "3:23 \(Expected.verb), found 'mvoe' (did you mean 'move'?)"),
  ]
}
