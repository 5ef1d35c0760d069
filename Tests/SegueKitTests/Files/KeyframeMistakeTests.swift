import Testing

/// Keyframes, and what stands beside them.
struct KeyframeMistakeTests {
  @Test(arguments: files)
  func `each mistake is told at its keyframe`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "no content, and other mistakes",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - name: mask
          x: 60px
          keyframes: [{start: 2, length: 0, opacity: 0}]
      """,
      "5:5 expected one of 'page', 'snapshot' and 'color' in a layer, found none",
      "6:8 \(Expected.length), found '60px'; \(Expected.pixels)",
      "7:25 expected a share of the whole from 0 to 1, found '2'"),
    BrokenFile(
      "keyframes out of order",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0.5, length: 0.2, opacity: 0}
            - {start: 0, length: 0.2, opacity: 1}
      """,
      "8:17 expected keyframes of opacity in order, found one that starts at 0, before the one ahead of it ends"),
    BrokenFile(
      "keyframes that overlap",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0, length: 0.5, opacity: 0, scale: 0}
            - {start: 0.4, length: 0.2, opacity: 1, scale: 1}
            - {start: 0.4, length: 0.2, x: 3}
      """,
      "8:17 expected keyframes of scale and opacity in order, found one that starts at 0.4, before the one ahead of it ends"
    ),
    BrokenFile(
      "a keyframe that ends too late",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0.9, length: 0.2, opacity: 0}
      """,
      "7:30 expected a keyframe that ends by 1, found one that ends at 1.1"),
    BrokenFile(
      "a keyframe of nothing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0, length: 0.2}
      """,
      "7:9 expected a property in a keyframe: x, y, scale, scale-x, scale-y, opacity or corner-radius"),
    BrokenFile(
      "values of keyframes",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes:
            - {start: 0, length: 0.2, opacity: 0pt}
            - {start: 0.2, length: 0.2, opacity: 1pt, y: 3px}
      """,
      "7:42 \(Expected.fraction), found '0pt'",
      "8:44 \(Expected.fraction), found '1pt'",
      "8:52 \(Expected.length), found '3px'; \(Expected.pixels)"),
    BrokenFile(
      "keyframes beside stops",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 0%, value: 0}, {at: 100%, value: 1}]
          keyframes: [{start: 0, length: 1, opacity: 0}]
      """,
      "6:5 expected one value of opacity beside its keyframes, found stops"),
    BrokenFile(
      "keyframes of scale beside stops of it",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          scale: [{at: 0%, value: 0}, {at: 100%, value: 1}]
          keyframes: [{start: 0, length: 1, scale: 0}]
      """,
      "6:5 expected one value of scale beside its keyframes, found stops"),
    BrokenFile(
      "keyframes of scale beside stops of half of it",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          scale-x: [{at: 0%, value: 0}, {at: 100%, value: 1}]
          keyframes: [{start: 0, length: 1, scale: 0}]
      """,
      "6:5 expected one value of scale-x beside its keyframes, found stops"),
    BrokenFile(
      "keyframes of scale and scale-x",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          keyframes: [{start: 0, length: 0.5, scale: 0}, {start: 0.5, length: 0.5, scale-x: 1}]
      """,
      "6:78 expected either 'scale' or 'scale-x' in keyframes, found both"),
  ]
}
