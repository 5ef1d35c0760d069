/// Encodes frames one after the other; each thread has its own.
final class FrameEncoder {
  private let palette: MatchPalette
  private let prices: PixelPrices
  private var indexer: FrameIndexer
  private var matcher: Matcher
  // As many as the largest frame so far has pixels.
  private var levels: [UInt8] = []
  private var previous: [UInt16] = []
  private var choices: [UInt8] = []

  init(_ palette: MatchPalette, prices: PixelPrices, indexer: FrameIndexer) {
    self.palette = palette
    self.prices = prices
    self.indexer = indexer
    matcher = Matcher(palette)
  }

  /// Encodes the frame of `job` and shows it on the canvas, as soon as what was before is settled there.
  func encode(_ job: FrameJob, on canvas: IndexCanvas) {
    let frame = job.frame
    let (width, height) = (frame.width, frame.height)
    let count = width * height
    if levels.count < count {
      levels = [UInt8](repeating: 0, count: count)
      choices = levels
      previous = [UInt16](repeating: 0, count: count)
    }
    indexer.index(frame)
    let prices = prices.table
    frame.colors.withUnsafeBufferPointer { colors in
      indexer.indices.withUnsafeBufferPointer { indices in
        levels.withUnsafeMutableBufferPointer { levels in
          previous.withUnsafeMutableBufferPointer { previous in
            choices.withUnsafeMutableBufferPointer { choices in
              prices.withUnsafeBufferPointer { prices in
                if prices[1] < .infinity {
                  PixelPrices.measure(colors.baseAddress!, width: width, height: height, into: levels.baseAddress!)
                  for at in 0..<count { levels[at] &*= frame.moves[at] }
                } else {
                  levels.update(repeating: 0)
                }
                if indexer.dithers {
                  for at in 0..<count where indexer.isDithered[at] { levels[at] |= MatchFrame.asIndexed }
                }
                let part = MatchFrame(
                  width: width, height: height, colors: colors.baseAddress!, indices: indices.baseAddress!,
                  levels: UnsafePointer(levels.baseAddress!), prices: prices.baseAddress!,
                  previous: UnsafePointer(previous.baseAddress!), choices: choices.baseAddress!)
                var (known, shown) = (0, 0)
                job.data = matcher.encode(
                  part,
                  needs: { rows in
                    guard rows > known else { return }
                    job.before?.wait(for: frame.rows.lowerBound + rows)
                    for y in known..<rows {
                      canvas.read(
                        frame, row: y, indices: indices.baseAddress! + y * width,
                        into: previous.baseAddress! + y * width)
                    }
                    known = rows
                  },
                  done: { rows in
                    for y in shown..<rows {
                      if canvas.show(choices.baseAddress! + y * width, frame, row: y, transparent: palette.transparent)
                      {
                        job.changesAnything = true
                      }
                    }
                    shown = rows
                    job.progress.advance(to: frame.rows.lowerBound + rows)
                  })
              }
            }
          }
        }
      }
    }
    job.before?.wait(for: canvas.height)
    job.progress.advance(to: canvas.height)
  }
}
