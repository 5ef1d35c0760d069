/// What a movie's index says about one track.
struct MovieTrack {
  var id: Int
  /// `vide`, `soun` and others.
  var handler: String
  /// Its times count in so many parts of a second.
  var timescale: Int
  /// Four letters for the kind of samples, such as `avc1`.
  var entry: String
  /// What its `colr` box says; nil without one.
  var color: ColorTags?
  var samples = SampleTimes()
  var edits: [Edit]

  /// A part of the track that is shown, or a time in which nothing is.
  struct Edit {
    /// In the movie's own parts of a second.
    var duration: Int
    /// Where the part begins, in the track's; nil for nothing.
    var start: Int?
  }

  /// - Parameter box: of kind `trak`.
  init(_ box: MovieBox, in part: MoviePart) throws(MediaError) {
    let header = try part.required("tkhd", in: box.content)
    id = try part.number(header, part.number(header, 0, bytes: 1) == 1 ? 20 : 12)
    let media = try part.required("mdia", in: box.content)
    handler = try part.letters(part.required("hdlr", in: media.content), 8)
    timescale = try part.timescale(part.required("mdhd", in: media.content))
    edits = try part.box("edts", "elst", in: box.content).map { list throws(MediaError) in try part.edits(list) } ?? []
    let table = try part.required("stbl", in: part.required("minf", in: media.content).content)
    let description = try part.required("stsd", in: table.content)
    let entries = description.content.dropFirst(8)
    let sample = try part.boxes(in: entries.startIndex..<entries.endIndex).first
    entry = sample?.kind ?? ""
    // What a picture's entry has before its boxes.
    let boxes = sample?.content.dropFirst(78) ?? 0..<0
    if handler == "vide", let box = try part.box("colr", in: boxes.startIndex..<boxes.endIndex) {
      color = try part.color(box)
    }
    if handler == "vide" { samples = try SampleTimes(table, in: part) }
  }
}

extension MoviePart {
  /// Of a header `mvhd` or `mdhd`: parts of a second.
  func timescale(_ header: MovieBox) throws(MediaError) -> Int {
    let offset = try number(header, 0, bytes: 1) == 1 ? 20 : 12
    let timescale = try number(header, offset)
    if timescale == 0 {
      throw .malformed(
        path: path, byte: header.content.lowerBound + offset, expected: "a second of at least one part", found: "0")
    }
    return timescale
  }

  fileprivate func edits(_ list: MovieBox) throws(MediaError) -> [MovieTrack.Edit] {
    let isLong = try number(list, 0, bytes: 1) == 1
    let length = isLong ? 20 : 12
    var edits: [MovieTrack.Edit] = []
    for index in 0..<(try number(list, 4)) {
      let at = 8 + index * length
      let duration = isLong ? try longNumber(list, at) : try number(list, at)
      let start = isLong ? try longNumber(list, at + 8) : Int(Int32(truncatingIfNeeded: try number(list, at + 4)))
      _ = try number(list, at + length - 4)
      edits.append(
        MovieTrack.Edit(
          duration: min(max(duration, 0), SampleTimes.latest), start: start < 0 ? nil : min(start, SampleTimes.latest)))
    }
    return edits
  }

  fileprivate func color(_ box: MovieBox) throws(MediaError) -> ColorTags? {
    let kind = try letters(box, 0)
    guard kind == "nclx" || kind == "nclc" else { return nil }
    return ColorTags(
      matrix: try number(box, 8, bytes: 2), primaries: try number(box, 4, bytes: 2),
      transfer: try number(box, 6, bytes: 2),
      // QuickTime's kind has none.
      isFullRange: kind == "nclx" ? try number(box, 10, bytes: 1) & 0x80 != 0 : nil)
  }
}
