import Testing

/// Lists, mappings and nothing in a layer, where something else belongs.
struct LayerKindMistakeTests {
  @Test(arguments: files)
  func `each value is told, with what belongs there`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a mapping for a property",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: {at: 0%, value: 3}
      """,
      "6:8 \(Expected.stops), found a mapping"),
    BrokenFile(
      "nothing for a property",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x:
          y: null
      """,
      "6:7 \(Expected.stops), found nothing",
      "7:8 \(Expected.stops), found nothing"),
    BrokenFile(
      "no stop",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: []
      """,
      "6:8 \(Expected.stops), found an empty list"),
    BrokenFile(
      "a number for a stop",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: [0, 100]
      """,
      "6:9 expected a mapping for a stop, such as {at: 0%, value: …}, found '0'",
      "6:12 expected a mapping for a stop, such as {at: 0%, value: …}, found '100'"),
    BrokenFile(
      "a list for a value",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: [{at: 0%, value: [0]}]
      """,
      "6:25 \(Expected.length), found a list"),
    BrokenFile(
      "a word for an anchor",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          anchor: top
      """,
      "6:13 expected a mapping for anchor, found 'top'"),
    BrokenFile(
      "a word for true",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          subpixel: yes
      """,
      "6:15 expected true or false, found 'yes'"),
    BrokenFile(
      "a word for keyframes",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes: none
      """,
      "6:16 \(Expected.keyframes), found 'none'"),
    BrokenFile(
      "no keyframe",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes: []
      """,
      "6:16 \(Expected.keyframes), found an empty list"),
    BrokenFile(
      "a number for a keyframe",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes: [0.5]
      """,
      "6:17 expected a mapping for a keyframe, such as {start: 0, length: 0.2, opacity: 0.8}, found '0.5'"),
  ]
}
