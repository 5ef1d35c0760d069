import Testing

/// Names in layers that are none, and names that are missing.
struct LayerKeyMistakeTests {
  @Test(arguments: files)
  func `each name is told, with the nearest one`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "of a layer",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opactiy: 0.5
      """,
      "6:5 expected a field of a layer, found 'opactiy' (did you mean 'opacity'?)"),
    BrokenFile(
      "of a layer, a property of CSS",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          translate: 3
      """,
      "6:5 expected a field of a layer, found 'translate'; it may have page, snapshot, color, name, anchor, x, y, scale, scale-x, scale-y, opacity, corner-radius, shadow, subpixel, keyframes, calculation"
    ),
    BrokenFile(
      "of an anchor",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          anchor: {x: 0, z: 0}
      """,
      "6:20 expected a field of anchor, found 'z'; it may have x, y"),
    BrokenFile(
      "of a shadow",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          shadow: {color: black, blurr: 3}
      """,
      "6:28 expected a field of shadow, found 'blurr' (did you mean 'blur'?)"),
    BrokenFile(
      "of a stop",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity:
            - {at: 0%, vale: 0}
            - {at: 100%, value: 1}
      """,
      "7:18 expected a field of a stop, found 'vale' (did you mean 'value'?)"),
    BrokenFile(
      "of a keyframe",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0, lenght: 1, opacity: 0}
      """,
      "7:20 expected a field of a keyframe, found 'lenght' (did you mean 'length'?)"),
    BrokenFile(
      "at and value are missing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 0%}, {value: 1}]
      """,
      "6:15 expected 'value' in a stop",
      "6:25 expected 'at' in a stop"),
    BrokenFile(
      "start and length are missing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes: [{opacity: 0}]
      """,
      "6:17 expected 'start' in a keyframe",
      "6:17 expected 'length' in a keyframe"),
  ]
}
