internal import Media
internal import Motion

extension AuditReport {
  mutating func check(_ gif: GIFContents, frameRate: Rational?) {
    checkDelays(of: gif)
    check(FrameTimes(starts: gif.starts, resolution: 100), against: frameRate)
    noteFrames(of: gif)
    noteColors(of: gif)
    if !gif.isFinished { notes.append("unfinished: it has no trailer at its end") }
    if gif.trailingBytes > 0 { notes.append("\(counted(gif.trailingBytes, "byte")) after its end") }
    for comment in gif.comments { notes.append("comment: '\(printable(comment))'") }
    noteExtensions(of: gif)
  }

  /// Those of one name in one line, in the order of their first.
  private mutating func noteExtensions(of gif: GIFContents) {
    let names = gif.extensions.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    for name in names {
      let blocks = gif.extensions.filter { $0.name == name }
      let bytes = counted(blocks.reduce(0) { $0 + $1.bytes }, "byte")
      notes.append(
        "\(printable(name)): \(bytes) "
          + (blocks.count == 1
            ? "at byte \(blocks[0].offset)" : "in \(blocks.count) blocks, the first at byte \(blocks[0].offset)"))
    }
  }

  /// Browsers take a delay of 0 or 1 for 10.
  private mutating func checkDelays(of gif: GIFContents) {
    let short = gif.frames.indices.filter { gif.frames[$0].delay < 2 }
    guard gif.frames.count > 1, !short.isEmpty else { return }
    let played = gif.frames.reduce(0) { $0 + ($1.delay < 2 ? 10 : $1.delay) }
    breaks(
      .delay,
      "\(named(short)): \(short.count == 1 ? "a delay" : "delays") under 2 cs, which browsers play as 10: "
        + "\(decimal(Double(gif.centiseconds) / 100)) s become \(decimal(Double(played) / 100)) s")
  }

  private mutating func noteFrames(of gif: GIFContents) {
    let idle = gif.frames.indices.filter { $0 > 0 && gif.frames[$0].changedPixels == 0 }
    if !idle.isEmpty {
      let bytes = idle.reduce(0) { $0 + gif.frames[$1].bytes }
      notes.append("\(named(idle)) \(idle.count == 1 ? "changes" : "change") nothing (\(ByteCount(bytes)))")
    }
    let beyond = gif.frames.indices.filter { gif.frames[$0].reaches(beyond: gif) }
    if !beyond.isEmpty {
      notes.append("\(named(beyond)) \(beyond.count == 1 ? "reaches" : "reach") beyond the screen")
    }
    if gif.transparentPixels > 0 {
      let share = Double(gif.transparentPixels) / Double(gif.width * gif.height)
      notes.append("the first frame leaves \(percentage(share)) of the screen transparent: what is behind it shows")
    }
  }

  private mutating func noteColors(of gif: GIFContents) {
    let unused = gif.unusedColors
    if !unused.isEmpty, let count = gif.globalColors {
      notes.append(
        "\(unused.count) of the \(count) colours for all frames \(unused.count == 1 ? "is" : "are") not used")
    }
    let local = gif.frames.indices.filter { gif.frames[$0].localColors != nil }
    if !local.isEmpty {
      let entries = local.reduce(0) { $0 + (gif.frames[$1].localColors ?? 0) }
      notes.append(
        "\(named(local)) \(local.count == 1 ? "has" : "have") colours of \(local.count == 1 ? "its" : "their") own "
          + "(\(ByteCount(3 * entries)))")
    }
    let bare = gif.frames.indices.filter { gif.globalColors == nil && gif.frames[$0].localColors == nil }
    if !bare.isEmpty { notes.append("\(named(bare)) \(bare.count == 1 ? "has" : "have") no colours") }
  }
}

extension GIFContents {
  /// When each frame appears, in centiseconds.
  var starts: [Int] {
    var time = 0
    return frames.map { frame in
      defer { time += frame.delay }
      return time
    }
  }

  /// The indices into the table for all frames that no pixel has, and that do not stand for transparency.
  var unusedColors: [Int] {
    let transparent = frames.compactMap { $0.localColors == nil ? $0.transparentIndex : nil }
    return (0..<(globalColors ?? 0)).filter { !globalUse.contains($0) && !transparent.contains($0) }
  }
}

extension GIFContents.Frame {
  fileprivate func reaches(beyond gif: GIFContents) -> Bool { x + width > gif.width || y + height > gif.height }
}

/// `1 byte`, `12 bytes`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// `42 %`, with a decimal below 10.
func percentage(_ share: Double) -> String {
  let value = share * 100
  return "\(decimal(value < 10 ? (value * 10).rounded() / 10 : value.rounded())) %"
}
