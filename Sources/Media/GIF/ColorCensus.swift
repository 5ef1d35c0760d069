internal import Motion
internal import Raster

/// How many pixels have which colour.
struct ColorCensus {
  // Open addressing with a power of two of places; a key is 0xBBGGRR + 1, and 0 is an empty place.
  private var keys = [UInt32](repeating: 0, count: 1 << 12)
  private var counts = [Int](repeating: 0, count: 1 << 12)
  private var used = 0

  /// Adds the pixels of `bitmap`, whatever their alpha.
  mutating func count(_ bitmap: Bitmap) {
    bitmap.rgba.withUnsafeBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      var start = 0
      while start < pixels.count {
        let color = pixels[start] & 0xffffff
        var end = start + 1
        while end < pixels.count, pixels[end] & 0xffffff == color { end += 1 }
        add(color + 1, end - start)
        start = end
      }
    }
  }

  /// The most frequent first; of equally frequent ones the lower red, green, blue.
  var colors: [(color: Color, count: Int)] {
    zip(keys, counts).filter { $0.0 != 0 }
      .map { (key: ($0.0 - 1).bigEndian, count: $0.1) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.key < $1.key }
      .map { entry in
        let bytes = entry.key
        let color = Color(
          red: UInt8(truncatingIfNeeded: bytes >> 24), green: UInt8(truncatingIfNeeded: bytes >> 16),
          blue: UInt8(truncatingIfNeeded: bytes >> 8))
        return (color, entry.count)
      }
  }

  private mutating func add(_ key: UInt32, _ count: Int) {
    let mask = keys.count - 1
    var place = Int((key &* 0x9E37_79B1) >> 7) & mask
    while keys[place] != 0, keys[place] != key { place = (place + 1) & mask }
    if keys[place] == 0 {
      keys[place] = key
      used += 1
    }
    counts[place] += count
    if used * 2 > keys.count { grow() }
  }

  private mutating func grow() {
    let old = (keys: keys, counts: counts)
    keys = [UInt32](repeating: 0, count: old.keys.count * 2)
    counts = [Int](repeating: 0, count: keys.count)
    used = 0
    for (key, count) in zip(old.keys, old.counts) where key != 0 { add(key, count) }
  }
}
