import Motion
import Raster
import Testing

@Suite struct PremultipliedColorTests {
  @Test("every channel is multiplied by every alpha and rounded to nearest")
  func allProducts() {
    for alpha in UInt8.min...255 {
      for channel in UInt8.min...255 {
        let pixel = Color(red: channel, green: 255, blue: 0, alpha: alpha).premultiplied
        let exact = Double(channel) * Double(alpha) / 255
        if pixel != SIMD4(UInt8(exact.rounded()), alpha, 0, alpha) {
          Issue.record("\(channel) under \(alpha): \(pixel) instead of \(exact)")
        }
      }
    }
  }

  @Test("channels keep their order")
  func order() {
    #expect(Color(red: 10, green: 20, blue: 30).premultiplied == SIMD4(10, 20, 30, 255))
    #expect(Color(red: 200, green: 100, blue: 50, alpha: 51).premultiplied == SIMD4(40, 20, 10, 51))
    #expect(Color.clear.premultiplied == SIMD4(0, 0, 0, 0))
  }
}
