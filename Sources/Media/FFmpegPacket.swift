internal import CFFmpeg

/// Owns one `AVPacket`, and with it a reference to its data.
struct FFmpegPacket: ~Copyable {
  let pointer: UnsafeMutablePointer<AVPacket>

  init() throws(MediaError) {
    pointer = try check(av_packet_alloc(), "allocate a packet")
  }

  /// A packet that holds a copy of `bytes`, followed by the padding decoders may read.
  init(copying bytes: [UInt8]) throws(MediaError) {
    let packet = try check(av_packet_alloc(), "allocate a packet")
    let status = av_new_packet(packet, Int32(bytes.count))
    if status < 0 {
      var owned: UnsafeMutablePointer<AVPacket>? = packet
      av_packet_free(&owned)
      throw .failed(action: "allocate a packet", reason: reason(for: status))
    }
    bytes.withUnsafeBytes {
      packet.pointee.data.update(from: $0.bindMemory(to: UInt8.self).baseAddress!, count: $0.count)
    }
    pointer = packet
  }

  deinit {
    var owned: UnsafeMutablePointer<AVPacket>? = pointer
    av_packet_free(&owned)
  }
}
