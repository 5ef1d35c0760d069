internal import CFFmpeg

/// What the coded pictures of a movie are, as its first one shows.
struct MovieStream {
  /// FFmpeg's name, such as `h264`.
  var codec: String
  /// Such as `High`; nil where the codec has none.
  var profile: String?
  /// FFmpeg's name, such as `yuv420p`.
  var pixelFormat: String
  /// Pixels; `height` likewise.
  var width: Int
  var height: Int
  /// What the pictures say themselves, whatever the container says.
  var color: ColorTags

  /// Decodes the first picture of the file at `path`.
  /// - Throws: `failed` with FFmpeg's words.
  init(path: String) throws(MediaError) {
    let action = "decode the first frame of '\(path)'"
    let input = try OwnedInput(path: path)
    let index = av_find_best_stream(input.pointer, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    guard try check(index, action) >= 0, let stream = input.pointer.pointee.streams[Int(index)],
      let parameters = stream.pointee.codecpar
    else { throw .failed(action: action, reason: "it has no pictures") }
    codec = String(cString: avcodec_get_name(parameters.pointee.codec_id))
    guard let decoder = avcodec_find_decoder(parameters.pointee.codec_id) else {
      throw .failed(action: action, reason: "this FFmpeg has no decoder for '\(codec)'")
    }
    let context = try OwnedCodecContext(decoder)
    try check(avcodec_parameters_to_context(context.pointer, parameters), action)
    // Here are the container's tags; what is there afterwards is what the stream says.
    context.pointer.pointee.colorspace = AVCOL_SPC_UNSPECIFIED
    context.pointer.pointee.color_primaries = AVCOL_PRI_UNSPECIFIED
    context.pointer.pointee.color_trc = AVCOL_TRC_UNSPECIFIED
    context.pointer.pointee.color_range = AVCOL_RANGE_UNSPECIFIED
    context.pointer.pointee.thread_count = 1
    try check(avcodec_open2(context.pointer, decoder, nil), action)
    let frame = try OwnedFrame()
    let packet = try OwnedPacket()
    while true {
      let received = avcodec_receive_frame(context.pointer, frame.pointer)
      if received != segue_error_again() {
        try check(received, action)
        break
      }
      let status = av_read_frame(input.pointer, packet.pointer)
      defer { av_packet_unref(packet.pointer) }
      if status == segue_error_end() {
        try check(avcodec_send_packet(context.pointer, nil), action)
      } else {
        try check(status, action)
        if packet.pointer.pointee.stream_index == index {
          try check(avcodec_send_packet(context.pointer, packet.pointer), action)
        }
      }
    }
    let picture = frame.pointer.pointee
    profile = avcodec_profile_name(parameters.pointee.codec_id, context.pointer.pointee.profile).map {
      String(cString: $0)
    }
    pixelFormat = words(av_get_pix_fmt_name(AVPixelFormat(picture.format)))
    width = Int(picture.width)
    height = Int(picture.height)
    color = ColorTags(
      matrix: picture.colorspace, primaries: picture.color_primaries, transfer: picture.color_trc,
      range: picture.color_range)
  }
}
