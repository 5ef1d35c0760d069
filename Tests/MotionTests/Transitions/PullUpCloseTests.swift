import Motion
import TestSupport
import Testing

@Suite struct PullUpCloseTests {
  static let published = Transition.publishedClose
  static let intended = Transition.intendedClose

  struct Reached: CustomTestStringConvertible {
    var s: Double
    var time: Double
    var testDescription: String { "s = \(s) at \(time) s" }
  }

  static let reached: [Reached] = [
    Reached(s: 0.8, time: 0.1820), Reached(s: 0.6, time: 0.2566), Reached(s: 0.4, time: 0.3173),
    Reached(s: 0.2, time: 0.3744), Reached(s: 0, time: 0.4342),
  ]

  @Test("As published, each keyframe is reached at the time of the design's table", arguments: reached)
  func keyframes(_ key: Reached) throws {
    let timeline = try Timeline(.clock(Self.published))
    // The first time the layer is down to s, by bisection: s only falls.
    var (early, late) = (0.0, 0.7)
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if try timeline.moment(at: middle).layer("from").scaleY > key.s + 1e-12 { early = middle } else { late = middle }
    }
    expectClose(late, key.time, within: 0.5e-4 + 1e-9)
  }

  struct Sample: CustomTestStringConvertible {
    var time: Double
    var s: Double
    var testDescription: String { "s = \(s) at \(time) s" }

    init(_ time: Double, _ s: Double) {
      self.time = time
      self.s = s
    }
  }

  static let samples: [Sample] = [
    Sample(0.05, 0.98579), Sample(0.10, 0.94157), Sample(0.15, 0.86556), Sample(0.20, 0.75757), Sample(0.25, 0.62009),
    Sample(0.30, 0.45938), Sample(0.35, 0.28571), Sample(0.40, 0.11204), Sample(0.4343, 0), Sample(0.45, 0),
    Sample(0.5, 0), Sample(0.6, 0), Sample(0.699, 0),
  ]

  @Test("As published, the samples are those of the design", arguments: samples)
  func sixtyFramesPerSecond(_ sample: Sample) throws {
    let from = try Timeline(.clock(Self.published)).moment(at: sample.time).layer("from")
    expectClose(from.scaleY, sample.s, within: 0.5e-5 + 1e-9, "scale y")
    expectClose(from.opacity, sample.s, within: 0.5e-5 + 1e-9, "opacity")
  }

  @Test("As published, s = max(0, 1 − p/0.7) with p = easeInOut(t/0.7)")
  func publishedFormula() throws {
    let timeline = try Timeline(.clock(Self.published))
    for millisecond in 1..<700 {
      let time = Double(millisecond) / 1000
      let s = max(0, 1 - publishedEaseInOut(time / 0.7) / 0.7)
      let from = try timeline.moment(at: time).layer("from")
      expectClose(from.scaleY, s, within: 1e-12, "scale y at \(time)")
      expectClose(from.opacity, s, within: 1e-12, "opacity at \(time)")
    }
  }

  @Test("As intended, s = 1 − easeInOut(t/0.7)")
  func intendedFormula() throws {
    let timeline = try Timeline(.clock(Self.intended))
    for millisecond in 1..<700 {
      let time = Double(millisecond) / 1000
      let s = 1 - publishedEaseInOut(time / 0.7)
      let from = try timeline.moment(at: time).layer("from")
      expectClose(from.scaleY, s, within: 1e-12, "scale y at \(time)")
      expectClose(from.opacity, s, within: 1e-12, "opacity at \(time)")
    }
  }

  @Test("Once folded shut there is nothing but the page that appears, until 0.7 s")
  func nothingButTo() throws {
    let timeline = try Timeline(.clock(Self.published, holdLast: 1))
    for millisecond in 435..<700 {
      let moment = timeline.moment(at: Double(millisecond) / 1000)
      #expect(moment.phase == .animate)
      #expect(try moment.layer("from").opacity == 0)
      #expect(try moment.layer("to") == LayerState(name: "to", content: .page(.to)))
    }
    expectAlone(.to, in: timeline.moment(at: 0.7))
  }

  @Test("Only the height and the opacity of the page change", arguments: [published, intended])
  func onlyHeight(transition: Transition) throws {
    let timeline = try Timeline(.clock(transition))
    for step in 1..<70 {
      let moment = timeline.moment(at: Double(step) / 100)
      let from = try moment.layer("from")
      #expect(from.x == 0 && from.y == 0 && from.scaleX == 1)
      #expect(try moment.layer("to") == LayerState(name: "to", content: .page(.to)))
      #expect(moment.shown == ["backdrop", "to", "from"])
    }
  }

  @Test("It holds, runs for 0.7 s, and holds", arguments: [published, intended])
  func phases(transition: Transition) throws {
    let timeline = try Timeline(.clock(transition, holdFirst: 0.5, holdLast: 1))
    expectClose(timeline.duration, 2.2, within: 1e-12)
    let phases: [(time: Double, phase: Phase)] = [
      (0, .holdFirst), (0.499, .holdFirst), (0.5, .animate), (1.199, .animate), (1.2, .holdLast), (2.2, .holdLast),
    ]
    for (time, phase) in phases { #expect(timeline.moment(at: time).phase == phase, "at \(time)") }
    #expect(timeline.moment(at: 0.85).displacement == nil)
    expectClose(timeline.moment(at: 0.85).progress, 0.5, within: 1e-12)
    #expect(timeline.endsOn == .to)
    #expect(timeline.notes.isEmpty)
  }
}
