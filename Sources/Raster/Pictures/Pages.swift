/// The two pages of a transition at output size, and which of their rows are opaque.
public struct Pages: Sendable {
  public let from: Bitmap
  public let to: Bitmap
  let opacity: (from: PageOpacity, to: PageOpacity)

  /// - Precondition: both pages have the same size.
  public init(from: Bitmap, to: Bitmap) {
    precondition(from.width == to.width && from.height == to.height, "the pages of a scene have one size")
    self.from = from
    self.to = to
    opacity = (PageOpacity(from), PageOpacity(to))
  }

  /// Pixels across.
  public var width: Int { from.width }
  /// Rows.
  public var height: Int { from.height }
}

/// Which rows of a page hide what is below.
struct PageOpacity: Sendable {
  /// For each row whether all its pixels have alpha 255.
  let rows: [Bool]
  /// Whether all rows have.
  let isComplete: Bool

  init(_ page: Bitmap) {
    rows = page.opaqueRows
    isComplete = rows.allSatisfy { $0 }
  }
}

extension Bitmap {
  /// For each row whether all its pixels have alpha 255.
  package var opaqueRows: [Bool] {
    unsafe rgba.withUnsafeBytes { bytes in
      (0..<height).map { row in
        let pixels = unsafe UnsafeRawBufferPointer(rebasing: bytes[row * bytesPerRow..<(row + 1) * bytesPerRow])
        var all: UInt32 = 0xff00_0000
        for x in 0..<width { unsafe all &= pixels.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self).littleEndian }
        return all == 0xff00_0000
      }
    }
  }
}
