internal import CFFmpeg

/// The planes of a Y′CbCr picture as JPEG and lossy WebP store it: 8 bit, chroma perhaps coarser than luma.
///
/// Converted here and not by libswscale, which takes the nearer row of chroma where it should interpolate between two
/// (it saves work when luma needs no scaling), and whose rounding is its own.
struct YCbCrPlanes {
  let width: Int
  let height: Int
  private let planes: [UnsafePointer<UInt8>]
  private let strides: [Int]
  /// Luma samples for one of chroma, across and down.
  private let across: ChromaSteps
  private let down: ChromaSteps

  /// - Precondition: the frame outlives this.
  init(_ frame: borrowing OwnedFrame, _ descriptor: UnsafePointer<AVPixFmtDescriptor>) throws(MediaError) {
    let format = descriptor.pointee
    let planes = frame.planes.prefix(3).compactMap { UnsafePointer($0) }
    guard planes.count == 3, format.comp.0.depth == 8, format.comp.1.step == 1, format.comp.2.plane == 2 else {
      throw .failed(action: "read a picture", reason: "FFmpeg gave pixels as \(String(cString: format.name))")
    }
    self.planes = planes
    strides = frame.strides.map { Int($0) }
    width = Int(frame.pointer.pointee.width)
    height = Int(frame.pointer.pointee.height)
    across = ChromaSteps(over: width, log2: Int(format.log2_chroma_w))
    down = ChromaSteps(over: height, log2: Int(format.log2_chroma_h))
  }

  /// Opaque RGBA by the matrix of BT.601, correctly rounded.
  ///
  /// R = Y + 1.402 Cr, G = Y − 0.344136 Cb − 0.714136 Cr, B = Y + 1.772 Cb (JFIF 1.02); chroma lies in the middle of the
  /// luma samples it is for, and is interpolated linearly from there.
  /// - Parameter isFullRange: JPEG's range, 0…255. Otherwise WebP's, 16…235 and 16…240.
  func rgba(isFullRange: Bool) -> [UInt8] {
    let matrix = Matrix(isFullRange: isFullRange)
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, filled in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: across.count * 2) { chroma in
        for y in 0..<height {
          let (above, weight) = down[y]
          let below = min(above + 1, down.count - 1)
          for plane in 1...2 {
            let first = planes[plane] + max(above, 0) * strides[plane]
            let second = planes[plane] + below * strides[plane]
            let row = chroma.baseAddress! + (plane - 1) * across.count
            for x in 0..<across.count { row[x] = Int32(first[x]) * (8 - weight) + Int32(second[x]) * weight }
          }
          convert(planes[0] + y * strides[0], chroma.baseAddress!, matrix, to: buffer.baseAddress! + y * width * 4)
        }
      }
      filled = width * height * 4
    }
  }

  /// - Parameter chroma: a row of Cb, then a row of Cr, in eighths.
  private func convert(
    _ luma: UnsafePointer<UInt8>, _ chroma: UnsafePointer<Int32>, _ matrix: Matrix,
    to target: UnsafeMutablePointer<UInt8>
  ) {
    let (blue, red) = (chroma, chroma + across.count)
    for x in 0..<width {
      let (left, weight) = across[x]
      let (first, second) = (max(left, 0), min(left + 1, across.count - 1))
      let zero: Int32 = 128 * 64
      let cb = blue[first] * (8 - weight) + blue[second] * weight - zero
      let cr = red[first] * (8 - weight) + red[second] * weight - zero
      let y = Int32(luma[x]) * matrix.luma + matrix.offset
      target[x * 4] = Matrix.clamped(y + matrix.redFromCr * cr)
      target[x * 4 + 1] = Matrix.clamped(y - matrix.greenFromCb * cb - matrix.greenFromCr * cr)
      target[x * 4 + 2] = Matrix.clamped(y + matrix.blueFromCb * cb)
      target[x * 4 + 3] = 255
    }
  }
}

/// Between which two samples of chroma a luma sample lies.
private struct ChromaSteps {
  /// Samples of chroma.
  let count: Int
  private let log2: Int

  init(over length: Int, log2: Int) {
    count = (length + 1 << log2 - 1) >> log2
    self.log2 = log2
  }

  /// The sample before (−1 at the edge) and the weight, in eighths, of the one after it. Exact for up to 4 to 1.
  subscript(index: Int) -> (before: Int, weight: Int32) {
    // (index + ½) / 2^log2 − ½, in eighths.
    let position = (index * 8 + 4) >> log2 - 4
    return (position >> 3, Int32(position & 7))
  }
}

/// The matrix with 20 fractional bits for luma and 14 for chroma, which has 6 of its own.
private struct Matrix {
  let luma: Int32
  let offset: Int32
  let redFromCr: Int32
  let greenFromCb: Int32
  let greenFromCr: Int32
  let blueFromCb: Int32

  init(isFullRange: Bool) {
    let stretch = isFullRange ? 1 : 255.0 / 224
    let perLuma = isFullRange ? 1 : 255.0 / 219
    func chroma(_ factor: Double) -> Int32 { Int32((factor * stretch * 16384).rounded()) }
    luma = Int32((perLuma * 1_048_576).rounded())
    let half: Int32 = 1 << 19
    offset = half - (isFullRange ? 0 : 16 * luma)
    redFromCr = chroma(1.402)
    greenFromCb = chroma(0.344136)
    greenFromCr = chroma(0.714136)
    blueFromCb = chroma(1.772)
  }

  @inline(__always)
  static func clamped(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: max(0, min(255, value >> 20))) }
}
