extension Orientation {
  /// The orientation that EXIF data says, or nil when it says none or is nonsense.
  /// - Parameter exif: a TIFF header and its first directory, as PNG's `eXIf` chunk has it; JPEG and some WebP writers
  ///   put "Exif" and two zero bytes before it.
  init?(exif data: ArraySlice<UInt8>) {
    let tiff = data.starts(with: Self.exifPrefix) ? data.dropFirst(Self.exifPrefix.count) : data
    let order: ByteOrder
    if tiff.starts(with: "II".utf8) {
      order = .little
    } else if tiff.starts(with: "MM".utf8) {
      order = .big
    } else {
      return nil
    }
    guard tiff.number(at: 2, bytes: 2, order) == 42,
      let directory = tiff.number(at: 4, bytes: 4, order),
      let entries = tiff.number(at: directory, bytes: 2, order)
    else { return nil }

    for index in 0..<entries {
      let entry = directory + 2 + index * 12
      guard let tag = tiff.number(at: entry, bytes: 2, order) else { return nil }
      if tag == 0x0112 {
        let short = 3
        guard tiff.number(at: entry + 2, bytes: 2, order) == short,
          tiff.number(at: entry + 4, bytes: 4, order) == 1,
          let value = tiff.number(at: entry + 8, bytes: 2, order)
        else { return nil }
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }

  static let exifPrefix = Array("Exif\0\0".utf8)
}
