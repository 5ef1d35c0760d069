internal import Motion
public import Raster

extension Preview {
  /// One picture with frames from the motion's first to its last, evenly spread, in rows from the top left.
  /// - Parameters:
  ///   - count: frames, 1…400.
  ///   - width: pixels of the whole sheet; nil for frames 260 pixels wide, or as wide as the page where that is less.
  /// - Throws: `SegueError.outOfRange`.
  public func contactSheet(frames count: Int, width: Int? = nil) throws(SegueError) -> Bitmap {
    guard (1...400).contains(count) else {
      throw .outOfRange(what: "sheet", found: "\(count)", expected: "1 to 400 frames")
    }
    let (columns, rows) = sheetGrid(count)
    let gap = 12
    let cellWidth = width.map { ($0 - gap * (columns + 1)) / columns } ?? min(260, size.width)
    guard cellWidth >= 1 else {
      let least = gap * (columns + 1) + columns
      throw .outOfRange(
        what: "width", found: "\(width ?? 0)", expected: "at least \(least) pixels for \(columns) columns")
    }
    let cell = try outputSize(width: cellWidth, height: nil, base: size)
    let stage = Stage(ScaledPages(cell, of: self))
    let used = columns * (cell.width + gap) - gap
    var sheet = Bitmap(
      width: width ?? used + 2 * gap, height: rows * (cell.height + gap) + gap,
      filledWith: Color(red: 229, green: 229, blue: 234))
    let left = (sheet.width - used) / 2
    let motion = timeline.motion
    for index in 0..<count {
      let share = count == 1 ? 0 : Double(index) / Double(count - 1)
      stage.show(timeline.moment(at: motion.lowerBound + (motion.upperBound - motion.lowerBound) * share))
      sheet.draw(
        stage.bitmap.bitmap, x: left + index % columns * (cell.width + gap),
        y: gap + index / columns * (cell.height + gap))
    }
    return sheet
  }

  /// A grid about two and a half times as wide as high, with its rows as full as they can be.
  private func sheetGrid(_ count: Int) -> (columns: Int, rows: Int) {
    let ratio = Double(size.height) / Double(size.width)
    let columns = min(max(1, Int((Double(count) * ratio * 2.5).squareRoot().rounded())), count)
    let rows = (count + columns - 1) / columns
    return ((count + rows - 1) / rows, rows)
  }
}

extension Bitmap {
  /// Puts `picture` at (x, y); it lies wholly inside.
  fileprivate mutating func draw(_ picture: Bitmap, x: Int, y: Int) {
    for row in 0..<picture.height {
      let source = row * picture.bytesPerRow
      let target = (y + row) * bytesPerRow + x * 4
      rgba.replaceSubrange(
        target..<target + picture.bytesPerRow, with: picture.rgba[source..<source + picture.bytesPerRow])
    }
  }
}
