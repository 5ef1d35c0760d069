import Testing

/// Numbers in a unit of another place, and out of their range.
struct NumberMistakeTests {
  @Test(arguments: files)
  func `each number is told, with its unit and range`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "pixels",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: 60px
          corner-radius: [{at: 0%, value: 0px}]
      """,
      "6:8 \(Expected.length), found '60px'; \(Expected.pixels)",
      "7:37 \(Expected.length), found '0px'; \(Expected.pixels)"),
    BrokenFile(
      "pixels for a fraction",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          scale: 60px
      """,
      "6:12 \(Expected.fraction), found '60px'"),
    BrokenFile(
      "points for a fraction",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: 60pt
          anchor: {x: 10pt}
      """,
      "6:14 \(Expected.fraction), found '60pt'",
      "7:17 \(Expected.fraction), found '10pt'"),
    BrokenFile(
      "seconds for a place on the way",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 0s, value: 0}, {at: 0.2s, value: 1}]
      """,
      "6:20 \(Expected.fraction), found '0s'",
      "6:40 \(Expected.fraction), found '0.2s'"),
    BrokenFile(
      "points for a place on a clock’s way",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 60pt, value: 0}]
      """,
      "6:20 \(Expected.fraction), found '60pt'"),
    BrokenFile(
      "a place beyond a clock’s way",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: -150%, value: 0}, {at: 60, value: 1}]
      """,
      "6:20 expected a share of the way from 0 to 1, or 0% to 100% (-100% to 200% for a curve that overshoots), found '-150%'",
      "6:43 expected a share of the way from 0 to 1, or 0% to 100% (-100% to 200% for a curve that overshoots), found '60'"
    ),
    BrokenFile(
      "units behind a space",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: 60 pt
          y: sixty
          scale: 40 %
      """,
      "6:8 \(Expected.length), found '60 pt'\(Expected.noSpace): 60pt",
      "7:8 \(Expected.length), found 'sixty'",
      "8:12 \(Expected.fraction), found '40 %'\(Expected.noSpace): 40%"),
    BrokenFile(
      "times and speeds behind a space",
      """
      hold-first: 0.5 s
      pan:
        direction: right
        edge: 20 pt
        finish: {velocity: 300 pt/s}
        settle: {duration: 300 ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "1:13 \(Expected.time), found '0.5 s'\(Expected.noSpace): 0.5s",
      "4:9 expected a length from the edge in points, such as 20pt, found '20 pt'\(Expected.noSpace): 20pt",
      "5:22 expected a speed in points per second, 0 or more, such as 300pt/s, found '300 pt/s'\(Expected.noSpace): 300pt/s",
      "6:22 \(Expected.time), found '300 ms'\(Expected.noSpace): 300ms"),
    BrokenFile(
      "two words that are no number and its unit",
      """
      clock: {duration: 300 400, delay: a while}
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found '300 400'",
      "1:35 \(Expected.time), found 'a while'"),
    BrokenFile(
      "numbers that are none",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: .inf
          y: .nan
          scale: 0x10
          opacity: 1,5
      """,
      "6:8 \(Expected.length), found '.inf'",
      "7:8 \(Expected.length), found '.nan'",
      "8:12 \(Expected.fraction), found '0x10'",
      "9:14 \(Expected.fraction), found '1,5'"),
    BrokenFile(
      "a number beyond any screen",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          x: 1e9
          y: -2000000pt
          scale: 1e7%
      """,
      "6:8 expected a number within ±1000000, found '1e9'",
      "7:8 expected a number within ±1000000, found '-2000000pt'",
      "8:12 expected a number within ±1000000, found '1e7%'"),
    BrokenFile(
      "a time below 0",
      """
      clock: {duration: -1s, delay: -20ms}
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found '-1s'",
      "1:31 \(Expected.time), found '-20ms'"),
    BrokenFile(
      "a time beyond an hour",
      """
      hold-first: 2h
      hold-last: 1e4
      clock: {duration: 3601}
      layers:
        - page: from
        - page: to
      """,
      "1:13 \(Expected.time), found '2h'",
      "2:12 \(Expected.time), found '1e4'",
      "3:19 \(Expected.time), found '3601'"),
    BrokenFile(
      "a percentage for a time",
      """
      clock: {duration: 50%}
      layers:
        - page: from
        - page: to
      """,
      "1:19 \(Expected.time), found '50%'"),
    BrokenFile(
      "a percentage from an edge",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
        edge: 10%
      layers:
        - page: from
        - page: to
      """,
      "6:9 expected a length from the edge in points, such as 20pt, found '10%'"),
    BrokenFile(
      "a speed in points",
      """
      pan:
        direction: right
        finish: {velocity: 300pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:22 expected a speed in points per second, 0 or more, such as 300pt/s, found '300pt'"),
    BrokenFile(
      "a distance below 0",
      """
      pan:
        direction: right
        finish: {distance: -60pt, velocity: -1}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "3:22 expected a distance of 0 or more, found '-60pt'",
      "3:39 expected a speed in points per second, 0 or more, such as 300pt/s, found '-1'"),
    BrokenFile(
      "a keyframe beyond the whole",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: -0.1, length: 0.5, opacity: 1}
            - {start: 0, length: 150%, opacity: 0}
      """,
      "7:17 expected a share of the whole from 0 to 1, found '-0.1'",
      "8:28 expected a share of the whole from 0 to 1, found '150%'"),
  ]
}
