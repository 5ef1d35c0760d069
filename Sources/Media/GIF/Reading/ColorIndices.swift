/// Places in a table of up to 256 colours.
public struct ColorIndices: Sendable, Equatable {
  private var words: SIMD4<UInt64> = .zero

  init(_ indices: some Sequence<Int>) {
    for index in indices { words[index / 64] |= 1 << UInt64(index % 64) }
  }

  public func contains(_ index: Int) -> Bool { words[index / 64] >> UInt64(index % 64) & 1 == 1 }

  public var count: Int { (0..<4).reduce(0) { $0 + words[$1].nonzeroBitCount } }

  mutating func formUnion(_ other: ColorIndices) { words |= other.words }
}
