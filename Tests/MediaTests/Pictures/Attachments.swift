import Foundation
import TestSupport

/// What a picture file may carry beside its pixels.
struct Attachments {
  var profile: [UInt8]?
  /// A TIFF header and directory.
  var exif: [UInt8]?
}

/// Puts attachments into the bytes of a picture, as its format has it.
enum Container: String, CaseIterable, CustomStringConvertible {
  case png, jpeg, webp

  var description: String { rawValue }

  func attach(_ attachments: Attachments, to bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .png: pngAttach(attachments, bytes)
    case .jpeg: jpegAttach(attachments, bytes)
    case .webp: webpAttach(attachments, bytes)
    }
  }

  private func pngAttach(_ attachments: Attachments, _ bytes: [UInt8]) -> [UInt8] {
    var chunks: [UInt8] = []
    if let profile = attachments.profile {
      chunks += PNGFile.chunk("iCCP", Array("ICC\0\0".utf8) + PNGFile.deflated(profile))
    }
    if let exif = attachments.exif { chunks += PNGFile.chunk("eXIf", exif) }
    let afterHeader = 8 + 25
    return bytes[..<afterHeader] + chunks + bytes[afterHeader...]
  }

  /// A profile is cut into pieces of 200 bytes, in the wrong order, to see that they are put together again.
  private func jpegAttach(_ attachments: Attachments, _ bytes: [UInt8]) -> [UInt8] {
    func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] {
      [0xFF, marker, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 255)] + data
    }
    var segments: [UInt8] = []
    if let exif = attachments.exif { segments += segment(0xE1, Array("Exif\0\0".utf8) + exif) }
    if let profile = attachments.profile {
      let pieces = stride(from: 0, to: profile.count, by: 200).map { profile[$0..<min($0 + 200, profile.count)] }
      for (index, piece) in pieces.enumerated().reversed() {
        segments += segment(0xE2, Array("ICC_PROFILE\0".utf8) + [UInt8(index + 1), UInt8(pieces.count)] + piece)
      }
    }
    return bytes[..<2] + segments + bytes[2...]
  }

  private func webpAttach(_ attachments: Attachments, _ bytes: [UInt8]) -> [UInt8] {
    var chunks = RIFF(bytes).chunks.filter { $0.type != "VP8X" }
    let image = chunks.first { $0.type.hasPrefix("VP8") }!
    let (width, height) = RIFF.size(of: image)
    var flags = 0
    if image.type == "VP8L" || chunks.contains(where: { $0.type == "ALPH" }) { flags |= 0x10 }
    if let profile = attachments.profile {
      flags |= 0x20
      chunks.insert(("ICCP", profile), at: 0)
    }
    if let exif = attachments.exif {
      flags |= 0x08
      chunks.append(("EXIF", exif))
    }
    var header = [UInt8(flags), 0, 0, 0]
    for size in [width - 1, height - 1] {
      for shift in [0, 8, 16] { header.append(UInt8(size >> shift & 255)) }
    }
    chunks.insert(("VP8X", header), at: 0)
    return RIFF(chunks).bytes
  }
}

/// The chunks of a WebP file.
struct RIFF {
  var chunks: [(type: String, data: [UInt8])] = []

  init(_ chunks: [(type: String, data: [UInt8])]) { self.chunks = chunks }

  init(_ bytes: [UInt8]) {
    var at = 12
    while at + 8 <= bytes.count {
      let length = (0..<4).reduce(0) { $0 | Int(bytes[at + 4 + $1]) << (8 * $1) }
      chunks.append((String(decoding: bytes[at..<at + 4], as: UTF8.self), Array(bytes[at + 8..<at + 8 + length])))
      at += 8 + length + length % 2
    }
  }

  var bytes: [UInt8] {
    var body = Array("WEBP".utf8)
    for (type, data) in chunks {
      body += Array(type.utf8) + littleEndian(data.count) + data
      if data.count % 2 == 1 { body.append(0) }
    }
    return Array("RIFF".utf8) + littleEndian(body.count) + body
  }

  static func size(of chunk: (type: String, data: [UInt8])) -> (width: Int, height: Int) {
    let data = chunk.data.map { Int($0) }
    if chunk.type == "VP8L" {
      let bits = data[1] | data[2] << 8 | data[3] << 16 | data[4] << 24
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    return (data[6] | data[7] << 8 & 0x3FFF, data[8] | data[9] << 8 & 0x3FFF)
  }

  private func littleEndian(_ value: Int) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// EXIF data with one other entry and the orientation.
func exifData(orientation: Int, isBigEndian: Bool) -> [UInt8] {
  func number(_ value: Int, _ bytes: Int) -> [UInt8] {
    let little = (0..<bytes).map { UInt8(value >> (8 * $0) & 255) }
    return isBigEndian ? little.reversed() : little
  }
  let make = number(0x010F, 2) + number(2, 2) + number(4, 4) + Array("abc\0".utf8)
  let turn = number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
  let start = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
  return start + number(2, 2) + make + turn + number(0, 4)
}
