/// A table of colours.
struct GIFColors {
  /// 0xFFRRGGBB each; 2, 4, 8 … 256 of them.
  let entries: [UInt32]

  /// - Parameter flags: of the block before it, which say how long it is.
  /// - Returns: nil where they say that there is none.
  init?(_ bytes: inout ByteStream, flags: UInt8) throws(MediaError) {
    if flags & 0x80 == 0 { return nil }
    let rgb = try bytes.bytes(3 * (2 << Int(flags & 7)), of: "a table of colours")
    entries = stride(from: 0, to: rgb.count, by: 3).map { at in
      0xFF00_0000 | UInt32(rgb.number(at: at, bytes: 3, .big)!)
    }
  }
}
