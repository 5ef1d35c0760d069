/// A PNG file made by hand, so that a test decides every bit of it: depth, palette, interlace, chunks, damage.
///
/// Data is deflated in stored blocks, and every row has filter 0.
public struct PNGFile: Sendable {
  public enum ColorType: Int, Sendable, CaseIterable {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAlpha = 4
    case rgba = 6

    /// Samples per pixel.
    public var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    public var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      default: [8, 16]
      }
    }
  }

  public var width: Int
  public var height: Int
  public var depth: Int
  public var colorType: ColorType
  public var isInterlaced: Bool
  /// Row by row, pixel by pixel, channel by channel, each below 2^depth.
  public var samples: [Int]
  /// Chunks between IHDR and IDAT, such as PLTE.
  public var chunks: [(type: String, data: [UInt8])] = []

  public init(
    width: Int, height: Int, depth: Int = 8, _ colorType: ColorType = .rgb, isInterlaced: Bool = false,
    sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int
  ) {
    self.width = width
    self.height = height
    self.depth = depth
    self.colorType = colorType
    self.isInterlaced = isInterlaced
    samples = []
    for y in 0..<height {
      for x in 0..<width {
        for channel in 0..<colorType.channels { samples.append(sample(x, y, channel)) }
      }
    }
  }

  public static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// The header's 13 bytes.
  public var header: [UInt8] {
    bigEndian(width) + bigEndian(height) + [UInt8(depth), UInt8(colorType.rawValue), 0, 0, isInterlaced ? 1 : 0]
  }

  /// The rows before they are deflated, of all seven passes when interlaced.
  public var rows: [UInt8] {
    let passes = isInterlaced ? Self.adam7 : [(0, 0, 1, 1)]
    var bytes: [UInt8] = []
    for (left, top, across, down) in passes {
      for y in stride(from: top, to: height, by: down) where left < width {
        bytes.append(0)
        bytes += packed(stride(from: left, to: width, by: across).flatMap { pixel(x: $0, y: y) })
      }
    }
    return bytes
  }

  public var bytes: [UInt8] {
    var file = Self.signature + Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.type, chunk.data) }
    return file + Self.chunk("IDAT", Self.deflated(rows)) + Self.chunk("IEND", [])
  }

  /// Left, top, and the steps right and down of each pass.
  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  private func pixel(x: Int, y: Int) -> ArraySlice<Int> {
    let at = (y * width + x) * colorType.channels
    return samples[at..<at + colorType.channels]
  }

  private func packed(_ values: [Int]) -> [UInt8] {
    if depth == 16 { return values.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    let perByte = 8 / depth
    return stride(from: 0, to: values.count, by: perByte).map { start in
      var byte = 0
      for index in 0..<perByte {
        byte = byte << depth | (start + index < values.count ? values[start + index] : 0)
      }
      return UInt8(byte)
    }
  }
}

extension PNGFile {
  /// A chunk with its length and checksum.
  public static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(crc32(body)))
  }

  /// A zlib stream of stored blocks.
  public static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var at = 0
    repeat {
      let block = bytes[at..<min(at + 65535, bytes.count)]
      at += block.count
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [at == bytes.count ? 1 : 0, low, high, ~low, ~high] + block
    } while at < bytes.count
    var (one, two) = (1, 0)
    for byte in bytes {
      one = (one + Int(byte)) % 65521
      two = (two + one) % 65521
    }
    return stream + bigEndian(two << 16 | one)
  }

  private static let crcTable: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? 0xEDB8_8320 ^ crc >> 1 : crc >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(UInt32.max) { crc, byte in crcTable[Int((crc ^ UInt32(byte)) & 255)] ^ crc >> 8 }
  }
}

private func bigEndian(_ value: Int) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
}
