import Testing

/// Several mistakes in one file, whatever stands before them.
struct ManyMistakeTests {
  @Test(arguments: files)
  func `all are told, in order, at the character where they begin`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "many kinds",
      """
      name: []
      sumary: a
      pan:
        direction: right
        finish: {distance: 60px}
        settle: {timing: eaze}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
        - color: blakc
          opacity: [{at: 0, value: 1}, {at: -1, value: 60px}]
        - page: two
      """,
      "1:7 expected a name, such as my-return, found a list",
      "2:1 expected a field of a transition, found 'sumary' (did you mean 'summary'?)",
      "5:22 \(Expected.length), found '60px'; \(Expected.pixels)",
      "6:11 expected 'duration' in settle",
      "6:20 \(Expected.timing), found 'eaze' (did you mean 'ease'?)",
      "11:12 \(Expected.color), found 'blakc' (did you mean 'black'?)",
      "12:50 \(Expected.fraction), found '60px'",
      "13:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "of the notation, and beside them",
      """
      name: x
      name: y
      clok: {duration: 1s, timing: cubic-bezier(0.2, 0, 0, 1), delay: 1x}
      clock: {duration: 1x, timing: cubic-bezier(0.2, 0, 0, 1)}
      layers:
        - page: from
          opacty: 3
        - page: !!python/x to
          opacity: 7
      """,
      "2:1 expected each key once, found 'name' again after line 1",
      "3:1 expected a field of a transition, found 'clok' (did you mean 'clock'?)",
      "3:30 expected a text with commas to be in quotes here, between { } or [ ], found 'cubic-bezier(0.2'",
      "4:19 \(Expected.time), found '1x'",
      "4:31 expected a text with commas to be in quotes here, between { } or [ ], found 'cubic-bezier(0.2'",
      "7:5 expected a field of a layer, found 'opacty' (did you mean 'opacity'?)",
      "8:11 expected no tag, found 'tag:yaml.org,2002:python/x'",
      "9:14 expected an opacity from 0 to 1, or 0% to 100%, found '7'"),
    BrokenFile(
      "of the notation, with something left out",
      """
      clock: {duration: *none, timing: eaze}
      layers: 3
      """,
      "1:19 expected an anchor '&none' before its alias, found none"),
    BrokenFile(
      "behind text that is not ASCII",
      """
      summary: "页面"   # 页
      backdrop: weiß
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - {name: "Maske – größer 页面 👩‍👩‍👧", color: schwarz, x: 60px}
      """,
      "2:11 \(Expected.color), found 'weiß'",
      "7:46 \(Expected.color), found 'schwarz'",
      "7:58 \(Expected.length), found '60px'; \(Expected.pixels)"),
    BrokenFile(
      "behind a tab", "clock: {duration: 1s}\nlayers:\n  - page: from\n  - page:\ttwo",
      "4:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "lines that end in CR LF",
      "clock: {duration: 1x}\r\nlayers:\r\n  - page: from\r\n    opacity: 1x\r\n  - page: two\r\n",
      "1:19 \(Expected.time), found '1x'",
      "4:14 \(Expected.fraction), found '1x'",
      "5:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "lines that end in CR", "clock: {duration: 1x}\rlayers:\r  - page: from\r    opacity: 1x\r  - page: two\r",
      "1:19 \(Expected.time), found '1x'",
      "4:14 \(Expected.fraction), found '1x'",
      "5:11 expected from or to, found 'two' (did you mean 'to'?)"),
    BrokenFile(
      "in a long line",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - {name: xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, color: schwarz, x: 60px}
      """,
      "5:221 \(Expected.color), found 'schwarz'",
      "5:233 \(Expected.length), found '60px'; \(Expected.pixels)"),
    BrokenFile(
      "in JSON",
      """
      {
        "clock": {"duration": -1},
        "layers": [
          {"page": "form", "opacity": [{"at": 0.5, "value": "60pt"}, {"at": 0, "value": null}]},
          {"page": "to", "opactiy": 1}
        ]
      }
      """,
      "2:25 \(Expected.time), found '-1'",
      "4:14 expected from or to, found 'form' (did you mean 'from'?)",
      "4:55 \(Expected.fraction), found '60pt'",
      "4:83 \(Expected.fraction), found nothing",
      "5:20 expected a field of a layer, found 'opactiy' (did you mean 'opacity'?)"),
    BrokenFile(
      "in JSON on one line",
      """
      {"version": 2, "transition": "psh", "fps": 0, "pages": {"form": null}, "outputs": [{"path": "a.webm"}]}
      """,
      "1:13 expected version 1, found '2'",
      "1:30 there is no transition 'psh' (did you mean 'push'?); 'segue transitions' lists them",
      "1:44 \(Expected.frameRate), found '0'",
      "1:57 expected a field of pages without steps, found 'form' (did you mean 'from'?)",
      "1:93 cannot tell the format of 'a.webm': \(Expected.ending)"),
    BrokenFile(
      "in JSON with escapes",
      #"""
      {"version": 1, "transition": "p\u00e4sh", "fps": "\ud83d\ude00"}
      """#,
      "1:30 there is no transition 'päsh' (did you mean 'push'?); 'segue transitions' lists them",
      "1:50 \(Expected.frameRate), found '😀'"),
    BrokenFile(
      "in an alias",
      """
      clock: {duration: 1s}
      layers:
        - page: from
          opacity: &fade [{at: 0%, value: 60pt}]
        - page: to
          opacity: *fade
      """,
      "4:37 \(Expected.fraction), found '60pt'"),
  ]
}
