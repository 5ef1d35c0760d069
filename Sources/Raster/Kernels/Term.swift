/// What one source row gives to a row that is put together: each of its channels times one weight.
@unsafe struct Term {
  /// The first of its bytes; of a wide row the first even channel.
  let row: UnsafeRawPointer
  /// The first odd channel of a wide row.
  let odd: UnsafeRawPointer
  /// In 65536ths. Kept in memory as the kernels use it: a weight in a register makes worse code.
  let weight: Lanes

  /// - Parameter weight: 0…65536. All of it is as good as 65535: a channel without fraction comes out the same.
  fileprivate init(_ row: UnsafeRawPointer, odd: UnsafeRawPointer, weight: UInt32) {
    unsafe self.row = row
    unsafe self.odd = odd
    unsafe self.weight = Lanes(repeating: UInt16(min(weight, 65535)))
  }
}

/// The terms of one row: those of bytes, and those that are wide. Both may be read 128 channels past the last one used.
@unsafe package struct Terms: ~Copyable {
  let bytes: UnsafeMutablePointer<Term>
  let wide: UnsafeMutablePointer<Term>
  /// Of each kind.
  let capacity: Int
  private(set) var byteCount = 0
  private(set) var wideCount = 0

  package init(capacity: Int) {
    unsafe bytes = .allocate(capacity: capacity)
    unsafe wide = .allocate(capacity: capacity)
    unsafe self.capacity = capacity
  }

  deinit {
    unsafe bytes.deallocate()
    unsafe wide.deallocate()
  }

  package mutating func removeAll() { unsafe (byteCount, wideCount) = (0, 0) }

  package mutating func append(_ bytes: UnsafeRawPointer, weight: UInt32) {
    unsafe (self.bytes + byteCount).initialize(to: Term(bytes, odd: bytes, weight: weight))
    unsafe byteCount &+= 1
  }

  package mutating func append(_ row: WideRow, weight: UInt32) {
    unsafe (wide + wideCount).initialize(to: Term(row.even, odd: row.odd, weight: weight))
    unsafe wideCount &+= 1
  }
}
