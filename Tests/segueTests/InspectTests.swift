import Foundation
import Testing

/// The table of frames, against numbers worked out by hand from the published formulas.
struct InspectTests {
  /// 400 points wide: the finger goes 400 points in a second, which ends where the page does.
  private static let sweep = [
    "--from", "from.png", "--to", "to.png", "--scale", "0.15", "--hold-first", "0", "--hold-last", "0",
    "--gesture", "down 0 400, move 400 400 1s, up",
  ]

  @Test func `JSON has the keys it should, and the numbers`() async throws {
    let run = CommandRun(["inspect", "--json", "--fps", "40"] + Self.sweep, in: try TestFolder())
    let outcome = try await run.outcome()
    expectDone(outcome)
    let table = try outcome.json()
    #expect(Set(table.keys) == ["transition", "fps", "width", "height", "frames"])
    #expect(table["fps"] as? Int == 40 && table["width"] as? Int == 60 && table["height"] as? Int == 130)
    let frames = try #require(table["frames"] as? [[String: Any]])
    #expect(frames.count == 53)
    for (index, frame) in frames.enumerated() {
      #expect(Set(frame.keys) == ["index", "time", "phase", "displacement", "progress", "layers"])
      #expect(frame["index"] as? Int == index)
      #expect(frame["time"] as? Double == Double(index) / 40)
      let layers = try #require(frame["layers"] as? [[String: Any]])
      #expect(layers.map { $0["name"] as? String } == ["backdrop", "to", "mask", "from"])
      #expect(layers.allSatisfy { Set($0.keys) == ["name", "x", "y", "scaleX", "scaleY", "opacity"] })
    }
    // d = 10 points a frame; scale = d/(20·W) + 0.95, mask = 0.4 − d/800, clamped.
    for (index, scale, mask) in [
      (0, 0.95, 0.4), (6, 0.9575, 0.325), (10, 0.9625, 0.275), (32, 0.99, 0), (39, 0.99875, 0),
    ] {
      let layers = try #require(frames[index]["layers"] as? [[String: Any]])
      #expect(abs((frames[index]["displacement"] as? Double ?? -1) - Double(index * 10)) < 1e-9)
      #expect(abs((layers[1]["scaleX"] as? Double ?? -1) - scale) < 1e-9)
      #expect(abs((layers[1]["scaleY"] as? Double ?? -1) - scale) < 1e-9)
      #expect(abs((layers[2]["opacity"] as? Double ?? -1) - mask) < 1e-9)
      #expect(abs((layers[3]["x"] as? Double ?? -1) - Double(index * 10)) < 1e-9)
    }
  }

  @Test func `the published table of pull-up-close comes out`() async throws {
    let run = CommandRun(
      "inspect", "--json", "--fps", "20", "-t", "pull-up-close", "--from", "from.png", "--to", "to.png", "--hold-first",
      "0",
      "--hold-last", "0", in: try TestFolder())
    let frames = try #require(try await run.outcome().json()["frames"] as? [[String: Any]])
    let published = [1, 0.98579, 0.94157, 0.86556, 0.75757, 0.62009, 0.45938, 0.28571, 0.11204, 0, 0]
    for (frame, value) in zip(frames, published) {
      let from = try #require((frame["layers"] as? [[String: Any]])?.last)
      #expect(frame["displacement"] is NSNull)
      #expect(abs((from["scaleY"] as? Double ?? -1) - value) < 6e-6)
      #expect(abs((from["opacity"] as? Double ?? -1) - value) < 6e-6)
      #expect(from["scaleX"] as? Double == 1)
    }
    #expect(frames.count == 15)
  }

  @Test func `names from files are shown, and not obeyed`() async throws {
    let folder = try TestFolder()
    let name = #""\e[31mred\e]0;x\a""#
    try folder.write(
      "wild.yaml",
      """
      name: \(name)
      clock: {duration: 100ms}
      layers:
        - page: to
        - page: from
          name: \(name)
          x: [{at: 0, value: 0}, {at: 1, value: 50%}]
        - color: red
          name: 页
          opacity: [{at: 0, value: 0}, {at: 0.5, value: 0.5}, {at: 1, value: 0}]
      """)
    let run = CommandRun(
      "inspect", "-t", "wild.yaml", "--from", "from.png", "--to", "to.png", "--scale", "0.15", in: folder)
    let outcome = try await run.outcome()
    expectDone(outcome)
    let shown = #"\x1B[31mred\x1B]0;x\x07"#
    #expect(outcome.output.hasPrefix(shown + ", 60 fps"))
    #expect(outcome.output.contains("  " + shown + ".x"))
    #expect(outcome.errors.contains("segue: warning: transition '\(shown)': "))
    // The wide character takes two cells: the cells under it begin one character further right.
    let lines = outcome.outputLines
    #expect(lines[1].hasSuffix("  页.opacity") && lines[1].count == lines[2].count - 1)
    let draft = try await CommandRun(
      "export-video", "-v", "-t", "wild.yaml", "--from", "from.png", "--to", "to.png", "--scale", "0.15", "-W", "20",
      "-o", "a.gif", in: folder
    ).outcome()
    expectDone(draft)
    #expect(draft.errors.contains("\ntransition \(shown), "))
    for text in [outcome.output, outcome.errors, draft.errors] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
    }
  }

  @Test func `CSV has a heading and a line a frame, as many cells each`() async throws {
    let run = CommandRun(["inspect", "--csv", "--fps", "10"] + Self.sweep, in: try TestFolder())
    let lines = try await run.outcome().outputLines.map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    #expect(lines.count == 1 + 14)
    #expect(lines.allSatisfy { $0.count == 5 + 4 * 5 })
    #expect(lines[0].prefix(6) == ["index", "time", "phase", "displacement", "progress", "backdrop.x"])
    #expect(lines[0].last == "from.opacity")
    #expect(lines[4].prefix(3) == ["3", "0.3", "drag"])
    #expect(abs((Double(lines[4][3]) ?? -1) - 120) < 1e-9)
  }

  @Test func `the text has a heading and a line a frame`() async throws {
    let outcome = try await CommandRun(["inspect", "--fps", "10"] + Self.sweep, in: try TestFolder()).outcome()
    #expect(outcome.errors == "")
    #expect(outcome.outputLines.count == 2 + 14)
    #expect(outcome.outputLines[0].hasPrefix("full-screen-return, 10 fps, 14 frames, 60 × 130 px"))
    #expect(Set(outcome.outputLines.dropFirst().map(\.count)).count == 1, "the columns are aligned")
  }
}
