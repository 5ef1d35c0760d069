/// Work that leads from the two pages, or from what the step before it made, to a file.
final class Step {
  let before: Step?
  private let work: () throws -> Void
  /// In the order of the rounds.
  private(set) var rounds: [Taken] = []

  init(after before: Step? = nil, _ work: @escaping () throws -> Void) {
    self.before = before
    self.work = work
  }

  /// Does it, measured; the step before it has been done.
  func run() throws { rounds.append(try measured(work)) }

  /// Seconds on the clock that it takes, with all steps after `start`, or from the pages on: one for each round.
  func seconds(since start: Step? = nil) -> [Double] {
    let own = rounds.map(\.wall)
    guard let before, before !== start else { return own }
    return zip(own, before.seconds(since: start)).map(+)
  }
}
