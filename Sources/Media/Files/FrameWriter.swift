/// Takes the frames of one clip in order and makes a file (or a folder) of them.
///
/// Nothing appears under the target's name before `publish()`: frames go to a temporary name beside it, which is removed
/// when the writer is dropped without that.
public protocol FrameWriter<Picture>: AnyObject {
  /// What a frame has to be: a bitmap, or a movie's planes.
  associatedtype Picture

  /// Shows `picture` from frame `index` on. Indices run 0, 1, 2, …
  /// - Parameter unchanged: `picture` equals the one before; the writer may reuse what it made of that.
  func append(_ picture: Picture, at index: Int, unchanged: Bool) throws(MediaError)

  /// Completes the file under its temporary name, reads it back and checks it. No frame can follow.
  func complete() throws(MediaError) -> WrittenFile

  /// Moves what was completed to its place.
  /// - Returns: notes on what had to make way.
  func publish() throws(MediaError) -> [String]
}

extension FrameWriter {
  /// Completes and publishes.
  public func finish() throws(MediaError) -> WrittenFile {
    var file = try complete()
    file.notes += try publish()
    return file
  }
}

/// What a finished file is, as read back from it.
public struct WrittenFile: Sendable, Equatable {
  public enum Format: String, Sendable { case mp4, gif, png }

  public var path: String
  public var format: Format
  /// Pixels across and down, padding included.
  public var width: Int
  public var height: Int
  /// Frames shown, so that equal frames that a GIF stores once still count.
  public var frames: Int
  /// Seconds.
  public var duration: Double
  /// Size on disk; of a folder, all its frames together.
  public var bytes: Int
  /// What had to differ from what was asked, in sentences.
  public var notes: [String]

  public init(
    path: String, format: Format, width: Int, height: Int, frames: Int, duration: Double, bytes: Int,
    notes: [String] = []
  ) {
    self.path = path
    self.format = format
    self.width = width
    self.height = height
    self.frames = frames
    self.duration = duration
    self.bytes = bytes
    self.notes = notes
  }
}
