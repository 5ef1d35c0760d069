/// Codes of so many bits each, lowest bits first, from sub-blocks up to the empty one.
struct LZWCodes {
  /// What is left of the sub-block, in bytes.
  private var rest = 0
  private var isAtEnd = false
  private var bits = 0
  private var bitCount = 0

  /// - Returns: nil at the end.
  mutating func next(_ width: Int, from bytes: inout ByteStream) throws(MediaError) -> Int? {
    while bitCount < width {
      guard let byte = try byte(from: &bytes) else { return nil }
      bits |= Int(byte) << bitCount
      bitCount += 8
    }
    let code = bits & (1 << width - 1)
    bits >>= width
    bitCount -= width
    return code
  }

  /// Goes behind the last sub-block.
  mutating func skipRest(_ bytes: inout ByteStream) throws(MediaError) {
    while try byte(from: &bytes) != nil {}
  }

  private mutating func byte(from bytes: inout ByteStream) throws(MediaError) -> UInt8? {
    if isAtEnd { return nil }
    if rest == 0 {
      rest = Int(try bytes.byte(of: "an image's next sub-block"))
      if rest == 0 {
        isAtEnd = true
        return nil
      }
    }
    rest -= 1
    return try bytes.byte(of: "an image's pixels")
  }
}
