/// What is shown: an index for every pixel, or 256 where nothing was shown yet.
///
/// Frames follow each other over it row by row: a row is a frame's own as soon as the frame before has settled it, until
/// it has settled it itself. Unchecked for that reason.
final class IndexCanvas: @unchecked Sendable {
  static let nothing: UInt16 = 256

  let width: Int
  let height: Int
  private let pixels: UnsafeMutablePointer<UInt16>

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: width * height)
    pixels.initialize(repeating: Self.nothing, count: width * height)
  }

  deinit { pixels.deallocate() }

  /// Copies what is shown in row `y` of a frame, and marks runs of pixels that may be left out and better are: those with
  /// more than two changes of colour in them, which as colours would be many strings.
  /// - Parameter indices: of the row. A pixel that stands gets the index it has, however it would be dithered now.
  func read(
    _ frame: ChangedFrame, row y: Int, indices: UnsafeMutablePointer<UInt8>,
    into previous: UnsafeMutablePointer<UInt16>
  ) {
    let row = pixels + (frame.rows.lowerBound + y) * width + frame.columns.lowerBound
    let end = frame.width
    for x in 0..<end where frame.stands[y * end + x] { indices[x] = UInt8(truncatingIfNeeded: row[x]) }
    var x = 0
    while x < end {
      previous[x] = row[x]
      guard row[x] == UInt16(indices[x]) else {
        x += 1
        continue
      }
      let start = x
      var changes = 0
      while x < end, row[x] == UInt16(indices[x]) {
        previous[x] = row[x]
        if x > start, row[x] != row[x - 1] { changes += 1 }
        x += 1
      }
      if changes >= 2 { for at in start..<x { previous[at] |= MatchFrame.leftOut } }
    }
  }

  /// Shows what was chosen for row `y` of a frame.
  /// - Returns: whether any pixel changed.
  func show(
    _ choices: UnsafePointer<UInt8>, _ frame: ChangedFrame, row y: Int, transparent: Int
  ) -> Bool {
    let row = pixels + (frame.rows.lowerBound + y) * width + frame.columns.lowerBound
    var hasChanged = false
    for x in 0..<frame.width where Int(choices[x]) != transparent && row[x] != UInt16(choices[x]) {
      row[x] = UInt16(choices[x])
      hasChanged = true
    }
    return hasChanged
  }
}
