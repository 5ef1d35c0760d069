/// The blocks of a GIF in the file's order, as they stand there; pixels only where they are asked for.
///
/// Format: CompuServe GIF87a and GIF89a.
struct GIFBlocks: ~Copyable {
  enum Block {
    /// Its pixels come next: `readPixels(of:with:into:)` or `skipPixels()`.
    case image(GIFImage)
    case `extension`(GIFExtension)
  }

  let screen: GIFScreen
  private(set) var bytes: ByteStream
  /// Whether the file has said that it ends.
  private(set) var isFinished = false

  init(_ source: consuming ByteSource) throws(MediaError) {
    var bytes = ByteStream(source)
    screen = try GIFScreen(&bytes)
    self.bytes = bytes
  }

  /// - Returns: nil after the trailer, and where the file ends without one.
  /// - Throws: `malformed`.
  mutating func next() throws(MediaError) -> Block? {
    let start = bytes.position
    switch try bytes.next() {
    case 0x2C: return .image(try GIFImage(&bytes))
    case 0x21: return .extension(try GIFExtension(&bytes, from: start))
    case 0x3B:
      isFinished = true
      return nil
    case nil: return nil
    case let other?:
      throw bytes.malformed(at: start, "an image, an extension or the end", found: hexadecimal(other))
    }
  }

  /// Decodes the pixels of `image` into `pixels`, which grows if it is too small, as indices in the order of the file.
  /// - Returns: how many bits an index has in the first LZW codes.
  /// - Throws: `malformed`, also when there are fewer than the image has.
  mutating func readPixels(
    of image: GIFImage, with decoder: inout LZWDecoder, into pixels: inout [UInt8]
  ) throws(MediaError) -> Int {
    let count = image.width * image.height
    if pixels.count < count { pixels = [UInt8](repeating: 0, count: count) }
    let start = bytes.position
    let size = try bytes.byte(of: "an image's pixels")
    guard (1...8).contains(size) else {
      throw bytes.malformed(at: start, "codes of 2 to 8 bits at first", found: "\(size)")
    }
    var codes = LZWCodes()
    let found = try decoder.decode(&codes, from: &bytes, minimumSize: Int(size), into: &pixels, count: count)
    let end = bytes.position
    try codes.skipRest(&bytes)
    if found < count { throw bytes.malformed(at: end, "\(count) pixels of an image", found: "\(found)") }
    return Int(size)
  }

  mutating func skipPixels() throws(MediaError) {
    _ = try bytes.byte(of: "an image's pixels")
    var codes = LZWCodes()
    try codes.skipRest(&bytes)
  }
}

/// `0x7f`.
func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0x0" : "0x") + String(byte, radix: 16) }
