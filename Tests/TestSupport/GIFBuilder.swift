/// Builds small GIFs, block by block; they may be wrong.
public struct GIFBuilder: Sendable {
  public var bytes: [UInt8] = []

  /// - Parameter colors: 0xRRGGBB each, filled up with black; nil for no table.
  public init(
    _ version: String = "GIF89a", width: Int, height: Int, colors: [Int]? = [0xff0000, 0x00ff00, 0x0000ff, 0]
  ) {
    bytes = Array(version.utf8)
    append16(width)
    append16(height)
    bytes += [Self.flags(colors), 0, 0]
    append(colors)
  }

  public mutating func control(delay: Int, disposal: Int = 0, transparent: Int? = nil) {
    bytes += [0x21, 0xF9, 4, UInt8(disposal << 2 | (transparent == nil ? 0 : 1))]
    append16(delay)
    bytes += [UInt8(transparent ?? 0), 0]
  }

  public mutating func loop(repeats: Int, name: String = "NETSCAPE2.0") {
    application(name, [1, UInt8(repeats & 255), UInt8(repeats >> 8)])
  }

  public mutating func application(_ name: String, _ data: [UInt8]) {
    bytes += [0x21, 0xFF] + Self.blocks(Array(name.utf8)).dropLast() + Self.blocks(data)
  }

  public mutating func comment(_ text: String) { bytes += [0x21, 0xFE] + Self.blocks(Array(text.utf8)) }

  /// - Parameters:
  ///   - indices: `width` × `height` from the top, row by row, of `codeSize` bits each.
  ///   - defersClear: whether a full table of codes stays in use.
  public mutating func image(
    x: Int = 0, y: Int = 0, width: Int, height: Int, _ indices: [UInt8], codeSize: Int = 2, colors: [Int]? = nil,
    isInterlaced: Bool = false, defersClear: Bool = false
  ) {
    bytes.append(0x2C)
    for number in [x, y, width, height] { append16(number) }
    bytes.append(Self.flags(colors) | (isInterlaced ? 0x40 : 0))
    append(colors)
    var rows = Array(0..<height)
    if isInterlaced {
      rows = [8, 8, 4, 2].enumerated().flatMap { pass, step in
        rows.filter { $0 % step == [0, 4, 2, 1][pass] }
      }
    }
    let stored = rows.flatMap { indices[$0 * width..<($0 + 1) * width] }
    bytes.append(UInt8(codeSize))
    bytes += Self.blocks(Self.compressed(stored, codeSize: codeSize, defersClear: defersClear))
  }

  public mutating func end() { bytes.append(0x3B) }

  /// LZW as GIF has it, by the book: a dictionary of strings.
  public static func compressed(_ indices: [UInt8], codeSize: Int, defersClear: Bool) -> [UInt8] {
    var bits: [Bool] = []
    var (width, next) = (codeSize + 1, (1 << codeSize) + 2)
    var codes: [[UInt8]: Int] = [:]
    func put(_ code: Int) { bits += (0..<width).map { code >> $0 & 1 == 1 } }
    func code(_ string: [UInt8]) -> Int { string.count == 1 ? Int(string[0]) : codes[string]! }
    put(1 << codeSize)
    var string: [UInt8] = []
    for index in indices {
      let longer = string + [index]
      if longer.count == 1 || codes[longer] != nil {
        string = longer
        continue
      }
      put(code(string))
      string = [index]
      if next < 4096 {
        codes[longer] = next
        if next == 1 << width { width += 1 }
        next += 1
      } else if !defersClear {
        put(1 << codeSize)
        (width, next, codes) = (codeSize + 1, (1 << codeSize) + 2, [:])
      }
    }
    if !string.isEmpty { put(code(string)) }
    if next == 1 << width, width < 12 { width += 1 }
    put(1 << codeSize + 1)
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// Sub-blocks of up to 255 bytes, and the empty one.
  public static func blocks(_ data: [UInt8]) -> [UInt8] {
    stride(from: 0, to: data.count, by: 255).flatMap { start in
      let block = data[start..<min(start + 255, data.count)]
      return [UInt8(block.count)] + block
    } + [0]
  }

  private static func flags(_ colors: [Int]?) -> UInt8 {
    guard let colors else { return 0 }
    return 0x80 | UInt8((0...7).first { 2 << $0 >= colors.count } ?? 7)
  }

  private mutating func append(_ colors: [Int]?) {
    guard let colors else { return }
    let count = 2 << Int(Self.flags(colors) & 7)
    for color in colors + [Int](repeating: 0, count: count - colors.count) {
      bytes += [UInt8(color >> 16 & 255), UInt8(color >> 8 & 255), UInt8(color & 255)]
    }
  }

  private mutating func append16(_ number: Int) { bytes += [UInt8(number & 255), UInt8(number >> 8 & 255)] }
}
