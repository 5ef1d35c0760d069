/// Pixels as a video encoder takes them: BT.709 limited-range Y′CbCr, 8 bit, 4:2:0, chroma sited left (MPEG-2).
///
/// `width` and `height` are even. `y` holds `width · height` bytes, `cb` and `cr` a quarter of that each; rows from the
/// top, without padding.
public struct Planes: Sendable, Equatable {
  public let width: Int
  public let height: Int
  public var y: [UInt8]
  public var cb: [UInt8]
  public var cr: [UInt8]

  /// Black planes.
  /// - Precondition: both sides are even and at least 2.
  public init(width: Int, height: Int) {
    precondition(width >= 2 && height >= 2 && width % 2 == 0 && height % 2 == 0, "4:2:0 needs even sides")
    self.width = width
    self.height = height
    y = [UInt8](repeating: 16, count: width * height)
    cb = [UInt8](repeating: 128, count: width * height / 4)
    cr = cb
  }
}
