internal import CFFmpeg

// Each of FFmpeg's objects that Media holds has one owner here, which frees it.

/// A picture as a decoder gives it or an encoder takes it.
struct OwnedFrame: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  init() throws(MediaError) {
    pointer = try check(av_frame_alloc(), "make a frame")
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&frame)
  }
}

/// A piece of a coded stream.
struct OwnedPacket: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(MediaError) {
    pointer = try check(av_packet_alloc(), "make a packet")
  }

  deinit {
    var packet: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&packet)
  }
}

/// An encoder or a decoder.
struct OwnedCodecContext: ~Copyable {
  let pointer: UnsafeMutablePointer<AVCodecContext>

  init(_ codec: UnsafePointer<AVCodec>) throws(MediaError) {
    pointer = try check(avcodec_alloc_context3(codec), "start \(String(cString: codec.pointee.name))")
  }

  deinit {
    var context: UnsafeMutablePointer<AVCodecContext>? = pointer
    avcodec_free_context(&context)
  }
}
