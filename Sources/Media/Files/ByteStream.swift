/// The bytes of a source one after the other, of which a part at a time is in memory.
struct ByteStream: ~Copyable {
  let source: ByteSource
  private var window: [UInt8] = []
  private var index = 0
  /// Where the window begins in the source.
  private var start = 0

  private static let windowSize = 1 << 16

  init(_ source: consuming ByteSource) { self.source = source }

  /// Of the byte that is read next, from 0.
  var position: Int { start + index }

  /// - Returns: nil at the end.
  mutating func next() throws(MediaError) -> UInt8? {
    if index == window.count {
      start += index
      index = 0
      window = start < source.size ? try source.bytes(Self.windowSize, at: start) : []
      if window.isEmpty { return nil }
    }
    index += 1
    return window[index - 1]
  }

  /// - Parameter expected: what the byte is a part of, for the message if there is none.
  mutating func byte(of expected: String) throws(MediaError) -> UInt8 {
    guard let byte = try next() else { throw malformed(at: position, expected, found: "the end of the file") }
    return byte
  }

  mutating func bytes(_ count: Int, of expected: String) throws(MediaError) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<count { bytes.append(try byte(of: expected)) }
    return bytes
  }

  func malformed(at byte: Int, _ expected: String, found: String) -> MediaError {
    .malformed(path: source.path, byte: byte, expected: expected, found: found)
  }
}
