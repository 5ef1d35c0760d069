internal import Media
internal import Motion

/// What came of the audit of several files as one JSON object: `well`, and `files`, each with `path`, `error` (null, or why it
/// could not be read, and then nothing else), `format` (`gif`, `mp4` or `mov`), `bytes`, `well`, `broken` (`rule`, `message`),
/// `notes`, `width`, `height`, `duration` in seconds, `fps` (null where no rate explains the times), `drift` in centiseconds.
///
/// - A GIF also has `version`, `plays` (0 for ever), `colors` (`count`, `used`, `unused` indices; null without a table for all
///   frames), `transparentPixels` of the first frame, `comments`, `extensions` (`name`, `offset`, `bytes`), `finished`,
///   `bytesAfterEnd`, and `frames`: `index`, `time` in seconds, `delay` in centiseconds, `x`, `y`, `width`, `height`, `disposal`
///   (`keep`, `clear`, `restore`), `transparentIndex`, `interlaced`, `codeSize`, `localColors`, `colorsUsed`,
///   `changedPixels`, `offset`, `bytes`.
/// - A movie also has `brand`, `compatibleBrands`, `boxes` (`kind`, `offset`, `bytes`), `codec`, `profile`, `sampleEntry`,
///   `pixelFormat`, `streamColor` and `containerColor` (`matrix`, `primaries`, `transfer`, `range`; null without), `indexFirst`,
///   `videoTracks`, `audioTracks`, `otherTracks`, `hiddenFrames`, `pieces`, and `frames`: `index`, `time` in seconds.
public func auditJSON(_ results: [(path: String, result: Result<AuditReport, SegueError>)]) -> String {
  jsonText(
    Listing(
      well: results.allSatisfy { (try? $0.result.get().isWell) ?? false },
      files: results.map { File(path: $0.path, result: $0.result) }))
}

private struct Listing: Encodable {
  let well: Bool
  let files: [File]
}

private struct File: Encodable {
  let path: String
  let result: Result<AuditReport, SegueError>

  private enum Key: String, CodingKey {
    case path, error, format, bytes, well, broken, notes, fps, drift
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(path, forKey: .path)
    switch result {
    case .failure(let error): try object.encode("\(error)", forKey: .error)
    case .success(let report):
      try object.encodeNil(forKey: .error)
      try object.encode(report.contents.bytes, forKey: .bytes)
      try object.encode(report.isWell, forKey: .well)
      try object.encode(report.broken, forKey: .broken)
      try object.encode(report.notes, forKey: .notes)
      try object.encode(report.frameRate.map { JSONRate($0) }, forKey: .fps)
      try object.encode(report.drift, forKey: .drift)
      switch report.contents {
      case .gif(let gif):
        try object.encode("gif", forKey: .format)
        try GIFObject(gif: gif).encode(to: encoder)
      case .movie(let movie):
        try object.encode(movie.kind, forKey: .format)
        try MovieObject(movie: movie).encode(to: encoder)
      }
    }
  }
}

extension BrokenRule: Encodable {
  private enum Key: String, CodingKey { case rule, message }

  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(rule.rawValue, forKey: .rule)
    try object.encode(message, forKey: .message)
  }
}

/// A part of a file that has a place: a box or an extension.
private struct Part: Encodable {
  var kind: String?
  var name: String?
  let offset: Int
  let bytes: Int
}

private struct GIFObject: Encodable {
  let gif: GIFContents

  private enum Key: String, CodingKey {
    case width, height, duration, version, plays, colors, transparentPixels, comments, extensions, finished,
      bytesAfterEnd
    case frames
  }

  private struct Colors: Encodable {
    let count: Int
    let used: Int
    let unused: [Int]
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(gif.width, forKey: .width)
    try object.encode(gif.height, forKey: .height)
    try object.encode(Double(gif.centiseconds) / 100, forKey: .duration)
    try object.encode(gif.version, forKey: .version)
    try object.encode(gif.loop.playCount, forKey: .plays)
    let colors = gif.globalColors.map { Colors(count: $0, used: gif.globalUse.count, unused: gif.unusedColors) }
    try object.encode(colors, forKey: .colors)
    try object.encode(gif.transparentPixels, forKey: .transparentPixels)
    try object.encode(gif.comments, forKey: .comments)
    try object.encode(
      gif.extensions.map { Part(name: $0.name, offset: $0.offset, bytes: $0.bytes) }, forKey: .extensions)
    try object.encode(gif.isFinished, forKey: .finished)
    try object.encode(gif.trailingBytes, forKey: .bytesAfterEnd)
    let frames = zip(gif.frames, gif.starts).enumerated().map { index, row in
      Frame(index: index, start: row.1, frame: row.0)
    }
    try object.encode(frames, forKey: .frames)
  }

  private struct Frame: Encodable {
    let index: Int
    let start: Int
    let frame: GIFContents.Frame

    private enum Key: String, CodingKey {
      case index, time, delay, x, y, width, height, disposal, transparentIndex, interlaced, codeSize, localColors
      case colorsUsed, changedPixels, offset, bytes
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(index, forKey: .index)
      try object.encode(Double(start) / 100, forKey: .time)
      try object.encode(frame.delay, forKey: .delay)
      try object.encode(frame.x, forKey: .x)
      try object.encode(frame.y, forKey: .y)
      try object.encode(frame.width, forKey: .width)
      try object.encode(frame.height, forKey: .height)
      try object.encode(frame.disposalName, forKey: .disposal)
      try object.encode(frame.transparentIndex, forKey: .transparentIndex)
      try object.encode(frame.isInterlaced, forKey: .interlaced)
      try object.encode(frame.codeSize, forKey: .codeSize)
      try object.encode(frame.localColors, forKey: .localColors)
      try object.encode(frame.use.count, forKey: .colorsUsed)
      try object.encode(frame.changedPixels, forKey: .changedPixels)
      try object.encode(frame.offset, forKey: .offset)
      try object.encode(frame.bytes, forKey: .bytes)
    }
  }
}

private struct MovieObject: Encodable {
  let movie: MovieContents

  private enum Key: String, CodingKey {
    case width, height, duration, brand, compatibleBrands, boxes, codec, profile, sampleEntry, pixelFormat, streamColor
    case containerColor, indexFirst, videoTracks, audioTracks, otherTracks, hiddenFrames, pieces, frames
  }

  private struct Frame: Encodable {
    let index: Int
    let time: Double
  }

  private struct Color: Encodable {
    let tags: ColorTags

    private enum Key: String, CodingKey { case matrix, primaries, transfer, range }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(tags.matrix, forKey: .matrix)
      try object.encode(tags.primaries, forKey: .primaries)
      try object.encode(tags.transfer, forKey: .transfer)
      try object.encode(tags.range, forKey: .range)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(movie.width, forKey: .width)
    try object.encode(movie.height, forKey: .height)
    try object.encode(movie.duration, forKey: .duration)
    try object.encode(movie.brand, forKey: .brand)
    try object.encode(movie.compatibleBrands, forKey: .compatibleBrands)
    try object.encode(movie.boxes.map { Part(kind: $0.kind, offset: $0.offset, bytes: $0.bytes) }, forKey: .boxes)
    try object.encode(movie.codec, forKey: .codec)
    try object.encode(movie.profile, forKey: .profile)
    try object.encode(movie.sampleEntry, forKey: .sampleEntry)
    try object.encode(movie.pixelFormat, forKey: .pixelFormat)
    try object.encode(Color(tags: movie.streamColor), forKey: .streamColor)
    try object.encode(movie.containerColor.map { Color(tags: $0) }, forKey: .containerColor)
    try object.encode(movie.isIndexFirst, forKey: .indexFirst)
    try object.encode(movie.videoTracks, forKey: .videoTracks)
    try object.encode(movie.audioTracks, forKey: .audioTracks)
    try object.encode(movie.otherTracks, forKey: .otherTracks)
    try object.encode(movie.hiddenFrames, forKey: .hiddenFrames)
    try object.encode(movie.pieces, forKey: .pieces)
    let frames = movie.times.enumerated().map { Frame(index: $0, time: Double($1) / Double(movie.timescale)) }
    try object.encode(frames, forKey: .frames)
  }
}
