import Testing

/// Names in a transition that are none, and names that are missing.
struct TransitionKeyMistakeTests {
  @Test(arguments: files)
  func `each name is told, with the nearest one`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "of a transition",
      """
      clok: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:1 expected a field of a transition, found 'clok' (did you mean 'clock'?)"),
    BrokenFile(
      "of a transition, near nothing",
      """
      author: me
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:1 expected a field of a transition, found 'author'; it may have name, summary, backdrop, hold-first, hold-last, clock, pan, layers"
    ),
    BrokenFile(
      "of a clock",
      """
      clock: {duraton: 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:9 expected a field of clock, found 'duraton' (did you mean 'duration'?)"),
    BrokenFile(
      "of a pan",
      """
      pan:
        direction: right
        finsh: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:3 expected a field of pan, found 'finsh' (did you mean 'finish'?)"),
    BrokenFile(
      "of finish",
      """
      pan:
        direction: right
        finish: {distence: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:12 expected a field of finish, found 'distence' (did you mean 'distance'?)"),
    BrokenFile(
      "of finish, beside a right one",
      """
      pan:
        direction: right
        finish: {distance: 60pt, speed: 3}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:28 expected a field of finish, found 'speed'; it may have distance, velocity, require"),
    BrokenFile(
      "of settle",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms, proportionl: true}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "4:29 expected a field of settle, found 'proportionl' (did you mean 'proportional'?)"),
    BrokenFile(
      "of cancel",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
        cancel: {duration: 300ms, tming: linear}
      layers:
        - page: from
        - page: to
      """,
      "6:29 expected a field of cancel, found 'tming' (did you mean 'timing'?)"),
    BrokenFile(
      "of a spring",
      """
      clock: {spring: {mas: 3, stiffness: 1000, damping: 500}}
      layers:
        - page: from
        - page: to
      """,
      "1:18 expected a field of spring, found 'mas' (did you mean 'mass'?)"),
    BrokenFile(
      "none at all in a clock",
      """
      clock: {}
      layers:
        - page: from
        - page: to
      """,
      "1:8 expected 'duration' in clock"),
    BrokenFile(
      "layers are missing",
      """
      clock: {duration: 1s}
      """,
      "1:1 expected 'layers' in a transition"),
    BrokenFile(
      "a driver is missing",
      """
      name: mine
      layers:
        - page: from
          x: [{at: 60pt, value: 0}, {at: 100, value: 1}]
        - page: to
      """,
      "1:1 expected 'clock' or 'pan' in a transition: what drives it"),
    BrokenFile(
      "most of a pan is missing",
      """
      pan:
        direction: right
      layers:
        - page: from
        - page: to
      """,
      "2:3 expected 'finish' in pan",
      "2:3 expected 'settle' in pan",
      "2:3 expected 'gesture' in pan"),
    BrokenFile(
      "finish is empty",
      """
      pan:
        direction: right
        finish: {}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:11 expected 'distance', 'velocity' or both in finish"),
  ]
}
