internal import Raster

/// How a stored picture is to be turned to be seen upright: the EXIF tag Orientation (0x0112).
///
/// Named by where the stored row 0 and column 0 are when seen upright, in EXIF 2.32, 4.6.4.
enum Orientation: Int, CaseIterable {
  case upright = 1
  case topRight = 2
  case bottomRight = 3
  case bottomLeft = 4
  case leftTop = 5
  case rightTop = 6
  case rightBottom = 7
  case leftBottom = 8

  /// Whether rows become columns.
  var swapsSides: Bool { rawValue >= 5 }

  /// Where the upright picture's pixels lie in the stored one: index = start + x · right + y · down.
  func steps(width: Int, height: Int) -> (start: Int, right: Int, down: Int) {
    let last = width * height - 1
    let lastRow = (height - 1) * width
    return switch self {
    case .upright: (0, 1, width)
    case .topRight: (width - 1, -1, width)
    case .bottomRight: (last, -1, -width)
    case .bottomLeft: (lastRow, 1, -width)
    case .leftTop: (0, width, 1)
    case .rightTop: (lastRow, -width, 1)
    case .rightBottom: (last, -width, -1)
    case .leftBottom: (width - 1, width, -1)
    }
  }
}

extension Bitmap {
  /// The picture as it is to be seen, every pixel kept.
  func turnedUpright(from orientation: Orientation) -> Bitmap {
    if orientation == .upright { return self }
    let (start, right, down) = orientation.steps(width: width, height: height)
    let (across, rows) = orientation.swapsSides ? (height, width) : (width, height)
    let turned = [UInt8](unsafeUninitializedCapacity: rgba.count) { buffer, filled in
      rgba.withUnsafeBytes { stored in
        let target = UnsafeMutableRawBufferPointer(buffer)
        var at = 0
        for y in 0..<rows {
          var from = start + y * down
          for _ in 0..<across {
            let pixel = stored.loadUnaligned(fromByteOffset: from * 4, as: UInt32.self)
            target.storeBytes(of: pixel, toByteOffset: at, as: UInt32.self)
            from += right
            at += 4
          }
        }
      }
      filled = rgba.count
    }
    return Bitmap(width: across, height: rows, rgba: turned)
  }
}
