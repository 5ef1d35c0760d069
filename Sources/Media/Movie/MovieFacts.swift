internal import CFFmpeg
internal import Motion

/// What a finished MP4 has to be, to be compared with what it is.
struct MovieFacts: Equatable, CustomStringConvertible {
  var frames: Int
  /// Seconds.
  var duration: Rational
  var width: Int
  var height: Int
  var pixelFormat = "yuv420p"
  /// Matrix, primaries, transfer function and range, by FFmpeg's names.
  var color = ["bt709", "bt709", "bt709", "tv"]
  /// Whether a player can begin before it has the whole file.
  var indexFirst = true

  var description: String {
    let order = indexFirst ? "index first" : "index last"
    let tags = color.joined(separator: "/")
    return "\(frames) frames, \(duration) s, \(width) × \(height), \(pixelFormat), \(tags), \(order)"
  }
}

extension MovieFacts {
  /// Reads the file at `path` to its end.
  /// - Parameter name: what it is called in messages.
  init(of path: String, named name: String) throws(MediaError) {
    let input = try OwnedInput(path: path)
    try check(avformat_find_stream_info(input.pointer, nil), "read back '\(name)'")
    guard input.pointer.pointee.nb_streams == 1, let stream = input.pointer.pointee.streams[0],
      let parameters = stream.pointee.codecpar
    else { throw .wrongResult(path: name, expected: "one stream", found: "\(input.pointer.pointee.nb_streams)") }
    let packet = try OwnedPacket()
    var frames = 0
    while true {
      let status = av_read_frame(input.pointer, packet.pointer)
      if status == segue_error_end() { break }
      try check(status, "read back '\(name)'")
      // One that the file does not have in full is no frame.
      if packet.pointer.pointee.flags & AV_PKT_FLAG_CORRUPT == 0 { frames += 1 }
      av_packet_unref(packet.pointer)
    }
    let unit = stream.pointee.time_base
    self.frames = frames
    duration = Rational(Int(stream.pointee.duration) * Int(unit.num), Int(unit.den))
    width = Int(parameters.pointee.width)
    height = Int(parameters.pointee.height)
    pixelFormat = words(av_get_pix_fmt_name(AVPixelFormat(parameters.pointee.format)))
    color = [
      words(av_color_space_name(parameters.pointee.color_space)),
      words(av_color_primaries_name(parameters.pointee.color_primaries)),
      words(av_color_transfer_name(parameters.pointee.color_trc)),
      words(av_color_range_name(parameters.pointee.color_range)),
    ]
    indexFirst = try ByteSource(path: path, named: name).movieBoxes().isIndexFirst
  }
}
