import Foundation
import Motion
import SegueKit
import TestSupport
import Testing

@Suite("A preset") struct PresetTests {
  @Test("of the published transitions says what its article says", arguments: Transition.published)
  func published(transition: Transition) throws {
    #expect(try Transition(named: transition.name) == transition)
  }

  @Test("is a file of the presets' folder, named as its file, and short")
  func files() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/SegueKit/Presets").standardized.path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(Preset.all.map { "\($0.name).yaml" }.sorted() == files)
    for (preset, transition) in zip(Preset.all, Transition.presets) {
      #expect(preset.name == transition.name)
      #expect(preset.yaml.split(separator: "\n").count < 40, "\(preset.name)")
      #expect(try String(contentsOfFile: "\(folder)/\(preset.name).yaml", encoding: .utf8) == preset.yaml)
      #expect(!transition.summary.isEmpty)
    }
  }

  @Test("is valid, strictly", arguments: Preset.all.map(\.name))
  func valid(name: String) throws {
    let report = validate(text: try Preset(named: name).yaml, path: name, strict: true)
    #expect(report.problems == [] && report.kind == .transition)
  }

  @Test("begins and ends with its page alone on every screen", arguments: Transition.presets)
  func contract(transition: Transition) throws {
    for (width, height) in [(320.0, 568.0), (375, 667), (393, 852), (440, 956), (852, 393), (1024, 1366)] {
      let timeline = try Timeline(Scene(transition: transition, pageSize: PageSize(width: width, height: height)))
      #expect(timeline.notes == [], "\(width) × \(height)")
    }
  }

  /// A number of a layer at a moment.
  struct Check: CustomTestStringConvertible {
    var preset: String
    var time: Double
    var layer: String
    var value: @Sendable (LayerState) -> Double
    var expected: Double
    var testDescription: String { "\(preset), \(layer) at \(time) s" }

    init(
      _ preset: String, at time: Double, _ layer: String, _ expected: Double,
      _ value: @escaping @Sendable (LayerState) -> Double
    ) {
      self.preset = preset
      self.time = time
      self.layer = layer
      self.value = value
      self.expected = expected
    }
  }

  /// Of a page of 390 × 844 points. The system spring is at .5448 after 0.1 s and at .8793 after 0.2 s.
  static let checks = [
    Check("push", at: 0.1, "from", -0.3 * 390 * 0.5448) { $0.x },
    Check("push", at: 0.1, "to", 390 * (1 - 0.5448)) { $0.x },
    Check("push", at: 0.2, "dim", 0.1 * 0.8793) { $0.opacity },
    Check("push", at: 0.2, "to", 0.2 * 0.8793) { $0.shadow?.opacity ?? 0 },
    Check("pop", at: 0.2, "to", -0.3 * 390 * (1 - 0.8793)) { $0.x },
    Check("pop", at: 0.2, "from", 390 * 0.8793) { $0.x },
    Check("pop", at: 0.2, "from", 0.2 * (1 - 0.8793)) { $0.shadow?.opacity ?? 0 },
    Check("present", at: 0.1, "to", 844 * (1 - 0.5448)) { $0.y },
    Check("dismiss", at: 0.1, "from", 844 * 0.5448) { $0.y },
    Check("cross-dissolve", at: 0.035, "to", 0.019722) { $0.opacity },
    Check("cross-dissolve", at: 0.14, "to", 0.331884) { $0.opacity },
    Check("multi-layer-return", at: 0.25, "to", 120.0 / 6400 + 0.95) { $0.scaleX },
    Check("multi-layer-return", at: 0.25, "mask", 0.4 - 120.0 / 800) { $0.opacity },
    Check("multi-layer-return", at: 0.25, "from", 120) { $0.x },
    Check("shared-axis", at: 0, "from", 0) { $0.x },
    Check("shared-axis", at: 0.3, "from", -30) { $0.x },
    Check("shared-axis", at: 0.09, "from", 0) { $0.opacity },
    Check("shared-axis", at: 0.09, "to", 0) { $0.opacity },
    Check("page-fold", at: 0.3, "from", 0.5) { $0.scaleX },
    Check("page-fold", at: 0.3, "shade", 0.5) { $0.scaleX },
  ]

  @Test("has the numbers of its source", arguments: checks)
  func numbers(_ check: Check) throws {
    let timeline = try Timeline(
      Scene(transition: Transition(named: check.preset), pageSize: PageSize(width: 390, height: 844), holdFirst: 0))
    // Just before what happens at that very time: the end is the page alone.
    let moment = timeline.moment(at: max(check.time - 1e-7, 0.0001))
    let layer = try #require(moment.layers.first { $0.name == check.layer })
    let tolerance = check.expected == 0 ? 0.01 : 0.0002 * max(check.expected.magnitude, 1)
    #expect((check.value(layer) - check.expected).magnitude < tolerance, "\(check.value(layer))")
  }

  @Test("that follows a finger decides as its source does")
  func decisions() throws {
    func end(_ preset: String, _ gesture: String) throws -> PageRole {
      let scene = Scene(
        transition: try Transition(named: preset), gesture: try Gesture(text: gesture, frameRate: Rational(60)),
        pageSize: PageSize(width: 390, height: 844))
      return try Timeline(scene).endsOn
    }
    // Slow enough for the speed to say nothing: at most 300 points per second.
    #expect(try end("interactive-pop", "down 5 400, move 200 400 1s, up") == .from)
    #expect(try end("interactive-pop", "down 5 400, move 200.1 400 1s, up") == .to)
    #expect(try end("interactive-pop", "down 5 400, move 65 400 200ms, up") == .from, "300 is not more than 300")
    #expect(try end("interactive-pop", "down 5 400, move 66 400 200ms, up") == .to, "a flick")
    #expect(try end("interactive-pop", "down 31 400, move 300 400 1s, up") == .from, "not from the edge")
    #expect(try end("multi-layer-return", "down 100 400, move 150 400 50ms, up") == .from)
    #expect(try end("multi-layer-return", "down 100 400, move 151 400 50ms, up") == .to)
  }
}
