internal import Motion

/// What a GIF gives up, one thing after the other, where it is larger than it may be: the first rung that fits is taken.
///
/// Quality first, then colours, then frames, then pixels. What was asked for never becomes more.
struct SizeLadder: Equatable {
  /// Settings of a GIF, all of which only go down.
  struct Rung: Hashable {
    var quality: Int
    /// Most colours in the palette.
    var colors: Int
    var frameRate: Rational
    /// Pixels.
    var size: SegueError.Size
  }

  /// What was asked for.
  let start: Rung
  /// From the top down; each has all that those before it gave up.
  let rungs: [Rung]

  private static let qualities = [60, 40, 25]
  private static let palettes = [128, 64]
  /// Those whose frames all last equally many centiseconds.
  private static let frameRates = [
    Rational(50), Rational(100, 3), Rational(25), Rational(20), Rational(50, 3), Rational(25, 2), Rational(10),
  ]
  /// Percent of the width asked for.
  private static let widths = [80, 64, 50, 40, 32]

  init(from start: Rung) {
    self.start = start
    var rung = start
    var rungs: [Rung] = []
    for quality in Self.qualities where quality < start.quality {
      rung.quality = quality
      rungs.append(rung)
    }
    for colors in Self.palettes where colors < start.colors {
      rung.colors = colors
      rungs.append(rung)
    }
    for rate in Self.frameRates where rate < start.frameRate {
      rung.frameRate = rate
      rungs.append(rung)
    }
    for percent in Self.widths {
      let size = start.size.scaled(toPercent: percent)
      guard size != rung.size else { continue }
      rung.size = size
      rungs.append(rung)
    }
    self.rungs = rungs
  }
}

extension SizeLadder.Rung {
  /// What it gave up: `quality 40 instead of 80, 20 fps instead of 25`.
  func concessions(from start: Self) -> String {
    var words: [String] = []
    if quality != start.quality { words.append("quality \(quality) instead of \(start.quality)") }
    if colors != start.colors { words.append("\(colors) colours instead of \(start.colors)") }
    if frameRate != start.frameRate { words.append("\(frameRate) fps instead of \(start.frameRate)") }
    if size != start.size { words.append("\(size) instead of \(start.size)") }
    return words.joined(separator: ", ")
  }
}

extension SegueError.Size {
  /// Of the same shape, with so many percent of the width; at least one pixel on a side.
  fileprivate func scaled(toPercent percent: Int) -> Self {
    let scaled = Self(width: max(1, (width * percent + 50) / 100), height: 0)
    return Self(width: scaled.width, height: max(1, (2 * height * scaled.width + width) / (2 * width)))
  }
}
