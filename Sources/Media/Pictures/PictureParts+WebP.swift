/// WebP, by RFC 9649.
extension PictureParts {
  init(webp file: PictureFile) throws(MediaError) {
    var walk = try RIFFChunks(file)
    var alpha: RIFFChunk?
    var image: RIFFChunk?
    var canvas: (width: Int, height: Int)?
    var profile: [UInt8]?
    var exif: Orientation?

    while let chunk = try walk.next() {
      switch chunk.type {
      case "VP8X":
        guard let flags = chunk.data.number(at: 0, bytes: 1, .little),
          let width = chunk.data.number(at: 4, bytes: 3, .little),
          let height = chunk.data.number(at: 7, bytes: 3, .little)
        else { throw file.damaged("its VP8X chunk is too short") }
        canvas = (width + 1, height + 1)
        _ = try PictureParts(file, width: width + 1, height: height + 1)
        if flags & 0x02 != 0 { throw Self.animated(file) }
      case "ANIM", "ANMF": throw Self.animated(file)
      case "ALPH": alpha = alpha ?? chunk
      case "VP8 ", "VP8L": image = image ?? chunk
      case "ICCP": profile = profile ?? Array(chunk.data)
      case "EXIF": exif = exif ?? Orientation(exif: chunk.data)
      default: break
      }
    }
    guard let image else { throw file.damaged("it has no VP8 or VP8L chunk, so no pixels") }
    let isLossless = image.type == "VP8L"
    let size = isLossless ? Self.losslessSize(image.data) : Self.lossySize(image.data)
    guard let size else { throw file.damaged("its \(image.type) chunk does not begin as a picture does") }
    try self.init(file, width: size.width, height: size.height)
    if let canvas, canvas != size {
      throw file.damaged(
        "its header says \(canvas.width) × \(canvas.height) pixels, its picture \(size.width) × \(size.height)")
    }
    self.profile = profile
    orientation = exif ?? .upright

    var start = Array("WEBP".utf8)
    if let alpha, !isLossless {
      start.append(contentsOf: "VP8X".utf8)
      start.append(10, bytes: 4, .little)
      start.append(0x10, bytes: 4, .little)
      start.append(width - 1, bytes: 3, .little)
      start.append(height - 1, bytes: 3, .little)
      start.append(contentsOf: alpha.whole)
    }
    var riff = Array("RIFF".utf8)
    riff.append(start.count + image.whole.count, bytes: 4, .little)
    essence = [riff[...], start[...], image.whole[...]]
  }

  private static func animated(_ file: PictureFile) -> MediaError {
    file.unsupported("it is an animated WebP; export the frame that is meant as a still picture")
  }

  /// Width and height in a VP8 key frame's header (RFC 6386, 9.1); nil when this is none.
  private static func lossySize(_ data: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    guard let tag = data.number(at: 0, bytes: 3, .little), tag & 1 == 0,
      // The first partition must lie within the chunk.
      tag >> 5 <= data.count - 10,
      data.number(at: 3, bytes: 3, .big) == 0x9D012A,
      let width = data.number(at: 6, bytes: 2, .little),
      let height = data.number(at: 8, bytes: 2, .little)
    else { return nil }
    return (width & 0x3FFF, height & 0x3FFF)
  }

  private static func losslessSize(_ data: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    guard data.number(at: 0, bytes: 1, .little) == 0x2F, let bits = data.number(at: 1, bytes: 4, .little) else {
      return nil
    }
    return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
  }
}
