internal import CFFmpeg

/// One of FFmpeg's encoders: frames in, packets out. That it may hold frames back stays in here.
struct Encoder: ~Copyable {
  private let context: OwnedCodecContext
  private let packet: OwnedPacket
  private let filter: OwnedBitstreamFilter?
  private let name: String

  /// Opens the encoder `name`.
  /// - Parameters:
  ///   - options: the encoder's own, by name. One it does not know is an error.
  ///   - droppedUnits: types of NAL units to leave out of the stream, as `filter_units` writes them ("6", "39|40").
  ///   - configure: sets the size, format and so on before it is opened.
  init(
    _ name: String, options: [(name: String, value: String)] = [], droppedUnits: String? = nil,
    configure: (UnsafeMutablePointer<AVCodecContext>) -> Void
  ) throws(MediaError) {
    _ = ffmpegLogStarted
    guard let codec = avcodec_find_encoder_by_name(name) else { throw .encoderMissing(name: name) }
    let context = try OwnedCodecContext(codec)
    context.pointer.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    configure(context.pointer)
    for option in options {
      let status = av_opt_set(context.pointer.pointee.priv_data, option.name, option.value, 0)
      try check(status, "give \(name) the option \(option.name)=\(option.value)")
    }
    try check(avcodec_open2(context.pointer, codec, nil), "start the encoder \(name)")
    var filter: OwnedBitstreamFilter?
    if let droppedUnits {
      let dropping = try OwnedBitstreamFilter("filter_units")
      try check(av_opt_set(dropping.pointer.pointee.priv_data, "remove_types", droppedUnits, 0), "filter packets")
      try check(avcodec_parameters_from_context(dropping.pointer.pointee.par_in, context.pointer), "filter packets")
      dropping.pointer.pointee.time_base_in = context.pointer.pointee.time_base
      try check(av_bsf_init(dropping.pointer), "filter the packets of \(name)")
      filter = consume dropping
    }
    packet = try OwnedPacket()
    self.filter = consume filter
    self.context = context
    self.name = name
  }

  /// The unit of the packets' times, in seconds.
  var timeBase: AVRational { context.pointer.pointee.time_base }

  /// By how many frames a packet may come before its turn to be shown.
  var reordering: Int { Int(context.pointer.pointee.has_b_frames) }

  /// Describes the stream to a container.
  func describe(_ parameters: UnsafeMutablePointer<AVCodecParameters>) throws(MediaError) {
    switch filter {
    case .some(let filter):
      try check(avcodec_parameters_copy(parameters, filter.pointer.pointee.par_out), "describe the stream")
    case .none:
      try check(avcodec_parameters_from_context(parameters, context.pointer), "describe the stream")
    }
  }

  /// Encodes `frame` and hands over the packets that are ready; nil means that no more frames come, and hands over all
  /// that are left.
  func encode(
    _ frame: UnsafeMutablePointer<AVFrame>?,
    packets take: (UnsafeMutablePointer<AVPacket>) throws(MediaError) -> Void
  ) throws(MediaError) {
    try check(avcodec_send_frame(context.pointer, frame), "encode a frame with \(name)")
    while try isThere(avcodec_receive_packet(context.pointer, packet.pointer)) { try pass(packet.pointer, to: take) }
    if frame == nil { try pass(nil, to: take) }
  }

  private func pass(
    _ coded: UnsafeMutablePointer<AVPacket>?, to take: (UnsafeMutablePointer<AVPacket>) throws(MediaError) -> Void
  ) throws(MediaError) {
    switch filter {
    case .some(let filter):
      try check(av_bsf_send_packet(filter.pointer, coded), "filter the packets of \(name)")
      while try isThere(av_bsf_receive_packet(filter.pointer, packet.pointer)) {
        try take(packet.pointer)
        av_packet_unref(packet.pointer)
      }
    case .none:
      guard let coded else { return }
      try take(coded)
      av_packet_unref(coded)
    }
  }

  /// Whether there was a packet; "not yet" and "no more" are both no.
  private func isThere(_ status: Int32) throws(MediaError) -> Bool {
    if status == segue_error_again() || status == segue_error_end() { return false }
    try check(status, "encode with \(name)")
    return true
  }
}
