public import Motion

extension Color {
  /// R, G, B, A with the colour multiplied by alpha, each product rounded to nearest.
  public var premultiplied: SIMD4<UInt8> {
    SIMD4(scaled(red), scaled(green), scaled(blue), alpha)
  }

  private func scaled(_ channel: UInt8) -> UInt8 {
    UInt8((Int(channel) * Int(alpha) + 127) / 255)
  }
}
