public import Motion
public import Raster

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Writes a folder of lossless PNGs, `frame-00000.png` and so on, sorted by name as by time.
///
/// A folder that exists already keeps its other files.
public final class PictureFolderWriter: FrameWriter {
  private let path: String
  private let width: Int
  private let height: Int
  private let frameRate: Rational
  private let digits: Int
  private let encoder: PNGEncoder
  private var folder: TemporaryFolder
  private var isComplete = false
  private var count = 0
  private var bytes = 0
  private var png: [UInt8] = []

  /// Gets ready to write a folder at `path`, which may end in a slash. Nothing is made when this throws.
  /// - Parameters:
  ///   - width: of the frames, in pixels; `height` likewise.
  ///   - frameRate: frames per second, above 0; only reported.
  ///   - frameCount: how many frames will come, for the length of their numbers.
  /// - Throws: `MediaError.unwritable` if `path` cannot be written.
  public init(path: String, width: Int, height: Int, frameRate: Rational, frameCount: Int) throws(MediaError) {
    precondition(width > 0 && height > 0 && frameRate.numerator > 0, "a frame has at least one pixel and some time")
    self.path = path
    self.width = width
    self.height = height
    self.frameRate = frameRate
    digits = max(5, "\(frameCount - 1)".count)
    encoder = PNGEncoder(width: width, height: height)
    folder = try TemporaryFolder(for: OutputTarget(path, kind: .folder))
  }

  public func append(_ picture: Bitmap, at index: Int, unchanged: Bool) throws(MediaError) {
    precondition(index == count, "frames come in order")
    if isComplete { throw .failed(action: "write '\(path)'", reason: "it is finished already") }
    if !unchanged || index == 0 { png = try encoder.encode(picture) }
    try write(png, to: "\(folder.path)/\(name(of: index))", target: path)
    count += 1
    bytes += png.count
  }

  public func complete() throws(MediaError) -> WrittenFile {
    if isComplete { throw .failed(action: "finish '\(path)'", reason: "it is finished already") }
    if count == 0 { throw .failed(action: "write '\(path)'", reason: "it has no frames") }
    for index in Set([0, count - 1]) {
      try checkPNG("\(folder.path)/\(name(of: index))", named: path, width: width, height: height)
    }
    isComplete = true
    return WrittenFile(
      path: path, format: .png, width: width, height: height, frames: count,
      duration: Rational(count * frameRate.denominator, frameRate.numerator).value, bytes: bytes)
  }

  public func publish() throws(MediaError) -> [String] {
    try folder.commit()
    return removeOlderFrames(from: folder.target.place)
  }

  /// Removes what a longer clip left here.
  private func removeOlderFrames(from place: String) -> [String] {
    let ours = Set((0..<count).map(name(of:)))
    let older = names(in: place).filter { !ours.contains($0) && Self.isFrameName($0) }
    let removed = older.filter { unlink("\(place)/\($0)") == 0 }.count
    return removed == 0 ? [] : ["removed \(removed) older \(removed == 1 ? "frame" : "frames") from '\(path)'"]
  }

  private func name(of index: Int) -> String {
    let number = "\(index)"
    return "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
  }

  /// Whether a file of this name is one that this writer makes, and so replaces or removes.
  package static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= 5 && number.allSatisfy { ("0"..."9").contains($0) }
  }
}
