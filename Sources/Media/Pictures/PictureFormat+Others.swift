extension PictureFormat {
  /// What a file that we do not read is, as a sentence, for the kinds people try. Nil when its signature is unknown.
  static func otherSignature(_ start: [UInt8]) -> String? {
    if let name = isoMedia(start) { return name }
    if start.starts(with: "RIFF".utf8) {
      return start.dropFirst(8).starts(with: "AVI ".utf8) ? "it is an AVI movie" : "it is a RIFF file, but not WebP"
    }
    // A copy in "text mode" turned the line ends around and so broke the signature, as PNG's authors foresaw.
    if start.starts(with: "\u{89}PNG".unicodeScalars.map { UInt8($0.value) }) {
      return "its PNG signature is damaged, as by a transfer in text mode"
    }
    return signatures.first { start.starts(with: $0.bytes) }?.sentence
  }

  private static let signatures: [(bytes: [UInt8], sentence: String)] = [
    (Array("GIF8".utf8), "it is a GIF"),
    (Array("%PDF".utf8), "it is a PDF; export the page as PNG"),
    (Array("8BPS".utf8), "it is a Photoshop document; export it as PNG"),
    ([0x49, 0x49, 0x2A, 0x00], "it is a TIFF; export it as PNG"),
    ([0x4D, 0x4D, 0x00, 0x2A], "it is a TIFF; export it as PNG"),
    (Array("BM".utf8), "it is a BMP; export it as PNG"),
    ([0x00, 0x00, 0x01, 0x00], "it is an icon (ICO); export it as PNG"),
    ([0x00, 0x00, 0x00, 0x0C, 0x6A, 0x50, 0x20, 0x20], "it is JPEG 2000; export it as PNG"),
    ([0x00, 0x00, 0x00, 0x0C, 0x4A, 0x58, 0x4C, 0x20], "it is JPEG XL; export it as PNG"),
    ([0xFF, 0x0A], "it is JPEG XL; export it as PNG"),
    ([0x76, 0x2F, 0x31, 0x01], "it is OpenEXR; export it as PNG"),
    (Array("qoif".utf8), "it is QOI; export it as PNG"),
    (Array("PK\u{3}\u{4}".utf8), "it is a ZIP archive, or a document that is one inside"),
    ([0x1F, 0x8B], "it is compressed with gzip"),
    ([0x1A, 0x45, 0xDF, 0xA3], "it is a Matroska or WebM movie"),
    (Array("version https://git-lfs".utf8), "it is a Git LFS pointer; fetch the file with: git lfs pull"),
    (Array("<svg".utf8), "it is SVG; export it as PNG"),
    (Array("<?xml".utf8), "it is XML, perhaps SVG; export it as PNG"),
    (Array("<!DOCTYPE html".utf8), "it is HTML, perhaps an error page saved under the picture's name"),
    (Array("<html".utf8), "it is HTML, perhaps an error page saved under the picture's name"),
  ]

  /// Files of the ISO base media format (ISO/IEC 14496-12) say their brand after "ftyp".
  private static func isoMedia(_ start: [UInt8]) -> String? {
    guard start.count >= 12, start[4..<8].elementsEqual("ftyp".utf8) else { return nil }
    switch String(decoding: start[8..<12], as: UTF8.self) {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": return "it is HEIC; export it as PNG"
    case "avif", "avis": return "it is AVIF; export it as PNG"
    case "qt  ": return "it is a QuickTime movie"
    default: return "it is an MP4 movie"
    }
  }
}
