/// Where a frame's pixels belong, and their own colours.
struct GIFImage {
  /// Pixels from the screen's upper left corner; `y` likewise.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  let isInterlaced: Bool
  /// Nil where the table for all frames holds.
  let colors: GIFColors?

  init(_ bytes: inout ByteStream) throws(MediaError) {
    let start = bytes.position
    let fields = try bytes.bytes(9, of: "an image's place and size")
    func number(_ at: Int) -> Int { fields.number(at: at, bytes: 2, .little)! }
    (x, y, width, height) = (number(0), number(2), number(4), number(6))
    guard width > 0, height > 0 else {
      throw bytes.malformed(at: start + 4, "an image of at least 1 × 1 pixel", found: "\(width) × \(height)")
    }
    isInterlaced = fields[8] & 0x40 != 0
    colors = try GIFColors(&bytes, flags: fields[8])
  }

  /// The row of the image, from 0, that comes `place`-th in the file, one for each place.
  ///
  /// Interlaced, it is every eighth row, every eighth from the fourth, every fourth from the second, and the odd ones.
  var rows: [Int] {
    guard isInterlaced else { return Array(0..<height) }
    return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { first, step in Array(stride(from: first, to: height, by: step)) }
  }
}
