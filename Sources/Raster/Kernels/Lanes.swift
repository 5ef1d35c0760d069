/// Sixteen channels of a row, each with eight more bits than a byte: 8.8 fixed point, 0…65280.
typealias Lanes = SIMD16<UInt16>

extension Lanes {
  static let count = 16

  /// `self · weight / 65536`, rounded down.
  ///
  /// One or two instructions on every processor: the compiler sees through the loop.
  @inline(__always)
  func times(_ weight: Lanes) -> Lanes {
    var result = Lanes()
    for lane in 0..<Lanes.count {
      result[lane] = UInt16(truncatingIfNeeded: (UInt32(self[lane]) &* UInt32(weight[lane])) &>> 16)
    }
    return result
  }

  /// `self / 255`, rounded to nearest, for values up to 65025.
  @inline(__always)
  var dividedBy255: Lanes {
    let biased = self &+ Lanes(repeating: 128)
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// The upper one of every two lanes, in both.
  @inline(__always)
  var uppers: Lanes {
    let pairs = unsafe unsafeBitCast(self, to: SIMD8<UInt32>.self) &>> 16
    return unsafe unsafeBitCast(pairs | (pairs &<< 16), to: Lanes.self)
  }
}

/// Thirty-two neighbouring channels, the even ones beside the odd ones: that is how they come out of bytes with a mask and
/// a shift, and how they go back, without being rearranged.
package struct Block {
  var even: Lanes
  var odd: Lanes

  package static let count = 2 * Lanes.count

  @inline(__always)
  init(even: Lanes, odd: Lanes) {
    self.even = even
    self.odd = odd
  }

  /// One value for each lane of a pattern of four channels.
  @inline(__always)
  package init(repeating pattern: SIMD4<UInt16>) {
    func lanes(_ one: UInt16, _ other: UInt16) -> Lanes {
      unsafe unsafeBitCast(SIMD8<UInt32>(repeating: UInt32(one) | UInt32(other) << 16), to: Lanes.self)
    }
    self.init(even: lanes(pattern[0], pattern[2]), odd: lanes(pattern[1], pattern[3]))
  }

  /// A share of every channel, in 65536ths, rounded to nearest.
  func share(_ weight: UInt32) -> Block {
    func share(_ lanes: Lanes) -> Lanes {
      var result = Lanes.zero
      for lane in 0..<Lanes.count { result[lane] = UInt16((UInt64(lanes[lane]) * UInt64(weight) + 32768) >> 16) }
      return result
    }
    return Block(even: share(even), odd: share(odd))
  }
}
