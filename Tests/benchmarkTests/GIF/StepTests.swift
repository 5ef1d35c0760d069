import Foundation
import Testing

@testable import benchmark

struct StepTests {
  @Test func `a step takes its own time, and with the ones before it more`() throws {
    let first = Step { Thread.sleep(forTimeInterval: 0.03) }
    let second = Step(after: first) {}
    let third = Step(after: second) {}
    for _ in 0..<2 { for step in [first, second, third] { try step.run() } }
    #expect(third.seconds().count == 2)
    #expect(third.seconds().allSatisfy { $0 >= 0.03 })
    #expect(
      zip(third.seconds(since: first), zip(second.rounds, third.rounds)).allSatisfy { $0 == $1.1.wall + $1.0.wall })
    #expect(first.seconds() == first.rounds.map(\.wall))
  }
}
