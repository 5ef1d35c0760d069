internal import CFFmpeg

/// Owns one `AVCodecContext`, of a decoder or an encoder.
struct FFmpegCodecContext: ~Copyable {
  let pointer: UnsafeMutablePointer<AVCodecContext>

  init(for codec: UnsafePointer<AVCodec>) throws(MediaError) {
    pointer = try check(avcodec_alloc_context3(codec), "allocate a codec context")
  }

  deinit {
    var owned: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&owned)
  }
}
