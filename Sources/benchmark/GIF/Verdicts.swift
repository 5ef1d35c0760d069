internal import Foundation

/// What one clip's comparison says, beside the aims. A name begins with what is compared.
extension GIFComparison {
  var verdicts: [Row] { againstFFmpeg + atEqualSSIM + overTheCurve + restless }

  /// Ours by default, against the best of FFmpeg's.
  private var againstFFmpeg: [Row] {
    let (ours, best) = (ours, bestOfFFmpeg)
    let what = "default, than the best of ffmpeg"
    return [
      Row("\(what): SSIM", (ours.quality.ssim - best.quality.ssim) * 1e4, .ssim, limit: 0),
      Row("\(what): size", Double(ours.bytes) / Double(best.bytes), .size, limit: 0.85),
      Row(
        "\(what): from its frames on", best.times(ours.seconds, \.secondsFromFrames), .timesFaster, limit: 5,
        seconds: median(ours.seconds)),
      Row("\(what): from the pages on", best.times(ours.seconds, \.seconds), .timesFaster),
    ]
  }

  /// Ours as good as one of gifsicle's, in between two of the qualities measured; our smallest where even that is better.
  /// None where ours is never as good.
  private var atEqualSSIM: [Row] {
    let files = files(of: .ours).sorted { $0.bytes < $1.bytes }
    let curve = Curve(files, .ssim)
    return ["-O3 --lossy=30", "-O3 --lossy=80"].flatMap { setting -> [Row] in
      guard
        let peer = self.files(of: .gifsicleOnImageQuant).first(where: { $0.setting == setting }),
        let smallest = files.first, let best = files.map(\.quality.ssim).max(), best >= peer.quality.ssim
      else { return [] }
      let place = curve.place(of: peer.quality.ssim) ?? Curve.Place(lower: 0, share: 0)
      let bytes = curve.bytes(at: peer.quality.ssim) ?? Double(smallest.bytes)
      let seconds = ours.seconds.indices.map { round in place.mix(files.map { $0.seconds[round] }) }
      let what = "at equal SSIM or better, than gifsicle \(setting)"
      return [
        Row("\(what): size", bytes / Double(peer.bytes), .size, limit: 0.9),
        Row(
          "\(what): from its frames on", peer.times(seconds, \.secondsFromFrames), .timesFaster, limit: 10,
          seconds: median(seconds)),
        Row("\(what): from the pages on", peer.times(seconds, \.seconds), .timesFaster),
      ]
    }
  }

  /// Every file of others against the whole of ours.
  private var overTheCurve: [Row] {
    Quality.Measure.allCases.flatMap { measure -> [Row] in
      let curve = Curve(files(of: .ours), measure)
      let peers = peers.compactMap { file in
        file.quality[measure].map { Curve.Point(bytes: Double(file.bytes), quality: $0) }
      }
      if peers.isEmpty { return [] }
      return [
        Row(
          "of \(peers.count) others, smaller and better than one of ours: \(measure.rawValue)",
          Double(peers.count { curve.liesBelow($0) }), .files, limit: measure == .ssim ? 0 : nil),
        Row(
          "of \(peers.count) others, none of ours as small and as good: \(measure.rawValue)",
          Double(peers.count { !curve.matches($0) }), .files),
      ]
    }
  }

  private var restless: [Row] {
    restlessPixels.sorted { $0.key > $1.key }.map {
      Row("\($0.key): pixels that change where nothing does", Double($0.value), .pixels, limit: 0)
    }
  }
}

/// The clips' verdicts beside each other.
struct Verdicts: CustomStringConvertible {
  private let clips: [(name: String, rows: [Row])]

  init(_ clips: [(name: String, rows: [Row])]) { self.clips = clips }

  init(_ comparisons: [GIFComparison]) { self.init(comparisons.map { ($0.clip, $0.verdicts) }) }

  /// Each clip's, and what they are together: of ratios the geometric mean, of counts the sum, of differences the mean.
  var rows: [Row] {
    let own = clips.flatMap { clip in clip.rows.map { $0.named("\(clip.name): \($0.name)") } }
    return own + names.compactMap { name in together(name)?.named("together: \(name)") }
  }

  /// A line for each verdict, a column for each clip.
  var description: String {
    let heads = [""] + clips.map(\.name) + ["together", "aim", "clips that meet it"]
    return markdown(
      heads,
      names.map { name in
        let rows = clips.map { clip in clip.rows.first { $0.name == name } }
        let met = rows.compactMap { $0?.isMet }
        return [name] + rows.map { $0?.measured ?? "–" } + [
          together(name)?.measured ?? "–", together(name)?.aim ?? "",
          met.isEmpty ? "" : met.contains(false) ? "**\(met.count(where: \.self)) of \(met.count)**" : "all",
        ]
      })
  }

  /// In the order of their first appearance.
  private var names: [String] {
    clips.flatMap(\.rows).map(\.name).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func together(_ name: String) -> Row? {
    let rows = clips.flatMap(\.rows).filter { $0.name == name }
    guard let unit = rows.first?.unit else { return nil }
    let values = rows.map(\.value)
    let value =
      switch unit {
      case .files, .pixels: values.reduce(0, +)
      case .ssim: values.reduce(0, +) / Double(rows.count)
      default: pow(values.reduce(1, *), 1 / Double(rows.count))
      }
    return Row(name, value, unit, limit: rows[0].limit)
  }
}
