/// Work and what it is measured against, done in turn in one process: what disturbs the machine then disturbs both.
struct Pairing {
  /// In the order they were run.
  let rounds: [Round]

  struct Round: Equatable {
    var yardstick = Taken()
    var work = Taken()
  }

  /// How many times the yardstick the work took: the median of the rounds' ratios.
  func ratio(of time: KeyPath<Taken, Double>) -> Double {
    median(rounds.map { $0.work[keyPath: time] / $0.yardstick[keyPath: time] })
  }

  /// Seconds that the work took in a round: the median.
  func seconds(of time: KeyPath<Taken, Double>) -> Double { median(rounds.map { $0.work[keyPath: time] }) }
}

extension Pairing {
  /// - Parameters:
  ///   - rounds: how often to measure, at least 1.
  ///   - turns: how often in a round each is done, in turn and with the number of the turn, as there are frames in a clip.
  ///   - warmsUp: whether each is done once before, unmeasured.
  init(
    rounds: Int, turns: Int = 1, warmsUp: Bool = false, yardstick: (Int) throws -> Void, work: (Int) throws -> Void
  ) rethrows {
    if warmsUp {
      try yardstick(0)
      try work(0)
    }
    self.rounds = try (0..<rounds).map { number in
      var round = Round()
      for turn in 0..<turns {
        // Neither is always the one that comes after the other.
        if number.isMultiple(of: 2) { round.yardstick = try round.yardstick + measured { try yardstick(turn) } }
        round.work = try round.work + measured { try work(turn) }
        if !number.isMultiple(of: 2) { round.yardstick = try round.yardstick + measured { try yardstick(turn) } }
      }
      return round
    }
  }
}
