/// The picture that a GIF shows, frame by frame.
struct GIFCanvas {
  private let width: Int
  private let height: Int
  /// 0xFFRRGGBB, or 0 where nothing is.
  private(set) var pixels: [UInt32]
  /// What happens to the last frame's place before the next frame.
  private var disposal = Disposal.none

  private enum Disposal {
    case none
    case clear(Area)
    /// The area's pixels before the frame.
    case restore(Area, [UInt32])
  }

  /// Columns and rows on the canvas.
  private struct Area {
    let x: Range<Int>
    let y: Range<Int>

    func contains(_ column: Int, _ row: Int) -> Bool { x.contains(column) && y.contains(row) }
  }

  init(_ screen: GIFScreen) {
    width = screen.width
    height = screen.height
    pixels = [UInt32](repeating: 0, count: width * height)
  }

  /// How many pixels are transparent.
  var transparentPixels: Int { pixels.count { $0 == 0 } }

  /// Shows a frame. What lies beyond the screen is cut off, an index without a colour leaves the pixel as it is.
  /// - Parameters:
  ///   - indices: `image.width` × `image.height` in the order of the file; any more are not looked at.
  ///   - colors: of the image, or else of the file.
  /// - Returns: how many pixels of the canvas differ from what was shown before, and which indices stand for colours.
  mutating func show(
    _ image: GIFImage, _ indices: [UInt8], colors: [UInt32], control: GIFControl
  ) -> (changed: Int, used: ColorIndices) {
    let (disposed, before) = dispose()
    let area = Area(
      x: min(image.x, width)..<min(image.x + image.width, width),
      y: min(image.y, height)..<min(image.y + image.height, height))
    switch control.disposal {
    case 2: disposal = .clear(area)
    case 3: disposal = .restore(area, copy(of: area))
    default: disposal = .none
    }
    var table = colors + [UInt32](repeating: 0, count: 256 - colors.count)
    if let index = control.transparentIndex { table[index] = 0 }
    var isUsed = [Bool](repeating: false, count: 256)
    var changed = 0
    for (place, row) in image.rows.enumerated() {
      let y = image.y + row
      let isOnCanvas = y < height
      let first = place * image.width
      for column in 0..<image.width {
        let index = Int(indices[first + column])
        isUsed[index] = true
        let color = table[index]
        let x = image.x + column
        guard color != 0, isOnCanvas, x < width, pixels[y * width + x] != color else { continue }
        pixels[y * width + x] = color
        if !disposed.contains(x, y) { changed += 1 }
      }
    }
    changed += difference(of: disposed, before)
    return (changed, ColorIndices(isUsed.indices.filter { isUsed[$0] && table[$0] != 0 }))
  }

  /// Does what the last frame has asked for.
  /// - Returns: the area, and what was shown there.
  private mutating func dispose() -> (Area, [UInt32]) {
    switch disposal {
    case .none: return (Area(x: 0..<0, y: 0..<0), [])
    case .clear(let area):
      let shown = copy(of: area)
      for y in area.y { for x in area.x { pixels[y * width + x] = 0 } }
      return (area, shown)
    case .restore(let area, let earlier):
      let shown = copy(of: area)
      var from = 0
      for y in area.y {
        for x in area.x {
          pixels[y * width + x] = earlier[from]
          from += 1
        }
      }
      return (area, shown)
    }
  }

  private func copy(of area: Area) -> [UInt32] {
    area.y.flatMap { y in pixels[y * width + area.x.lowerBound..<y * width + area.x.upperBound] }
  }

  /// At how many pixels of `area` the canvas differs from `other`.
  private func difference(of area: Area, _ other: [UInt32]) -> Int {
    zip(copy(of: area), other).count { $0 != $1 }
  }
}
