public import Motion
public import Raster

/// A page drawn from simple shapes, for a first look at a transition without screenshots: an article as page `from`, a
/// list as page `to`. No text, so that it looks the same with any fonts.
/// - Parameters:
///   - width: pixels.
///   - height: pixels.
///   - scale: pixels per point.
public func placeholderPage(_ role: PageRole, width: Int, height: Int, scale: Double) throws(MediaError) -> Bitmap {
  let size = PageSize(width: Double(width) / scale, height: Double(height) / scale)
  switch role {
  case .from:
    let drawing = try Drawing(width: width, height: height, scale: scale, background: 0xFFFFFF)
    drawing.article(size)
    return drawing.bitmap()
  case .to:
    let drawing = try Drawing(width: width, height: height, scale: scale, background: 0xF2F2F7)
    drawing.list(size)
    return drawing.bitmap()
  }
}

extension Drawing {
  private static var ink: UInt32 { 0x1C1C1E }
  private static var text: UInt32 { 0xC7C7CC }

  fileprivate func list(_ page: PageSize) {
    statusBar(page)
    rectangle(x: 20, y: 66, width: 132, height: 24, radius: 7, color: Self.ink)
    circle(x: page.width - 36, y: 78, radius: 16, color: 0xFF9F0A)
    rectangle(x: 20, y: 108, width: page.width - 40, height: 36, radius: 10, color: 0xE3E3E8)
    let accents: [UInt32] = [0x5E5CE6, 0x30B0C7, 0xFF6482, 0xFFB340, 0x34C759, 0xAC8E68]
    let tabBar = page.height - 83
    var y = 160.0
    var row = 0
    while y < tabBar {
      rectangle(x: 20, y: y, width: page.width - 40, height: 92, radius: 14, color: 0xFFFFFF)
      rectangle(x: 32, y: y + 12, width: 68, height: 68, radius: 10, color: accents[row % accents.count])
      let width = page.width - 152
      rectangle(x: 114, y: y + 18, width: width * 0.8, height: 13, radius: 6.5, color: 0x3A3A3C)
      rectangle(x: 114, y: y + 41, width: width, height: 9, radius: 4.5, color: Self.text)
      rectangle(
        x: 114, y: y + 58, width: width * (0.45 + 0.12 * Double(row % 4)), height: 9, radius: 4.5, color: Self.text)
      y += 104
      row += 1
    }
    rectangle(x: 0, y: tabBar, width: page.width, height: 83, color: 0xFFFFFF)
    rectangle(x: 0, y: tabBar, width: page.width, height: 0.5, color: Self.text)
    for tab in 0..<4 {
      let x = page.width * (Double(tab) + 0.5) / 4
      circle(x: x, y: tabBar + 24, radius: 11, color: tab == 0 ? 0x5E5CE6 : Self.text)
    }
  }

  fileprivate func article(_ page: PageSize) {
    statusBar(page)
    line([(26, 64), (17, 73), (26, 82)], thickness: 2.5, color: 0x5E5CE6)
    rectangle(x: page.width / 2 - 48, y: 66, width: 96, height: 14, radius: 7, color: Self.ink)
    let top = 100.0
    let bottom = top + page.width * 0.62
    rectangle(x: 0, y: top, width: page.width, height: bottom - top, color: 0xA7D8F0)
    circle(x: page.width * 0.76, y: top + 56, radius: 26, color: 0xFFE08A)
    polygon(
      [(0, bottom), (page.width * 0.34, top + 70), (page.width * 0.72, bottom)], color: 0x5E5CE6)
    polygon(
      [(page.width * 0.34, bottom), (page.width * 0.7, top + 110), (page.width, bottom - 40), (page.width, bottom)],
      color: 0x3634A3)
    rectangle(x: 20, y: bottom + 24, width: page.width - 60, height: 20, radius: 7, color: Self.ink)
    rectangle(x: 20, y: bottom + 54, width: page.width * 0.5, height: 20, radius: 7, color: Self.ink)
    circle(x: 34, y: bottom + 106, radius: 14, color: 0xFF9F0A)
    rectangle(x: 58, y: bottom + 101, width: 110, height: 10, radius: 5, color: Self.text)
    var y = bottom + 142
    var index = 0
    while y < page.height {
      let isLast = index % 5 == 4
      rectangle(
        x: 20, y: y, width: (page.width - 40) * (isLast ? 0.6 : 1 - 0.03 * Double(index * 7 % 4)), height: 10,
        radius: 5,
        color: Self.text)
      y += isLast ? 38 : 22
      index += 1
    }
  }

  private func statusBar(_ page: PageSize) {
    rectangle(x: 32, y: 20, width: 40, height: 12, radius: 6, color: Self.ink)
    rectangle(x: page.width - 58, y: 20, width: 26, height: 12, radius: 3.5, color: Self.ink)
    circle(x: page.width - 72, y: 26, radius: 6, color: Self.ink)
  }
}
