import Foundation
import Testing

/// A scene of steps over a stack of pages.
struct SceneStepsTests {
  private static func folder(_ scene: String = TestFolder.walk) throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("walk.yaml", scene)
    return folder
  }

  private func frames(_ folder: TestFolder) async throws -> [[String: Any]] {
    let outcome = try await CommandRun("inspect", "walk.yaml", "--json", in: folder).outcome()
    expectDone(outcome)
    #expect(outcome.errors == "")
    let table = try outcome.json()
    #expect(table["transition"] as? String == "push, full-screen-return")
    return try #require(table["frames"] as? [[String: Any]])
  }

  @Test func `five steps go through their phases`() async throws {
    let frames = try await frames(try Self.folder())
    var runs: [(phase: String, count: Int)] = []
    for frame in frames {
      let phase = try #require(frame["phase"] as? String)
      if runs.last?.phase == phase { runs[runs.count - 1].count += 1 } else { runs.append((phase, 1)) }
    }
    #expect(
      runs.map { "\($0.phase) \($0.count)" } == [
        "hold-first 2", "animate 10", "rest 4", "drag 4", "return 6", "rest 6", "drag 4", "finish 6", "hold-last 1",
      ])
    for frame in frames {
      let isPan = ["drag", "return", "finish"].contains(frame["phase"] as? String)
      if isPan { #expect(frame["displacement"] is Double) }
    }
    // The finger goes 40 points in 0.2 s, and 240; the page 400.
    #expect(abs((frames[18]["displacement"] as? Double ?? 0) - 20) < 1e-9)
    #expect(abs((frames[34]["displacement"] as? Double ?? 0) - 120) < 1e-9)
    #expect(frames[42]["progress"] as? Double == 1)
  }

  @Test func `every frame tells its step, and whose layers it has`() async throws {
    let folder = try Self.folder()
    let frames = try await frames(folder)
    let keys: Set = [
      "index", "time", "step", "transition", "from", "to", "phase", "displacement", "progress", "layers",
    ]
    let runs: [(count: Int, step: Int?, transition: String, from: String, to: String)] = [
      (2, nil, "push", "list", "detail"), (10, 1, "push", "list", "detail"), (4, 2, "push", "list", "detail"),
      (10, 3, "full-screen-return", "detail", "list"), (6, 4, "full-screen-return", "detail", "list"),
      (10, 5, "full-screen-return", "detail", "list"), (1, nil, "full-screen-return", "detail", "list"),
    ]
    let expected = runs.flatMap { Array(repeating: $0, count: $0.count) }
    try #require(frames.count == expected.count)
    for (frame, run) in zip(frames, expected) {
      #expect(Set(frame.keys) == keys)
      #expect(frame["step"] as? Int == run.step && (frame["step"] is NSNull) == (run.step == nil))
      #expect(frame["transition"] as? String == run.transition)
      #expect(frame["from"] as? String == run.from && frame["to"] as? String == run.to)
    }

    let csv = try await CommandRun("inspect", "walk.yaml", "--csv", in: folder).outcome().outputLines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    #expect(csv[0].prefix(9).joined(separator: " ") == "index time step transition from to phase displacement progress")
    for (cells, run) in zip(csv.dropFirst(), expected) {
      #expect(cells[2...5] == [run.step.map { "\($0)" } ?? "", run.transition[...], run.from[...], run.to[...]])
    }
    let text = try await CommandRun("inspect", "walk.yaml", in: folder).outcome().outputLines.dropFirst().map {
      $0.split(separator: " ")
    }
    #expect(text[0].prefix(6) == ["frame", "time", "step", "phase", "d", "progress"])
    #expect(text.dropFirst().map { String($0[2]) } == expected.map { $0.step.map(String.init) ?? "-" })
  }

  @Test func `the export has as many frames, and begins and ends with the root page`() async throws {
    let folder = try Self.folder()
    let outcome = try await CommandRun(
      "export-video", "walk.yaml", "--json", "-q", "-o", "a/", "-o", "b.gif", "-o", "c.mp4", in: folder
    ).outcome()
    expectDone(outcome)
    let report = try outcome.json()
    #expect(report["transition"] as? String == "push, full-screen-return")
    #expect(report["warnings"] as? [String] == [])
    let outputs = try #require(report["outputs"] as? [[String: Any]])
    #expect(outputs.map { $0["frames"] as? Int } == [43, 43, 43])
    #expect(outputs.map { $0["fps"] as? Int } == [20, 20, 20])
    #expect(outputs.allSatisfy { $0["duration"] as? Double == 2.15 })
    let first = try folder.bytes("a/frame-00000.png")
    #expect(try folder.bytes("a/frame-00042.png") == first)
    // While the other page is up, all is still.
    let detail = try folder.bytes("a/frame-00012.png")
    #expect(try detail == folder.bytes("a/frame-00015.png") && detail == folder.bytes("a/frame-00028.png"))
    #expect(detail != first)
    for (moment, bytes) in [("0%", first), ("frame:13", detail), ("100%", first)] {
      expectDone(try await CommandRun("still", "walk.yaml", "--at", moment, "-o", "a.png", in: folder).outcome())
      #expect(try folder.bytes("a.png") == bytes, "\(moment)")
    }
  }

  @Test func `text, CSV and JSON have the same columns, each layer by its name`() async throws {
    let folder = try Self.folder()
    let frames = try await frames(folder)
    let csv = try await CommandRun("inspect", "walk.yaml", "--csv", in: folder).outcome().outputLines.map {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let heading = csv[0]
    #expect(csv.count == 1 + frames.count && csv.allSatisfy { $0.count == heading.count })
    #expect(Set(heading).count == heading.count)
    var names: [String] = []
    for title in heading.dropFirst(9) {
      let name = String(title.prefix { $0 != "." })
      if names.last != name { names.append(name) }
    }
    #expect(names == ["backdrop", "from", "dim", "to", "mask"])

    for (frame, cells) in zip(frames, csv.dropFirst()) {
      let layers = try #require(frame["layers"] as? [[String: Any]])
      let shown = layers.compactMap { $0["name"] as? String }
      let isPush = ["hold-first", "animate"].contains(cells[6]) || (12..<16).contains(Int(cells[0]) ?? 0)
      #expect(shown == (isPush ? ["backdrop", "from", "dim", "to"] : ["backdrop", "to", "mask", "from"]))
      for (title, cell) in zip(heading, cells).dropFirst(9) {
        let (name, property) = (title.prefix { $0 != "." }, title.drop { $0 != "." }.dropFirst())
        let layer = layers.first { $0["name"] as? String == String(name) }
        #expect(cell.isEmpty == (layer == nil), "\(title) of frame \(cells[0])")
        // Foundation's reader of JSON may miss the last bit.
        if let number = layer?[String(property)] as? Double {
          #expect(abs((Double(cell) ?? .infinity) - number) < 1e-9, "\(title)")
        }
      }
    }

    let text = try await CommandRun("inspect", "walk.yaml", in: folder).outcome().outputLines
    #expect(text[0] == "push, full-screen-return, 20 fps, 43 frames, 60 × 130 px; x, y and d in points")
    #expect(text.count == 2 + frames.count && Set(text.dropFirst().map(\.count)).count == 1)
    let titles = text[1].split(separator: " ").map(String.init)
    #expect(Set(titles.dropFirst(6)).isSubset(of: heading))
    for (line, cells) in zip(text.dropFirst(2), csv.dropFirst()) {
      let words = line.split(separator: " ").map(String.init)
      try #require(words.count == titles.count)
      #expect(words[0] == cells[0] && words[3] == cells[6])
      for (title, word) in zip(titles, words).dropFirst(6) {
        let cell = cells[try #require(heading.firstIndex(of: title))]
        #expect((word == "-") == cell.isEmpty, "\(title) of frame \(cells[0])")
        if let exact = Double(cell), let shown = Double(word) { #expect(abs(exact - shown) <= 5.001e-6) }
      }
    }
  }

  struct Refusal: CustomTestStringConvertible {
    let steps: String
    let message: String
    var testDescription: String { steps }
  }

  private static let refusals = [
    Refusal(
      steps: "[return, {push: detail}]",
      message: "walk.yaml:3:9: error: expected a push first: 'list' is the root of the stack"),
    Refusal(
      steps: "[{wait: 1s}, {return: {transition: pop}}]", message: "walk.yaml:3:21: error: expected a push first"),
    Refusal(steps: "[{push: detail}, return, return]", message: "step 3: page 'list' is the root of the stack"),
    Refusal(steps: "[{wait: 1s}]", message: "at least one step with a transition, found none"),
    Refusal(steps: "[]", message: "expected a list of steps"),
    Refusal(
      steps: "[{push: detail}, {return: {transition: pop, gesture: [up]}}]",
      message: "transition 'pop' runs by the clock and takes no gesture"),
  ]

  @Test(arguments: refusals, ["inspect", "export-video -o a.gif", "still -o a.png", "export-video --print-scene"])
  func `steps that cannot be walked are refused`(_ test: Refusal, verb: String) async throws {
    let folder = try Self.folder("version: 1\npages: {list: to.png, detail: from.png}\nsteps: \(test.steps)\n")
    let words = verb.split(separator: " ").map(String.init)
    let run = CommandRun([words[0], "walk.yaml"] + words.dropFirst(), in: folder)
    let before = folder.contents()
    let outcome = try await run.outcome()
    #expect(outcome.code == 2 && !outcome.isKilled && outcome.output == "")
    #expect(outcome.errors.contains(test.message), "\(outcome.errors)")
    #expect(folder.contents() == before)
  }
}
