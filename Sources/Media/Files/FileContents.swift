/// What a file of moving pictures contains.
public enum FileContents: Sendable, Equatable {
  case gif(GIFContents)
  case movie(MovieContents)

  /// Reads the file at `path`; its first bytes decide what it is, and not its name.
  /// - Throws: `unreadable`; `malformed` where it is neither or broken; `failed` where FFmpeg cannot decode a movie.
  public init(path: String) throws(MediaError) {
    let start = try ByteSource(path: path).bytes(PictureFormat.signatureLength, at: 0)
    if start.starts(with: "GIF".utf8) {
      self = .gif(try GIFContents(path: path))
    } else if movieStarts.contains(where: { start.dropFirst(4).starts(with: $0.utf8) }) {
      self = .movie(try MovieContents(path: path))
    } else {
      throw .malformed(path: path, byte: 0, expected: "a GIF, an MP4 or a MOV", found: kind(of: start))
    }
  }

  /// In bytes.
  public var bytes: Int {
    switch self {
    case .gif(let contents): contents.bytes
    case .movie(let contents): contents.bytes
    }
  }
}

/// Kinds of boxes that movies begin with.
private let movieStarts = ["ftyp", "moov", "mdat", "wide", "free", "skip"]

private func kind(of start: [UInt8]) -> String {
  switch PictureFormat.recognise(start) {
  case .picture(.png): return "a PNG"
  case .picture(.jpeg): return "a JPEG"
  case .picture(.webp): return "a WebP"
  case .other("it is empty"): return "an empty file"
  case .other("it is text"): return "text"
  case .other: return start.prefix(8).map { hexadecimal($0) }.joined(separator: " ")
  }
}
