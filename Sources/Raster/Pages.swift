/// The two pages of a transition at output size, and which of their rows are opaque.
public struct Pages: Sendable {
  public let from: Bitmap
  public let to: Bitmap
  let fromIsOpaque: [Bool]
  let toIsOpaque: [Bool]

  /// - Precondition: both pages have the same size.
  public init(from: Bitmap, to: Bitmap) {
    precondition(from.width == to.width && from.height == to.height, "the pages of a scene have one size")
    self.from = from
    self.to = to
    fromIsOpaque = from.opaqueRows
    toIsOpaque = to.opaqueRows
  }

  /// Pixels across.
  public var width: Int { from.width }
  /// Rows.
  public var height: Int { from.height }
}

extension Bitmap {
  /// For each row whether all its pixels have alpha 255.
  package var opaqueRows: [Bool] {
    (0..<height).map { row in
      var all: UInt8 = 255
      let start = row * bytesPerRow
      for alpha in stride(from: start + 3, to: start + bytesPerRow, by: 4) { all &= rgba[alpha] }
      return all == 255
    }
  }
}
