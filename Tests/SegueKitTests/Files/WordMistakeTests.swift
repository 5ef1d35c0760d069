import Testing

/// Words of a list, and colours.
struct WordMistakeTests {
  @Test(arguments: files)
  func `each word is told, with the nearest one`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "a role",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - page: form
        - snapshot: top
      """,
      "5:11 expected from or to, found 'form' (did you mean 'from'?)",
      "6:15 expected from or to, found 'top' (did you mean 'to'?)"),
    BrokenFile(
      "a direction",
      """
      pan:
        direction: rigth
        finish: {distance: 60pt}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
      layers:
        - page: from
        - page: to
      """,
      "2:14 expected left, right, up or down, found 'rigth' (did you mean 'right'?)"),
    BrokenFile(
      "rules of a pan",
      """
      pan:
        direction: right
        finish: {distance: 60pt, require: both}
        settle: {duration: 300ms}
        gesture: [down 20 400, up]
        begin: axes
        below: clmp
        beyond: rubber
      layers:
        - page: from
        - page: to
      """,
      "3:37 expected any or all, found 'both'",
      "6:10 expected direction, axis or any, found 'axes' (did you mean 'axis'?)",
      "7:10 expected clamp, reset or rubber-band, found 'clmp' (did you mean 'clamp'?)",
      "8:11 expected clamp, reset or rubber-band, found 'rubber'"),
    BrokenFile(
      "a calculation",
      """
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: black
          calculation: discreet
          keyframes: [{start: 0, length: 1, opacity: 0}]
      """,
      "6:18 expected linear or discrete, found 'discreet' (did you mean 'discrete'?)"),
    BrokenFile(
      "a scene’s words",
      """
      version: 1
      transition: psh
      fit: covr
      """,
      "2:13 there is no transition 'psh' (did you mean 'push'?); 'segue transitions' lists them",
      "3:6 expected cover, contain or stretch, found 'covr' (did you mean 'cover'?)"),
    BrokenFile(
      "an output’s words",
      """
      version: 1
      outputs:
        - {path: a.mp4, codec: h265, x264-preset: fats, odd: padd}
        - {path: a.gif, dither: orderd, loop: foreve}
      """,
      "3:26 expected h264 or hevc, found 'h265' (did you mean 'h264'?)",
      "3:45 expected ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow or placebo, found 'fats' (did you mean 'fast'?)",
      "3:56 expected pad, crop or error, found 'padd' (did you mean 'pad'?)",
      "4:27 expected none, ordered or diffusion, found 'orderd' (did you mean 'ordered'?)",
      "4:41 \(Expected.plays), found 'foreve' (did you mean 'forever'?)"),
    BrokenFile(
      "a colour without quotes is a comment",
      """
      backdrop: #fff
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: #ff0000
      """,
      "1:10 \(Expected.color), found nothing (without quotes, # begins a comment)",
      "6:11 \(Expected.color), found nothing (without quotes, # begins a comment)"),
    BrokenFile(
      "colours",
      """
      backdrop: rgb(0, 0, 0)
      clock: {duration: 1s}
      layers:
        - page: from
        - page: to
        - color: blakc
        - color: "#12345"
          name: b
          shadow: {color: "#gggggg"}
      """,
      "1:11 \(Expected.color), found 'rgb(0, 0, 0)'",
      "6:12 \(Expected.color), found 'blakc' (did you mean 'black'?)",
      "7:12 \(Expected.color), found '#12345'",
      "9:21 \(Expected.color), found '#gggggg'"),
  ]
}
