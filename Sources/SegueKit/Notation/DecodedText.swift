/// Bytes as text: UTF-8, or UTF-16 where they begin with its byte order mark.
struct DecodedText {
  /// Without the byte order mark. What cannot be decoded is U+FFFD in it.
  let text: String
  /// The first thing wrong: bytes that are no text, or a control character. The offset counts UTF-8 bytes of `text`.
  let error: (offset: Int, message: String)?

  init(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self.init(utf16: bytes.dropFirst(2)) { UInt16($0) | UInt16($1) << 8 }
    case (0xFE, 0xFF): self.init(utf16: bytes.dropFirst(2)) { UInt16($0) << 8 | UInt16($1) }
    default:
      self.init(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self) { unit in
        "expected UTF-8 text, found the byte 0x\(String(unit, radix: 16, uppercase: true))"
      }
    }
  }

  private init(utf16 bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) {
    let start = bytes.startIndex
    // Half a unit at the end becomes half of a pair, which is as wrong.
    let units = stride(from: start, to: bytes.endIndex, by: 2).map { index in
      index + 1 < bytes.endIndex ? unit(bytes[index], bytes[index + 1]) : 0xD800
    }
    self.init(units[...], as: UTF16.self) { _ in "expected UTF-16 text, found half a character" }
  }

  private init<Encoding: Unicode.Encoding>(
    _ units: ArraySlice<Encoding.CodeUnit>, as encoding: Encoding.Type, message: (Encoding.CodeUnit) -> String
  ) {
    text = String(decoding: units, as: encoding)
    let control = Self.firstControl(in: text)
    guard String(validating: units, as: encoding) == nil else {
      error = control
      return
    }
    // How far it is right: the parser says only of each character whether it is.
    var parser = Encoding.ForwardParser()
    var iterator = units.makeIterator()
    var (offset, read) = (0, units.startIndex)
    while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
      read += scalar.count
      offset += encoding.decode(scalar).utf8.count
    }
    if let control, control.offset < offset {
      error = control
    } else {
      error = (offset, message(units[read]))
    }
  }

  /// The first character that YAML allows only as an escape.
  private static func firstControl(in text: String) -> (offset: Int, message: String)? {
    var offset = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xFEFE, 0xFF00...0xFFFD, 0x10000...: break
      case 0: return (offset, "expected text, found a zero byte (text is UTF-8, or UTF-16 with a byte order mark)")
      default: return (offset, "expected text, found the control character \(escape(scalar))")
      }
      offset += UTF8.width(scalar)
    }
    return nil
  }
}
