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
