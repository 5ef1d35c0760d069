internal import CFFmpeg
internal import CFFmpegLog

/// The one funnel for failures of FFmpeg: passes `status` through when it is not negative, and otherwise throws with
/// the action ("open 'out.mp4'"), FFmpeg's words for the status, and the last line it logged.
@discardableResult
func check(_ status: Int32, _ action: @autoclosure () -> String) throws(MediaError) -> Int32 {
  if status >= 0 { return status }
  throw .failed(action: action(), reason: reason(for: status))
}

/// The same for functions that answer with a pointer, null meaning "out of memory or not there".
func check<Pointee>(
  _ pointer: UnsafeMutablePointer<Pointee>?, _ action: @autoclosure () -> String
) throws(MediaError) -> UnsafeMutablePointer<Pointee> {
  if let pointer { return pointer }
  let line = String(cString: segue_ffmpeg_log_take())
  throw .failed(action: action(), reason: line.isEmpty ? "out of memory" : line)
}

/// FFmpeg's words for a status, and the last line it logged on this thread.
func reason(for status: Int32) -> String {
  var buffer = [CChar](repeating: 0, count: 128)
  av_strerror(status, &buffer, buffer.count)
  let words = buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  let line = String(cString: segue_ffmpeg_log_take())
  return line.isEmpty ? words : "\(words) (\(line))"
}

/// Whether FFmpeg's log goes to us; touched before FFmpeg is first used.
let ffmpegLogStarted: Void = segue_ffmpeg_log_start()
