/// One marker segment of a JPEG file; of a scan, its entropy-coded data with it.
struct JPEGSegment {
  /// The byte after 0xFF.
  var marker: UInt8
  /// What follows the length; of a scan, its header only.
  var data: ArraySlice<UInt8>
  /// Marker, length, data, and of a scan all bytes up to the next marker.
  var whole: ArraySlice<UInt8>
}

/// The segments of a JPEG file from the one after SOI to the one before EOI; what follows EOI is not looked at.
struct JPEGSegments {
  private let file: PictureFile
  private var at = 2

  init(_ file: PictureFile) { self.file = file }

  /// - Returns: nil at EOI.
  /// - Throws: `damaged` when the file ends before EOI.
  mutating func next() throws(MediaError) -> JPEGSegment? {
    let bytes = file.bytes
    guard at < bytes.count else { throw cutShort }
    guard bytes[at] == 0xFF else { throw file.damaged("there is no marker at byte \(at), where one should be") }
    // Any number of 0xFF may fill up before a marker.
    while at + 1 < bytes.count, bytes[at + 1] == 0xFF { at += 1 }
    guard at + 1 < bytes.count else { throw cutShort }
    let marker = bytes[at + 1]
    if marker == 0xD9 { return nil }
    guard marker >= 0xC0, !(0xD0...0xD8).contains(marker) else {
      throw file.damaged("there is a marker at byte \(at) that has no place there")
    }
    guard let length = bytes.number(at: at + 2, bytes: 2, .big), length <= bytes.count - at - 2 else { throw cutShort }
    guard length >= 2 else { throw file.damaged("the length of its segment at byte \(at) is wrong") }

    var end = at + 2 + length
    let data = bytes[at + 4..<end]
    if marker == 0xDA { end = try endOfScan(from: end) }
    defer { at = end }
    return JPEGSegment(marker: marker, data: data, whole: bytes[at..<end])
  }

  /// Where the first marker is that is not part of a scan's data: restarts are, and 0xFF 0x00 stands for a data byte.
  private func endOfScan(from start: Int) throws(MediaError) -> Int {
    let end: Int? = file.bytes.withUnsafeBufferPointer { bytes in
      var at = start
      while at + 1 < bytes.count {
        if bytes[at] == 0xFF {
          let next = bytes[at + 1]
          if next == 0xFF {
            at += 1
            continue
          }
          if next != 0 && !(0xD0...0xD7).contains(next) { return at }
          at += 1
        }
        at += 1
      }
      return nil
    }
    guard let end else { throw cutShort }
    return end
  }

  private var cutShort: MediaError {
    file.damaged("it ends after \(file.bytes.count) bytes, before its end marker (EOI); it is cut short")
  }
}
