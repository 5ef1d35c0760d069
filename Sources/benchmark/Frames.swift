internal import CAllocations
internal import SegueKit

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// A page copied to a picture: the least that a frame can cost. As for the compositor, both pages have their turn.
struct PageCopy {
  private let pages: [Bitmap]
  private var picture: Bitmap

  /// - Parameter pages: of one size.
  init(_ pages: [Bitmap]) {
    self.pages = pages
    picture = Bitmap(width: pages[0].width, height: pages[0].height)
  }

  var bytes: Int { picture.rgba.count }

  mutating func copy(_ turn: Int) {
    let count = bytes
    pages[turn % pages.count].rgba.withUnsafeBytes { page in
      picture.rgba.withUnsafeMutableBytes { _ = memcpy($0.baseAddress!, page.baseAddress!, count) }
    }
  }
}

/// Frames of each transition, against copying as many pages.
func frameRows(_ options: Options) throws -> [Row] {
  var rows: [Row] = []
  for clip in Clip.all(options.pages, moving: options.effort.drag) {
    var painter = try Painter(clip)
    var copy = PageCopy(painter.pages)
    let frames = painter.layers.count
    func pairing(_ draw: (Int) -> Void) -> Pairing {
      Pairing(
        rounds: options.effort.rounds, turns: frames, warmsUp: true, yardstick: { copy.copy($0) }, work: draw)
    }
    let rgba = pairing { painter.drawRGBA($0) }
    let planes = pairing { painter.drawPlanes($0) }
    if rows.isEmpty {
      let copied = median(rgba.rounds.map(\.yardstick.processor)) / Double(frames)
      rows.append(Row("memcpy of a frame", Double(copy.bytes) / copied / 1e9, .gigabytesPerSecond, seconds: copied))
    }
    for (kind, pairing, limit) in [("RGBA", rgba, 2.0), ("4:2:0", planes, 1.5)] {
      rows.append(
        Row(
          "\(clip.name): frame to \(kind)", pairing.ratio(of: \.processor), .memcpy, limit: limit,
          seconds: pairing.seconds(of: \.processor) / Double(frames)))
    }
  }
  return rows
}

/// How often drawing a frame asks for memory, once all have been drawn. No rows where that cannot be counted.
func allocationRows(_ options: Options) throws -> [Row] {
  guard allocationsOfThisThread() >= 0 else { return [] }
  var rows: [Row] = []
  for clip in Clip.all(options.pages, moving: options.effort.drag) {
    var painter = try Painter(clip)
    let frames = painter.layers.count
    func count(_ draw: (Int) -> Void) -> Double {
      for frame in 0..<frames { draw(frame) }
      let before = allocationsOfThisThread()
      for frame in 0..<frames { draw(frame) }
      return Double(allocationsOfThisThread() - before) / Double(frames)
    }
    rows.append(Row("\(clip.name): allocations, RGBA", count { painter.drawRGBA($0) }, .allocations, limit: 0))
    rows.append(Row("\(clip.name): allocations, 4:2:0", count { painter.drawPlanes($0) }, .allocations, limit: 0))
  }
  return rows
}
