/// The contents of an IHDR chunk.
struct PNGHeader {
  /// 13 bytes.
  var bytes: [UInt8]

  init(_ data: ArraySlice<UInt8>) { bytes = Array(data) }

  var width: Int { bytes.number(at: 0, bytes: 4, .big)! }
  var height: Int { bytes.number(at: 4, bytes: 4, .big)! }
  /// Bits per sample, or per palette index.
  var depth: Int { Int(bytes[8]) }
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha.
  var colourType: Int { Int(bytes[9]) }

  func withColourType(_ type: UInt8) -> PNGHeader {
    var header = self
    header.bytes[9] = type
    return header
  }

  /// Whether depth and colour type go together (section 11.2.1) and the methods are the only ones there are.
  var isPossible: Bool {
    let depths: [Int] =
      switch colourType {
      case 0: [1, 2, 4, 8, 16]
      case 2, 4, 6: [8, 16]
      case 3: [1, 2, 4, 8]
      default: []
      }
    return depths.contains(depth) && bytes[10] == 0 && bytes[11] == 0 && bytes[12] <= 1
  }

  /// The greys of a picture with less than 8 bits as a palette, and their opacities when `tRNS` names a transparent one.
  func greyRamp(
    _ transparency: PNGChunk?, in file: PictureFile
  ) throws(MediaError) -> (colours: [UInt8], alphas: [UInt8]) {
    let most = 1 << depth - 1
    let colours = (0...most).flatMap { level in [UInt8](repeating: UInt8(level * 255 / most), count: 3) }
    guard let transparency else { return (colours, []) }
    try checkPalette(nil, transparency, in: file)
    let clear = transparency.data.number(at: 0, bytes: 2, .big)! & most
    return (colours, (0...most).map { $0 == clear ? 0 : 255 })
  }

  /// - Throws: `damaged` when `PLTE` or `tRNS` have not the length that the colour type asks for.
  func checkPalette(_ palette: PNGChunk?, _ transparency: PNGChunk?, in file: PictureFile) throws(MediaError) {
    let colours = (palette?.data.count ?? 0) / 3
    if colourType == 3 {
      guard let palette, palette.data.count % 3 == 0, 1...256 ~= colours else {
        throw file.damaged("its palette (PLTE) is missing or of a wrong length")
      }
    }
    guard let transparency else { return }
    let fits =
      switch colourType {
      case 0: transparency.data.count == 2
      case 2: transparency.data.count == 6
      case 3: transparency.data.count <= colours
      default: true
      }
    guard fits else { throw file.damaged("its tRNS chunk has \(transparency.data.count) bytes, which does not fit") }
  }
}
