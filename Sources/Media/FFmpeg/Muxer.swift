internal import CFFmpeg
internal import Motion

/// One of FFmpeg's containers with one stream, written to a file.
struct Muxer: ~Copyable {
  private let output: OwnedOutput
  /// What the file will be called in the end, for messages.
  private let target: String
  /// The unit of the times that packets come with.
  private let timeBase: AVRational

  /// Starts the file at `path`, which is to become `target`, with the packets of `encoder` as its stream.
  /// - Parameters:
  ///   - tag: four letters that name the codec in the container, if not its usual ones.
  ///   - options: the container's own, by name. One it does not know is an error.
  init(
    _ format: String, path: String, target: String, encoder: borrowing Encoder, frameRate: Rational,
    tag: String? = nil, options: [(name: String, value: String)] = []
  ) throws(MediaError) {
    let output = try OwnedOutput(format, path: path)
    let context = output.pointer
    context.pointee.flags |= AVFMT_FLAG_BITEXACT
    let stream = try check(avformat_new_stream(context, nil), "make a \(format) file")
    try encoder.describe(stream.pointee.codecpar)
    if let tag { stream.pointee.codecpar.pointee.codec_tag = tag.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) } }
    stream.pointee.time_base = encoder.timeBase
    stream.pointee.avg_frame_rate = AVRational(
      num: Int32(clamping: frameRate.numerator), den: Int32(clamping: frameRate.denominator))
    stream.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    for (name, value) in options {
      try check(av_opt_set(context.pointee.priv_data, name, value, 0), "set \(name)=\(value) for '\(target)'")
    }
    try written(avio_open(&context.pointee.pb, "file:\(path)", AVIO_FLAG_WRITE), target)
    try written(avformat_write_header(context, nil), target)
    self.output = output
    self.target = target
    timeBase = encoder.timeBase
  }

  /// Changes one of the container's own options.
  func set(_ option: String, to value: Int) throws(MediaError) {
    try check(
      av_opt_set_int(output.pointer.pointee.priv_data, option, Int64(value), 0), "set \(option) for '\(target)'")
  }

  /// Writes one packet, which shows for `duration` units of the encoder's time base (0: until the next one).
  func write(_ packet: UnsafeMutablePointer<AVPacket>, duration: Int64 = 0) throws(MediaError) {
    packet.pointee.stream_index = 0
    packet.pointee.duration = duration
    av_packet_rescale_ts(packet, timeBase, output.pointer.pointee.streams[0]!.pointee.time_base)
    try written(av_write_frame(output.pointer, packet), target)
    try written(output.pointer.pointee.pb.pointee.error, target)
  }

  /// Completes and closes the file. A full disk may show only now: writing is buffered.
  func finish() throws(MediaError) {
    try written(av_write_trailer(output.pointer), target)
    avio_flush(output.pointer.pointee.pb)
    try written(output.pointer.pointee.pb.pointee.error, target)
    try written(avio_closep(&output.pointer.pointee.pb), target)
  }
}

private func written(_ status: Int32, _ target: String) throws(MediaError) {
  if status < 0 { throw .unwritable(path: target, reason: reason(for: status)) }
}
