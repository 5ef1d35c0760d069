/// A box of an MP4 or MOV, by where it is: offsets in the file. Format: ISO/IEC 14496-12.
struct MovieBox {
  /// Four letters.
  var kind: String
  /// From its header to its end.
  var range: Range<Int>
  /// What follows its header.
  var content: Range<Int>

  /// - Parameters:
  ///   - header: at least its first 8 bytes; with a size of 64 bits 16.
  ///   - end: of what it is in. A box of size 0 ends there too.
  /// - Throws: `malformed` where it is shorter than its header, or goes beyond `end`.
  init(header: some RandomAccessCollection<UInt8>, at start: Int, endingBy end: Int, path: String) throws(MediaError) {
    let header = Array(header)
    // Four letters; in a broken file anything.
    kind = String(header[4..<8].map { (0x20...0x7E).contains($0) ? Character(UnicodeScalar($0)) : "?" })
    var size = header.number(at: 0, bytes: 4, .big)!
    var length = 8
    if size == 0 { size = end - start }
    if size == 1 {
      length = 16
      // A top half of more than 31 bits is beyond any file.
      let halves = (header.number(at: 8, bytes: 4, .big) ?? 0, header.number(at: 12, bytes: 4, .big) ?? 0)
      size = halves.0 < 1 << 31 ? halves.0 << 32 | halves.1 : Int.max
    }
    guard size >= length else {
      throw .malformed(
        path: path, byte: start, expected: "a box of at least \(length) bytes", found: "one of \(size) bytes")
    }
    guard size <= end - start else {
      throw .malformed(
        path: path, byte: start, expected: "the \(size) bytes of box '\(kind)'", found: "\(end - start) bytes")
    }
    range = start..<start + size
    content = start + length..<start + size
  }
}

extension [MovieBox] {
  /// Whether a player can begin before it has the whole file.
  var isIndexFirst: Bool { first { $0.kind == "moov" || $0.kind == "mdat" }?.kind == "moov" }
}

extension ByteSource {
  /// The boxes that are in no other, without a look into them. Fewer than 8 bytes at the end are not looked at.
  /// - Throws: `unreadable`, `malformed`.
  func movieBoxes() throws(MediaError) -> [MovieBox] {
    var boxes: [MovieBox] = []
    var start = 0
    while size - start >= 8 {
      let header = try bytes(16, at: start)
      guard header.count >= 8 else { break }
      let box = try MovieBox(header: header, at: start, endingBy: size, path: path)
      boxes.append(box)
      start = box.range.upperBound
    }
    return boxes
  }

  /// The part of the file that `box` is.
  /// - Throws: `malformed` where it is larger than a box that is read as a whole may be.
  func part(_ box: MovieBox) throws(MediaError) -> MoviePart {
    let most = 1 << 28
    guard box.range.count <= most else {
      throw .malformed(
        path: path, byte: box.range.lowerBound, expected: "a box '\(box.kind)' of at most \(most) bytes",
        found: "\(box.range.count)")
    }
    return MoviePart(
      bytes: try bytes(box.range.count, at: box.range.lowerBound), start: box.range.lowerBound, path: path)
  }
}
