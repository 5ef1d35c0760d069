internal import CFFmpeg

/// One chunk of a PNG file whose length and checksum are right.
struct PNGChunk {
  var type: String
  var data: ArraySlice<UInt8>
  /// Length, type, data and checksum.
  var whole: ArraySlice<UInt8>

  /// CRC-32 as PNG has it, over a chunk's type and data.
  static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    let table = av_crc_get_table(AV_CRC_32_IEEE_LE)
    let crc = bytes.withUnsafeBufferPointer { av_crc(table, 0xFFFF_FFFF, $0.baseAddress, $0.count) }
    return Int(~crc)
  }
}

/// The chunks of a PNG file, one after the other.
struct PNGChunks {
  private let file: PictureFile
  private var at = PictureFormat.pngSignature.count

  init(_ file: PictureFile) { self.file = file }

  /// - Throws: `damaged` when the file ends within the chunk or before it, or when its checksum is wrong.
  mutating func next() throws(MediaError) -> PNGChunk {
    guard let length = file.bytes.number(at: at, bytes: 4, .big), file.bytes.count - at >= 12 else {
      throw file.damaged("it ends after \(file.bytes.count) bytes, before its IEND chunk; it is cut short")
    }
    let type = String(decoding: file.bytes[at + 4..<at + 8], as: UTF8.self)
    guard type.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }) else {
      throw file.damaged("there is no chunk at byte \(at), where one should begin")
    }
    guard length <= file.bytes.count - at - 12 else {
      throw file.damaged("it ends after \(file.bytes.count) bytes, within its \(type) chunk; it is cut short")
    }
    let checked = file.bytes[at + 4..<at + 8 + length]
    guard file.bytes.number(at: at + 8 + length, bytes: 4, .big) == PNGChunk.checksum(checked) else {
      throw file.damaged("the checksum of its \(type) chunk at byte \(at) is wrong")
    }
    let whole = file.bytes[at..<at + 12 + length]
    at += whole.count
    return PNGChunk(type: type, data: checked.dropFirst(4), whole: whole)
  }
}
