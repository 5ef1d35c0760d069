/// RGB → Y′CbCr by ITU-R BT.709-6, scaled to 16…235 and 16…240, in 15-bit fixed point. The factors of each chroma sum to
/// zero, so that a grey stays exactly neutral.
enum BT709 {
  static let luma = SIMD3<Int32>(5983, 20127, 2032)
  static let blueness = SIMD3<Int32>(-3298, -11094, 14392)
  static let redness = SIMD3<Int32>(14392, -13072, -1320)
  /// Of black, in 1/32768ths.
  static let lumaOffset: Int32 = 16 << 15
  static let chromaOffset: Int32 = 128 << 15

  /// What plane 0 (Y′), 1 (Cb) or 2 (Cr) has of an opaque colour, in 8.8, rounded to nearest.
  static func level(_ color: SIMD4<UInt8>, plane: Int) -> UInt16 {
    let factors = plane == 0 ? luma : plane == 1 ? blueness : redness
    let channels = SIMD3(Int32(color[0]), Int32(color[1]), Int32(color[2]))
    let sum = (factors &* channels).wrappedSum() &+ (plane == 0 ? lumaOffset : chromaOffset)
    return UInt16((sum + 64) >> 7)
  }
}
