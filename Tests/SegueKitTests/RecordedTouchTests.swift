import Foundation
import Motion
import SegueKit
import TestSupport
import Testing

/// Recorded fingers: what counts is the finger's way, not how often somebody looked at it.
@Suite("Recorded touches") struct RecordedTouchTests {
  /// A finger's way: x in points at a time in seconds.
  typealias Way = @Sendable (Double) -> Double

  /// 240 points in half a second, beginning and ending softly, at most 720 points per second.
  private static let way: Way = { time in
    let share = min(time / 0.5, 1)
    return 8 + 240 * share * share * (3 - 2 * share)
  }

  /// What a screen that samples the way would record.
  /// - Parameters:
  ///   - jitter: seconds by which the samples come early or late; their times say so.
  ///   - noise: points by which they are off.
  ///   - repeats: whether some times are there twice, the first time with a wrong place.
  private static func recording(
    _ way: Way = way, rate: Double, duration: Double = 0.5, jitter: Double = 0, noise: Double = 0,
    repeats: Bool = false, start: Double = 0
  ) -> String {
    var random = SeededRandom(seed: 5)
    var lines = ["time,x,y"]
    let count = Int((duration * rate).rounded())
    for index in 0...count {
      let isEnd = index == 0 || index == count
      let time = Double(index) / rate + (isEnd ? 0 : Double.random(in: -jitter...jitter, using: &random))
      let x = way(time) + (isEnd ? 0 : Double.random(in: -noise...noise, using: &random))
      if repeats, index % 5 == 2 { lines.append("\(start + time),\(x + 100),400") }
      lines.append("\(start + time),\(x),\(400 + 10 * time)")
    }
    return lines.joined(separator: "\n")
  }

  private func timeline(_ touches: String, _ transition: String = "interactive-pop") throws -> Timeline {
    let request = PreviewRequest(
      transition: try Transition(named: transition), gesture: try Gesture(touches: touches, path: "finger.csv"),
      scale: 3, holdFirst: 0, holdLast: 0)
    let preview = try Preview(request)
    #expect(preview.warnings == [])
    return preview.timeline
  }

  struct Recording: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Points by which the page may be off from where a perfect recording has it. A pan begins with the first sample
    /// that is 10 points away, as UIKit's does, and counts from there: so it is off by the way between two samples then,
    /// at 350 points per second; and by the noise, of that sample and of this one.
    let bound: Double
  }

  private static let recordings = [
    Recording(testDescription: "60 Hz", text: recording(rate: 60), bound: 350 / 60),
    Recording(testDescription: "120 Hz", text: recording(rate: 120), bound: 350.0 / 120),
    Recording(testDescription: "240 Hz", text: recording(rate: 240), bound: 350.0 / 240),
    Recording(
      testDescription: "60 Hz with jitter", text: recording(rate: 60, jitter: 0.006), bound: 350 * (1 / 60.0 + 0.012)),
    Recording(
      testDescription: "240 Hz with noise", text: recording(rate: 240, jitter: 0.001, noise: 0.3),
      bound: 350 * (1 / 240.0 + 0.002) + 0.6),
    Recording(testDescription: "60 Hz with repeats", text: recording(rate: 60, repeats: true), bound: 350 / 60),
    Recording(
      testDescription: "240 Hz with repeats, late in a day",
      text: recording(rate: 240, repeats: true, start: 80_000.25), bound: 350.0 / 240),
  ]

  @Test("move the page the same at any sampling rate, jitter and repeats included", arguments: recordings)
  func anyRate(_ recording: Recording) throws {
    let perfect = try timeline(Self.recording(rate: 10_000))
    let timeline = try timeline(recording.text)
    #expect(timeline.endsOn == .to && perfect.endsOn == .to)
    // Between two samples the finger goes straight: at 60 Hz, with 5760 pt/s² at most, it is off by another 0.2 points.
    let bound = recording.bound + 0.2
    for frame in 0..<60 {
      let time = 0.5 * Double(frame) / 60
      let (found, expected) = (timeline.moment(at: time).displacement, perfect.moment(at: time).displacement)
      expectClose(found ?? -1, expected ?? -1, within: bound, "frame \(frame)")
    }
    expectClose(timeline.duration, perfect.duration, within: 0.01)
  }

  private func expectClose(_ found: Double, _ expected: Double, within bound: Double, _ what: String = "duration") {
    #expect((found - expected).magnitude <= bound, "\(what): \(found), expected \(expected) ± \(bound)")
  }

  @Test("are the same touches in any order of columns, with others among them, blank lines and remarks")
  func columns() throws {
    let plain = try Gesture(touches: "0,1,2\n0.5,30,4\n", path: "a.csv")
    for text in [
      "time,x,y\n0,1,2\n0.5,30,4", "# a finger\n\ny, TIME ,force,x\r\n2,10,1,1\r\n\r\n# later\r\n4,10.5,1,30\r\n",
      "\u{FEFF}x,y,time\n1,2,-3\n30,4,-2.5\n", "0,0,0\n0,1,2\n5e-1,3e1,4",
    ] {
      #expect(try Gesture(touches: text, path: "a.csv") == plain, "\(text)")
    }
    #expect(plain.file == "a.csv" && plain.recognitionDistance == 10 && plain.steps.count == 3)
  }

  @Test("that rest before they leave go back; with a flick at the end they finish", arguments: [60.0, 240])
  func velocity(rate: Double) throws {
    // 100 of the page's 390 points, less than half: only the speed can make it finish, and 300 points per second do not.
    func ends(_ way: Way, _ duration: Double) throws -> PageRole {
      try timeline(Self.recording(way, rate: rate, duration: duration)).endsOn
    }
    #expect(try ends({ 8 + 100 * min($0 / 0.2, 1) }, 0.5) == .from, "fast, then 0.3 s of rest")
    #expect(try ends({ 8 + 100 * max(($0 - 0.3) / 0.2, 0) }, 0.5) == .to, "rest, then fast")
    #expect(try ends({ 8 + 290 * $0 }, 0.4) == .from, "290 points per second")
    #expect(try ends({ 8 + 310 * $0 }, 0.4) == .to, "310 points per second")
    #expect(try ends({ 8 + 100 * sin($0 / 0.5 * .pi * 0.75) }, 0.5) == .from, "it has turned back")
    #expect(try ends({ 8 + 230 * $0 }, 1) == .to, "slow, but past the half")
  }
}
