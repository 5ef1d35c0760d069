import Motion
import SegueKit
import Testing

/// Recorded touches, as gestures.
struct TouchesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  @Test(arguments: [
    Case("without a heading", "0,20,400\n0.25,60,401\n0.5,90,400\n"),
    Case("with one", "time,x,y\n0,20,400\n0.25,60,401\n0.5,90,400\n"),
    Case("in another order, beside other columns", "Y,phase,X,Time\n400,began,20,0\n401,,60,0.25\n400,ended,90,0.5\n"),
    Case("without a line's end", "0,20,400\n0.25,60,401\n0.5,90,400"),
    Case("with other lines' ends", "0,20,400\r\n0.25,60,401\r\n0.5,90,400\r\n"),
    Case("with comments, blank lines and blanks", "# by hand\n\n 0 , 20,\t400\n  \n#\n0.25,60,401\n0.5,90,400\n\n"),
    Case(
      "in quotes, with an indented comment",
      "\"time\",\"x\",\"y\"\n  # a\n\"0\",\"20\",\"400\"\n0.25,\"60\",401\n0.5,90,400\n"),
    Case("with more cells than are read", "0,20,400,a\n0.25,60,401,b,c\n0.5,90,400,\n"),
    Case("since the machine started", "86400.25,20,400\n86400.5,60,401\n86400.75,90,400\n"),
    Case("from before 0", "-1,20,400\n-0.75,60,401\n-0.5,90,400\n"),
    Case("with two samples of one time, of which the last counts", "0,20,400\n0.25,1,1\n0.25,60,401\n0.5,90,400\n"),
    Case("with two samples at the start", "0,7,7\n0,20,400\n0.25,60,401\n0.5,90,400\n"),
    Case("in other forms of a number", "0.,2e1,+400\n25e-2,60.0,401\n.5,90,4E2\n"),
  ])
  func `are the same finger however they are written`(_ touches: Case) throws {
    let gesture = try Gesture(touches: touches.text, path: "a/touches.csv")
    #expect(
      gesture.steps == [
        .down(Point(x: 20, y: 400)), .move(to: Point(x: 60, y: 401), duration: 0.25, timing: .linear),
        .move(to: Point(x: 90, y: 400), duration: 0.25, timing: .linear), .up,
      ])
    #expect(gesture.file == "a/touches.csv")
  }

  @Test func `jitter at the start begins no pan`() throws {
    let jitter = try Gesture(
      touches: "0,20,400\n0.1,19,401\n0.2,20,403\n0.3,40,404\n0.5,200,404\n", path: "touches.csv")
    #expect(jitter.recognitionDistance == 10 && jitter.steps.count == 6)
    let timeline = try Timeline(
      Scene(
        transition: .fullScreenReturn, gesture: jitter, pageSize: PageSize(width: 390, height: 844), holdFirst: 0,
        holdLast: 0))
    #expect(timeline.endsOn == .to && timeline.notes.isEmpty)
    #expect(timeline.moment(at: 0.15).displacement == 0)
  }
}
