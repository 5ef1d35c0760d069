internal import CFFmpeg
public import Raster

/// A SHA-256, fed piece by piece.
public struct Digest: ~Copyable {
  private let state: OpaquePointer

  public init() {
    guard let state = av_sha_alloc() else { fatalError("out of memory") }
    self.state = state
    av_sha_init(state, 256)
  }

  deinit { av_free(UnsafeMutableRawPointer(state)) }

  public mutating func update(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { av_sha_update(state, $0.baseAddress, $0.count) }
  }

  /// Adds the picture's premultiplied RGBA bytes and nothing else, so that any tool can work out the same.
  public mutating func update(_ bitmap: Bitmap) { update(bitmap.rgba) }

  /// The 64 lower-case hexadecimal digits.
  public consuming func finish() -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    av_sha_final(state, &digest)
    let digits = Array("0123456789abcdef")
    return String(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] })
  }

  /// Of one picture.
  public static func hex(of bitmap: Bitmap) -> String {
    var digest = Digest()
    digest.update(bitmap)
    return digest.finish()
  }
}
