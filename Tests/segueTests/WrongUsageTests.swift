import Testing

/// Wrong command lines: one clear line for each mistake, exit code 64, nothing written.
struct WrongUsageTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    let messages: [String]
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ arguments: String, _ messages: String...) {
      self.init(arguments.split(separator: " ").map(String.init), messages)
    }

    init(_ arguments: [String], _ messages: [String]) {
      self.arguments = arguments
      self.messages = messages
    }
  }

  private static let verbs = [
    Case(
      "", "segue: expected a verb: export-video, still, inspect, watch, validate, transitions, scene, audit, doctor",
      "see 'segue --help'"),
    Case("exprot-video", "unknown verb 'exprot-video' (did you mean 'export-video'?)"),
    Case("golden record", "unknown verb 'golden'"),
    Case("validate", "segue: expected at least one file, found none", "see 'segue validate --help'"),
    Case("validate --strct a.yaml", "unknown option '--strct' (did you mean '--strict'?)"),
    Case("audit", "segue: expected at least one file, found none", "see 'segue audit --help'"),
    Case(
      "audit a.gif --max-size 10XB",
      "--max-size: expected a size such as 10MB, 500KB, 1.5MiB or 800000 (bytes), found '10XB'"),
    Case("audit a.gif --fps 0", "--fps: expected a frame rate above 0"),
    Case("audit a.gif --frame", "unknown option '--frame' (did you mean '--frames'?)"),
    Case("transitions show", "show: expected a transition's name"),
    Case("transitions show push pop", "unexpected argument 'pop'"),
    Case("transitions show psh", "there is no transition 'psh' (did you mean 'push'?)"),
    Case(
      "transitions shwo push",
      "unexpected argument 'shwo': expected 'show NAME' or 'schema' (did you mean 'show'?)"),
    Case("scene", "expected 'schema', found nothing"),
    Case("scene schmea", "expected 'schema', found 'schmea' (did you mean 'schema'?)"),
    Case(
      "watch", "--output: expected at least one path for the draft, such as draft.gif",
      "expected a scene file, a transition file or pages to watch, found none"),
    Case("help frobnicate", "unknown verb 'frobnicate'"),
    Case("help still inspect", "unexpected argument 'inspect'"),
    Case("--verison", "unknown option '--verison' (did you mean '--version'?)"),
    Case("doctor now", "unexpected argument 'now'"),
    Case("inspect a.yaml b.yaml", "unexpected argument 'b.yaml'"),
    Case("export-video a.yaml b.yaml c.yaml -o a.mp4", "argument 'b.yaml'\n", "unexpected argument 'c.yaml'"),
  ]

  private static let options = [
    Case("export-video --frm from.png -o a.mp4", "unknown option '--frm' (did you mean '--from'?)"),
    Case("export-video -from from.png -o a.mp4", "unknown option '-from' (did you mean '--from'?)"),
    Case("export-video --zzz=3 -o a.mp4", "unknown option '--zzz'\n"),
    Case("export-video -Z -o a.mp4", "unknown option '-Z'"),
    Case("export-video --brightness 3 -o a.gif", "unknown option '--brightness'"),
    Case("export-video -o", "-o: a value is missing"),
    Case("export-video -o a.mp4 --fps", "--fps: a value is missing"),
    Case("export-video -o a.mp4 --json=yes", "--json: expected no value, found 'yes'"),
    Case(
      "export-video", "--output: expected at least one path that ends in .mp4 or .gif, or in / for a folder of PNGs"),
    Case("export-video -- -o a.mp4", "unexpected argument 'a.mp4'"),
    Case("export-video -q -v -o a.mp4", "--quiet and --verbose contradict each other"),
    Case("still", "--output: expected a name that ends in .png"),
    Case("still --sheet 3 --at 4% -o a.png", "--at is one moment and --sheet is many"),
    Case("inspect --json --csv", "--json and --csv are two formats"),
  ]

  private static let frameRates = ["0", "-1", "nan", "inf", "1e9", "abc", "", "1001", "60/0", "0x10", "25 "].map {
    Case(
      ["export-video", "-o", "a.mp4", "--fps", $0],
      [
        "segue: --fps: expected a frame rate above 0 and at most 1000, such as 60, 29.97 (six decimals at most) or 30000/1001, found "
          + ($0.isEmpty ? "an empty value" : "'\($0)'")
      ])
  }

  private static let values = [
    ("--from=", "--from: expected a path, found an empty value"),
    ("--to=", "--to: expected a path, found an empty value"),
    (
      "--transition=ful-screen-return",
      "there is no transition 'ful-screen-return' (did you mean 'full-screen-return'?)"
    ),
    ("--transition=", "--transition: expected a path, found an empty value"),
    ("--scale=0", "--scale: expected page pixels per point, 0.01 to 100, found '0'"),
    ("--scale=-3", "found '-3'"), ("--scale=0x1p1", "found '0x1p1'"), ("--scale=nan", "found 'nan'"),
    ("--scale=3x", "found '3x'"),
    (
      "--hold-first=-1", "--hold-first: expected a time from 0 to 3600 s, such as 0.35, 350ms, 0.35s or 21f, found '-1'"
    ),
    ("--hold-last=soon", "--hold-last: expected a time from 0 to 3600 s"),
    ("--hold-last=1h", "found '1h'"), ("--hold-last=3601", "found '3601'"), ("--hold-last=nan", "found 'nan'"),
    ("--hold-last=", "found an empty value"),
    (
      "--backdrop=blakc",
      "--backdrop: expected a colour such as #rrggbb, #rrggbbaa or a CSS name, found 'blakc' (did you mean 'black'?)"
    ),
    ("--backdrop=#12345", "found '#12345'"), ("--backdrop=#gggggg", "found '#gggggg'"),
    ("--fit=covr", "--fit: expected cover, contain or stretch, found 'covr' (did you mean 'cover'?)"),
    ("--width=0", "--width: expected 1 to 16384 pixels, such as 390 or 390px, found '0'"),
    ("--width=390pt", "found '390pt'"), ("--width=3.5", "found '3.5'"), ("--width=99999", "found '99999'"),
    ("--height=-4px", "--height: expected 1 to 16384 pixels"),
    ("--crf=0", "--crf: expected a number from 1 (best) to 51, found '0'"), ("--crf=high", "found 'high'"),
    (
      "--x264-preset=fats",
      "--x264-preset: expected ultrafast, superfast, veryfast, faster, fast, medium, slow, slower, veryslow or placebo, found 'fats' (did you mean 'fast'?)"
    ),
    ("--codec=h265", "--codec: expected h264 or hevc, found 'h265'"),
    ("--colors=1", "--colors: expected 2 to 256 colours, found '1'"), ("--colors=257", "found '257'"),
    ("--dither=orderd", "--dither: expected none, ordered or diffusion, found 'orderd' (did you mean 'ordered'?)"),
    ("--loop=twice", "--loop: expected forever, once or a number of plays from 0 (forever) to 65536, found 'twice'"),
    ("--loop=-1", "found '-1'"), ("--loop=65537", "found '65537'"), ("--loop=foreve", "did you mean 'forever'?"),
    ("--quality=0", "--quality: expected a quality from 1 (smallest) to 100 (best), found '0'"),
    ("--quality=101", "found '101'"), ("--quality=high", "found 'high'"), ("--quality=80.5", "found '80.5'"),
    (
      "--max-size=10XB", "--max-size: expected a size such as 10MB, 500KB, 1.5MiB or 800000 (bytes), found '10XB'"
    ),
    ("--max-size=-5MB", "found '-5MB'"), ("--max-size=0", "found '0'"), ("--max-size=MB", "found 'MB'"),
    ("--max-size=", "found an empty value"), ("--max-size=0x10", "found '0x10'"),
    ("--odd=padd", "--odd: expected pad, crop or error, found 'padd' (did you mean 'pad'?)"),
    ("--progress=bar", "--progress: expected auto, plain, json or none, found 'bar'"),
    (
      "--output=a.webm",
      "--output: cannot tell the format of 'a.webm': expected a name that ends in .mp4 or .gif, or in / for a folder of PNGs"
    ),
    ("--output=a", "cannot tell the format of 'a'"), ("--output=", "cannot tell the format of ''"),
  ].map { Case(["export-video", "-o", "a.mp4", $0.0], [$0.1]) }

  private static let moments = [
    "later", "", "frame:", "frame:x", "frame:-", "progress:nan", "progress:0x1p-1", "nan%", "0x10%", "%",
  ].map {
    Case(
      ["still", "-o", "a.png", "--at", $0],
      ["--at: expected a moment such as 35%, 0.42s, 420ms, frame:12 or progress:0.5, found"])
  }

  private static let scenes = [
    Case(
      ["export-video", "-o", "a.mp4", "-t", "pull-up-close", "--gesture", "down 1 2, up"],
      ["--gesture: transition 'pull-up-close' runs by the clock and takes no gesture"]),
    Case(["still"] + CommandRun.scene(["-o", "a.png", "--at", "101%"]), ["--at: 101%: expected 0% to 100%"]),
    Case(["still"] + CommandRun.scene(["-o", "a.png", "--at", "9s"]), ["--at: 9 s: the timeline ends at 0.4 s"]),
    Case(
      ["still"] + CommandRun.scene(["-o", "a.png", "--at", "frame:25"]),
      ["--at: frame 25: at 60 fps the frames are 0 to 24"]),
    Case(
      ["still"] + CommandRun.scene(["-o", "a.png", "--at", "progress:1.5"]), ["--at: progress 1.5 is never reached"]),
    Case(["still", "-o", "a.jpg"], ["--output: expected a name that ends in .png, found 'a.jpg'"]),
    Case(["still", "-o", "a.png", "--sheet", "0"], ["--sheet: expected 1 to 400 frames, found '0'"]),
  ]

  @Test(arguments: verbs + options + frameRates + values + moments + scenes)
  func `each mistake has its message`(_ usage: Case) async throws {
    let folder = try TestFolder()
    try await expectFailure(64, saying: usage.messages, of: CommandRun(usage.arguments, in: folder))
  }

  @Test(arguments: [
    Case(
      ["export-video"] + CommandRun.scene(["-o", "a.mp4", "-H", "60"]),
      ["a page of 60 × 130 has another shape than the output of 60 × 60", "--fit"]),
    Case(
      ["export-video"] + CommandRun.scene(["-o", "a.mp4", "-W", "16000"]),
      ["output size: expected at most 16384 pixels on a side, found 16000 × 34667"]),
  ])
  func `what depends on a picture is no wrong usage`(_ test: Case) async throws {
    try await expectFailure(2, saying: test.messages, of: CommandRun(test.arguments, in: try TestFolder()))
  }

  @Test func `all mistakes of one command line are said at once, each on its line`() async throws {
    let run = CommandRun(
      "export-video", "--fps", "0", "--scale", "nan", "--fit", "covr", "--loop", "", "--frm", "x.png", "-W", "3pt",
      "-o",
      "a.webm", in: try TestFolder())
    let outcome = try await expectFailure(64, saying: [], of: run)
    for flag in ["'--frm'", "--fps:", "--scale:", "--fit:", "--loop:", "--width:", "--output:"] {
      #expect(outcome.errorLines.filter { $0.contains(flag) && $0.hasPrefix("segue: ") }.count == 1, "\(flag)")
    }
    #expect(outcome.errorLines.last == "segue: see 'segue export-video --help'")
    #expect(outcome.errorLines.count == 8)
  }

  struct GestureCase: CustomTestStringConvertible {
    let text: String
    let column: Int
    let problem: String
    var testDescription: String { text }

    init(_ text: String, _ column: Int, _ problem: String) {
      self.text = text
      self.column = column
      self.problem = problem
    }
  }

  @Test(arguments: [
    GestureCase("down 20 400, mvoe 260 400 500ms, up", 14, "found 'mvoe' (did you mean 'move'?)"),
    GestureCase(
      "down 20 400, move 260 400 fast, up", 27, "expected a duration such as 500ms, 0.5s or 30f, found 'fast'"),
    GestureCase("move 1 2 3ms", 1, "expected 'down X Y' first"),
    GestureCase("down 1 2", 9, "the finger is still down at the end"),
    GestureCase("", 1, "expected 'down X Y', found nothing"),
  ])
  func `a gesture's mistake has its column and a caret`(_ gesture: GestureCase) async throws {
    let run = CommandRun("inspect", "--gesture", gesture.text, in: try TestFolder())
    let outcome = try await expectFailure(
      64, saying: ["segue: --gesture: column \(gesture.column): ", gesture.problem], of: run)
    let lines = outcome.errors.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[1] == "  \(gesture.text)")
    #expect(lines[2] == String(repeating: " ", count: 2 + gesture.column - 1) + "^")
  }

  @Test func `a name that is not UTF-8 is refused, and no other file written in its place`() async throws {
    let folder = try TestFolder()
    var run = CommandRun("export-video", "--from", "from.png", in: folder)
    run.launcher = ["/bin/sh", "-c", #"exec "$0" "$@" -o "$(printf 'a\377.gif')""#]
    let before = folder.contents()
    let outcome = try await run.outcome()
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("expected arguments in UTF-8, found 'a\u{FFFD}.gif'"))
    #expect(folder.contents() == before)
  }
}
