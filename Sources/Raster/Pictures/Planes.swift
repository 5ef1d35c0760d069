/// Pixels as a video encoder takes them: BT.709 limited-range Y′CbCr, 8 bit, 4:2:0, chroma sited left (MPEG-2).
///
/// `width` and `height` are even. Rows run from the top; each begins at a multiple of 64 bytes. A class, so that one who
/// encodes it may hold on to the samples: whoever writes them has to know that nobody does.
@safe public final class Planes: Equatable {
  public let width: Int
  public let height: Int
  /// Bytes from one row of luma to the next.
  package let lumaStride: Int
  /// The same of chroma.
  package let chromaStride: Int
  package let luma: UnsafeMutablePointer<UInt8>
  package let blueness: UnsafeMutablePointer<UInt8>
  package let redness: UnsafeMutablePointer<UInt8>

  /// Black planes.
  /// - Precondition: both sides are even and at least 2.
  public init(width: Int, height: Int) {
    precondition(width >= 2 && height >= 2 && width % 2 == 0 && height % 2 == 0, "4:2:0 needs even sides")
    self.width = width
    self.height = height
    lumaStride = (width + 63) & ~63
    chromaStride = (width / 2 + 63) & ~63
    let chroma = chromaStride * height / 2
    let memory = UnsafeMutableRawPointer.allocate(byteCount: lumaStride * height + 2 * chroma, alignment: 64)
    unsafe luma = memory.assumingMemoryBound(to: UInt8.self)
    unsafe blueness = luma + lumaStride * height
    unsafe redness = blueness + chroma
    unsafe luma.initialize(repeating: 16, count: lumaStride * height)
    unsafe blueness.initialize(repeating: 128, count: 2 * chroma)
  }

  deinit { unsafe luma.deallocate() }

  /// `width · height` samples of luma, without padding.
  public var y: [UInt8] { unsafe samples(luma, width: width, height: height, stride: lumaStride) }
  /// A quarter as many of blue-difference chroma.
  public var cb: [UInt8] { unsafe samples(blueness, width: width / 2, height: height / 2, stride: chromaStride) }
  /// A quarter as many of red-difference chroma.
  public var cr: [UInt8] { unsafe samples(redness, width: width / 2, height: height / 2, stride: chromaStride) }

  public static func == (one: Planes, other: Planes) -> Bool {
    one.width == other.width && one.height == other.height && one.y == other.y && one.cb == other.cb
      && one.cr == other.cr
  }

  private func samples(_ plane: UnsafeMutablePointer<UInt8>, width: Int, height: Int, stride: Int) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: width * height) { samples, count in
      for row in 0..<height {
        unsafe (samples.baseAddress! + row * width).initialize(from: plane + row * stride, count: width)
      }
      count = width * height
    }
  }
}
