internal import Motion
public import Raster

extension Preview {
  /// One picture with frames from start to end, evenly spread, in rows from the top left.
  /// - Parameters:
  ///   - count: frames, 1…400.
  ///   - width: pixels of the whole sheet; nil for frames 260 pixels wide, or as wide as the page where that is less.
  /// - Throws: `SegueError.outOfRange`.
  public func contactSheet(frames count: Int, width: Int? = nil) throws(SegueError) -> Bitmap {
    guard (1...400).contains(count) else {
      throw .outOfRange(what: "sheet", found: "\(count)", expected: "1 to 400 frames")
    }
    let columns = min(count, SheetLayout.columns(for: count, size))
    let gap = 12
    let cellWidth = width.map { ($0 - gap * (columns + 1)) / columns } ?? min(260, size.width)
    guard cellWidth >= 1 else {
      throw .outOfRange(
        what: "width", found: "\(width ?? 0)",
        expected: "at least \(gap * (columns + 1) + columns) pixels for \(columns) columns")
    }
    let cell = try outputSize(width: cellWidth, height: nil, base: size)
    let rows = (count + columns - 1) / columns
    let stage = Stage(cell, of: self)
    var sheet = Bitmap(
      width: columns * cell.width + (columns + 1) * gap, height: rows * cell.height + (rows + 1) * gap,
      filledWith: Color(red: 229, green: 229, blue: 234))
    for index in 0..<count {
      let time = count == 1 ? 0 : timeline.duration * Double(index) / Double(count - 1)
      stage.show(timeline.moment(at: time).layers)
      sheet.draw(
        stage.picture, x: gap + index % columns * (cell.width + gap), y: gap + index / columns * (cell.height + gap))
    }
    return sheet
  }
}

private enum SheetLayout {
  /// As many columns as make the sheet about as wide as high, and not fewer than fill one row nicely.
  static func columns(for count: Int, _ size: SegueError.Size) -> Int {
    let ratio = Double(size.height) / Double(size.width)
    return max(1, Int((Double(count) * ratio * 1.6).squareRoot().rounded()))
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
