internal import Media
internal import Motion

extension AuditReport {
  mutating func check(_ movie: MovieContents, frameRate: Rational?) {
    checkTimes(of: movie, frameRate)
    checkColor(of: movie)
    if !movie.isIndexFirst {
      breaks(.index, "its index (box 'moov') comes after the pictures: nothing plays before all of it is loaded")
    }
    checkPlayback(of: movie)
    if movie.videoTracks > 1 { notes.append("\(movie.videoTracks) tracks of pictures; this is about the first") }
  }

  private mutating func checkTimes(of movie: MovieContents, _ frameRate: Rational?) {
    let doubles = movie.times.indices.dropFirst().filter { movie.times[$0] == movie.times[$0 - 1] }
    if !doubles.isEmpty {
      breaks(.times, "\(named(doubles)) \(doubles.count == 1 ? "comes" : "come") at the time of the one before")
    }
    let times = FrameTimes(starts: movie.times, resolution: movie.timescale)
    check(times, against: frameRate)
    let counts = self.frameRate.map { times.counts(at: $0) } ?? []
    let long = counts.indices.filter { counts[$0] > 1 }
    if !long.isEmpty {
      notes.append("\(named(long)) \(long.count == 1 ? "stays" : "stay") for more than one frame's time")
    }
    if let first = movie.times.first, first != 0 {
      notes.append("its first frame comes after \(decimal(Double(first) / Double(movie.timescale))) s")
    }
    if movie.hiddenFrames > 0 {
      let verb = movie.hiddenFrames == 1 ? "is" : "are"
      notes.append("\(counted(movie.hiddenFrames, "frame")) before its beginning \(verb) not shown")
    }
    if movie.pieces > 1 { notes.append("its edit list has \(movie.pieces) pieces; times are of the first") }
  }

  private mutating func checkColor(of movie: MovieContents) {
    let stream = movie.streamColor
    let missing = stream.missing
    if !missing.isEmpty { breaks(.color, "the stream does not say its \(listed(missing, "and"))") }
    guard let container = movie.containerColor else {
      return breaks(.color, "the container does not say its colours (no box 'colr')")
    }
    // QuickTime's box has no range.
    let unsaid = container.missing.filter { $0 != "range" }
    if !unsaid.isEmpty { breaks(.color, "the container does not say its \(listed(unsaid, "and"))") }
    let differing = zip(stream.named, container.named).filter { a, b in
      a.tag != nil && b.tag != nil && a.tag != b.tag
    }
    for (a, b) in differing {
      breaks(.color, "\(a.name): the stream says \(a.tag ?? ""), the container \(b.tag ?? "")")
    }
    if stream.missing.isEmpty, stream != .bt709 {
      notes.append("its colours are \(stream), and not \(ColorTags.bt709)")
    }
  }

  private mutating func checkPlayback(of movie: MovieContents) {
    let (codec, format) = (movie.codec, movie.pixelFormat)
    let profile = movie.profile.map { ", profile \($0)" } ?? ""
    switch codec {
    case "h264":
      if !["yuv420p", "yuvj420p"].contains(format) {
        breaks(.playback, "Safari and QuickTime play H.264 as yuv420p, not as \(format)\(profile)")
      }
    case "hevc":
      if movie.sampleEntry != "hvc1" {
        breaks(.playback, "Safari and QuickTime play HEVC that is called hvc1, not \(printable(movie.sampleEntry))")
      }
      if !["yuv420p", "yuvj420p", "yuv420p10le"].contains(format) {
        breaks(.playback, "Safari and QuickTime play HEVC as yuv420p or yuv420p10le, not as \(format)\(profile)")
      }
    default: breaks(.playback, "Safari and QuickTime play H.264 and HEVC everywhere, and not \(codec)")
    }
  }
}

extension ColorTags {
  static let bt709 = ColorTags(matrix: "bt709", primaries: "bt709", transfer: "bt709", range: "tv")

  var named: [(name: String, tag: String?)] {
    [("matrix", matrix), ("primaries", primaries), ("transfer", transfer), ("range", range)]
  }

  /// The names of what it does not say.
  var missing: [String] { named.filter { $0.tag == nil }.map(\.name) }
}
