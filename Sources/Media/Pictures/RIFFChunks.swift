/// One chunk of a RIFF file.
struct RIFFChunk {
  var type: String
  var data: ArraySlice<UInt8>
  /// Type, length, data, and the padding that makes the length even.
  var whole: [UInt8]
}

/// The chunks of a WebP file, one after the other; what follows the length in the RIFF header is not looked at.
struct RIFFChunks {
  private let file: PictureFile
  private let end: Int
  private var at = 12

  /// - Throws: `damaged` when the file is shorter than its RIFF header says.
  init(_ file: PictureFile) throws(MediaError) {
    self.file = file
    end = 8 + (file.bytes.number(at: 4, bytes: 4, .little) ?? 0)
    guard end <= file.bytes.count else {
      throw file.damaged("it has \(file.bytes.count) bytes where its header says \(end); it is cut short")
    }
  }

  /// - Returns: nil at the end.
  /// - Throws: `damaged` when a chunk reaches beyond the end.
  mutating func next() throws(MediaError) -> RIFFChunk? {
    if at >= end { return nil }
    let rest = file.bytes[at..<end]
    guard let length = rest.number(at: 4, bytes: 4, .little), length <= rest.count - 8 else {
      throw file.damaged("its chunk at byte \(at) reaches beyond the end")
    }
    var whole = Array(rest.prefix(8 + length))
    let data = rest.dropFirst(8).prefix(length)
    if length % 2 == 1 { whole.append(0) }
    at += whole.count
    return RIFFChunk(type: String(decoding: whole[..<4], as: UTF8.self), data: data, whole: whole)
  }
}
