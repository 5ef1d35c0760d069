/// The bytes of a file, or of an array that stands for one, at any place.
package struct ByteSource: ~Copyable {
  /// For messages.
  package let path: String
  /// In bytes.
  package let size: Int
  private let file: InputFile?
  private let memory: [UInt8]

  /// - Parameter name: what the file is called in messages, if not by its path.
  /// - Throws: `unreadable`.
  package init(path: String, named name: String? = nil) throws(MediaError) {
    let file = try InputFile(path: path, kind: "a GIF or a movie")
    self.path = name ?? path
    size = file.size
    memory = []
    self.file = consume file
  }

  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    size = bytes.count
    memory = bytes
    file = nil
  }

  /// Up to `count` bytes from byte `offset` on; fewer at the end.
  /// - Throws: `unreadable`.
  package func bytes(_ count: Int, at offset: Int) throws(MediaError) -> [UInt8] {
    let count = min(count, max(size - offset, 0))
    switch file {
    case .some(let file): return try file.read(count, at: offset)
    case .none: return Array(memory[offset..<offset + count])
    }
  }
}
