internal import Motion
public import Raster

/// Pictures beside each other for a close look, on white: every pixel a square, and over each picture its name.
/// - Parameters:
///   - pictures: at least one, all opaque and of one height.
///   - magnification: pixels for each of theirs, across and down.
public func sideBySide(
  _ pictures: [(name: String, picture: Bitmap)], magnification: Int
) throws(MediaError) -> Bitmap {
  let (margin, heading) = (16, 48)
  let style = Drawing.TextStyle(size: 24, color: 0x1F2328, isBold: true)
  let width = pictures.reduce(margin) { $0 + $1.picture.width * magnification + margin }
  let height = heading + pictures[0].picture.height * magnification + margin
  let drawing = try Drawing(width: width, height: height, scale: 1, background: 0xFFFFFF)
  var lefts: [Int] = []
  var left = margin
  for (name, picture) in pictures {
    lefts.append(left)
    let text = drawing.shortened(name, to: Double(picture.width * magnification), style)
    drawing.text(text, x: Double(left), y: 33, style)
    left += picture.width * magnification + margin
  }
  try drawing.check()
  var sheet = drawing.bitmap()
  for (left, (_, picture)) in zip(lefts, pictures) {
    for y in 0..<picture.height * magnification {
      for x in 0..<picture.width * magnification {
        sheet[left + x, heading + y] = picture[x / magnification, y / magnification]
      }
    }
  }
  return sheet
}
