internal import CFFmpeg
public import Raster

/// Writes one lossless PNG, tagged sRGB: RGB of an opaque picture, RGBA of another.
///
/// It is written under a temporary name beside `path`, read back, and moved to its place.
/// - Throws: `MediaError.unwritable` if `path` cannot be written.
public func writePicture(_ bitmap: Bitmap, to path: String) throws(MediaError) {
  let target = try OutputTarget(path, kind: .file)
  let png = try PNGEncoder(width: bitmap.width, height: bitmap.height).encode(bitmap)
  var file = try TemporaryFile(for: target)
  try write(png, to: file.path, target: path)
  try checkPNG(file.path, named: path, width: bitmap.width, height: bitmap.height)
  try file.commit()
}

/// Makes the file at `path`, which is to become `target` or a part of it.
func write(_ bytes: [UInt8], to path: String, target: String) throws(MediaError) {
  var file = try OutputFile(path, target: target)
  try file.append(bytes)
  try file.finish()
}

/// Reads the PNG at `path` back and decodes it.
func checkPNG(_ path: String, named name: String, width: Int, height: Int) throws(MediaError) {
  let action = "read back '\(name)'"
  guard let codec = avcodec_find_decoder(AV_CODEC_ID_PNG) else {
    throw .failed(action: action, reason: "FFmpeg has no PNG decoder")
  }
  let decoder = try OwnedCodecContext(codec)
  decoder.pointer.pointee.err_recognition = AV_EF_CRCCHECK | AV_EF_EXPLODE
  decoder.pointer.pointee.thread_count = 1
  let packet = try wholeFile(path, named: name)
  let frame = try OwnedFrame()
  try check(avcodec_open2(decoder.pointer, codec, nil), action)
  try check(avcodec_send_packet(decoder.pointer, packet.pointer), action)
  try check(avcodec_send_packet(decoder.pointer, nil), action)
  try check(avcodec_receive_frame(decoder.pointer, frame.pointer), action)
  let found = (width: Int(frame.pointer.pointee.width), height: Int(frame.pointer.pointee.height))
  if found != (width, height) {
    throw .wrongResult(
      path: name, expected: "\(width) × \(height) pixels", found: "\(found.width) × \(found.height)")
  }
}

/// The file in one packet. FFmpeg's reader of single pictures takes a % in a path for a pattern, so it is not used.
private func wholeFile(_ path: String, named name: String) throws(MediaError) -> OwnedPacket {
  _ = ffmpegLogStarted
  var file: UnsafeMutablePointer<AVIOContext>?
  try check(avio_open(&file, "file:\(path)", AVIO_FLAG_READ), "read back '\(name)'")
  defer { avio_closep(&file) }
  let packet = try OwnedPacket()
  try check(av_get_packet(file, packet.pointer, Int32(clamping: avio_size(file))), "read back '\(name)'")
  return packet
}
