import Testing

@testable import segue

/// The estimate of what is left.
struct PaceTests {
  @Test func `there is no estimate before there is something to go by`() {
    var pace = Pace()
    #expect(pace.time(for: 100) == nil)
    pace.note(done: 5, at: 0.4)
    #expect(pace.time(for: 95) == nil)
    pace.note(done: 10, at: 1)
    #expect(pace.time(for: 90) == 9)
    #expect(pace.time(for: 0) == 0)
  }

  @Test func `only the last seconds count`() {
    var pace = Pace()
    // Still frames come fast, moving ones slowly.
    for second in 1...10 { pace.note(done: 100 * second, at: Double(second)) }
    for second in 11...20 { pace.note(done: 1000 + 10 * (second - 10), at: Double(second)) }
    #expect(pace.framesPerSecond == 10)
    #expect(pace.time(for: 100) == 10)
  }

  @Test func `a pause gives no false hope`() {
    var pace = Pace()
    pace.note(done: 10, at: 1)
    pace.note(done: 10, at: 100)
    pace.note(done: 11, at: 101)
    #expect(pace.time(for: 1) == 100)
  }
}
