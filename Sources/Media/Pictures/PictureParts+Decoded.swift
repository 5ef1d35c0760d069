internal import CFFmpeg
internal import CFFmpegLog

extension PictureParts {
  /// The stored pixels, as FFmpeg's decoder for the format makes them of `essence`.
  /// - Throws: `damaged` when the decoder refuses, complains or gives a picture of another size.
  func decoded(from file: PictureFile) throws(MediaError) -> OwnedFrame {
    let frame = try OwnedFrame()
    let status = try format.decode(essence, into: frame)
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

extension PictureFormat {
  /// Decodes the one picture in the file that `pieces` are one after the other.
  /// - Returns: FFmpeg's status. The log holds nothing but what the decoding said.
  /// - Throws: `failed` when this FFmpeg cannot begin.
  func decode(_ pieces: [ArraySlice<UInt8>], into frame: borrowing OwnedFrame) throws(MediaError) -> Int32 {
    _ = ffmpegLogStarted
    let (identifier, name) =
      switch self {
      case .png: (AV_CODEC_ID_PNG, "PNG")
      case .jpeg: (AV_CODEC_ID_MJPEG, "JPEG")
      case .webp: (AV_CODEC_ID_WEBP, "WebP")
      }
    guard let codec = avcodec_find_decoder(identifier) else {
      throw .failed(action: "read \(name) pictures", reason: "this FFmpeg has no decoder for them")
    }
    let decoder = try OwnedCodecContext(codec)
    decoder.pointer.pointee.err_recognition = AV_EF_EXPLODE
    // Frame threads would hold the frame back, and the log is kept per thread.
    decoder.pointer.pointee.thread_count = 1
    // libjpeg's accurate inverse DCT: in plain C, so the same on every processor, and close to what others show.
    decoder.pointer.pointee.idct_algo = FF_IDCT_INT
    decoder.pointer.pointee.max_pixels = Int64(PictureParts.mostPixels)
    try check(avcodec_open2(decoder.pointer, codec, nil), "open FFmpeg's \(name) decoder")

    let packet = try OwnedPacket()
    try packet.fill(with: pieces)
    _ = segue_ffmpeg_log_take()
    let sent = avcodec_send_packet(decoder.pointer, packet.pointer)
    if sent < 0 { return sent }
    let ended = avcodec_send_packet(decoder.pointer, nil)
    if ended < 0 { return ended }
    return avcodec_receive_frame(decoder.pointer, frame.pointer)
  }
}

extension OwnedPacket {
  /// Puts copies of `pieces` in, followed by the padding that decoders may read.
  fileprivate func fill(with pieces: [ArraySlice<UInt8>]) throws(MediaError) {
    let count = pieces.reduce(0) { $0 + $1.count }
    try check(av_new_packet(pointer, Int32(count)), "make a packet of \(count) bytes")
    var rest = UnsafeMutableBufferPointer(start: pointer.pointee.data, count: count)[...]
    for piece in pieces { rest = rest[rest.update(fromContentsOf: piece)...] }
  }
}
