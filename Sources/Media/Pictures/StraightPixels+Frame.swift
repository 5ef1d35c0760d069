internal import CFFmpeg

extension StraightPixels {
  /// Reads the samples out of a frame exactly; only Y′CbCr is computed.
  /// - Parameter isOpaque: the format has no alpha.
  init(of frame: borrowing OwnedFrame, isOpaque: Bool) throws(MediaError) {
    let format = AVPixelFormat(rawValue: frame.pointer.pointee.format)
    guard let descriptor = av_pix_fmt_desc_get(format) else {
      throw .failed(action: "read a picture", reason: "FFmpeg gave pixels of an unknown format")
    }
    width = Int(frame.pointer.pointee.width)
    height = Int(frame.pointer.pointee.height)
    isGrey = descriptor.pointee.nb_components <= 2 && format != AV_PIX_FMT_PAL8
    let isRGB = descriptor.pointee.flags & UInt64(AV_PIX_FMT_FLAG_RGB) != 0

    if format == AV_PIX_FMT_RGBA {
      samples = .eight(
        Self.rows(of: frame) { row, target, width in target.copyMemory(from: row, byteCount: width * 4) })
    } else if format == AV_PIX_FMT_RGB24 {
      samples = .eight(Self.rows(of: frame, Self.expandRGB))
    } else if format == AV_PIX_FMT_PAL8 {
      let palette = UnsafeRawPointer(frame.pointer.pointee.data.1!)
      samples = .eight(Self.rows(of: frame) { Self.expandPalette(palette, $0, $1, $2) })
    } else if isRGB || isGrey {
      samples = Self.components(of: frame, descriptor)
    } else {
      var bytes = try YCbCrPlanes(frame, descriptor).rgba(isFullRange: isOpaque)
      let alpha: Int32 = 3
      if descriptor.pointee.nb_components > alpha && !isOpaque {
        Self.read(alpha, of: frame, descriptor, into: &bytes, channel: Int(alpha))
      }
      samples = .eight(bytes)
    }
  }

  /// RGBA bytes, made row by row of the frame's first plane.
  private static func rows(
    of frame: borrowing OwnedFrame,
    _ expand: (_ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ width: Int) -> Void
  ) -> [UInt8] {
    let source = frame.pointer.pointee
    let (width, height) = (Int(source.width), Int(source.height))
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
      let target = UnsafeMutableRawPointer(buffer.baseAddress!)
      for y in 0..<height {
        expand(UnsafeRawPointer(source.data.0! + y * Int(source.linesize.0)), target + y * width * 4, width)
      }
      filled = width * height * 4
    }
  }

  private static func expandRGB(_ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ width: Int) {
    let from = row.assumingMemoryBound(to: UInt8.self)
    let to = target.assumingMemoryBound(to: UInt8.self)
    for x in 0..<width {
      to[x * 4] = from[x * 3]
      to[x * 4 + 1] = from[x * 3 + 1]
      to[x * 4 + 2] = from[x * 3 + 2]
      to[x * 4 + 3] = 255
    }
  }

  /// - Parameter palette: 256 numbers 0xAARRGGBB.
  private static func expandPalette(
    _ palette: UnsafeRawPointer, _ row: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ width: Int
  ) {
    let from = row.assumingMemoryBound(to: UInt8.self)
    for x in 0..<width {
      let argb = palette.load(fromByteOffset: Int(from[x]) * 4, as: UInt32.self)
      target.storeBytes(of: (argb << 8 | argb >> 24).bigEndian, toByteOffset: x * 4, as: UInt32.self)
    }
  }

  /// The samples of any grey or RGB format, byte order and plane layout left to FFmpeg's own description of it.
  private static func components(
    of frame: borrowing OwnedFrame, _ descriptor: UnsafePointer<AVPixFmtDescriptor>
  ) -> Samples {
    let count = Int(frame.pointer.pointee.width) * Int(frame.pointer.pointee.height) * 4
    if descriptor.pointee.comp.0.depth > 8 {
      var values = [UInt16](repeating: .max, count: count)
      read(all: frame, descriptor, into: &values)
      return .sixteen(values)
    }
    var bytes = [UInt8](repeating: .max, count: count)
    read(all: frame, descriptor, into: &bytes)
    return .eight(bytes)
  }

  private static func read<Sample: FixedWidthInteger>(
    all frame: borrowing OwnedFrame, _ descriptor: UnsafePointer<AVPixFmtDescriptor>, into pixels: inout [Sample]
  ) {
    let components = Int32(descriptor.pointee.nb_components)
    if components <= 2 {
      for channel in 0..<3 { read(0, of: frame, descriptor, into: &pixels, channel: channel) }
      if components == 2 { read(1, of: frame, descriptor, into: &pixels, channel: 3) }
    } else {
      for component in 0..<components { read(component, of: frame, descriptor, into: &pixels, channel: Int(component)) }
    }
  }

  /// Puts one component of the frame into one channel of the pixels.
  private static func read<Sample: FixedWidthInteger>(
    _ component: Int32, of frame: borrowing OwnedFrame, _ descriptor: UnsafePointer<AVPixFmtDescriptor>,
    into pixels: inout [Sample], channel: Int
  ) {
    let source = frame.pointer.pointee
    let width = Int(source.width)
    var line = [UInt16](repeating: 0, count: width)
    let planes = frame.planes.map { UnsafePointer($0) }
    let strides = frame.strides
    pixels.withUnsafeMutableBufferPointer { pixels in
      line.withUnsafeMutableBufferPointer { line in
        var at = channel
        for y in 0..<source.height {
          var planes = planes
          av_read_image_line2(
            line.baseAddress, &planes, strides, descriptor, 0, y, component, source.width, 0,
            Int32(MemoryLayout<UInt16>.size))
          for x in 0..<width {
            pixels[at] = Sample(truncatingIfNeeded: line[x])
            at += 4
          }
        }
      }
    }
  }
}
