/// LZW codes on their way into the data blocks of a GIF.
///
/// Format: GIF89a, 15 and appendix F: codes from the lowest bit on, in blocks of up to 255 bytes after their length.
struct CodeStream {
  private(set) var bytes: [UInt8] = []
  private var blockStart = 0
  private var pending: UInt32 = 0
  private var pendingBits = 0

  /// - Parameter minimumSize: bits of a value, 2 to 8, which the stream begins with.
  init(minimumSize: Int) {
    bytes.append(UInt8(minimumSize))
    startBlock()
  }

  /// Bytes so far.
  var count: Int { bytes.count }

  mutating func append(_ code: Int, bits: Int) {
    pending |= UInt32(truncatingIfNeeded: code) << UInt32(pendingBits)
    pendingBits += bits
    while pendingBits >= 8 { flushByte() }
  }

  /// Ends the last block and the stream.
  mutating func finish() {
    if pendingBits > 0 { flushByte() }
    endBlock()
    if bytes[bytes.count - 1] != 0 || blockStart != bytes.count - 1 { bytes.append(0) }
  }

  private mutating func flushByte() {
    bytes.append(UInt8(truncatingIfNeeded: pending))
    pending >>= 8
    pendingBits = max(0, pendingBits - 8)
    if bytes.count - blockStart == 256 {
      endBlock()
      startBlock()
    }
  }

  private mutating func startBlock() {
    blockStart = bytes.count
    bytes.append(0)
  }

  /// Writes down how long the block is. An empty one is its own 0, and with that the end.
  private mutating func endBlock() { bytes[blockStart] = UInt8(bytes.count - blockStart - 1) }
}
