internal import SegueKit

/// Size against SSIM: a curve for ours and for each of gifsicle's, dots for FFmpeg's. What is more than 0.03 worse than
/// the best is left out.
func qualityPlot(_ comparison: GIFComparison) -> Plot {
  let looks: [(maker: Maker, color: UInt32, side: Plot.Dot.Side)] = [
    (.ours, 0x0072B2, .leftAbove), (.ffmpeg, 0x009E73, .rightBelow), (.gifsicleOnImageQuant, 0xD55E00, .rightBelow),
    (.gifsicleOnFFmpeg, 0xE69F00, .rightBelow),
  ]
  let best = comparison.files.map(\.quality.ssim).max()!
  var shown: [GIFFile] = []
  var series: [Plot.Series] = []
  var dots: [Plot.Dot] = []
  for look in looks {
    let files = comparison.files(of: look.maker).filter { $0.quality.ssim >= best - 0.03 }
    shown += files
    dots += files.map { file in
      let isNamed = look.maker != .gifsicleOnFFmpeg && (look.maker != .ffmpeg || file == comparison.bestOfFFmpeg)
      return Plot.Dot(
        name: isNamed ? file.mark : "", side: look.side, color: look.color, position: file.megabytes,
        value: file.quality.ssim)
    }
    if look.maker == .ffmpeg { continue }
    let points = files.sorted { $0.bytes < $1.bytes }
    series.append(
      Plot.Series(
        name: look.maker.rawValue, color: look.color, isDashed: look.maker == .gifsicleOnFFmpeg,
        values: points.map(\.quality.ssim), positions: points.map(\.megabytes)))
  }
  let (sizes, values) = (shown.map(\.megabytes), shown.map(\.quality.ssim))
  return Plot(
    title: comparison.clip, subtitle: "\(comparison.facts); numbers are segue's --quality and gifsicle's --lossy",
    axis: "size", axisUnit: "MB", positions: [], range: sizes.min()! * 0.9...sizes.max()! * 1.02,
    panels: [
      .init(title: "SSIM", range: values.min()!...values.max()!, series: series, dots: dots, height: 380)
    ])
}

extension GIFFile {
  fileprivate var megabytes: Double { Double(bytes) / 1e6 }

  /// What a plot writes beside it: the value of its last option, as in `--quality 50` and `--lossy=80`.
  fileprivate var mark: String {
    if maker == .ffmpeg { return maker.rawValue }
    return setting.split { $0 == " " || $0 == "=" }.last.map(String.init) ?? ""
  }
}
