/// Decodes the pixels of GIF images.
///
/// A code stands for pixels that have been seen, so the table holds where in the image they are: what a new code stands
/// for are the pixels of the one before, and the first after these.
struct LZWDecoder {
  private static let mostCodes = 4096
  private static let mostBits = 12

  private var starts = [Int](repeating: 0, count: mostCodes)
  private var lengths = [Int](repeating: 0, count: mostCodes)

  /// - Parameters:
  ///   - minimumSize: how many bits an index has, 1 to 8.
  ///   - count: of pixels in the image; `pixels` has room for as many. Any more in the file are not looked at.
  /// - Returns: how many pixels there are, at most `count`.
  /// - Throws: `malformed` at a code that stands for nothing yet.
  mutating func decode(
    _ codes: inout LZWCodes, from bytes: inout ByteStream, minimumSize: Int, into pixels: inout [UInt8], count: Int
  ) throws(MediaError) -> Int {
    let clear = 1 << minimumSize
    let end = clear + 1
    var bits = minimumSize + 1
    var next = end + 1
    var filled = 0
    var previous = 0..<0
    while filled < count, let code = try codes.next(bits, from: &bytes), code != end {
      if code == clear {
        bits = minimumSize + 1
        next = end + 1
        previous = 0..<0
        continue
      }
      let start = filled
      if code < clear {
        pixels[filled] = UInt8(code)
        filled += 1
      } else {
        // The code about to be made may be used at once.
        let isNew = code == next && !previous.isEmpty
        guard code < next || isNew else {
          throw bytes.malformed(at: bytes.position - 1, "an LZW code below \(next)", found: "\(code)")
        }
        var from = isNew ? previous.lowerBound : starts[code]
        let length = isNew ? previous.count + 1 : lengths[code]
        // One by one: the last pixel of a new code is the first of this very copy.
        for _ in 0..<min(length, count - filled) {
          pixels[filled] = pixels[from]
          filled += 1
          from += 1
        }
      }
      if !previous.isEmpty, next < Self.mostCodes {
        starts[next] = previous.lowerBound
        lengths[next] = previous.count + 1
        next += 1
        if next == 1 << bits, bits < Self.mostBits { bits += 1 }
      }
      previous = start..<filled
    }
    return filled
  }
}
