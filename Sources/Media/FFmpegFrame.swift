internal import CFFmpeg

/// Owns one `AVFrame`, and with it a reference to the buffers it shows.
struct FFmpegFrame: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  init() throws(MediaError) {
    pointer = try check(av_frame_alloc(), "allocate a frame")
  }

  deinit {
    var owned: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&owned)
  }

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
}
