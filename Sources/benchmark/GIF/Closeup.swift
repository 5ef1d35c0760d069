internal import SegueKit

/// A part of a frame in the middle of a clip, as it is and as GIFs show it: ours by default, the best of FFmpeg's, and
/// the one of gifsicle's with losses that is nearest to ours in size.
func closeup(_ clip: MeasuredClip) throws -> Bitmap {
  let (comparison, truth) = (clip.comparison, clip.truth)
  let nearest = comparison.files(of: .gifsicleOnImageQuant).filter { $0.setting.contains("lossy") }
    .min { distance($0, comparison.ours) < distance($1, comparison.ours) }
  let files = [comparison.ours, comparison.bestOfFFmpeg] + (nearest.map { [$0] } ?? [])
  let frame = truth.count * 2 / 5
  var pictures = [("true frame", truth[frame].closeup)]
  for file in files {
    guard let recipe = clip.recipes.first(where: { $0.name == file.name }) else { continue }
    let shown = try bitmaps(ofGIF: recipe.path, like: truth[0], count: truth.count)
    let maker =
      file.maker == .gifsicleOnImageQuant ? file.setting.replacing("-O3", with: "gifsicle") : file.maker.rawValue
    pictures.append(("\(maker), \(number(Double(file.bytes) / 1e6)) MB", shown[frame].closeup))
  }
  return try sideBySide(pictures, magnification: 3)
}

private func distance(_ a: GIFFile, _ b: GIFFile) -> Int { abs(a.bytes - b.bytes) }

extension Bitmap {
  /// Where both pages, text and a photo meet, by a width of 390.
  fileprivate var closeup: Bitmap {
    func scaled(_ length: Int) -> Int { length * width / 390 }
    let (left, top, columns, rows) = (scaled(80), scaled(125), scaled(140), scaled(105))
    var part = Bitmap(width: columns, height: rows)
    for y in 0..<rows { for x in 0..<columns { part[x, y] = self[left + x, top + y] } }
    return part
  }
}
