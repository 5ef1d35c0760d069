internal import Raster

/// The part of a frame that differs from the frame before.
struct ChangedFrame: Sendable {
  let columns: Range<Int>
  let rows: Range<Int>
  /// The part's pixels, red in the lowest byte, then green and blue.
  let colors: [UInt32]
  /// For each of them 1 where it moves: it differs from the frame before and from the one after. Only there may what is
  /// shown differ from the nearest colour of the palette: it is gone in a moment.
  private(set) var moves: [UInt8]
  /// For each of them whether it is as in the frame before.
  let stands: [Bool]
  /// Where in it a page's pixels are shown as they are; in each row from the left to the right.
  let copies: [FrameCopy]

  var width: Int { columns.count }
  var height: Int { rows.count }

  /// All of a first frame, or what has changed since `before`; nil where nothing has.
  /// - Parameter copies: of the whole picture.
  init?(_ picture: Bitmap, copies: [PageCopy], before: Bitmap?) {
    let width = picture.width
    guard let before else {
      columns = 0..<width
      rows = 0..<picture.height
      colors = picture.withColors { colors in colors.map { $0 & 0xffffff } }
      moves = [UInt8](repeating: 1, count: colors.count)
      stands = [Bool](repeating: false, count: colors.count)
      self.copies = copies.compactMap { FrameCopy($0, in: 0..<width, 0..<picture.height) }
      return
    }
    guard let (columns, rows) = changedPart(picture, before) else { return nil }
    self.columns = columns
    self.rows = rows
    var colors: [UInt32] = []
    var moves: [UInt8] = []
    colors.reserveCapacity(columns.count * rows.count)
    moves.reserveCapacity(columns.count * rows.count)
    picture.withColors { picture in
      before.withColors { before in
        for y in rows {
          for at in y * width + columns.lowerBound..<y * width + columns.upperBound {
            colors.append(picture[at] & 0xffffff)
            moves.append((picture[at] ^ before[at]) & 0xffffff == 0 ? 0 : 1)
          }
        }
      }
    }
    self.colors = colors
    self.moves = moves
    stands = moves.map { $0 == 0 }
    self.copies = copies.compactMap { FrameCopy($0, in: columns, rows) }
  }

  /// Takes what does not change in the next frame, or anything if there is none, as what does not move.
  mutating func settle(_ picture: Bitmap, next: Bitmap?) {
    guard let next else {
      moves = [UInt8](repeating: 0, count: moves.count)
      return
    }
    let width = picture.width
    var index = 0
    moves.withUnsafeMutableBufferPointer { moves in
      picture.withColors { picture in
        next.withColors { next in
          for y in rows {
            for at in y * width + columns.lowerBound..<y * width + columns.upperBound {
              if (picture[at] ^ next[at]) & 0xffffff == 0 { moves[index] = 0 }
              index += 1
            }
          }
        }
      }
    }
  }
}

/// What a `PageCopy` is within a part of the frame, in that part's own columns and rows.
struct FrameCopy: Sendable {
  let page: Bitmap
  let columns: Range<Int>
  let rows: Range<Int>
  let left: Int
  let top: Int

  /// Nil where there is nothing of it.
  init?(_ copy: PageCopy, in columns: Range<Int>, _ rows: Range<Int>) {
    let (across, down) = (copy.columns.clamped(to: columns), copy.rows.clamped(to: rows))
    if across.isEmpty || down.isEmpty { return nil }
    page = copy.page
    self.columns = across.lowerBound - columns.lowerBound..<across.upperBound - columns.lowerBound
    self.rows = down.lowerBound - rows.lowerBound..<down.upperBound - rows.lowerBound
    left = copy.left - columns.lowerBound
    top = copy.top - rows.lowerBound
  }
}

/// The smallest rectangle outside of which two pictures of one size are equal, alpha apart; nil where they are so all over.
private func changedPart(_ picture: Bitmap, _ before: Bitmap) -> (columns: Range<Int>, rows: Range<Int>)? {
  let width = picture.width
  return picture.withColors { picture in
    before.withColors { before in
      var rows: Range<Int>?
      var (left, right) = (width, 0)
      for y in 0..<picture.count / width {
        let start = y * width
        guard let first = (0..<width).first(where: { (picture[start + $0] ^ before[start + $0]) & 0xffffff != 0 }),
          let last = (0..<width).last(where: { (picture[start + $0] ^ before[start + $0]) & 0xffffff != 0 })
        else { continue }
        (left, right) = (min(left, first), max(right, last + 1))
        rows = (rows?.lowerBound ?? y)..<y + 1
      }
      return rows.map { (left..<right, $0) }
    }
  }
}

extension Bitmap {
  /// Its pixels as numbers, red in the lowest byte.
  func withColors<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    rgba.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
  }
}
