internal import CFFmpeg
internal import Raster

/// Makes PNGs of one size, lossless and tagged sRGB: RGB of opaque pictures, RGBA of others.
final class PNGEncoder {
  private let width: Int
  private let height: Int
  // Made when they are first needed: most clips need only one.
  private var opaque: Coder?
  private var translucent: Coder?

  private final class Coder {
    let encoder: Encoder
    let frame: OwnedFrame

    init(width: Int, height: Int, format: AVPixelFormat) throws(MediaError) {
      let frame = try OwnedFrame(width: width, height: height, format: format)
      frame.pointer.pointee.color_primaries = AVCOL_PRI_BT709
      frame.pointer.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
      frame.pointer.pointee.color_range = AVCOL_RANGE_JPEG
      frame.pointer.pointee.colorspace = AVCOL_SPC_RGB
      encoder = try Encoder("png", options: [("pred", "up")]) { context in
        context.pointee.width = Int32(width)
        context.pointee.height = Int32(height)
        context.pointee.pix_fmt = format
        context.pointee.time_base = AVRational(num: 1, den: 1)
        context.pointee.color_primaries = AVCOL_PRI_BT709
        context.pointee.color_trc = AVCOL_TRC_IEC61966_2_1
        context.pointee.color_range = AVCOL_RANGE_JPEG
        context.pointee.colorspace = AVCOL_SPC_RGB
        context.pointee.compression_level = 2
        context.pointee.thread_count = 1
      }
      self.frame = frame
    }

    func png() throws(MediaError) -> [UInt8] {
      var bytes: [UInt8] = []
      try encoder.encode(frame.pointer) { packet in
        bytes += UnsafeBufferPointer(start: packet.pointee.data, count: Int(packet.pointee.size))
      }
      return bytes
    }
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The whole file.
  func encode(_ bitmap: Bitmap) throws(MediaError) -> [UInt8] {
    precondition(bitmap.width == width && bitmap.height == height, "bitmap and PNG differ in size")
    if bitmap.isOpaque {
      if opaque == nil { opaque = try Coder(width: width, height: height, format: AV_PIX_FMT_RGB24) }
      try opaque!.frame.fill(with: bitmap) { source, row, count in
        for x in 0..<count {
          row[3 * x] = source[4 * x]
          row[3 * x + 1] = source[4 * x + 1]
          row[3 * x + 2] = source[4 * x + 2]
        }
      }
      return try opaque!.png()
    }
    if translucent == nil { translucent = try Coder(width: width, height: height, format: AV_PIX_FMT_RGBA) }
    try translucent!.frame.fill(with: bitmap) { source, row, count in
      for x in 0..<count {
        let alpha = Int(source[4 * x + 3])
        for channel in 0..<3 { row[4 * x + channel] = straight(source[4 * x + channel], alpha) }
        row[4 * x + 3] = source[4 * x + 3]
      }
    }
    return try translucent!.png()
  }
}

/// What, times `alpha`, gives `channel` back: the nearest integer to `channel · 255 / alpha`.
private func straight(_ channel: UInt8, _ alpha: Int) -> UInt8 {
  alpha == 0 ? 0 : UInt8(min(255, (Int(channel) * 255 + alpha / 2) / alpha))
}

extension Bitmap {
  /// Whether every alpha is 255.
  fileprivate var isOpaque: Bool {
    rgba.withUnsafeBytes { bytes in
      bytes.bindMemory(to: UInt32.self).reduce(UInt32.max) { $0 & $1 } >> 24 == 0xff
    }
  }
}

extension OwnedFrame {
  /// Fills every row by `convert`, which is given where the row comes from, where it goes, and how many pixels it has.
  fileprivate func fill(
    with bitmap: Bitmap, convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) throws(MediaError) {
    try makeWritable()
    bitmap.rgba.withUnsafeBufferPointer { source in
      for y in 0..<bitmap.height { convert(source.baseAddress! + y * bitmap.bytesPerRow, row(y, of: 0), bitmap.width) }
    }
  }
}
