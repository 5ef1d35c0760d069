/// A part of a movie in memory. All places are offsets in the file.
struct MoviePart {
  let bytes: [UInt8]
  /// Where it begins.
  let start: Int
  let path: String

  /// The boxes side by side in `range`. Fewer than 8 bytes at its end are not looked at: QuickTime ends some lists with zeros.
  func boxes(in range: Range<Int>) throws(MediaError) -> [MovieBox] {
    var boxes: [MovieBox] = []
    var at = range.lowerBound
    while range.upperBound - at >= 8, at - start + 8 <= bytes.count {
      let header = bytes[at - start..<min(at - start + 16, bytes.count)]
      let box = try MovieBox(header: header, at: at, endingBy: range.upperBound, path: path)
      boxes.append(box)
      at = box.range.upperBound
    }
    return boxes
  }

  /// The first box by each of `kinds` within the one before; nil where one is missing.
  func box(_ kinds: String..., in range: Range<Int>) throws(MediaError) -> MovieBox? {
    var range = range
    var found: MovieBox?
    for kind in kinds {
      guard let box = try boxes(in: range).first(where: { $0.kind == kind }) else { return nil }
      found = box
      range = box.content
    }
    return found
  }

  /// The same, for a box that a movie has to have.
  func required(_ kind: String, in range: Range<Int>) throws(MediaError) -> MovieBox {
    guard let box = try box(kind, in: range) else {
      throw .malformed(path: path, byte: range.lowerBound, expected: "a box '\(kind)'", found: "none")
    }
    return box
  }

  /// The unsigned number of `count` bytes, 1 to 4, at `offset` from the beginning of the content of `box`.
  func number(_ box: MovieBox, _ offset: Int, bytes count: Int = 4) throws(MediaError) -> Int {
    let at = box.content.lowerBound + offset
    guard at + count <= box.content.upperBound, let number = bytes.number(at: at - start, bytes: count, .big) else {
      throw .malformed(
        path: path, byte: box.content.upperBound, expected: "more of box '\(box.kind)'", found: "its end")
    }
    return number
  }

  /// A number of 8 bytes, two's complement.
  func longNumber(_ box: MovieBox, _ offset: Int) throws(MediaError) -> Int {
    Int(truncatingIfNeeded: try UInt64(number(box, offset)) << 32 | UInt64(number(box, offset + 4)))
  }

  /// Four letters, such as a brand.
  func letters(_ box: MovieBox, _ offset: Int) throws(MediaError) -> String {
    let number = try number(box, offset)
    return String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }, as: UTF8.self)
  }
}
