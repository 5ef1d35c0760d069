/// PNG, by the W3C's "Portable Network Graphics Specification (Third Edition)".
extension PictureParts {
  init(png file: PictureFile) throws(MediaError) {
    var walk = PNGChunks(file)
    var first = try walk.next()
    if first.type == "CgBI" {
      throw file.unsupported("it is a PNG that Xcode optimised for iOS; export it as plain PNG")
    }
    guard first.type == "IHDR", first.data.count == 13 else {
      throw file.damaged("it does not begin with an IHDR chunk")
    }
    let header = PNGHeader(first.data)
    guard header.isPossible else {
      throw file.damaged("its header says bit depth \(header.depth), colour type \(header.colourType)")
    }
    try self.init(file, width: header.width, height: header.height)

    var palette: PNGChunk?
    var transparency: PNGChunk?
    var data: [PNGChunk] = []
    var exif: Orientation?
    repeat {
      first = try walk.next()
      switch first.type {
      case "PLTE": palette = first
      case "tRNS": transparency = first
      case "iCCP": if profile == nil { profile = try Self.unpacked(first) }
      case "IDAT": data.append(first)
      case "eXIf": exif = exif ?? Orientation(exif: first.data)
      default: break
      }
    } while first.type != "IEND"
    if data.isEmpty { throw file.damaged("it has no IDAT chunk, so no pixels") }
    orientation = exif ?? .upright

    var head = PictureFormat.pngSignature
    if header.colourType == 0 && header.depth < 8 {
      // Grey of few bits is a palette of greys. Said so, FFmpeg's `tRNS` for it works, which otherwise it does not.
      let ramp = try header.greyRamp(transparency, in: file)
      head.append(png: "IHDR", header.withColourType(3).bytes)
      head.append(png: "PLTE", ramp.colours)
      if !ramp.alphas.isEmpty { head.append(png: "tRNS", ramp.alphas) }
    } else {
      head.append(png: "IHDR", header.bytes)
      try header.checkPalette(palette, transparency, in: file)
      if header.colourType == 3, let palette { head.append(png: "PLTE", palette.data) }
      if header.colourType < 4, let transparency { head.append(png: "tRNS", transparency.data) }
    }
    var end: [UInt8] = []
    end.append(png: "IEND", [])
    essence = [head[...]] + data.map(\.whole) + [end[...]]
  }
}

extension PictureParts {
  /// The profile in an `iCCP` chunk, empty when it cannot be unpacked.
  ///
  /// It is deflated; FFmpeg unpacks it as a part of a picture, so it is given one of a single pixel around the chunk. With
  /// the real pixels beside it, a broken profile would break them too.
  fileprivate static func unpacked(_ chunk: PNGChunk) throws(MediaError) -> [UInt8] {
    var carrier = PictureFormat.pngSignature
    carrier.append(png: "IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    carrier.append(contentsOf: chunk.whole)
    // One stored block of two bytes: filter 0, grey 0.
    carrier.append(png: "IDAT", [0x78, 0x01, 0x01, 2, 0, 0xFD, 0xFF, 0, 0, 0, 2, 0, 1])
    carrier.append(png: "IEND", [])
    let frame = try OwnedFrame()
    guard try PictureFormat.png.decode([carrier[...]], into: frame) >= 0 else { return [] }
    return frame.profile ?? []
  }
}

extension [UInt8] {
  /// A chunk with its length and checksum around it.
  fileprivate mutating func append(png type: String, _ data: some Collection<UInt8>) {
    append(data.count, bytes: 4, .big)
    let start = count
    append(contentsOf: type.utf8)
    append(contentsOf: data)
    append(PNGChunk.checksum(self[start...]), bytes: 4, .big)
  }
}
