/// The largest screens and images that are looked into: those that pages may have too.
enum GIFLimit {
  static let side = PictureParts.mostOnASide
  static let pixels = side * side / 2

  static func admits(_ width: Int, _ height: Int) -> Bool {
    max(width, height) <= side && width * height <= pixels
  }

  static let words = "at most \(side) pixels on a side and \(pixels / 1_000_000) megapixels"
}

/// A GIF's header: what holds for all its frames.
struct GIFScreen {
  /// `GIF87a` or `GIF89a`.
  let version: String
  /// Pixels; `height` likewise.
  let width: Int
  let height: Int
  /// Nil where there is no table for all frames.
  let colors: GIFColors?

  init(_ bytes: inout ByteStream) throws(MediaError) {
    let signature = try bytes.bytes(6, of: "a GIF's signature")
    version = String(decoding: signature, as: UTF8.self)
    guard version == "GIF87a" || version == "GIF89a" else {
      throw bytes.malformed(at: 0, "GIF87a or GIF89a", found: "'\(version)'")
    }
    let fields = try bytes.bytes(7, of: "a GIF's screen")
    width = fields.number(at: 0, bytes: 2, .little)!
    height = fields.number(at: 2, bytes: 2, .little)!
    guard width > 0, height > 0 else {
      throw bytes.malformed(at: 6, "a screen of at least 1 × 1 pixel", found: "\(width) × \(height)")
    }
    guard GIFLimit.admits(width, height) else {
      throw bytes.malformed(at: 6, "a screen of \(GIFLimit.words)", found: "\(width) × \(height)")
    }
    colors = try GIFColors(&bytes, flags: fields[4])
  }
}

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

/// Where a frame's pixels belong, and their own colours.
struct GIFImage {
  /// Pixels from the screen's upper left corner; `y` likewise.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let isInterlaced: Bool
  /// Nil where the table for all frames holds.
  let colors: GIFColors?

  init(_ bytes: inout ByteStream) throws(MediaError) {
    let start = bytes.position
    let fields = try bytes.bytes(9, of: "an image's place and size")
    func number(_ at: Int) -> Int { fields.number(at: at, bytes: 2, .little)! }
    (x, y, width, height) = (number(0), number(2), number(4), number(6))
    guard width > 0, height > 0 else {
      throw bytes.malformed(at: start + 4, "an image of at least 1 × 1 pixel", found: "\(width) × \(height)")
    }
    guard GIFLimit.admits(width, height) else {
      throw bytes.malformed(at: start + 4, "an image of \(GIFLimit.words)", found: "\(width) × \(height)")
    }
    isInterlaced = fields[8] & 0x40 != 0
    colors = try GIFColors(&bytes, flags: fields[8])
  }

  /// The row of the image, from 0, that comes `place`-th in the file, one for each place.
  ///
  /// Interlaced, it is every eighth row, every eighth from the fourth, every fourth from the second, and the odd ones.
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in Array(stride(from: first, to: height, by: step)) }
  }
}

/// A block that is no image.
struct GIFExtension {
  /// What it is: 0xF9 graphic control, 0xFE comment, 0xFF application, 0x01 plain text.
  let label: UInt8
  /// Where it begins in the file.
  let offset: Int
  /// The content of its sub-blocks, one after the other, `mostContent` bytes of it at most.
  let content: [UInt8]
  /// In the file, with everything around its content.
  let bytes: Int

  static let mostContent = 1000

  init(_ stream: inout ByteStream, from start: Int) throws(MediaError) {
    label = try stream.byte(of: "an extension")
    var content: [UInt8] = []
    while case let count = try stream.byte(of: "an extension's next sub-block"), count > 0 {
      for _ in 0..<count {
        let byte = try stream.byte(of: "an extension")
        if content.count < Self.mostContent { content.append(byte) }
      }
    }
    self.content = content
    offset = start
    bytes = stream.position - start
    if label == 0xF9, content.count != 4 {
      throw stream.malformed(at: start, "4 bytes of graphic control", found: "\(content.count)")
    }
  }

  /// The number of repeats in a loop block, 0 meaning for ever; nil for any other extension.
  var repeats: Int? {
    guard label == 0xFF, ["NETSCAPE2.0", "ANIMEXTS1.0"].contains(name), content.count >= 14, content[11] == 1 else {
      return nil
    }
    return content.number(at: 12, bytes: 2, .little)
  }

  /// An application's name and version, such as `NETSCAPE2.0`, or what kind of extension it is.
  var name: String {
    switch label {
    case 0x01: "plain text"
    case 0xF9: "graphic control"
    case 0xFE: "comment"
    case 0xFF: String(decoding: content.prefix(11), as: UTF8.self)
    default: "extension \(label)"
    }
  }
}

/// What a graphic control extension says about the image after it; without one, its defaults.
struct GIFControl {
  /// Centiseconds.
  var delay = 0
  /// 2 clears the frame's rectangle after its time, 3 brings back what was there; anything else leaves it.
  var disposal = 0
  /// The index that leaves a pixel as it is.
  var transparentIndex: Int?

  init() {}

  init?(_ block: GIFExtension) {
    guard block.label == 0xF9 else { return nil }
    disposal = Int(block.content[0] >> 2 & 7)
    delay = block.content.number(at: 1, bytes: 2, .little)!
    transparentIndex = block.content[0] & 1 == 0 ? nil : Int(block.content[3])
  }
}
