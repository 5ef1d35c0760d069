import Motion
import TestSupport
import Testing

@Suite("The time of a progress") struct TimelineProgressTests {
  struct Case: CustomTestStringConvertible {
    var progress: Double
    var time: Double
    var testDescription: String { "progress \(progress) at \(time) s" }

    init(_ progress: Double, _ time: Double) {
      self.progress = progress
      self.time = time
    }
  }

  /// A finger that goes 240 of 400 points in 500 ms, after half a second of stillness, and lets go.
  static let dragged: [Case] = [
    Case(-1, 0), Case(0, 0), Case(0.15, 0.5 + 0.125), Case(0.3, 0.5 + 0.25), Case(0.6, 1), Case(0.8, 1 + 0.15),
    Case(1, 1.3),
  ]

  @Test("During a drag and the settling it is the first time that far", arguments: dragged)
  func drag(_ example: Case) throws {
    let timeline = try Timeline(
      .pan("down 20 400, move 260 400 500ms, up", width: 400, holdFirst: 0.5, holdLast: 1))
    let time = try #require(timeline.time(ofProgress: example.progress))
    expectClose(time, example.time, within: 2e-6)
  }

  static let clocked: [Case] = [Case(0, 0), Case(0.5, 1.25 + 0.35), Case(0.129162, 1.25 + 0.175), Case(1, 1.95)]

  @Test("By the clock it follows the curve", arguments: clocked)
  func clock(_ example: Case) throws {
    let timeline = try Timeline(.clock(.publishedClose, holdFirst: 1.25, holdLast: 0.5))
    let time = try #require(timeline.time(ofProgress: example.progress))
    expectClose(time, example.time, within: 2e-6)
  }

  @Test("At the time it gives, the progress is there; just before, it is not", arguments: 1...20)
  func roundTrip(step: Int) throws {
    let progress = Double(step) / 20
    let timeline = try Timeline(.pan("down 0 400, move 300 400 700ms ease-in, up", holdFirst: 0.2, holdLast: 0.2))
    let time = try #require(timeline.time(ofProgress: progress))
    #expect(timeline.moment(at: time).progress >= progress - 1e-9)
    #expect(timeline.moment(at: time - 1e-5).progress < progress)
  }

  @Test("A progress that is never reached has no time", arguments: [0.26, 0.5, 1, 1.5, .infinity])
  func never(progress: Double) throws {
    let timeline = try Timeline(.pan("down 0 400, move 100 400 500ms, cancel", width: 400))
    #expect(timeline.time(ofProgress: progress) == nil)
  }

  @Test("A progress that is only touched is found")
  func peak() throws {
    let timeline = try Timeline(.pan("down 0 400, move 100 400 333ms, move 0 400 333ms, up", width: 400))
    expectClose(try #require(timeline.time(ofProgress: 0.25)), 0.333, within: 1e-6)
  }
}
