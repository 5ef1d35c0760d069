/// The kinds of picture file that are read.
enum PictureFormat {
  case png, jpeg, webp

  enum Recognised: Equatable {
    case picture(PictureFormat)
    /// A sentence about what it is instead: "it is a GIF".
    case other(String)
  }

  /// Bytes of a file's start that tell everything we can tell.
  static let signatureLength = 64

  static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// What a file is, by its first `signatureLength` bytes (or all, when it has fewer).
  static func recognise(_ start: [UInt8]) -> Recognised {
    if start.isEmpty { return .other("it is empty") }
    if start.starts(with: pngSignature) { return .picture(.png) }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .picture(.jpeg) }
    if start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8) { return .picture(.webp) }
    if let name = otherSignature(start) { return .other(name) }
    return .other(isText(start) ? "it is text" : "its first bytes are not of a kind known here")
  }

  private static func isText(_ start: [UInt8]) -> Bool {
    // A character may be cut in two at the end, so only the bytes are looked at.
    start.allSatisfy { $0 >= 0x20 && $0 != 0x7F || (0x09...0x0D).contains($0) }
  }
}
