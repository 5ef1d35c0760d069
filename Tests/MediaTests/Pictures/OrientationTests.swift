import Media
import Raster
import TestSupport
import Testing

/// EXIF orientation in each format, against the turns and mirrors that the number means.
@Suite struct OrientationTests {
  /// Straight pixels as columns and rows of colours, to be turned in the plainest way.
  struct Grid: Equatable {
    var rows: [[SIMD4<UInt8>]]

    var turnedClockwise: Grid {
      Grid(rows: rows[0].indices.map { column in rows.reversed().map { $0[column] } })
    }
    var mirrored: Grid { Grid(rows: rows.map { $0.reversed() }) }

    init(rows: [[SIMD4<UInt8>]]) { self.rows = rows }

    init(_ bitmap: Bitmap) {
      rows = (0..<bitmap.height).map { y in (0..<bitmap.width).map { bitmap[$0, y] } }
    }

    /// What is seen when a picture is stored with this orientation: mirrored first, then turned clockwise.
    func seen(_ orientation: Int) -> Grid {
      let (mirror, quarters) = [
        (false, 0), (true, 0), (false, 2), (true, 2), (true, 3), (false, 1), (true, 1), (false, 3),
      ][
        orientation - 1]
      return (0..<quarters).reduce(mirror ? mirrored : self) { grid, _ in grid.turnedClockwise }
    }
  }

  struct Case: CustomTestStringConvertible {
    var container: Container
    var orientation: Int
    var isBigEndian: Bool
    var testDescription: String { "\(container), \(orientation), \(isBigEndian ? "MM" : "II")" }

    static let all = Container.allCases.flatMap { container in
      (1...8).flatMap { orientation in
        [false, true].map { Case(container: container, orientation: orientation, isBigEndian: $0) }
      }
    }
  }

  /// A picture of 5 × 3 blocks of 8 × 8 pixels, each of its own colour.
  private func stored(_ container: Container, _ bench: PictureBench) throws -> [UInt8] {
    let file = PNGFile(width: 40, height: 24) { x, y, channel in noise(x / 8, y / 8, channel) & 0xC0 }
    try bench.file(file.bytes, "source.png")
    switch container {
    case .png: return file.bytes
    case .jpeg: try bench.run("convert", "source.png", "-quality", "95", "-sampling-factor", "1x1", "stored.jpeg")
    case .webp: try bench.run("cwebp", "-quiet", "-lossless", "source.png", "-o", "stored.webp")
    }
    return try bench.bytes(of: "stored.\(container)")
  }

  @Test(arguments: Case.all)
  func `A picture is turned upright`(_ kind: Case) throws {
    let bench = try PictureBench()
    let bytes = try stored(kind.container, bench)
    let plain = try bench.picture(bytes)
    let exif = exifData(orientation: kind.orientation, isBigEndian: kind.isBigEndian)
    let turned = try bench.picture(kind.container.attach(Attachments(exif: exif), to: bytes))

    #expect(Grid(turned.bitmap) == Grid(plain.bitmap).seen(kind.orientation))
    let note = "turned upright (EXIF orientation \(kind.orientation))"
    #expect(turned.notes == (kind.orientation == 1 ? [] : [note]))
  }

  @Test(arguments: ["6", "8", "3", "7"])
  func `ImageMagick sees the same`(orientation: String) throws {
    let bench = try PictureBench()
    let exif = exifData(orientation: Int(orientation)!, isBigEndian: true)
    try bench.file(Container.jpeg.attach(Attachments(exif: exif), to: stored(.jpeg, bench)), "turned.jpeg")
    let theirs = try bench.run("convert", "turned.jpeg", "-auto-orient", "-depth", "8", "rgb:-")
    try expect(Picture(contentsOf: bench.path("turned.jpeg")).bitmap, within: 2, of: opaque(theirs))
  }

  struct Nonsense: CustomTestStringConvertible {
    var testDescription: String
    var exif: [UInt8]

    static let all: [Nonsense] = {
      let good = exifData(orientation: 6, isBigEndian: false)
      func with(_ offset: Int, _ bytes: [UInt8]) -> [UInt8] {
        good[..<offset] + bytes + good[(offset + bytes.count)...]
      }
      return [
        Nonsense(testDescription: "orientation 0", exif: exifData(orientation: 0, isBigEndian: false)),
        Nonsense(testDescription: "orientation 9", exif: exifData(orientation: 9, isBigEndian: true)),
        Nonsense(testDescription: "orientation 65535", exif: exifData(orientation: 65535, isBigEndian: true)),
        Nonsense(testDescription: "no byte order", exif: with(0, [0x58, 0x58])),
        Nonsense(testDescription: "not 42", exif: with(2, [43])),
        Nonsense(testDescription: "directory beyond the end", exif: with(4, [0xFF, 0xFF, 0xFF, 0xFF])),
        Nonsense(testDescription: "wrong type", exif: with(24, [7])),
        Nonsense(testDescription: "wrong count", exif: with(26, [2])),
        Nonsense(testDescription: "empty", exif: []),
      ] + (1..<31).map { Nonsense(testDescription: "cut to \($0) bytes", exif: Array(good[..<$0])) }
    }()
  }

  @Test(arguments: Nonsense.all)
  func `Nonsense in EXIF is ignored`(_ nonsense: Nonsense) throws {
    let bench = try PictureBench()
    let bytes = try stored(.png, bench)
    let picture = try bench.picture(Container.png.attach(Attachments(exif: nonsense.exif), to: bytes))
    #expect(try picture.bitmap == bench.picture(bytes).bitmap)
    #expect(picture.notes == [])
  }

  @Test func `Of many directory entries only what is there is read`() throws {
    let bench = try PictureBench()
    var exif = exifData(orientation: 6, isBigEndian: false)
    // 65535 entries are announced, two are there; the orientation among them counts.
    exif.replaceSubrange(8..<10, with: [0xFF, 0xFF])
    let bytes = try stored(.png, bench)
    #expect(try bench.picture(Container.png.attach(Attachments(exif: exif), to: bytes)).bitmap.width == 24)
  }
}
