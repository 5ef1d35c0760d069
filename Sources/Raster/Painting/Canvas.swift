/// Where painted rows go: the bytes of a bitmap, or planes.
@unsafe struct Canvas {
  /// Pixels across; of planes an even number, and one more or less than was painted where that is odd.
  let width: Int
  let height: Int
  private let first: UnsafeMutablePointer<UInt8>
  private let bytesPerRow: Int
  private let chroma: (blueness: UnsafeMutablePointer<UInt8>, redness: UnsafeMutablePointer<UInt8>, stride: Int)?

  init(rgba: UnsafeMutableRawPointer, width: Int, height: Int) {
    unsafe (self.width, self.height) = (width, height)
    unsafe first = rgba.assumingMemoryBound(to: UInt8.self)
    unsafe bytesPerRow = width * 4
    unsafe chroma = nil
  }

  init(_ planes: Planes) {
    unsafe (width, height) = (planes.width, planes.height)
    unsafe first = planes.luma
    unsafe bytesPerRow = planes.lumaStride
    unsafe chroma = (planes.blueness, planes.redness, planes.chromaStride)
  }

  /// Row `y` of RGBA or of luma.
  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { unsafe first + y &* bytesPerRow }

  /// The row of Cb (1) or Cr (2) that row `y` belongs to.
  func chroma(_ plane: Int, _ y: Int) -> UnsafeMutablePointer<UInt8> {
    let (blueness, redness, stride) = unsafe chroma.unsafelyUnwrapped
    return unsafe (plane == 1 ? blueness : redness) + (y >> 1) * stride
  }

  /// Makes an odd number of columns of luma even.
  func repeatLast(column: Int, rows: Range<Int>) {
    if unsafe column == width { return }
    for y in rows { unsafe row(y)[column] = row(y)[column - 1] }
  }

  /// Makes an odd number of rows of luma even.
  func repeatLast(row y: Int, columns: Int) {
    if unsafe y == height { return }
    unsafe row(y).update(from: row(y - 1), count: width)
  }
}
