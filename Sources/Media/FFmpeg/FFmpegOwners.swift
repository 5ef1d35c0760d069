internal import CFFmpeg

// Each of FFmpeg's objects that Media holds has one owner here, which frees it.

/// A picture as a decoder gives it or an encoder takes it.
struct OwnedFrame: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFrame>

  init() throws(MediaError) {
    pointer = try check(av_frame_alloc(), "make a frame")
  }

  /// A frame with its own memory.
  init(width: Int, height: Int, format: AVPixelFormat) throws(MediaError) {
    let frame = try OwnedFrame()
    frame.pointer.pointee.width = Int32(width)
    frame.pointer.pointee.height = Int32(height)
    frame.pointer.pointee.format = format.rawValue
    frame.pointer.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    try check(av_frame_get_buffer(frame.pointer, 0), "make a frame of \(width) × \(height)")
    self = frame
  }

  deinit {
    var frame: UnsafeMutablePointer<AVFrame>? = pointer
    av_frame_free(&frame)
  }

  /// Makes sure that no encoder still reads this memory before it is written again.
  func makeWritable() throws(MediaError) {
    try check(av_frame_make_writable(pointer), "reuse a frame")
  }

  /// The first byte of row `y` of plane `plane`.
  func row(_ y: Int, of plane: Int) -> UnsafeMutablePointer<UInt8> {
    withUnsafeBytes(of: &pointer.pointee.data) { data in
      withUnsafeBytes(of: &pointer.pointee.linesize) { strides in
        data.assumingMemoryBound(to: UnsafeMutablePointer<UInt8>.self)[plane]
          + y * Int(strides.assumingMemoryBound(to: Int32.self)[plane])
      }
    }
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

/// A filter of packets.
struct OwnedBitstreamFilter: ~Copyable {
  let pointer: UnsafeMutablePointer<AVBSFContext>

  init(_ name: String) throws(MediaError) {
    guard let filter = av_bsf_get_by_name(name) else {
      throw .failed(action: "filter packets", reason: "this FFmpeg has no bitstream filter '\(name)'")
    }
    var context: UnsafeMutablePointer<AVBSFContext>?
    try check(av_bsf_alloc(filter, &context), "start the bitstream filter '\(name)'")
    pointer = context!
  }

  deinit {
    var context: UnsafeMutablePointer<AVBSFContext>? = pointer
    av_bsf_free(&context)
  }
}

/// A file opened for reading.
struct OwnedInput: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>

  init(path: String) throws(MediaError) {
    _ = ffmpegLogStarted
    var context: UnsafeMutablePointer<AVFormatContext>?
    // "file:" keeps a colon in a path from being taken for a protocol.
    try check(avformat_open_input(&context, "file:\(path)", nil, nil), "open '\(path)'")
    pointer = context!
  }

  deinit {
    var context: UnsafeMutablePointer<AVFormatContext>? = pointer
    avformat_close_input(&context)
  }
}

/// A file opened for writing; closed when dropped.
struct OwnedOutput: ~Copyable {
  let pointer: UnsafeMutablePointer<AVFormatContext>

  init(_ format: String, path: String) throws(MediaError) {
    _ = ffmpegLogStarted
    var context: UnsafeMutablePointer<AVFormatContext>?
    try check(avformat_alloc_output_context2(&context, nil, format, "file:\(path)"), "make a \(format) file")
    pointer = context!
  }

  deinit {
    avio_closep(&pointer.pointee.pb)
    avformat_free_context(pointer)
  }
}
