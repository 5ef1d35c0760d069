/// Encodes frames one after the other; each thread has its own.
final class FrameEncoder {
  private let palette: MatchPalette
  private let prices: PixelPrices
  private var indexer: FrameIndexer
  private var matcher: Matcher
  private var room = Room(capacity: 0)

  /// For each pixel what the matcher reads and writes, see `MatchFrame`.
  private struct Room: ~Copyable {
    let capacity: Int
    let levels: UnsafeMutablePointer<UInt8>
    let previous: UnsafeMutablePointer<UInt16>
    let choices: UnsafeMutablePointer<UInt8>

    init(capacity: Int) {
      self.capacity = capacity
      levels = .allocate(capacity: capacity)
      previous = .allocate(capacity: capacity)
      choices = .allocate(capacity: capacity)
    }

    deinit {
      levels.deallocate()
      previous.deallocate()
      choices.deallocate()
    }
  }

  init(_ palette: MatchPalette, prices: PixelPrices, indexer: FrameIndexer) {
    self.palette = palette
    self.prices = prices
    self.indexer = indexer
    matcher = Matcher(palette)
  }

  /// Encodes the frame of `job` and shows it on the canvas, as soon as what was before is settled there.
  func encode(_ job: FrameJob, on canvas: IndexCanvas) {
    let frame = job.frame
    if room.capacity < frame.colors.count { room = Room(capacity: frame.colors.count) }
    indexer.index(frame)
    frame.colors.withUnsafeBufferPointer { colors in
      measure(frame, colors.baseAddress!)
      indexer.indices.withUnsafeMutableBufferPointer { indices in
        let part = MatchFrame(
          width: frame.width, height: frame.height, colors: colors.baseAddress!,
          indices: UnsafePointer(indices.baseAddress!), levels: UnsafePointer(room.levels), prices: prices.table,
          previous: UnsafePointer(room.previous), choices: room.choices)
        encode(part, indices.baseAddress!, job, on: canvas)
      }
    }
    job.before?.wait(for: canvas.height)
    job.progress.advance(to: canvas.height)
  }

  /// Fills in the levels: 0 where nothing moves.
  private func measure(_ frame: ChangedFrame, _ colors: UnsafePointer<UInt32>) {
    if prices.allowsErrors {
      PixelLevels.measure(colors, width: frame.width, height: frame.height, into: room.levels)
      for at in frame.moves.indices { room.levels[at] &*= frame.moves[at] }
    } else {
      room.levels.update(repeating: 0, count: frame.colors.count)
    }
    if indexer.dithers {
      for at in frame.colors.indices where indexer.isDithered[at] { room.levels[at] |= MatchFrame.asIndexed }
    }
  }

  private func encode(
    _ part: MatchFrame, _ indices: UnsafeMutablePointer<UInt8>, _ job: FrameJob, on canvas: IndexCanvas
  ) {
    let frame = job.frame
    let (previous, choices) = (room.previous, room.choices)
    var (known, shown) = (0, 0)
    job.data = matcher.encode(
      part,
      needs: { rows in
        guard rows > known else { return }
        job.before?.wait(for: frame.rows.lowerBound + rows)
        for y in known..<rows {
          canvas.read(frame, row: y, indices: indices + y * part.width, into: previous + y * part.width)
        }
        known = rows
      },
      done: { rows in
        for y in shown..<rows
        where canvas.show(choices + y * part.width, frame, row: y, transparent: palette.transparent) {
          job.changesAnything = true
        }
        shown = rows
        job.progress.advance(to: frame.rows.lowerBound + rows)
      })
  }
}
