internal import CFFmpeg

/// What a finished GIF has to be, to be compared with what it is.
struct GIFFacts: Equatable, CustomStringConvertible {
  var width: Int
  var height: Int
  /// Frames stored.
  var frames: Int
  /// The sum of their delays.
  var centiseconds: Int
  /// The number in the NETSCAPE block, 0 meaning for ever; nil if there is none.
  var repeats: Int?

  var description: String {
    "\(width) × \(height), \(frames) stored frames, \(centiseconds) cs, "
      + (repeats.map { "loop block \($0)" } ?? "no loop block")
  }
}

extension GIFFacts {
  /// Walks through the blocks of the file at `path`, to its end.
  ///
  /// Format: CompuServe GIF89a.
  /// - Parameter name: what it is called in messages.
  init(of path: String, named name: String) throws(MediaError) {
    var opened: UnsafeMutablePointer<AVIOContext>?
    try check(avio_open(&opened, "file:\(path)", AVIO_FLAG_READ), "read back '\(name)'")
    defer { avio_closep(&opened) }
    let file = opened!
    self.init(width: 0, height: 0, frames: 0, centiseconds: 0)
    guard bytes(6, of: file) == Array("GIF89a".utf8) else {
      throw .wrongResult(path: name, expected: "a GIF", found: "something else")
    }
    width = Int(avio_rl16(file))
    height = Int(avio_rl16(file))
    skipColors(avio_r8(file), after: 2, of: file)
    while true {
      switch avio_r8(file) {
      case 0x2C:
        frames += 1
        skipColors(bytes(9, of: file)[8], after: 1, of: file)
        _ = blocks(of: file)
      case 0x21:
        let label = avio_r8(file)
        let content = blocks(of: file)
        if label == 0xF9, content.first?.count == 4 {
          centiseconds += Int(content[0][1]) | Int(content[0][2]) << 8
        } else if label == 0xFF, content.count == 2, content[0] == Array("NETSCAPE2.0".utf8), content[1].count == 3 {
          repeats = Int(content[1][1]) | Int(content[1][2]) << 8
        }
      case 0x3B:
        return
      default:
        throw .wrongResult(path: name, expected: "a whole GIF", found: "one that ends after \(frames) frames")
      }
    }
  }
}

/// The next `count` bytes; past the end they are 0.
private func bytes(_ count: Int, of file: UnsafeMutablePointer<AVIOContext>) -> [UInt8] {
  (0..<count).map { _ in UInt8(truncatingIfNeeded: avio_r8(file)) }
}

/// Skips `more` bytes and the colour table that `flags` announce.
private func skipColors(_ flags: some BinaryInteger, after more: Int64, of file: UnsafeMutablePointer<AVIOContext>) {
  let colors: Int64 = flags & 0x80 == 0 ? 0 : 2 << Int64(flags & 7)
  avio_skip(file, more + 3 * colors)
}

/// The sub-blocks up to the empty one.
private func blocks(of file: UnsafeMutablePointer<AVIOContext>) -> [[UInt8]] {
  var blocks: [[UInt8]] = []
  while case let count = avio_r8(file), count > 0 { blocks.append(bytes(Int(count), of: file)) }
  return blocks
}
