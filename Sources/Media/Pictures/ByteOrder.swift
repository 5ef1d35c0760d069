/// Which byte of a number comes first in a file.
enum ByteOrder { case big, little }

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The unsigned number in `bytes` bytes (at most 4) that start `offset` bytes from the beginning, or nil when the
  /// bytes end before it does.
  func number(at offset: Int, bytes: Int, _ order: ByteOrder) -> Int? {
    guard offset >= 0, offset <= count - bytes else { return nil }
    var value = 0
    for index in 0..<bytes {
      let byte = Int(self[startIndex + offset + index])
      value = order == .big ? value << 8 | byte : value | byte << (8 * index)
    }
    return value
  }
}

extension [UInt8] {
  /// Appends the lowest `bytes` bytes of `value`.
  mutating func append(_ value: Int, bytes: Int, _ order: ByteOrder) {
    for index in 0..<bytes {
      append(UInt8(truncatingIfNeeded: value >> (8 * (order == .big ? bytes - 1 - index : index))))
    }
  }
}
