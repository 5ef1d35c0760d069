internal import Motion

/// The two pages of a transition at output size, and which of their rows are opaque.
public struct Pages: Sendable {
  public let from: Bitmap
  public let to: Bitmap
  let opacity: Opacities

  /// - Precondition: both pages have the same size.
  public init(from: Bitmap, to: Bitmap) {
    precondition(from.width == to.width && from.height == to.height, "the pages of a scene have one size")
    self.from = from
    self.to = to
    opacity = Opacities(from: PageOpacity(from), to: PageOpacity(to))
  }

  struct Opacities: Sendable {
    let from: PageOpacity
    let to: PageOpacity

    subscript(role: PageRole) -> PageOpacity { role == .from ? from : to }
  }

  subscript(role: PageRole) -> Bitmap { role == .from ? from : to }

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

  /// Whether what a layer shows of the page in row `y` has no transparent pixel, and whether that is so of all rows.
  func isOpaque(_ layer: PlacedLayer, in y: Int) -> (here: Bool, everywhere: Bool) {
    if isComplete { return (true, true) }
    let place = layer.place(of: y)
    return (rows[place.row] && (place.fraction == 0 || rows[place.row + 1]), false)
  }
}

extension Bitmap {
  /// For each row whether all its pixels have alpha 255.
  package var opaqueRows: [Bool] {
    unsafe rgba.withUnsafeBytes { bytes in
      let pixels = unsafe bytes.bindMemory(to: UInt32.self)
      return (0..<height).map { row in
        unsafe pixels[row * width..<(row + 1) * width].reduce(.max, &).littleEndian >> 24 == 255
      }
    }
  }
}
