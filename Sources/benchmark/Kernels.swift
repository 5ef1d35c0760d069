internal import SegueKit

/// An operation on rows of pixels, to be timed against copying as many bytes.
struct Kernel: Sendable {
  let name: String
  /// Takes pages of one size and gives what is timed, which is told the page whose turn it is.
  let prepare: @Sendable (_ pages: [Bitmap]) -> (_ page: Int) -> Void
}

extension Kernel {
  static let all: [Kernel] = [
    Kernel(name: "RGBA to 4:2:0") { pages in
      let planes = Planes(width: pages[0].width, height: pages[0].height)
      return { planes.update(from: pages[$0]) }
    }
  ]
}

/// Each kernel in pictures that fit a processor's nearest cache, the next one, and neither.
func kernelRows(_ options: Options) throws -> [Row] {
  let pages = try Clip.files(options.pages).map { try Picture(contentsOf: $0).bitmap }
  // Two sources and a target: 24 kB, 384 kB, and 36 MB.
  let sizes = [("L1", 64, 32), ("L2", 256, 128), ("memory", pages[0].width, pages[0].height)]
  var rows: [Row] = []
  for (place, width, height) in sizes {
    let cut = pages.map { $0.cut(width: width, height: height) }
    var copy = PageCopy(cut)
    // Long enough for the clock.
    let repeats = max(2, 16_000_000 / copy.bytes)
    for kernel in Kernel.all {
      let work = kernel.prepare(cut)
      let pairing = Pairing(rounds: options.effort.rounds, turns: 4, warmsUp: true) { _ in
        for turn in 0..<repeats { copy.copy(turn % 2) }
      } work: { _ in
        for turn in 0..<repeats { work(turn % 2) }
      }
      rows.append(
        Row(
          "\(kernel.name), \(place)", pairing.ratio(of: \.processor), .memcpy,
          seconds: pairing.seconds(of: \.processor) / Double(4 * repeats)))
    }
  }
  return rows
}

extension Bitmap {
  /// The upper left corner.
  fileprivate func cut(width: Int, height: Int) -> Bitmap {
    let rows = (0..<height).flatMap { rgba[$0 * bytesPerRow..<$0 * bytesPerRow + width * 4] }
    return Bitmap(width: width, height: height, rgba: rows)
  }
}
