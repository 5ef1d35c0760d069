/// A row of channels with eight more bits than bytes (8.8 fixed point, 0…65280), even and odd ones apart.
@unsafe package struct WideRow {
  package let even: UnsafeMutablePointer<UInt16>
  package let odd: UnsafeMutablePointer<UInt16>

  /// The row from a channel on.
  /// - Precondition: `channel` is even.
  @inline(__always)
  func advanced(by channel: Int) -> WideRow {
    unsafe WideRow(even: even + channel / 2, odd: odd + channel / 2)
  }

  /// Thirty-two channels from an even one on.
  @inline(__always)
  func block(at channel: Int) -> Block {
    unsafe Block(
      even: UnsafeRawPointer(even + channel / 2).loadUnaligned(as: Lanes.self),
      odd: UnsafeRawPointer(odd + channel / 2).loadUnaligned(as: Lanes.self))
  }

  /// One channel.
  @inline(__always)
  subscript(channel: Int) -> UInt16 {
    get { unsafe channel & 1 == 0 ? even[channel >> 1] : odd[channel >> 1] }
    nonmutating set {
      if channel & 1 == 0 { unsafe even[channel >> 1] = newValue } else { unsafe odd[channel >> 1] = newValue }
    }
  }
}

/// Memory for wide rows of one length, all of which may be read and written 128 channels past both ends.
@unsafe package struct WideRows: ~Copyable {
  private let memory: UnsafeMutablePointer<UInt16>
  private let half: Int
  private static let margin = 128

  package init(_ count: Int, channels: Int) {
    unsafe half = (channels / 2 + 2 * Self.margin) & ~15
    unsafe memory = .allocate(capacity: 2 * half * count)
    unsafe memory.initialize(repeating: 0, count: 2 * half * count)
  }

  deinit { unsafe memory.deallocate() }

  @inline(__always)
  package subscript(row: Int) -> WideRow {
    let even = unsafe memory + (2 &* half &* row &+ Self.margin)
    return unsafe WideRow(even: even, odd: even + half)
  }
}
