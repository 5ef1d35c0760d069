import Testing

/// What a scene says of its outputs.
struct OutputMistakeTests {
  @Test(arguments: files)
  func `each mistake is told at its output`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "unknown endings",
      """
      version: 1
      outputs:
        - a.webm
        - {path: b, crf: 0}
        - {fps: 60}
        - ""
      """,
      "3:5 cannot tell the format of 'a.webm': \(Expected.ending)",
      "4:12 cannot tell the format of 'b': \(Expected.ending)",
      "4:20 expected a number from 1 (best) to 51, found '0'",
      "5:5 expected 'path' in an output",
      "6:5 expected a path that ends in .mp4 or .gif, or in / for a folder of PNGs, found ''"),
    BrokenFile(
      "settings of another format",
      """
      version: 1
      outputs:
        - {path: a.gif, crf: 18, codec: hevc}
        - {path: a.mp4, colors: 16}
        - {path: a/, loop: once, odd: pad}
      """,
      "3:19 expected 'crf' in an MP4 only, found it in another output",
      "3:28 expected 'codec' in an MP4 only, found it in another output",
      "4:19 expected 'colors' in a GIF only, found it in another output",
      "5:16 expected 'loop' in a GIF only, found it in another output",
      "5:28 expected 'odd' in an MP4 only, found it in another output"),
    BrokenFile(
      "qualities and sizes",
      """
      version: 1
      outputs:
        - {path: a.gif, quality: 0, max-size: 10XB}
        - {path: b.gif, quality: 101, max-size: -5MB}
        - {path: c.gif, quality: 80.5, max-size: 0}
        - {path: d.gif, quality: best, max-size: [1MB]}
        - {path: e.mp4, quality: 80, max-size: 1MB}
      """,
      "3:28 \(Expected.quality), found '0'", "3:41 \(Expected.byteCount), found '10XB'",
      "4:28 \(Expected.quality), found '101'", "4:43 \(Expected.byteCount), found '-5MB'",
      "5:28 \(Expected.quality), found '80.5'", "5:44 \(Expected.byteCount), found '0'",
      "6:28 \(Expected.quality), found 'best'", "6:44 \(Expected.byteCount), found a list",
      "7:19 expected 'quality' in a GIF only, found it in another output",
      "7:32 expected 'max-size' in a GIF only, found it in another output"),
    BrokenFile(
      "one output twice",
      """
      version: 1
      outputs:
        - a.gif
        - b.gif
        - {path: ./a.gif, fps: 10}
      """,
      "5:5 './a.gif' is named twice as an output"),
    BrokenFile(
      "another shape",
      """
      version: 1
      outputs:
        - {path: a.gif, width: 100}
        - {path: b.gif, width: 100, height: 100}
        - {path: c.gif, width: 16384}
      """,
      "4:5 expected the shape of the page, 1170 × 2532, found 100 × 100: give one side alone, or \(Expected.pageShape)",
      "5:5 output size: expected at most 16384 pixels on a side, found 16384 × 35457"),
  ]
}
