internal import Motion
public import Raster

/// How much the colours of a clip matter: how many pixels have them, those in smooth surroundings counting for more.
public struct ColorCensus {
  // Open addressing with a power of two of places; a key is 0xBBGGRR + 1, and 0 is an empty place.
  private var keys = [UInt32](repeating: 0, count: 1 << 12)
  private var weights = [Int](repeating: 0, count: 1 << 12)
  private var used = 0
  /// What a pixel weights, by its `PixelLevels`: the power of SSIM's share is 0.3.
  private static let weightOfLevel: [Int] = {
    var weights = [1024]
    var weight: Float = 1024
    for _ in 1..<PixelLevels.count {
      weights.append(Int(weight))
      weight *= 0.901_250_5  // 2^(-3/20)
    }
    return weights
  }()
  private static let bandHeight = 16

  public init() {}

  /// Adds pixels of a frame, whatever their alpha.
  /// - Parameters:
  ///   - times: how often they count.
  ///   - band: which of every `count` bands of 16 rows to add; all rows are one where the frame has fewer.
  public mutating func count(_ bitmap: Bitmap, times: Int = 1, band: Int = 0, of count: Int = 1) {
    let isWhole = count == 1 || bitmap.height < Self.bandHeight * count
    let height = isWhole ? bitmap.height : Self.bandHeight
    let colors = bitmap.withColors { $0.map { $0 & 0xffffff } }
    var levels = [UInt8](repeating: 0, count: bitmap.width * height)
    var top = isWhole ? 0 : band % count * height
    while top < bitmap.height {
      let rows = min(height, bitmap.height - top)
      colors.withUnsafeBufferPointer { colors in
        levels.withUnsafeMutableBufferPointer { levels in
          let start = colors.baseAddress! + top * bitmap.width
          PixelLevels.measure(start, width: bitmap.width, height: rows, into: levels.baseAddress!)
          add(start, levels.baseAddress!, bitmap.width * rows, times)
        }
      }
      top += height * (isWhole ? 1 : count)
    }
  }

  private mutating func add(
    _ colors: UnsafePointer<UInt32>, _ levels: UnsafePointer<UInt8>, _ count: Int, _ times: Int
  ) {
    var start = 0
    while start < count {
      let color = colors[start]
      var weight = 0
      var end = start
      while end < count, colors[end] == color {
        weight += Self.weightOfLevel[Int(levels[end])]
        end += 1
      }
      add(color + 1, weight * times)
      start = end
    }
  }

  /// The most frequent first; of equally frequent ones the lower red, green, blue.
  var colors: [(color: Color, weight: Int)] {
    zip(keys, weights).filter { $0.0 != 0 }
      .map { (key: ($0.0 - 1).bigEndian, weight: $0.1) }
      .sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.key < $1.key }
      .map { entry in
        let bytes = entry.key
        let color = Color(
          red: UInt8(truncatingIfNeeded: bytes >> 24), green: UInt8(truncatingIfNeeded: bytes >> 16),
          blue: UInt8(truncatingIfNeeded: bytes >> 8))
        return (color, entry.weight)
      }
  }

  private mutating func add(_ key: UInt32, _ weight: Int) {
    let mask = keys.count - 1
    var place = Int((key &* 0x9E37_79B1) >> 7) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    if keys[place] == 0 {
      keys[place] = key
      used += 1
    }
    weights[place] += weight
    if used * 2 > keys.count { grow() }
  }

  private mutating func grow() {
    let old = (keys: keys, weights: weights)
    keys = [UInt32](repeating: 0, count: old.keys.count * 2)
    weights = [Int](repeating: 0, count: keys.count)
    used = 0
    for (key, weight) in zip(old.keys, old.weights) where key != 0 { add(key, weight) }
  }
}
