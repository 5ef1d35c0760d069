internal import CFFmpeg
internal import CFFmpegLog

extension PictureParts {
  /// The stored pixels, as FFmpeg's decoder for the format makes them of `essence`.
  /// - Throws: `damaged` when the decoder refuses, complains or gives a picture of another size.
  func decoded(from file: PictureFile) throws(MediaError) -> OwnedFrame {
    _ = ffmpegLogStarted
    let (identifier, name) =
      switch format {
      case .png: (AV_CODEC_ID_PNG, "PNG")
      case .jpeg: (AV_CODEC_ID_MJPEG, "JPEG")
      case .webp: (AV_CODEC_ID_WEBP, "WebP")
      }
    guard let codec = avcodec_find_decoder(identifier) else {
      throw .failed(action: "read '\(file.path)'", reason: "this FFmpeg has no decoder for \(name)")
    }
    let decoder = try OwnedCodecContext(codec)
    decoder.pointer.pointee.err_recognition = AV_EF_EXPLODE
    // Frame threads would hold the frame back, and the log is kept per thread.
    decoder.pointer.pointee.thread_count = 1
    // The inverse DCT of libjpeg: in plain C, so the same on every processor, and what other programs show.
    decoder.pointer.pointee.idct_algo = FF_IDCT_INT
    decoder.pointer.pointee.max_pixels = Int64(Self.mostPixels)
    try check(avcodec_open2(decoder.pointer, codec, nil), "open FFmpeg's \(name) decoder")

    let packet = try OwnedPacket()
    try packet.fill(with: essence)
    let frame = try OwnedFrame()
    _ = segue_ffmpeg_log_take()
    var status = avcodec_send_packet(decoder.pointer, packet.pointer)
    if status >= 0 { status = avcodec_send_packet(decoder.pointer, nil) }
    if status >= 0 { status = avcodec_receive_frame(decoder.pointer, frame.pointer) }
    if status == segue_error_not_implemented() {
      throw file.unsupported("FFmpeg cannot decode it: \(reason(for: status))")
    }
    if status < 0 { throw file.damaged(reason(for: status)) }

    // Some damage (rows missing at a PNG's end) is only worth a log line to FFmpeg.
    let complaint = String(cString: segue_ffmpeg_log_take())
    if !complaint.isEmpty { throw file.damaged(complaint) }
    let found = frame.pointer.pointee
    if found.decode_error_flags != 0 || found.flags & AV_FRAME_FLAG_CORRUPT != 0 {
      throw file.damaged("a part of it does not decode")
    }
    guard Int(found.width) == width, Int(found.height) == height else {
      throw file.damaged("its header says \(width) × \(height) pixels, its data \(found.width) × \(found.height)")
    }
    return frame
  }
}

extension OwnedPacket {
  /// Puts a copy of `bytes` in, followed by the padding that decoders may read.
  fileprivate func fill(with bytes: [UInt8]) throws(MediaError) {
    try check(av_new_packet(pointer, Int32(bytes.count)), "make a packet of \(bytes.count) bytes")
    pointer.pointee.data.update(from: bytes, count: bytes.count)
  }
}
