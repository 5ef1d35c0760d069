internal import Motion

/// A palette as the matcher needs it. Unchecked, since nothing changes what its pointers lead to.
final class MatchPalette: @unchecked Sendable {
  /// A colour, and the sum of its squares.
  private struct Entry {
    var red: Int32
    var green: Int32
    var blue: Int32
    var squares: Int32
  }

  /// Colours that are near to each other, which may stand in for each other at the start of a string.
  static let neighborCount = 8

  let palette: Palette
  /// Of an index: 2 to 8.
  let bits: Int
  /// The index that leaves a pixel as it is; -1 where all are colours.
  let transparent: Int
  let count: Int
  private let colors: UnsafeMutablePointer<Entry>
  /// Of every colour `neighborCount` others, fewer if there are no more, the nearest first.
  private let near: UnsafeMutablePointer<UInt8>
  let nearCount: Int
  /// Of every colour itself and `transparent`; and with its neighbours.
  private let own: UnsafeMutablePointer<ValueSet>
  private let alike: UnsafeMutablePointer<ValueSet>

  init(_ palette: Palette) {
    self.palette = palette
    count = palette.colors.count
    transparent = count < 256 ? count : -1
    let used = max(count + (count < 256 ? 1 : 0), 4)
    bits = Int.bitWidth - (used - 1).leadingZeroBitCount
    nearCount = min(Self.neighborCount, count - 1)
    colors = .allocate(capacity: count)
    near = .allocate(capacity: count * max(nearCount, 1))
    own = .allocate(capacity: count)
    alike = .allocate(capacity: count)
    for (index, color) in palette.colors.enumerated() {
      let entry = Entry(
        red: Int32(color.red), green: Int32(color.green), blue: Int32(color.blue),
        squares: Int32(color.distance(to: .black)))
      (colors + index).initialize(to: entry)
      let distances = palette.colors.map { $0.distance(to: color) }
      let others = palette.colors.indices.filter { $0 != index }.sorted {
        (distances[$0], $0) < (distances[$1], $1)
      }
      var set = ValueSet()
      set.insert(UInt8(index))
      if transparent >= 0 { set.insert(UInt8(transparent)) }
      (own + index).initialize(to: set)
      for (place, other) in others.prefix(nearCount).enumerated() {
        (near + index * nearCount + place).initialize(to: UInt8(other))
        set.insert(UInt8(other))
      }
      (alike + index).initialize(to: set)
    }
  }

  deinit {
    colors.deallocate()
    near.deallocate()
    own.deallocate()
    alike.deallocate()
  }

  /// Red in the lowest byte, then green and blue.
  @inline(__always)
  func color(_ index: Int) -> UInt32 {
    let color = colors[index]
    return UInt32(truncatingIfNeeded: color.red | color.green << 8 | color.blue << 16)
  }

  /// The nearest others, `nearCount` of them.
  func neighbors(of index: Int) -> UnsafePointer<UInt8> { UnsafePointer(near + index * nearCount) }

  /// What may be shown at a pixel of that colour, or left; with errors or without.
  @inline(__always)
  func candidates(_ index: Int, withErrors: Bool) -> ValueSet { withErrors ? alike[index] : own[index] }

  /// The squared distance of an index from a colour, less the sum of that colour's squares.
  @inline(__always)
  func distance(_ index: Int, _ red: Int32, _ green: Int32, _ blue: Int32) -> Int32 {
    let color = colors[index]
    return color.squares &- 2 &* (color.red &* red &+ color.green &* green &+ color.blue &* blue)
  }
}
