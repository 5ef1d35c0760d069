import SegueKit
import Testing

/// Recorded touches that cannot be a finger's.
struct TouchesMistakeTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// `line:column message` each, in order; of the file as a whole the message alone.
    let problems: [String]

    init(_ name: String, _ text: String, _ problems: String...) {
      testDescription = name
      self.text = text
      self.problems = problems
    }
  }

  @Test(arguments: cases)
  func `each mistake is told at its line and column`(_ touches: Case) throws {
    let error = try #require(throws: SegueError.self) { try Gesture(touches: touches.text, path: "touches.csv") }
    guard case .file(let file) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(file.problems.map { ($0.position.map { "\($0) " } ?? "") + $0.message } == touches.problems)
    #expect(file.problems.allSatisfy { $0.path == "touches.csv" && $0.severity == .error })
  }

  static let cases: [Case] = [
    Case("empty", "", "expected at least two samples of time,x,y, found 0"),
    Case("a heading alone", "time,x,y\n", "expected at least two samples of time,x,y, found 0"),
    Case("one sample", "time,x,y\n0,20,400\n", "expected at least two samples of time,x,y, found 1"),
    Case("one moment", "0,20,400\n0,30,400\n", "expected at least two samples of time,x,y, found 1"),
    Case("a letter for a digit", "time,x,y\n0,20,400\n0.1,6o,400\n", "3:5 expected a number for x, found '6o'"),
    Case(
      "several in one line, and in others", "time,x,y\n0,a,b\nx,20,\n0.1,60,400\n",
      "2:3 expected a number for x, found 'a'", "2:5 expected a number for y, found 'b'",
      "3:1 expected a number for time, found 'x'", "3:6 expected a number for y, found nothing"),
    Case("nothing between commas", "0,20,400\n0.1,,400\n", "2:5 expected a number for x, found nothing"),
    Case(
      "a column too few", "0,20,400\n0.1,60\n0.2\n", "2:5 expected time, x and y with commas between, found no y",
      "3:1 expected time, x and y with commas between, found no x and no y"),
    Case(
      "semicolons", "time;x;y\n0;20;400\n0.1;60;400\n", "1:5 expected commas between the columns, found ';'"),
    Case("no heading, semicolons", "# go\n0;20;400\n", "2:2 expected commas between the columns, found ';'"),
    Case(
      "semicolons and decimal commas", "0,016;20,5;400\n0,032;60;400\n",
      "1:6 expected commas between the columns, found ';'"),
    Case(
      "tabs", "time\tx\ty\n0\t20\t400\n0.1\t60\t400\n", "1:5 expected commas between the columns, found tabs"),
    Case(
      "semicolons below", "0,20,400\n0.1;60;400\n",
      "2:1 expected time, x and y with commas between, found no x and no y"),
    Case("no column of that name", "time,x,z\n0,20,400\n", "1:1 expected the columns time, x and y, found no 'y'"),
    Case(
      "no two columns of that name", "X,left\n20,3\n", "1:1 expected the columns time, x and y, found no 'time'",
      "1:1 expected the columns time, x and y, found no 'y'"),
    Case(
      "a heading below", "0,20,400\ntime,x,y\n", "2:1 expected a number for time, found 'time'",
      "2:6 expected a number for x, found 'x'", "2:8 expected a number for y, found 'y'"),
    Case(
      "times out of order", "time,x,y\n0,20,400\n0.2,60,400\n0.1,80,400\n0.3,90,400\n",
      "4:1 expected times in order, found '0.1' after a later one"),
    Case(
      "times out of order, in the last column", "x,y,time\n20,400,0.2\n 60 , 400 ,\t0.1\n",
      "3:13 expected times in order, found '0.1' after a later one"),
    Case(
      "a touch of more than an hour", "0,20,400\n3601,60,400\n", "2:1 expected a touch of at most 3600 s, found 3601 s"),
    Case(
      "far from any screen", "0,20,400\n1,2e6,-1e7\n", "2:3 expected x within ±1000000, found '2e6'",
      "2:7 expected y within ±1000000, found '-1e7'"),
    Case("beyond any clock", "1e13,20,400\n", "1:1 expected time within ±1e12, found '1e13'"),
    Case(
      "numbers that are none", "nan,inf,0x10\n", "1:1 expected a number for time, found 'nan'",
      "1:5 expected a number for x, found 'inf'", "1:9 expected a number for y, found '0x10'"),
    Case(
      "behind text that is not ASCII",
      "note,time,x,y\n页面👩\u{200D}👩\u{200D}👧,0,20,400\n页面👩\u{200D}👩\u{200D}👧,0.1,6o,400\n",
      "3:13 expected a number for x, found '6o'"),
    Case(
      "lines that end in CR LF", "time,x,y\r\n0,20,400\r\n0.1,6o,400\r\n", "3:5 expected a number for x, found '6o'"),
    Case(
      "comments and blank lines before it", "# by hand\n\n  \ntime,x,y\n# go\n0,20,400\n\n0.1,6o,400\n",
      "8:5 expected a number for x, found '6o'"),
    Case(
      "a quote without its end", "\"0,20\",\"400\"\n0.1,20,400\n", "1:1 expected a number for time, found '\"0'",
      "1:4 expected a number for x, found '20\"'"),
    Case("a control character", "time,x,y\n0,20,4\u{1}00\n", "2:7 expected text, found the control character \\x01"),
  ]
}
