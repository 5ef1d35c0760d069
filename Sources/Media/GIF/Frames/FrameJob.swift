internal import Dispatch

/// A frame on its way through the encoder.
///
/// Unchecked, since the thread that takes it writes what comes of it, and nobody reads that before `wait()` returns.
final class FrameJob: @unchecked Sendable {
  let frame: ChangedFrame
  /// When it appears, in centiseconds.
  let time: Int
  /// How far it is.
  let progress = RowProgress()
  /// How far the frame before is; nil of the first.
  private(set) var before: RowProgress?
  /// Its image data.
  var data: [UInt8] = []
  /// Whether any pixel shows another colour than before.
  var changesAnything = false
  private let isDone = DispatchSemaphore(value: 0)

  init(_ frame: ChangedFrame, at time: Int, after before: FrameJob?) {
    self.frame = frame
    self.time = time
    self.before = before?.progress
  }

  func run(_ encoder: FrameEncoder, on canvas: IndexCanvas) {
    encoder.encode(self, on: canvas)
    before = nil
    isDone.signal()
  }

  /// Returns when it is encoded. To be called once.
  func wait() { isDone.wait() }
}
