/// The bytes of a file that is, by its first bytes, a PNG, JPEG or WebP picture. Not yet looked into.
struct PictureFile {
  /// 1 GiB, more than 134 megapixels of 16-bit RGBA ever take.
  static let mostBytes = 1 << 30

  let path: String
  let format: PictureFormat
  let bytes: [UInt8]

  /// Reads the file at `path`, and no further than its signature when that is of something else.
  init(path: String) throws(MediaError) {
    let file = try InputFile(path: path, kind: "a picture")
    switch PictureFormat.recognise(try file.read(PictureFormat.signatureLength)) {
    case .picture(let found): format = found
    case .other(let found): throw .notAPicture(path: path, found: found)
    }
    guard file.size <= Self.mostBytes else {
      throw .unreadable(path: path, reason: "it has \(file.size) bytes; a picture may have \(Self.mostBytes)")
    }
    self.path = path
    file.rewind()
    bytes = try file.read(file.size)
  }
}

extension PictureFile {
  func damaged(_ reason: String) -> MediaError { .damaged(path: path, reason: reason) }
  func unsupported(_ reason: String) -> MediaError { .unsupported(path: path, reason: reason) }
}
