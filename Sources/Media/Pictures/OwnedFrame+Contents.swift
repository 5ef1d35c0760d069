internal import CFFmpeg

extension OwnedFrame {
  /// Where the first four planes begin; nil for those the format does not have.
  var planes: [UnsafeMutablePointer<UInt8>?] {
    let data = pointer.pointee.data
    return [data.0, data.1, data.2, data.3]
  }

  /// Bytes from one row of a plane to the next, for the first four planes.
  var strides: [Int32] {
    let linesize = pointer.pointee.linesize
    return [linesize.0, linesize.1, linesize.2, linesize.3]
  }

  /// The ICC profile that came with the pixels.
  var profile: [UInt8]? {
    guard let side = av_frame_get_side_data(pointer, AV_FRAME_DATA_ICC_PROFILE) else { return nil }
    return Array(UnsafeBufferPointer(start: side.pointee.data, count: Int(side.pointee.size)))
  }
}
