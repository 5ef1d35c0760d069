/// JPEG, by ITU-T T.81 annex B, with the APPn segments of JFIF, EXIF, ICC.1 and Adobe.
extension PictureParts {
  init(jpeg file: PictureFile) throws(MediaError) {
    var walk = JPEGSegments(file)
    var kept: [ArraySlice<UInt8>] = [[0xFF, 0xD8]]
    var size: (width: Int, height: Int)?
    var scans = 0
    var exif: Orientation?
    var profile = JPEGProfile()

    while let segment = try walk.next() {
      switch segment.marker {
      case 0xC0, 0xC1, 0xC2:
        guard size == nil else { throw file.damaged("it has two frame headers") }
        size = try Self.size(ofFrame: segment.data, in: file)
        kept.append(segment.whole)
        _ = try PictureParts(file, width: size!.width, height: size!.height)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF, 0xDC, 0xDE, 0xDF:
        throw file.unsupported(
          "it is a lossless, hierarchical or arithmetic-coded JPEG; export it as a baseline or progressive one")
      case 0xDA:
        guard size != nil else { throw file.damaged("a scan comes before the frame header") }
        scans += 1
        kept.append(segment.whole)
      case 0xC4, 0xDB, 0xDD:
        kept.append(segment.whole)
      case 0xE0 where segment.data.starts(with: "JFIF\0".utf8), 0xEE where segment.data.starts(with: "Adobe".utf8):
        kept.append(segment.whole)
      case 0xE1 where segment.data.starts(with: Orientation.exifPrefix):
        exif = exif ?? Orientation(exif: segment.data)
      case 0xE2 where segment.data.starts(with: JPEGProfile.prefix):
        profile.add(segment.data)
      default: break
      }
    }
    guard let size, scans > 0 else { throw file.damaged("it has no scan, so no pixels") }
    try self.init(file, width: size.width, height: size.height)
    essence = kept + [[0xFF, 0xD9]]
    self.profile = profile.bytes
    orientation = exif ?? .upright
  }

  private static func size(
    ofFrame data: ArraySlice<UInt8>, in file: PictureFile
  ) throws(MediaError) -> (width: Int, height: Int) {
    guard let depth = data.number(at: 0, bytes: 1, .big),
      let height = data.number(at: 1, bytes: 2, .big),
      let width = data.number(at: 3, bytes: 2, .big),
      let components = data.number(at: 5, bytes: 1, .big)
    else { throw file.damaged("its frame header is too short") }
    guard depth == 8 else {
      throw file.unsupported("it is a JPEG of \(depth) bits per sample; export it with 8, or as PNG")
    }
    if height == 0 { throw file.unsupported("its header leaves the height open; export it again") }
    switch components {
    case 1, 3: return (width, height)
    case 4: throw file.unsupported("it is a CMYK JPEG, which names ink and no exact screen colours; export it as RGB")
    default: throw file.unsupported("it is a JPEG of \(components) components; 1 (grey) and 3 (colour) can be used")
    }
  }
}
