internal import CFFmpeg
public import Motion
public import Raster

/// Writes a GIF with one palette for the whole clip.
///
/// Frame `i` appears at the centisecond nearest to `i / rate`; the delays are the differences of these times, so the
/// error is carried and the clip is as long as it should be. A run of equal frames is stored once.
public final class GIFWriter: FrameWriter {
  /// What one delay can be at most, in centiseconds.
  private static let longestDelay = 65535

  private let path: String
  private let width: Int
  private let height: Int
  private let clock: FrameClock
  private let loop: Loop
  private let frame: OwnedFrame
  private let encoder: Encoder
  private var map: PaletteMap
  private var muxer: Muxer?
  private var file: TemporaryFile
  private var count = 0
  private var stored = 0
  /// What is shown, and from which centisecond on.
  private var shown: [UInt8]
  private var shownSince = 0
  private var next: [UInt8]

  /// Gets ready to write a GIF to `path`. Nothing is made when this throws.
  /// - Parameters:
  ///   - width: of the frames, in pixels, up to 65535; `height` likewise.
  ///   - frameRate: frames per second, above 0 and at most 50: players show faster ones at 10.
  ///   - palette: with fewer than 256 colours there is an index left to leave pixels as they are, which makes smaller
  ///     files.
  ///   - quality: 1 (smallest) to 100 (nothing is lost after the palette).
  /// - Throws: `MediaError.unwritable` if `path` cannot be written or a GIF cannot be so large or loop so often.
  public init(
    path: String, width: Int, height: Int, frameRate: Rational, palette: Palette, loop: Loop = .forever,
    dither: Dither = .none, quality: Int = 100
  ) throws(MediaError) {
    precondition((1...100).contains(quality), "a quality is 1 to 100")
    precondition(width > 0 && height > 0, "a GIF has at least one pixel")
    precondition(frameRate <= Rational(50), "players show a GIF at more than 50 frames per second at 10")
    if max(width, height) > 65535 {
      throw .unwritable(path: path, reason: "\(width) × \(height) pixels; a GIF has at most 65535 on a side")
    }
    if let repeats = loop.repeats, !(0...65535).contains(repeats) {
      throw .unwritable(path: path, reason: "a GIF cannot play \(loop); it plays at most 65536 times, or for ever")
    }
    let target = try OutputTarget(path, kind: .file)
    let encoder = try Encoder("gif") { context in
      context.pointee.width = Int32(width)
      context.pointee.height = Int32(height)
      context.pointee.pix_fmt = AV_PIX_FMT_PAL8
      context.pointee.time_base = AVRational(num: 1, den: 100)
    }
    let frame = try OwnedFrame(width: width, height: height, format: AV_PIX_FMT_PAL8)
    frame.setPalette(palette)
    let file = try TemporaryFile(for: target)
    let muxer = try Muxer(
      "gif", path: file.path, target: path, encoder: encoder, frameRate: frameRate,
      options: [("loop", "\(loop.repeats ?? -1)")])
    self.path = path
    self.width = width
    self.height = height
    self.loop = loop
    clock = FrameClock(rate: frameRate, grid: .centiseconds)
    self.frame = frame
    self.encoder = encoder
    map = PaletteMap(palette, dither: dither)
    shown = [UInt8](repeating: 0, count: width * height)
    next = shown
    self.file = consume file
    self.muxer = consume muxer
  }

  public func append(_ picture: Bitmap, at index: Int, unchanged: Bool) throws(MediaError) {
    precondition(index == count, "frames come in order")
    count += 1
    if unchanged, index > 0 { return }
    precondition(picture.width == width && picture.height == height, "picture and GIF differ in size")
    map.map(picture, into: &next)
    if index > 0, next == shown { return }
    let time = centiseconds(at: index)
    try hold(until: time)
    swap(&shown, &next)
    try store(at: time)
  }

  public func complete() throws(MediaError) -> WrittenFile {
    if count == 0 { throw .failed(action: "write '\(path)'", reason: "it has no frames") }
    let end = centiseconds(at: count)
    try hold(until: end)
    guard let muxer = muxer.take() else { throw .failed(action: "finish '\(path)'", reason: "it is finished already") }
    try muxer.set("final_delay", to: end - shownSince)
    try encoder.encode(nil) { packet throws(MediaError) in try muxer.write(packet) }
    try muxer.finish()
    let expected = GIFFacts(width: width, height: height, frames: stored, centiseconds: end, repeats: loop.repeats)
    let found = try GIFFacts(of: file.path, named: path)
    if found != expected {
      throw .wrongResult(path: path, expected: expected.description, found: found.description)
    }
    return WrittenFile(
      path: path, format: .gif, width: width, height: height, frames: count, duration: Double(end) / 100,
      bytes: try file.size())
  }

  /// How large the file is at least, with all its frames so far.
  package var bytesWritten: Int {
    get throws(MediaError) { try file.size() }
  }

  public func publish() throws(MediaError) -> [String] {
    try file.commit()
    return []
  }

  /// Stores what is shown again as often as its delay would be too long.
  private func hold(until time: Int) throws(MediaError) {
    while stored > 0, time - shownSince > Self.longestDelay { try store(at: shownSince + Self.longestDelay) }
  }

  private func store(at time: Int) throws(MediaError) {
    try frame.makeWritable()
    shown.withUnsafeBufferPointer { shown in
      for y in 0..<height { frame.row(y, of: 0).update(from: shown.baseAddress! + y * width, count: width) }
    }
    frame.pointer.pointee.pts = Int64(time)
    try encoder.encode(frame.pointer) { packet throws(MediaError) in try muxer?.write(packet) }
    shownSince = time
    stored += 1
  }

  private func centiseconds(at index: Int) -> Int {
    let time = clock.time(of: index)
    return time.numerator * 100 / time.denominator
  }
}

extension OwnedFrame {
  /// The palette as FFmpeg has it: 256 times 0xAARRGGBB. The first one that is left over is transparent.
  fileprivate func setPalette(_ palette: Palette) {
    row(0, of: 1).withMemoryRebound(to: UInt32.self, capacity: 256) { entries in
      for index in 0..<256 { entries[index] = 0xff00_0000 }
      for (index, color) in palette.colors.enumerated() {
        entries[index] |= UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
      }
      if palette.colors.count < 256 { entries[palette.colors.count] = 0 }
    }
  }
}
