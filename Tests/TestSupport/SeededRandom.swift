/// Numbers that look random and are the same on every machine: SplitMix64.
public struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A whole number of `range`.
  public mutating func integer(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// A number of `range`.
  public mutating func number(in range: ClosedRange<Double>) -> Double {
    range.lowerBound + (range.upperBound - range.lowerBound) * (Double(next() >> 11) / Double(1 << 53))
  }

  /// True `share` of the time.
  public mutating func chance(_ share: Double) -> Bool { number(in: 0...1) < share }

  /// One of `choices`, which are not empty.
  public mutating func choice<Choice>(of choices: [Choice]) -> Choice {
    choices[integer(in: 0...choices.count - 1)]
  }
}
