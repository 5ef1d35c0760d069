/// What an MP4 or MOV says about itself; its coded pictures are not looked at.
package struct MovieIndex {
  /// Of the file.
  let bytes: Int
  private(set) var brand: String?
  private(set) var compatibleBrands: [String] = []
  /// Those that are in no other.
  let boxes: [MovieBox]
  /// Parts of a second in which the movie counts.
  let timescale: Int
  private(set) var tracks: [MovieTrack] = []
  /// The first with pictures.
  private(set) var video: MovieTrack

  /// - Throws: `unreadable`, `malformed`.
  package init(_ source: consuming ByteSource) throws(MediaError) {
    bytes = source.size
    boxes = try source.movieBoxes()
    if let box = boxes.first(where: { $0.kind == "ftyp" }) {
      let part = try source.part(box)
      brand = try part.letters(box, 0)
      for at in stride(from: 8, to: box.content.count - 3, by: 4) { compatibleBrands.append(try part.letters(box, at)) }
    }
    guard let box = boxes.first(where: { $0.kind == "moov" }) else {
      throw .malformed(
        path: source.path, byte: source.size, expected: "an index (box 'moov')", found: "the end of the file")
    }
    let part = try source.part(box)
    timescale = try part.timescale(part.required("mvhd", in: box.content))
    for track in try part.boxes(in: box.content) where track.kind == "trak" {
      tracks.append(try MovieTrack(track, in: part))
    }
    guard var video = tracks.first(where: { $0.handler == "vide" }) else {
      throw .malformed(
        path: source.path, byte: box.range.lowerBound, expected: "a track of pictures",
        found: tracks.count == 1 ? "another track" : "\(tracks.count) other tracks")
    }
    try Self.appendFragments(to: &video, of: source, boxes, extending: try part.box("mvex", in: box.content), in: part)
    if video.samples.starts.isEmpty {
      throw .malformed(path: source.path, byte: box.range.lowerBound, expected: "a frame", found: "none")
    }
    self.video = video
  }

  private static func appendFragments(
    to video: inout MovieTrack, of source: borrowing ByteSource, _ boxes: [MovieBox], extending box: MovieBox?,
    in part: MoviePart
  ) throws(MediaError) {
    var duration = 0
    for box in try part.boxes(in: box?.content ?? 0..<0) where box.kind == "trex" {
      if try part.number(box, 4) == video.id { duration = try part.number(box, 12) }
    }
    for box in boxes where box.kind == "moof" {
      let part = try source.part(box)
      for fragment in try part.boxes(in: box.content) where fragment.kind == "traf" {
        if try part.number(part.required("tfhd", in: fragment.content), 4) == video.id {
          try video.samples.append(fragment, in: part, duration: duration)
        }
      }
    }
  }

  /// When the frames appear that the movie's edit list shows, in order, and when the last one ends: in the track's parts of a
  /// second from the movie's beginning. Of several pieces the first counts.
  package var shown: (times: [Int], end: Int) {
    let first = video.edits.firstIndex { $0.start != nil }
    // What comes before it is a wait.
    var offset = first.map { -(video.edits[$0].start ?? 0) } ?? 0
    for edit in video.edits[..<(first ?? 0)] {
      let wait = (Double(edit.duration) * Double(video.timescale) / Double(timescale)).rounded()
      offset = min(offset + Int(min(wait, Double(SampleTimes.latest))), SampleTimes.latest)
    }
    let times = video.samples.starts.map { $0 + offset }.sorted()
    let visible = times.filter { $0 >= 0 }
    return (visible.isEmpty ? times : visible, video.samples.end + offset)
  }
}
