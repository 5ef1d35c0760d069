/// A text in which each surrogate pair of JSON, `\ud83d\ude00`, is written as YAML's `\U0001F600`.
///
/// libyaml takes half a pair for a mistake. The text is rewritten only where it would be refused otherwise, for between
/// single quotes a pair is twelve characters like any others.
struct SurrogatePairs {
  /// UTF-8.
  let joined: [UInt8]
  /// Where the short forms end in `joined`, in order.
  private var ends: [SourcePosition] = []

  /// The text as it is.
  init(keeping text: String) { joined = Array(text.utf8) }

  /// The text with its pairs joined.
  init(joining source: SourceText) {
    let bytes = Array(source.text.utf8)
    let lineStarts = source.lineStarts
    var joined: [UInt8] = []
    var place = SourcePosition(line: 1, column: 1)
    var index = 0
    while index < bytes.count {
      if place.line < lineStarts.count && index == lineStarts[place.line] {
        place = SourcePosition(line: place.line + 1, column: 1)
      }
      if let pair = Self.pair(in: bytes[index...]) {
        let digits = String(pair, radix: 16, uppercase: true)
        joined += "\\U\(String(repeating: "0", count: 8 - digits.count))\(digits)".utf8
        index += Self.pairLength
        place.column += Self.pairLength - Self.saved
        ends.append(place)
      } else {
        // A backslash escapes the one after it.
        let count = bytes[index...].starts(with: #"\\"#.utf8) ? 2 : 1
        joined += bytes[index..<index + count]
        // All bytes of a character but the first are 10xxxxxx.
        if bytes[index] & 0xC0 != 0x80 { place.column += count }
        index += count
      }
    }
    self.joined = joined
  }

  /// The place in the text as it was of a place in `joined`.
  func original(_ position: SourcePosition) -> SourcePosition {
    guard !ends.isEmpty else { return position }
    let start = Self.firstIndex(in: ends) { $0.line >= position.line }
    let end = Self.firstIndex(in: ends) { $0 > position }
    return SourcePosition(line: position.line, column: position.column + Self.saved * (end - start))
  }

  private static let pairLength = 12
  /// Characters: twelve become ten.
  private static let saved = 2

  /// The scalar value of a pair that `bytes` begin with.
  private static func pair(in bytes: ArraySlice<UInt8>) -> UInt32? {
    guard let high = unit(in: bytes), UTF16.isLeadSurrogate(high),
      let low = unit(in: bytes.dropFirst(pairLength / 2)), UTF16.isTrailSurrogate(low)
    else { return nil }
    return 0x10000 + (UInt32(high) & 0x3FF) << 10 + UInt32(low) & 0x3FF
  }

  private static func unit(in bytes: ArraySlice<UInt8>) -> UInt16? {
    let escape = bytes.prefix(pairLength / 2)
    guard escape.count == pairLength / 2, escape.starts(with: #"\u"#.utf8) else { return nil }
    return UInt16(String(decoding: escape.dropFirst(2), as: UTF8.self), radix: 16)
  }

  /// - Parameter isPast: false up to some element, true from there.
  private static func firstIndex(in ends: [SourcePosition], where isPast: (SourcePosition) -> Bool) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if isPast(ends[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
