import Testing

/// Layers and the stops of their properties.
struct LayerMistakeTests {
  @Test(arguments: files)
  func `each mistake is told at its layer, stop or name`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "two contents",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - page: from
          color: black
      """,
      "5:5 expected one of 'page', 'snapshot' and 'color' in a layer, found page and color"),
    BrokenFile(
      "three contents",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - {page: from, snapshot: from, color: black}
      """,
      "5:5 expected one of 'page', 'snapshot' and 'color' in a layer, found page and snapshot and color"),
    BrokenFile(
      "a bad content, and other mistakes",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - page: form
          y: 60px
          opacity: 3s
      """,
      "5:11 expected from or to, found 'form' (did you mean 'from'?)",
      "6:8 \(Expected.length), found '60px'; \(Expected.pixels)",
      "7:14 \(Expected.fraction), found '3s'"),
    BrokenFile(
      "page to is missing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - color: black
      """,
      "3:3 expected a layer with page 'to', found none: a transition has both pages"),
    BrokenFile(
      "both pages are missing",
      """
      clock: {duration: 1s}
      layers:
        - color: black
      """,
      "3:3 expected a layer with page 'from', found none: a transition has both pages",
      "3:3 expected a layer with page 'to', found none: a transition has both pages"),
    BrokenFile(
      "a page twice",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - snapshot: from
      """,
      "5:5 expected a name of its own for each layer, found 'from' again"),
    BrokenFile(
      "two colours without names",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
        - color: white
      """,
      "6:5 expected a name of its own for each layer, found 'color' again"),
    BrokenFile(
      "two names",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          name: mask
        - color: white
          name: mask
        - color: red
          name: from
      """,
      "8:11 expected a name of its own for each layer, found 'mask' again",
      "10:11 expected a name of its own for each layer, found 'from' again"),
    BrokenFile(
      "a name that is taken",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          name: backdrop
      """,
      "6:11 expected another name: 'backdrop' is what lies under all layers"),
    BrokenFile(
      "scale beside scale-x",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          scale: 1
          scale-x: 0.5
          scale-y: 0.5
      """,
      "7:5 expected either 'scale' or 'scale-x' in a layer, found both",
      "8:5 expected either 'scale' or 'scale-y' in a layer, found both"),
    BrokenFile(
      "stops out of order",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity:
            - {at: 0%, value: 0}
            - {at: 60%, value: 1}
            - {at: 50%, value: 0}
      """,
      "9:14 expected stops in order, found '50%' after a later one"),
    BrokenFile(
      "stops out of order in two units of a clock",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 60%, value: 0}, {at: 0.5, value: 1}]
      """,
      "6:41 expected stops in order, found '0.5' after a later one"),
    BrokenFile(
      "stops out of order on a pan’s way",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 60pt, value: 0}, {at: 50, value: 1}]
          x: [{at: 50%, value: 0}, {at: 40%, value: 1}]
      """,
      "10:42 expected stops in order, found '50' after a later one",
      "11:35 expected stops in order, found '40%' after a later one"),
    BrokenFile(
      "an easing of the last stop",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          opacity:
            - {at: 0%, value: 0}
            - {at: 100%, value: 1, easing: ease-in}
      """,
      "8:30 expected no easing in the last stop: it is how a property runs to the next one"),
    BrokenFile(
      "stops in order on one page only",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: black
          opacity: [{at: 320pt, value: 0}, {at: 50%, value: 1}]
      """,
      "10:43 transition 'file': layer 'color', opacity: stop 2 is at 195, before the one ahead of it at 320: expected stops in order, on a page of 390 × 844 points"
    ),
    BrokenFile(
      "the same of a scale",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: black
          scale:
            - {at: 100%, value: 0}
            - {at: 320pt, value: 1}
      """,
      "12:14 transition 'file': layer 'color', scale-x: stop 2 is at 320, before the one ahead of it at 390: expected stops in order, on a page of 390 × 844 points"
    ),
    BrokenFile(
      "the same of a shadow",
      """
      pan:
        direction: right
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: black
          shadow:
            blur:
              - {at: 100%, value: 0}
              - {at: 320pt, value: 1}
      """,
      "13:16 transition 'file': layer 'color', shadow blur: stop 2 is at 320, before the one ahead of it at 390: expected stops in order, on a page of 390 × 844 points"
    ),
    BrokenFile(
      "a calculation without keyframes",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          calculation: linear
      """,
      "6:5 expected 'keyframes' beside 'calculation', found none"),
  ]
}
