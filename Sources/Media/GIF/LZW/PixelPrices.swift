/// What an error is worth: bits for a squared error of 1, by the level of the pixel's surroundings.
///
/// Unchecked, since nothing changes what the pointer leads to.
final class PixelPrices: @unchecked Sendable {
  /// By the level.
  let table: UnsafePointer<Float>

  /// - Parameter quality: 1 to 100, of which 100 allows no errors at all.
  init(quality: Int) {
    let table = UnsafeMutablePointer<Float>.allocate(capacity: PixelLevels.count)
    self.table = UnsafePointer(table)
    table.initialize(repeating: .infinity, count: PixelLevels.count)
    guard quality < 100 else { return }
    // From 0.003 to 0.7 bits for a squared error of 1 in the smoothest surroundings. One step for two qualities: which
    // strings happen to be found makes a file larger or smaller by a thousandth, and a lower quality never may.
    var price: Float = 0.002_837
    for _ in 0..<quality / 2 { price *= 1.118_095 }
    for level in 1..<PixelLevels.count {
      table[level] = price
      price *= 0.870_550_6  // 2^(-1/5): with 0.4 of the power that SSIM has
    }
  }

  deinit { table.deallocate() }

  /// Whether there may be errors.
  var allowsErrors: Bool { table[1] < .infinity }
}
