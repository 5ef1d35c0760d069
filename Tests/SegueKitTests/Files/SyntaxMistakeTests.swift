import Testing

/// Files that are no YAML or JSON, or neither a scene nor a transition.
struct SyntaxMistakeTests {
  @Test(arguments: files)
  func `what cannot be read is told where the reading ends`(_ file: BrokenFile) { file.expectProblems() }

  static let files: [BrokenFile] = [
    BrokenFile(
      "empty", "",
      "the file is empty: expected a scene or a transition"),
    BrokenFile(
      "only a comment", "# nothing here\n",
      "the file is empty: expected a scene or a transition"),
    BrokenFile(
      "a list",
      """
      - page: from
      - page: to
      """,
      "1:1 \(Expected.either), found a list"),
    BrokenFile(
      "a word",
      """
      push
      """,
      "1:1 \(Expected.either), found 'push'"),
    BrokenFile(
      "nothing known in it",
      """
      {}
      """,
      "1:1 \(Expected.either), found a mapping"),
    BrokenFile(
      "keys of neither kind",
      """
      colour: black
      3: three
      """,
      "1:1 \(Expected.either), found a mapping"),
    BrokenFile(
      "an open brace",
      """
      clock: {duration: 1s
      layers:
        - page: from
      """,
      "2:7 expected ',' or '}' in the mapping of line 1, found ':'"),
    BrokenFile(
      "an open bracket",
      """
      clock: {duration: 1s}
      layers: [{page: from}, {page: to}
      """,
      "2:34 expected ',' or ']' in the list of line 2, found the end of the file"),
    BrokenFile(
      "an open quote",
      """
      name: "push
      clock: {duration: 1s}
      """,
      "1:7 expected a closing quote, found the end of the file"),
    BrokenFile(
      "a key without a space",
      """
      clock:{duration: 1s}
      layers:
        - page: from
      """,
      "1:1 expected a space after ':', as in 'clock: …', found 'clock:{duration'",
      "3:3 expected a layer with page 'to', found none: a transition has both pages"),
    BrokenFile(
      "pages with a colon in their names",
      "version: 1\nscale: 3\npages:\n  '09:41':\n  '10:00':\nsteps: [push: '10:00']"),
    BrokenFile(
      "a page between braces with a parenthesis in its name, and one that is drawn",
      "version: 1\nscale: 3\npages: {from: none(1.png, to: }", "3:15 cannot read 'none(1.png': there is no such file"),
    BrokenFile(
      "a good line with colons above a bad one",
      """
      version: 1
      pages:
        home:v2: a.png
        detail: b: c.png
      """,
      "4:12 found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    BrokenFile(
      "a tab for indentation", "clock:\n\tduration: 1s",
      "2:1 expected spaces for the indentation, found a tab"),
    BrokenFile(
      "a key that is out of line",
      """
      clock:
        duration: 1s
         timing: linear
      """,
      "3:10 found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    BrokenFile(
      "an item without a space",
      """
      layers:
        -page: from
        -page: to
      """,
      "1:1 expected 'clock' or 'pan' in a transition: what drives it",
      "2:3 expected a list of layers, back to front: - page: to, - page: from, found a mapping",
      "3:3 expected each key once, found '-page' again after line 2; each item of a list begins with '- '"),
    BrokenFile(
      "items without dashes",
      """
      clock: {duration: 1s}
      layers:
        page: from
        opacity: 1
        page: to
        opacity: 1
      """,
      "3:3 expected a list of layers, back to front: - page: to, - page: from, found a mapping",
      "5:3 expected each key once, found 'page' again after line 3; each item of a list begins with '- '",
      "6:3 expected each key once, found 'opacity' again after line 4"),
    BrokenFile(
      "an item between braces twice",
      """
      clock: {duration: 1s, duration: 2s}
      """,
      "1:1 expected 'layers' in a transition",
      "1:23 expected each key once, found 'duration' again after line 1"),
    BrokenFile(
      "two colons",
      """
      name: push: pop
      """,
      "1:11 found ':' where no key can be; keys line up, one a line, and text with ': ' in it needs quotes"),
    BrokenFile(
      "the same key twice",
      """
      clock: {duration: 1s}
      clock: {duration: 2s}
      layers:
        - page: from
        - page: to
      """,
      "2:1 expected each key once, found 'clock' again after line 1"),
    BrokenFile(
      "the same key twice, in two mappings",
      """
      name: a
      name: b
      layers:
        - page: from
          page: to
      """,
      "1:1 expected 'clock' or 'pan' in a transition: what drives it",
      "2:1 expected each key once, found 'name' again after line 1",
      "4:3 expected a layer with page 'to', found none: a transition has both pages",
      "5:5 expected each key once, found 'page' again after line 4; each item of a list begins with '- '"),
    BrokenFile(
      "an alias of nothing",
      """
      clock: {duration: 1s}
      layers:
        - page: from
          opacity: *fade
      """,
      "4:14 expected an anchor '&fade' before its alias, found none"),
    BrokenFile(
      "a merge key",
      """
      clock: &a {duration: 1s}
      layers:
        - <<: *a
          page: from
      """,
      "3:5 found the merge key '<<', which is not supported: write the fields out"),
    BrokenFile(
      "a tag",
      """
      clock: {duration: !time 1s}
      layers:
        - page: from
        - page: to
      """,
      "1:19 expected no tag, found '!time'"),
    BrokenFile(
      "two documents",
      """
      clock: {duration: 1s}
      ---
      layers:
        - page: from
      """,
      "2:1 expected one document, found the beginning of a second"),
    BrokenFile(
      "JSON with a comma too few",
      """
      {"clock": {"duration": "1s"}
       "layers": []}
      """,
      "2:2 expected ',' or '}' in the mapping of line 1, found '\"'"),
    BrokenFile(
      "JSON without its end",
      """
      {"clock": {"duration": "1s"}, "layers": [
      """,
      "1:42 expected a value, found the end of the file"),
  ]
}
