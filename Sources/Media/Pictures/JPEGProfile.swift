/// An ICC profile in APP2 segments, each with its number and how many there are (ICC.1:2010, B.4).
struct JPEGProfile {
  static let prefix = Array("ICC_PROFILE\0".utf8)

  private var pieces: [Int: ArraySlice<UInt8>] = [:]
  private var count = 0

  /// - Parameter segment: the data of an APP2 segment that starts with `prefix`.
  mutating func add(_ segment: ArraySlice<UInt8>) {
    let piece = segment.dropFirst(Self.prefix.count)
    guard let number = piece.number(at: 0, bytes: 1, .big),
      let count = piece.number(at: 1, bytes: 1, .big)
    else { return }
    pieces[number] = piece.dropFirst(2)
    self.count = max(self.count, count)
  }

  /// The pieces in order; nil when there are none, empty (and so no profile) when one is missing.
  var bytes: [UInt8]? {
    if pieces.isEmpty { return nil }
    guard count == pieces.count, (1...count).allSatisfy({ pieces[$0] != nil }) else { return [] }
    return (1...count).flatMap { pieces[$0]! }
  }
}
