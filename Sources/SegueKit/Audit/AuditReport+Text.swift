internal import Media
internal import Motion

extension AuditReport {
  /// For people: a line about the file as a whole, what it has, then broken rules and notes, a line each.
  /// - Parameter frames: whether a table of all frames follows.
  public func text(frames: Bool = false) -> String {
    var facts: [(String, String)]
    switch contents {
    case .gif(let gif): facts = gif.facts
    case .movie(let movie): facts = movie.facts
    }
    if let drift, let frameRate {
      let rounded = decimal((drift * 100).rounded() / 100)
      facts.append(("times", rounded == "0" ? "exactly \(frameRate) fps" : "\(frameRate) fps, ± \(rounded) cs"))
    }
    let shares = Self.limits.map { "\(percentage(Double(contents.bytes) / Double($0.bytes))) of \($0)" }
    facts.append(("size", "\(ByteCount(contents.bytes)), \(shares.joined(separator: ", "))"))
    let widest = facts.map(\.0.count).max() ?? 0
    var lines = ["\(printable(path))  \(heading)"]
    lines += facts.map { "  \($0)\(String(repeating: " ", count: widest - $0.count))  \($1)" }
    lines += brokenLines
    lines += notes.map { "  note: \($0)" }
    if frames { lines += textTable(frameTable).map { "  \($0)" } }
    return lines.joined(separator: "\n")
  }

  /// The broken rules alone, each with the file's name.
  public var brokenText: String {
    broken.isEmpty ? "" : ([printable(path)] + brokenLines).joined(separator: "\n")
  }

  private var brokenLines: [String] { broken.map { "  broken: \($0.rule.rawValue): \($0.message)" } }

  /// `GIF, 390 × 844, 25 fps, 26 frames, 2.04 s`.
  private var heading: String {
    let rate = frameRate.map { ", \($0) fps" } ?? ""
    func words(_ kind: String, _ width: Int, _ height: Int, _ frames: Int, _ seconds: Double) -> String {
      "\(kind), \(width) × \(height)\(rate), \(counted(frames, "frame")), \(decimal(seconds)) s"
    }
    switch contents {
    case .gif(let gif):
      return words("GIF", gif.width, gif.height, gif.frames.count, Double(gif.centiseconds) / 100)
    case .movie(let movie):
      return words(movie.kind.uppercased(), movie.width, movie.height, movie.times.count, movie.duration)
    }
  }

  private var frameTable: [[String]] {
    switch contents {
    case .gif(let gif): gif.frameTable
    case .movie(let movie): movie.frameTable(against: frameRate)
    }
  }
}

extension GIFContents {
  fileprivate var facts: [(String, String)] {
    var facts = [("plays", "\(loop)"), ("delays", delayText)]
    if let globalColors {
      let used = globalUse.count
      facts.append(("colours", "\(globalColors) for all frames, \(used) used"))
    }
    let pixels = frames.dropFirst().reduce(0) { $0 + $1.changedPixels }
    let stored = frames.dropFirst().reduce(0) { $0 + $1.width * $1.height }
    if stored > 0 {
      let share = percentage(Double(pixels) / Double(stored))
      facts.append(("pixels", "\(share) of those stored after the first frame change the picture"))
    }
    return facts
  }

  /// `48 cs, 4 cs × 24, 104 cs`: runs of delays that differ by 1 at most, eight of them.
  private var delayText: String {
    var runs: [(least: Int, most: Int, count: Int)] = []
    for delay in frames.map(\.delay) {
      if let run = runs.last, max(run.most, delay) - min(run.least, delay) <= 1 {
        runs[runs.count - 1] = (min(run.least, delay), max(run.most, delay), run.count + 1)
      } else {
        runs.append((delay, delay, 1))
      }
    }
    let told = runs.prefix(8).map { run in
      (run.least == run.most ? "\(run.least)" : "\(run.least)–\(run.most)") + " cs"
        + (run.count > 1 ? " × \(run.count)" : "")
    }
    let rest = runs.dropFirst(8).reduce(0) { $0 + $1.count }
    return told.joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
  }

  fileprivate var frameTable: [[String]] {
    let rows = zip(frames, starts).enumerated().map { index, row in
      let (frame, start) = row
      return [
        "\(index)", fixed(Double(start) / 100, 2), "\(frame.delay)",
        "\(frame.width)×\(frame.height)+\(frame.x)+\(frame.y)", frame.disposalName, "\(frame.bytes)",
        frame.localColors.map { "own \($0)" } ?? globalColors.map { "\($0)" } ?? "none", "\(frame.use.count)",
        "\(frame.changedPixels)",
      ]
    }
    return [["frame", "time", "delay", "rectangle", "then", "bytes", "colours", "used", "changed"]] + rows
  }
}

extension GIFContents.Frame {
  /// What happens to its rectangle after its time.
  var disposalName: String {
    switch disposal {
    case 2: "clear"
    case 3: "restore"
    default: "keep"
    }
  }
}

extension MovieContents {
  /// `mp4` or `mov`.
  var kind: String { brand == nil || brand == "qt  " ? "mov" : "mp4" }

  /// In seconds.
  var duration: Double { Double(end) / Double(timescale) }

  fileprivate var facts: [(String, String)] {
    let codecName = ["h264": "H.264", "hevc": "HEVC"][codec] ?? codec
    let parts = [codecName + (profile.map { " \($0)" } ?? ""), printable(sampleEntry), pixelFormat]
    let container = containerColor.map { color in
      color == streamColor ? ", in the container too" : ", in the container \(color)"
    }
    let sound = audioTracks == 0 ? "none" : counted(audioTracks, "track")
    return [
      ("codec", parts.joined(separator: ", ")),
      ("colours", "\(streamColor)\(container ?? ", in the container nothing")"),
      ("index", isIndexFirst ? "first" : "last"), ("sound", sound),
    ]
  }

  /// - Parameter rate: to whose times frames are held.
  fileprivate func frameTable(against rate: Rational?) -> [[String]] {
    let times = FrameTimes(starts: self.times, resolution: timescale)
    let lateness = rate.map { times.lateness(against: $0) }
    let rows = self.times.indices.map { index in
      [
        "\(index)", fixed(Double(self.times[index]) / Double(timescale), 4),
        lateness.map { fixed($0[index] * 10, 2) } ?? "-",
      ]
    }
    return [["frame", "time", "late by ms"]] + rows
  }
}
